import type { Application } from '@chamba/kernel/api';
import { formatKept } from '@chamba/kernel/format';

type Status = Application['status'];
type Tone = 'neutral' | 'info' | 'ok' | 'danger' | 'accent';

/** How a state is shown: in a word, and in a sentence with its date. */
export type StateView = {
  label: string;
  tone: Tone;
  /** @param when since when, e.g. 'hoy a las 9:15'; empty where the service does not say. */
  describe: (when: string, application: Application) => string;
  /** How many of the three points (sent, seen, last day) are reached; 0 shows none of them. */
  reached: 0 | 1 | 2;
  /** Whether the candidate can take it back. */
  withdrawable: boolean;
};

const dated = (text: string) => (when: string) => `${text}${when && ` ${when}`}.`;

/** The date in the middle: at the end it would be that of what the employer does. */
const answered = (text: string) => (when: string) => `La empresa respondió${when && ` ${when}`} ${text}.`;

/** What the list, the receipt and the dashboard say of each state: data that the tests enumerate. */
export const STATE_VIEWS: Readonly<Record<Status, StateView>> = {
  waiting: {
    label: 'En espera',
    tone: 'accent',
    describe: dated('Guardamos tu postulación'),
    reached: 0,
    withdrawable: true,
  },
  accepted: {
    label: 'Por entregar',
    tone: 'info',
    describe: () => 'Ya estás postulado. Tu solicitud será procesada y enviada al reclutador.',
    reached: 0,
    withdrawable: true,
  },
  sent: {
    label: 'Enviada',
    tone: 'ok',
    describe: (when, { domain }) => dated(domain ? `La recibió ${domain}` : 'La recibió la empresa')(when),
    reached: 1,
    withdrawable: true,
  },
  undelivered: {
    label: 'No entregada',
    tone: 'danger',
    describe: dated('No pudimos entregar tu postulación a la empresa; dejamos de intentarlo'),
    reached: 0,
    withdrawable: true,
  },
  seen: {
    label: 'CV visto',
    tone: 'info',
    describe: dated('El reclutador abrió tu CV'),
    reached: 2,
    withdrawable: true,
  },
  inProcess: {
    label: 'En revisión',
    tone: 'info',
    describe: answered('que la está revisando'),
    reached: 2,
    withdrawable: true,
  },
  interview: {
    label: 'Entrevista',
    tone: 'ok',
    describe: dated('La empresa te propone una entrevista; respondió'),
    reached: 2,
    withdrawable: true,
  },
  rejected: {
    label: 'No continúa',
    tone: 'neutral',
    describe: answered('que tu postulación no continúa'),
    reached: 2,
    withdrawable: false,
  },
  hired: {
    label: 'Contratado',
    tone: 'ok',
    describe: answered('que te contrató'),
    reached: 2,
    withdrawable: false,
  },
  withdrawn: {
    label: 'Retirada',
    tone: 'neutral',
    describe: dated('Retiraste tu postulación'),
    reached: 0,
    withdrawable: false,
  },
  expired: {
    label: 'No enviada',
    tone: 'danger',
    describe: (when) =>
      `La vacante terminó${when && ` ${when}`} antes de que se pudiera enviar tu postulación.`,
    reached: 0,
    withdrawable: false,
  },
  external: {
    label: 'En su sitio',
    tone: 'neutral',
    describe: dated('Abriste el sitio de la empresa'),
    reached: 0,
    withdrawable: false,
  },
  sample: {
    label: 'Vacante de muestra',
    tone: 'neutral',
    describe: () => 'Vacante de muestra: nadie recibe esta postulación',
    reached: 0,
    withdrawable: true,
  },
};

/** The sentence of an application's state, with its date. */
export function describeState(application: Application, now: number): string {
  const at = Date.parse(application.statusdate);
  const when = Number.isNaN(at) ? '' : formatKept(at, now);
  return STATE_VIEWS[application.status].describe(when, application);
}

export type ProgressPoint = { label: string; done: boolean; current: boolean };

/**
 * The three points of an application: sent, seen, and the offer's last day. Only what the data says is marked as
 * done; one that was not received has no progress.
 * @param closes the last day as shown, e.g. '20 dic'.
 */
export function getProgress(
  { status }: Pick<Application, 'status'>,
  closes: string,
): readonly ProgressPoint[] {
  const { reached } = STATE_VIEWS[status];
  if (reached === 0) return [];
  return [
    { label: 'Enviada', done: true, current: reached === 1 },
    { label: 'CV visto', done: reached > 1, current: reached > 1 },
    { label: `Cierra ${closes}`, done: false, current: false },
  ];
}
