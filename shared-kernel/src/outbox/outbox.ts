import { createStore, values, type UseStore } from 'idb-keyval';
import { isListOf, isText, readLocal } from '../storage/index.ts';

/** What is kept of an offer with its application: enough to show it before the server lists it. */
export type OutboxOffer = {
  jobid: string;
  title: string;
  companyname: string;
  /** 'Guadalajara, Jalisco', or empty. */
  location: string;
  /** Path of the offer's page. */
  url: string;
  /** Whether the offer sends the candidate on to another site. */
  external: boolean;
};

/** An application on its way: written before the first call, removed when it is settled. */
export type OutboxEntry = {
  userid: string;
  offer: OutboxOffer;
  /** 32 hexadecimal characters, the same in every attempt. */
  idempotencyKey: string;
  /** Epoch ms of the tap. */
  createdAt: number;
  /** Attempts that ended without a final answer. */
  attempts: number;
  /** Epoch ms before which no attempt is made, unless the network comes back or a page is opened. */
  nextAt: number;
  /** The résumé to send; missing means the account's own choice. */
  resumeid?: string;
  skills?: ReadonlyArray<{ id: string; level: string }>;
  killerQuestions?: ReadonlyArray<{ id: string; answer: string }>;
  /** Sent while no page was open; the next page reports it and removes the entry. */
  sent?: { at: number; state: string | null };
  /** The candidate does not want it any more: it is taken back, in case that the service has it already. */
  cancelled?: true;
};

let database: UseStore | null = null;

const open = (): UseStore => (database ??= createStore('chamba-apply', 'outbox'));

const MEMORY = Symbol.for('chamba.outbox');

/**
 * Where the browser refuses a database, applications live as long as the page. Each unit has its own copy of this module,
 * so what they share hangs on the page itself.
 */
export function getMemory(): Map<string, OutboxEntry> {
  const page = globalThis as { [MEMORY]?: Map<string, OutboxEntry> };
  return (page[MEMORY] ??= new Map());
}

/** Works on the database, or does something else where the browser refuses one. */
export async function attempt<Result>(
  work: (store: UseStore) => Promise<Result>,
  otherwise: () => Result,
): Promise<Result> {
  try {
    return await work(open());
  } catch {
    return otherwise();
  }
}

/** Accounts that have something in the outbox: looked at on every page, so it costs no database. */
export const OWNERS_KEY = 'outbox.owners';

/** The accounts of the note; null where the browser has none. */
export const readOwners = (): readonly string[] | null => readLocal(OWNERS_KEY, isListOf(isText));

/**
 * Whether the outbox may hold applications of an account. Reads a note of a few bytes, not the outbox itself; a browser
 * without the note may hold entries from before there was one.
 * @param userid `null` asks for entries of any account.
 * @example if (mayHoldApplications(userid)) await listOutbox(userid);
 */
export function mayHoldApplications(userid: string | null): boolean {
  const owners = readOwners();
  if (userid === null) return (owners?.length ?? 0) > 0;
  return owners === null || owners.includes(userid);
}

/**
 * Everything that waits in this browser, of every account; for the service worker, which has no page.
 * @example for (const entry of await listWholeOutbox()) await send(entry);
 */
export async function listWholeOutbox(): Promise<OutboxEntry[]> {
  const stored = await attempt(
    (store) => values<OutboxEntry>(store),
    () => [],
  );
  return [...stored, ...getMemory().values()];
}

/** Name under which the browser is asked to wake the service worker when there is a network (Background Sync). */
export const SYNC_TAG = 'outbox';

/**
 * Name of the lock under which an application is sent: one tab or the service worker at a time.
 * @example navigator.locks.request(toLockName(entry), send);
 */
export const toLockName = ({ userid, offer }: Pick<OutboxEntry, 'userid' | 'offer'>): string =>
  `chamba-apply:${userid}:${offer.jobid}`;
