import type { Application } from '@chamba/kernel/api';

export type ProgressPoint = { label: string; done: boolean; current: boolean };

/** Words for what a recruiter said after having seen the application. */
const OUTCOMES: Partial<Record<Application['status'], { label: string; tone: 'info' | 'ok' | 'neutral' }>> = {
  inProcess: { label: 'En proceso', tone: 'info' },
  hired: { label: 'Contratado', tone: 'ok' },
  rejected: { label: 'Rechazada', tone: 'neutral' },
};

/** States of an application whose CV the recruiter has opened. */
const SEEN: readonly Application['status'][] = ['seen', 'inProcess', 'interview', 'rejected', 'hired'];

/** The recruiter's decision in a word; undefined while there is none. */
export const getOutcome = (application: Pick<Application, 'status'>) => OUTCOMES[application.status];

/**
 * The three points of an application: sent, seen, and the offer's last day. Only what the data says is marked as
 * done; one that has not been sent has no progress.
 * @param closes the last day as shown, e.g. '20 dic'.
 */
export function getProgress(
  { status }: Pick<Application, 'status'>,
  closes: string,
): readonly ProgressPoint[] {
  const seen = SEEN.includes(status);
  if (status !== 'sent' && !seen) return [];
  return [
    { label: 'Enviada', done: true, current: !seen },
    { label: 'CV visto', done: seen, current: seen },
    { label: `Cierra ${closes}`, done: false, current: false },
  ];
}
