import type { AccountContext } from '../http/context.ts';
import { writeLetter } from '../mail/index.ts';
import type { MailOutcome } from '../mail/index.ts';
import type { IssuedToken } from './account-tokens.ts';

type Recipient = { name: string; email: string };
type Sender = Pick<AccountContext, 'mail' | 'siteUrl' | 'siteName'>;

const greet = (name: string): string => `Hola, ${name.split(' ')[0] ?? name}:`;

const NOT_YOU = 'Si tú no lo pediste, ignora este correo.';

/** Sends the mail that confirms the address of a new account. */
export function sendConfirmation(
  context: Sender,
  { name, email }: Recipient,
  token: IssuedToken,
): Promise<MailOutcome> {
  const { mail, siteUrl, siteName } = context;
  const paragraphs = [
    `Gracias por crear tu cuenta en ${siteName}. Confirma que este correo es tuyo para que puedas postularte a las vacantes.`,
  ];
  if (token.code) paragraphs.push(`Tu código de confirmación es ${token.code}.`);
  const letter = {
    to: email,
    subject: `Confirma tu cuenta de ${siteName}`,
    greeting: greet(name),
    paragraphs,
    action: { label: 'Confirmar mi cuenta', url: `${siteUrl}/dashboard/activar/${token.link}` },
    note: `La liga funciona una sola vez, durante 7 días. ${NOT_YOU}`,
  };
  return mail.send(writeLetter(letter, siteName));
}

/** Sends the mail that confirms a changed address; it goes to the new address. */
export function sendEmailChange(
  context: Sender,
  { name, email }: Recipient,
  token: IssuedToken,
): Promise<MailOutcome> {
  const { mail, siteUrl, siteName } = context;
  const letter = {
    to: email,
    subject: `Confirma tu nuevo correo en ${siteName}`,
    greeting: greet(name),
    paragraphs: [`Pediste usar este correo en tu cuenta de ${siteName}. Confírmalo para terminar el cambio.`],
    action: { label: 'Confirmar mi correo', url: `${siteUrl}/dashboard/activar/${token.link}` },
    note: `La liga funciona una sola vez, durante 24 horas. ${NOT_YOU}`,
  };
  return mail.send(writeLetter(letter, siteName));
}

/** Sends the mail with which a forgotten password is replaced. */
export function sendPasswordReset(
  context: Sender,
  { name, email }: Recipient,
  token: IssuedToken,
): Promise<MailOutcome> {
  const { mail, siteUrl, siteName } = context;
  const letter = {
    to: email,
    subject: `Restablece tu contraseña de ${siteName}`,
    greeting: greet(name),
    paragraphs: [
      'Recibimos una solicitud para restablecer tu contraseña. Elige una nueva en la siguiente página.',
    ],
    action: { label: 'Elegir una contraseña nueva', url: `${siteUrl}/cuenta/nueva-contrasena/${token.link}` },
    note: `La liga funciona una sola vez, durante 2 horas. ${NOT_YOU} Tu contraseña actual sigue siendo válida.`,
  };
  return mail.send(writeLetter(letter, siteName));
}
