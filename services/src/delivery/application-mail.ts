import type { ApplicationSnapshot } from '@chamba/kernel/applications';
import type { Message } from '../mail/index.ts';
import { escapeHtml } from '../mail/letter.ts';
import { yearsInWords } from '@chamba/kernel/format';

type Section = { heading: string; entries: readonly Entry[] };
/** Lines of one job, one period of studies and the like; `text` is written by the candidate and may have line breaks. */
type Entry = { lines: readonly string[]; text?: string };

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** 'mar 2021' of `2021-03`. */
function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return [MONTHS[Number(number) - 1], year].filter(Boolean).join(' ');
}

function jobEntry(job: ApplicationSnapshot['resume']['employments'][number]): Entry {
  const until = job.iscurrent ? 'actual' : monthInWords(job.enddate);
  const period = [monthInWords(job.startdate), until].filter(Boolean).join(' – ');
  return {
    lines: [[job.jobtitle, job.company].filter(Boolean).join(', '), period].filter(Boolean),
    text: job.description,
  };
}

function studyEntry(study: ApplicationSnapshot['resume']['studies'][number]): Entry {
  const period = [study.startyear, study.endyear].filter(Boolean).join(' – ');
  const what = [study.level, study.degree].filter(Boolean).join(': ');
  return { lines: [what, [study.institution, period].filter(Boolean).join(', ')].filter(Boolean) };
}

/** 'Cobranza, 4 años'. */
const specialityLine = ({ name, years }: ApplicationSnapshot['resume']['specialities'][number]): string =>
  [name, yearsInWords(years)].filter(Boolean).join(', ');

const yesOrNo = (value: boolean): string => (value ? 'sí' : 'no');

const OPEN_TO_READ = 'Descárgalos en la página de la postulación.';

/** The whole CV in the order in which it is read: who it is, what they look for, what they did. */
function toSections({ candidate, resume, skills, killerQuestions, files }: ApplicationSnapshot): Section[] {
  const wishes = [
    resume.title,
    ...(resume.interests.length > 0 ? [`Áreas de interés: ${resume.interests.join(', ')}`] : []),
    ...(resume.salary ? [`Sueldo deseado: ${resume.salary}`] : []),
    ...(resume.willingtotravel === undefined
      ? []
      : [`Disponibilidad para viajar: ${yesOrNo(resume.willingtotravel)}`]),
    ...(resume.willingtorelocate === undefined
      ? []
      : [`Disponibilidad para cambiar de residencia: ${yesOrNo(resume.willingtorelocate)}`]),
  ];
  const sections: Section[] = [
    {
      heading: 'Contacto',
      entries: [
        {
          lines: [
            candidate.name,
            `Correo: ${candidate.email}`,
            `Teléfono: ${candidate.phone}`,
            ...(candidate.location ? [`Vive en: ${candidate.location}`] : []),
          ],
        },
      ],
    },
    { heading: 'Perfil', entries: [{ lines: wishes.filter(Boolean), text: resume.objective }] },
    {
      heading: 'Preguntas de la empresa',
      entries: killerQuestions.map(({ id, question, answer }) => ({ lines: [question || id], text: answer })),
    },
    {
      heading: 'Archivos',
      entries: files.length > 0 ? [{ lines: files.map(({ name }) => name), text: OPEN_TO_READ }] : [],
    },
    { heading: 'Experiencia', entries: resume.employments.map(jobEntry) },
    { heading: 'Estudios', entries: resume.studies.map(studyEntry) },
    {
      heading: 'Idiomas',
      entries: resume.languages.map(({ language, level }) => ({
        lines: [[language, level].filter(Boolean).join(': ')],
      })),
    },
    {
      heading: 'Habilidades de la vacante',
      entries: skills.map(({ description, level }) => ({
        lines: [[description, level].filter(Boolean).join(': ')],
      })),
    },
    {
      heading: 'Especialidad',
      entries: resume.specialities.map((speciality) => ({ lines: [specialityLine(speciality)] })),
    },
    {
      heading: 'Habilidades',
      entries: resume.skills.map(({ name, level }) => ({
        lines: [[name, level].filter(Boolean).join(': ')],
      })),
    },
    {
      heading: 'Certificaciones',
      entries: resume.certifications.map(({ name, issuer, year, url }) => ({
        lines: [name, [issuer, year].filter(Boolean).join(', '), url].filter(Boolean),
      })),
    },
    {
      heading: 'Enlaces',
      entries: resume.links.map(({ title, url }) => ({ lines: [title, url].filter(Boolean) })),
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

const entryText = ({ lines, text }: Entry): string => [...lines, ...(text ? [text] : [])].join('\n');

const entryHtml = ({ lines, text }: Entry): string => {
  const [first = '', ...others] = lines.map(escapeHtml);
  const body = text
    ? `<p style="margin:4px 0 0;white-space:pre-line">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`
    : '';
  return `<div style="margin:0 0 12px"><div>${[`<strong>${first}</strong>`, ...others].join('<br>')}</div>${body}</div>`;
};

/** What frames the CV in a mail. */
type Frame = { to: string; siteName: string; siteUrl: string; url: string };

/**
 * The mail by which an employer gets an application: the whole CV, readable without HTML, and the link to the page where
 * they can answer. Replies go to the candidate.
 */
export function applicationMail(
  snapshot: ApplicationSnapshot,
  { to, siteName, siteUrl, url }: Frame,
): Message {
  const { candidate, offer } = snapshot;
  const intro = `${candidate.name} se postuló a tu vacante «${offer.title}» en ${siteName}.`;
  const where = [offer.location, offer.reference ? `Tu referencia: ${offer.reference}` : '']
    .filter(Boolean)
    .join(' · ');
  const ask = 'Abre su CV y dile si sigue en el proceso';
  const sections = toSections(snapshot);
  const text = [
    'Hola:',
    [intro, where].filter(Boolean).join('\n'),
    `${ask}:\n${url}`,
    ...sections.map(({ heading, entries }) =>
      [heading.toUpperCase(), ...entries.map(entryText)].join('\n\n'),
    ),
    `Vacante: ${siteUrl}${offer.url}`,
    `El equipo de ${siteName}`,
  ];
  const safeUrl = escapeHtml(url);
  const html = `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(offer.title)}</title></head>
<body style="margin:0;padding:16px;background:#fff;overflow-wrap:break-word;word-break:break-word;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5;color:#1c1c1c">
<div style="max-width:640px;margin:0 auto">
<p style="margin:0 0 16px">Hola:</p>
<p style="margin:0 0 16px">${escapeHtml(intro)}${where ? `<br>${escapeHtml(where)}` : ''}</p>
<p style="margin:24px 0"><a href="${safeUrl}" style="background:#055030;color:#fff;text-decoration:none;padding:12px 24px;border-radius:8px;display:inline-block">Ver el CV y responder</a></p>
<p style="margin:0 0 16px;font-size:14px">Si el botón no funciona, copia esta dirección en tu navegador:<br>${safeUrl}</p>
${sections
  .map(
    ({ heading, entries }) =>
      `<h2 style="font-size:18px;margin:24px 0 8px">${heading}</h2>\n${entries.map(entryHtml).join('\n')}`,
  )
  .join('\n')}
<p style="margin:24px 0 0;font-size:14px">Vacante: <a href="${escapeHtml(siteUrl + offer.url)}">${escapeHtml(offer.title)}</a></p>
<p style="margin:16px 0 0">El equipo de ${escapeHtml(siteName)}</p>
</div></body></html>`;
  return {
    to,
    subject: `Nueva postulación: ${offer.title}`,
    text: `${text.join('\n\n')}\n`,
    html,
    replyTo: candidate.email,
  };
}
