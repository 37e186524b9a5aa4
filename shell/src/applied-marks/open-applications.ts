import type { EventPayloads } from '@chamba/kernel/events';
import { isListOf, isRecord, isText, readLocal, writeLocal } from '@chamba/kernel/storage';

/** How an application stands, as the event says it. */
export type Settled = EventPayloads['application/settled'];

/** States that marks do not show: what waits for the candidate, companies' sites that were opened, what did not arrive. */
const OPEN_STATES: readonly unknown[] = ['waiting', 'external', 'undelivered'];

/** Whether the mark 'Postulado' does not say how an application stands: pages say it in other words. */
export const isOpen = ({ state, final }: { state?: unknown; final?: unknown }): boolean =>
  OPEN_STATES.includes(state) || (state === 'withdrawn' && final === true);

/** Most that one browser keeps; the list of the server has all of them. */
const MAX_OPEN = 50;

const KEY = 'outbox.open';

const isSettled = (value: unknown): value is Settled =>
  isRecord(value) && isText(value['jobid']) && value['outcome'] === 'rejected' && isOpen(value);

const isKept = (value: unknown): value is { userid: string; items: Settled[] } =>
  isRecord(value) && isText(value['userid']) && isListOf(isSettled)(value['items']);

/** What this browser knows of an account's applications that are open: pages show it before they have asked. */
export function readOpen(userid: string): readonly Settled[] {
  const kept = readLocal(KEY, isKept);
  return kept?.userid === userid ? kept.items : [];
}

/**
 * Keeps or drops one application by where it stands now, and since when: a page that is opened later says the same.
 * @param now epoch ms.
 */
export function noteOpen(userid: string, settled: Settled, now: number): void {
  const before = readOpen(userid);
  const others = before.filter(({ jobid }) => jobid !== settled.jobid);
  const isKeptOn = isSettled(settled);
  if (!isKeptOn && others.length === before.length) return;
  const known = before.find(({ jobid, state }) => jobid === settled.jobid && state === settled.state);
  const kept = { ...settled, at: settled.at ?? known?.at ?? now };
  writeLocal(KEY, { userid, items: [...others, ...(isKeptOn ? [kept] : [])].slice(-MAX_OPEN) });
}
