import { createStore, del, get, promisifyRequest, update, values, type UseStore } from 'idb-keyval';
import { isListOf, isText, readLocal, writeLocal } from '../storage/index.ts';

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

/**
 * An entry of an application that is asked for now.
 * @param answers the résumé and what the employer asked, where the candidate chose or answered.
 * @example await addToOutbox(createOutboxEntry(userid, offer));
 */
export function createOutboxEntry(
  userid: string,
  offer: OutboxOffer,
  answers: Pick<OutboxEntry, 'resumeid' | 'skills' | 'killerQuestions'> = {},
): OutboxEntry {
  const now = Date.now();
  return {
    userid,
    offer,
    idempotencyKey: newIdempotencyKey(),
    createdAt: now,
    attempts: 0,
    nextAt: now,
    ...answers,
  };
}

let database: UseStore | null = null;
const open = (): UseStore => (database ??= createStore('chamba-apply', 'outbox'));

const MEMORY = Symbol.for('chamba.outbox');

/**
 * Where the browser refuses a database, applications live as long as the page. Each unit has its own copy of this module,
 * so what they share hangs on the page itself.
 */
function getMemory(): Map<string, OutboxEntry> {
  const page = globalThis as { [MEMORY]?: Map<string, OutboxEntry> };
  return (page[MEMORY] ??= new Map());
}

const toEntryId = (userid: string, jobid: string): string => `${userid}:${jobid}`;

async function attempt<Result>(
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
const OWNERS_KEY = 'outbox.owners';

const readOwners = (): readonly string[] | null => readLocal(OWNERS_KEY, isListOf(isText));

function markOwner(userid: string): void {
  const owners = readOwners() ?? [];
  if (!owners.includes(userid)) writeLocal(OWNERS_KEY, [...owners, userid]);
}

async function markOwners(): Promise<string[]> {
  const owners = [...new Set((await readAll()).map(({ userid }) => userid))];
  writeLocal(OWNERS_KEY, owners);
  return owners;
}

/** Writes down whose entries are left, twice: another tab may add one between the look and the note. */
async function updateOwners(): Promise<void> {
  const noted = await markOwners();
  const now = new Set((await readAll()).map(({ userid }) => userid));
  if (now.size !== noted.length || noted.some((owner) => !now.has(owner))) await markOwners();
}

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

/** What is kept when an application is asked for again: one that was cancelled starts anew, since its key is refused from then on. */
const toKept = (earlier: OutboxEntry | undefined, entry: OutboxEntry): OutboxEntry =>
  earlier && !earlier.cancelled ? earlier : entry;

/**
 * Puts an application into the outbox. One candidate has at most one entry per offer: an earlier one, with its
 * key, stays as it is; one that was cancelled gives way to the new one.
 * @returns the entry that is kept.
 * @example
 * await addToOutbox(createOutboxEntry(userid, offer, answers));
 */
export async function addToOutbox(entry: OutboxEntry): Promise<OutboxEntry> {
  const id = toEntryId(entry.userid, entry.offer.jobid);
  const memory = getMemory();
  let kept = toKept(memory.get(id), entry);
  // Before the entry, so that a page which ends in between leaves none without a note; and after it, since another tab may
  // have written the note meanwhile.
  markOwner(entry.userid);
  await attempt(
    (store) =>
      update<OutboxEntry>(
        id,
        (earlier) => {
          kept = toKept(earlier, kept);
          return kept;
        },
        store,
      ),
    () => void memory.set(id, kept),
  );
  markOwner(entry.userid);
  return kept;
}

/**
 * The entry as it is now; undefined once it is settled, by this tab or another.
 * @example const entry = await readFromOutbox(userid, jobid);
 */
export async function readFromOutbox(userid: string, jobid: string): Promise<OutboxEntry | undefined> {
  const id = toEntryId(userid, jobid);
  return (
    getMemory().get(id) ??
    attempt(
      (store) => get<OutboxEntry>(id, store),
      () => undefined,
    )
  );
}

/**
 * What is kept of an entry after an attempt, during which it may have been cancelled, and then asked for again under another
 * key.
 */
function afterAttempt(entry: OutboxEntry, earlier: OutboxEntry | undefined): OutboxEntry {
  if (earlier && earlier.idempotencyKey !== entry.idempotencyKey) return earlier;
  return earlier?.cancelled ? { ...entry, cancelled: true } : entry;
}

/**
 * Writes an entry back after an attempt.
 * @returns the entry that is kept.
 * @example await saveInOutbox({ ...entry, attempts: entry.attempts + 1 });
 */
export async function saveInOutbox(entry: OutboxEntry): Promise<OutboxEntry> {
  const id = toEntryId(entry.userid, entry.offer.jobid);
  const memory = getMemory();
  let kept = entry;
  const keep = (earlier: OutboxEntry | undefined): OutboxEntry => (kept = afterAttempt(entry, earlier));
  if (memory.has(id)) memory.set(id, keep(memory.get(id)));
  else
    await attempt(
      (store) => update<OutboxEntry>(id, keep, store),
      () => void memory.set(id, entry),
    );
  return kept;
}

/**
 * Cancels an application that is on its way. The entry stays until the service has said that it has nothing of it.
 * @returns whether it was still on its way.
 * @example if (yield call(cancelInOutbox, userid, jobid)) yield put(toastShown(cancelled));
 */
export async function cancelInOutbox(userid: string, jobid: string): Promise<boolean> {
  const entry = await readFromOutbox(userid, jobid);
  if (!entry || entry.sent) return false;
  await saveInOutbox({ ...entry, cancelled: true });
  return true;
}

/**
 * Removes a settled application.
 * @example await removeFromOutbox(userid, jobid);
 */
export async function removeFromOutbox(userid: string, jobid: string): Promise<void> {
  const id = toEntryId(userid, jobid);
  getMemory().delete(id);
  await attempt(
    (store) => del(id, store),
    () => undefined,
  );
  await updateOwners();
}

/**
 * Removes an application that was taken back, unless its candidate has asked for it again meanwhile.
 * @returns the entry that stays because it was asked for again.
 * @example const again = await removeCancelled(entry);
 */
export async function removeCancelled({ userid, offer }: OutboxEntry): Promise<OutboxEntry | undefined> {
  const id = toEntryId(userid, offer.jobid);
  const memory = getMemory();
  let again = memory.get(id);
  if (again?.cancelled) memory.delete(id);
  // In one transaction: a tap in between would be lost.
  again ??= await attempt(
    (store) => store('readwrite', (entries) => deleteCancelled(entries, id)),
    () => undefined,
  );
  await updateOwners();
  return again?.cancelled ? undefined : again;
}

async function deleteCancelled(entries: IDBObjectStore, id: string): Promise<OutboxEntry | undefined> {
  const found = await promisifyRequest<OutboxEntry | undefined>(entries.get(id));
  if (found?.cancelled) await promisifyRequest(entries.delete(id));
  return found;
}

/** Milliseconds an application waits for its candidate to come back to this browser. */
const LIFE_MS = 30 * 86_400_000;

async function readAll(): Promise<OutboxEntry[]> {
  const stored = await attempt(
    (store) => values<OutboxEntry>(store),
    () => [],
  );
  return [...stored, ...getMemory().values()];
}

/**
 * What a candidate still has on its way, oldest first. Entries of others are never returned; those whose candidate has
 * not come back in 30 days are removed.
 * @example for (const entry of await listOutbox(userid)) show(entry.offer);
 */
export async function listOutbox(userid: string): Promise<OutboxEntry[]> {
  const all = await readAll();
  const oldest = Date.now() - LIFE_MS;
  for (const { userid: owner, offer, createdAt } of all)
    if (createdAt <= oldest) await removeFromOutbox(owner, offer.jobid);
  // A page that ended between a removal and its note left the note behind.
  if (readOwners()?.length !== new Set(all.map((entry) => entry.userid)).size) await updateOwners();
  return all
    .filter((entry) => entry.userid === userid && entry.createdAt > oldest)
    .sort((one, other) => one.createdAt - other.createdAt);
}

/**
 * Everything that waits in this browser, of every account; for the service worker, which has no page.
 * @example for (const entry of await listWholeOutbox()) await send(entry);
 */
export const listWholeOutbox = readAll;

/** Name under which the browser is asked to wake the service worker when there is a network (Background Sync). */
export const SYNC_TAG = 'outbox';

/**
 * Name of the lock under which an application is sent: one tab or the service worker at a time.
 * @example navigator.locks.request(toLockName(entry), send);
 */
export const toLockName = ({ userid, offer }: Pick<OutboxEntry, 'userid' | 'offer'>): string =>
  `chamba-apply:${userid}:${offer.jobid}`;

/**
 * A new idempotency key: 32 hexadecimal characters from the browser's secure source.
 * @example const idempotencyKey = newIdempotencyKey();
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
