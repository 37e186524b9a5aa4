/** Changes of entries: apart from what every page reads, so that pages load it only once there is something to send. */
import { del, get, promisifyRequest, update } from 'idb-keyval';
import { writeLocal } from '../storage/index.ts';
import {
  attempt,
  getMemory,
  listWholeOutbox,
  OWNERS_KEY,
  readOwners,
  type OutboxEntry,
  type OutboxOffer,
} from './outbox.ts';

const toEntryId = (userid: string, jobid: string): string => `${userid}:${jobid}`;

function markOwner(userid: string): void {
  const owners = readOwners() ?? [];
  if (!owners.includes(userid)) writeLocal(OWNERS_KEY, [...owners, userid]);
}

async function markOwners(): Promise<string[]> {
  const owners = [...new Set((await listWholeOutbox()).map(({ userid }) => userid))];
  writeLocal(OWNERS_KEY, owners);
  return owners;
}

/** Writes down whose entries are left, twice: another tab may add one between the look and the note. */
async function updateOwners(): Promise<void> {
  const noted = await markOwners();
  const now = new Set((await listWholeOutbox()).map(({ userid }) => userid));
  if (now.size !== noted.length || noted.some((owner) => !now.has(owner))) await markOwners();
}

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

/**
 * A new idempotency key: 32 hexadecimal characters from the browser's secure source.
 * @example const idempotencyKey = newIdempotencyKey();
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
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

/** Milliseconds an application waits for its candidate to come back to this browser. */
const LIFE_MS = 30 * 86_400_000;

/**
 * What a candidate still has on its way, oldest first. Entries of others are never returned; those whose candidate has
 * not come back in 30 days are removed.
 * @example for (const entry of await listOutbox(userid)) show(entry.offer);
 */
export async function listOutbox(userid: string): Promise<OutboxEntry[]> {
  const all = await listWholeOutbox();
  const oldest = Date.now() - LIFE_MS;
  for (const { userid: owner, offer, createdAt } of all)
    if (createdAt <= oldest) await removeFromOutbox(owner, offer.jobid);
  // A page that ended between a removal and its note left the note behind.
  if (readOwners()?.length !== new Set(all.map((entry) => entry.userid)).size) await updateOwners();
  return all
    .filter((entry) => entry.userid === userid && entry.createdAt > oldest)
    .sort((one, other) => one.createdAt - other.createdAt);
}
