import type { AccountContext } from '../account-context.ts';
import { writeLetter } from '../mail/index.ts';
import type { Message } from '../mail/index.ts';
import { plainName } from '../my-service/account-rules.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';

type MailedApplication = {
  recipient: string;
  title: string;
  name: string;
  email: string;
  phone: string;
  resume: ResumeRow;
};

/** The mail that sends an application to the offer's recruiter. */
export function applicationMail(
  { siteName }: Pick<AccountContext, 'siteName'>,
  { recipient, title, name, email, phone, resume }: MailedApplication,
): Message {
  const jobs = resume.document.employments.map(({ jobtitle, company, startdate, enddate, iscurrent }) => {
    const until = iscurrent ? 'actual' : enddate;
    return `${jobtitle}, ${company} (${startdate}${until ? ` a ${until}` : ''})`;
  });
  const letter = {
    to: recipient,
    subject: `Nueva postulación: ${title}`,
    greeting: 'Hola:',
    paragraphs: [
      `${plainName(name)} se postuló a tu vacante «${title}» en ${siteName}.`,
      `Perfil: ${resume.resumetitle}. Correo: ${email}. Teléfono: ${phone}.`,
      ...(jobs.length > 0 ? [`Experiencia: ${jobs.join('; ')}.`] : []),
    ],
  };
  return writeLetter(letter, siteName);
}
