import { createStore, del, get, update, values, type UseStore } from 'idb-keyval';
import type { AppliedOffer } from './apply.slice.ts';

/** An application on its way: written before the first call, removed when it is settled. */
export type OutboxEntry = {
  userid: string;
  offer: AppliedOffer;
  /** 32 hexadecimal characters, the same in every attempt. */
  idempotencyKey: string;
  /** Epoch ms of the tap. */
  createdAt: number;
  /** Attempts that ended without a final answer. */
  attempts: number;
  /** Epoch ms before which no attempt is made, unless the network comes back. */
  nextAt: number;
};

let database: UseStore | null = null;
const open = (): UseStore => (database ??= createStore('chamba-apply', 'outbox'));

/** Where the browser refuses a database, applications live as long as the page. */
const memory = new Map<string, OutboxEntry>();

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

/**
 * Puts an application into the outbox. One candidate has at most one entry per offer: an earlier one, with its
 * key, stays as it is.
 * @returns the entry that is kept.
 */
export async function addToOutbox(entry: OutboxEntry): Promise<OutboxEntry> {
  const id = toEntryId(entry.userid, entry.offer.jobid);
  let kept = memory.get(id) ?? entry;
  await attempt(
    (store) =>
      update<OutboxEntry>(
        id,
        (earlier) => {
          kept = earlier ?? kept;
          return kept;
        },
        store,
      ),
    () => void memory.set(id, kept),
  );
  return kept;
}

/** The entry as it is now; undefined once it is settled, by this tab or another. */
export async function readFromOutbox(userid: string, jobid: string): Promise<OutboxEntry | undefined> {
  const id = toEntryId(userid, jobid);
  return (
    memory.get(id) ??
    attempt(
      (store) => get<OutboxEntry>(id, store),
      () => undefined,
    )
  );
}

/** Writes an entry back after an attempt. */
export async function saveInOutbox(entry: OutboxEntry): Promise<void> {
  const id = toEntryId(entry.userid, entry.offer.jobid);
  if (memory.has(id)) memory.set(id, entry);
  else
    await attempt(
      (store) => update<OutboxEntry>(id, () => entry, store),
      () => void memory.set(id, entry),
    );
}

/** Removes a settled application. */
export async function removeFromOutbox(userid: string, jobid: string): Promise<void> {
  const id = toEntryId(userid, jobid);
  memory.delete(id);
  await attempt(
    (store) => del(id, store),
    () => undefined,
  );
}

/** Milliseconds an application waits for its candidate to come back to this browser. */
const LIFE_MS = 30 * 86_400_000;

/**
 * What a candidate still has on its way, oldest first. Entries of others are never returned; those whose candidate has
 * not come back in 30 days are removed.
 */
export async function listOutbox(userid: string): Promise<OutboxEntry[]> {
  const all = await attempt(
    (store) => values<OutboxEntry>(store),
    () => [],
  );
  const oldest = Date.now() - LIFE_MS;
  const stored = all.filter(({ createdAt }) => createdAt > oldest);
  for (const { userid: owner, offer, createdAt } of all)
    if (createdAt <= oldest) await removeFromOutbox(owner, offer.jobid);
  return [...stored, ...memory.values()]
    .filter((entry) => entry.userid === userid)
    .sort((one, other) => one.createdAt - other.createdAt);
}

/** A new idempotency key: 32 hexadecimal characters from the browser's secure source. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
