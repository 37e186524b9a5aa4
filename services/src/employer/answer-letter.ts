import type { AnswerState, ApplicationSnapshot } from '@chamba/kernel/applications';
import type { EmployerAnswer } from '@chamba/kernel/api';
import { writeLetter } from '../mail/index.ts';
import type { Message, Unsubscribe } from '../mail/index.ts';

const MOMENT = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Mexico_City',
});

const HEADLINES: Readonly<Record<AnswerState, { subject: string; sentence: string }>> = {
  inProcess: { subject: 'Tu postulación está en revisión', sentence: 'está revisando tu postulación a' },
  interview: { subject: 'Te invitan a una entrevista', sentence: 'te invita a una entrevista para' },
  rejected: {
    subject: 'Respuesta a tu postulación',
    sentence: 'decidió no continuar con tu postulación a',
  },
  hired: { subject: 'Te eligieron para la vacante', sentence: 'te eligió para' },
};

/** The mail that reports an employer's answer to the candidate. */
export function answerLetter(
  { candidate, offer }: ApplicationSnapshot,
  state: AnswerState,
  { text, at, place, link }: EmployerAnswer,
  {
    to,
    siteUrl,
    siteName,
    unsubscribe,
  }: { to: string; siteUrl: string; siteName: string; unsubscribe: Unsubscribe },
): Message {
  const { subject, sentence } = HEADLINES[state];
  return writeLetter(
    {
      to,
      subject: `${subject}: ${offer.title}`,
      greeting: candidate.name ? `Hola, ${candidate.name}:` : 'Hola:',
      paragraphs: [
        `${offer.companyname} ${sentence} «${offer.title}».`,
        ...(at ? [`Cuándo: ${MOMENT.format(new Date(at))} (hora del centro de México).`] : []),
        ...(place ? [`Dónde: ${place}`] : []),
        ...(link ? [`Enlace: ${link}`] : []),
        ...(text ? [`Mensaje de la empresa: ${text}`] : []),
      ],
      action: { label: 'Ver mis postulaciones', url: `${siteUrl}/postulaciones` },
      note: `Nunca pagues por una entrevista ni por un empleo. ${siteName} no te pide dinero.`,
      unsubscribe,
    },
    siteName,
  );
}
