/**
 * Sends applications while no page does: the browser wakes the worker when the network returns, where it can (Background
 * Sync). Only what the service takes in is settled here; whatever a person has to read is left to the next page.
 */
import { listWholeOutbox, saveInOutbox, SYNC_TAG, toLockName, type OutboxEntry } from '@chamba/kernel/outbox';

/** Answers the event of a network that returned. Rejects where something is left, so that the browser asks again. */
export function sendWhenOnline(event: Event): void {
  if (isSync(event) && event.tag === SYNC_TAG) event.waitUntil(sendAll());
}

/** TypeScript's types of workers lack the event. */
const isSync = (event: Event): event is ExtendableEvent & { tag: unknown } =>
  'tag' in event && 'waitUntil' in event;

async function sendAll(): Promise<void> {
  for (const entry of await listWholeOutbox()) {
    // The record of a visit to a company's site and a cancellation are the page's to make: they go by other calls.
    if (entry.sent || entry.cancelled || entry.offer.external) continue;
    // A page that holds the lock sends it itself.
    await navigator.locks.request(toLockName(entry), { ifAvailable: true }, async (lock) => {
      if (lock) await send(entry);
    });
  }
}

/** @throws when there is no answer, or a server's failure: the application outlives both. */
async function send(entry: OutboxEntry): Promise<void> {
  const { userid, offer, idempotencyKey, skills = [], killerQuestions = [], resumeid } = entry;
  const response = await fetch('/api/apply', {
    method: 'POST',
    // The site refuses the call where the session is another account's by now.
    headers: { 'content-type': 'application/json', 'x-chamba': '1', 'x-page-account': userid },
    body: JSON.stringify({
      jobid: offer.jobid,
      idempotencykey: idempotencyKey,
      origin: 'H4',
      skills,
      killerQuestions,
      ...(resumeid !== undefined && { resumeid }),
    }),
  });
  if (response.status >= 500 || response.status === 408 || response.status === 429)
    throw new Error(`an application was answered with ${response.status}`);
  if (!response.ok) return;
  const state = readState(await response.json().catch(() => null));
  if (state !== undefined) await saveInOutbox({ ...entry, sent: { at: Date.now(), state } });
}

/** Where the service says that an application stands; null where it only says that it has it, undefined where not even that. */
function readState(answer: unknown): string | null | undefined {
  if (!isFields(answer) || !isFields(answer['response']) || answer['response']['applied'] !== true)
    return undefined;
  const { state } = answer['response'];
  return typeof state === 'string' ? state : null;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
