/** Answers of changes, kept by the key that their caller sent: what is sent again is not done again. */
import { createHash } from 'node:crypto';
import type { Operation } from '@chamba/kernel/operations';
import type { Store } from '@chamba/database';
import { EventsAnswer, FileAnswer, StatusAnswer } from './call.ts';
import type { ServiceCall } from './call.ts';
import { Fault } from './fault.ts';
import type { Handler } from './handler.ts';
import { tokenIn } from './read-call.ts';

/** What keeps the answers of changes. */
export type ChangeAnswersContext = {
  store: Store;
  /** Id of the account that a session token belongs to; null if the session is invalid or expired. */
  accountId: (token: string) => Promise<number | null>;
  /** The present instant. */
  now: () => Date;
  logger: { error(message: string, error?: unknown): void };
};

/** How long a change may be under way before its process is taken for dead and it may be made again, in milliseconds. */
const CLAIM_MS = 60_000;

/** How long a repeat waits for the answer of a change under way, and how often it looks, in milliseconds. */
const WAIT_MS = 4_000;
const PAUSE_MS = 100;

/** Largest answer that is kept, in characters. */
const ANSWER_LIMIT = 16_384;

type Settled = { status: number; answer: object };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A renewed session is another token, but no other change. */
const withoutToken = (name: string, value: unknown): unknown => (name === 'token' ? undefined : value);

const hashRequest = ({ name }: Operation, { instance, path, params, payload, upload }: ServiceCall): string =>
  createHash('sha256')
    .update(JSON.stringify([name, instance, path, params, payload, upload?.digest], withoutToken))
    .digest('hex');

/**
 * Makes a change that is sent twice with one key once: what it was answered the first time is kept for a day under
 * account and key, and answered again. A refused or failed change keeps nothing. Holds for operations that may be
 * sent again with the same key. A process that dies between change and answer leaves the key for
 * a minute; after that the change is made again.
 * @param onReplay called when the answer is that of an earlier call.
 * @throws Fault `MYS-11` with 409 where the first one stays under way for seconds, or has failed meanwhile;
 *   `BAD-REQUEST` with 422 where it was another change; and what the handler throws.
 */
export async function answerOnce(
  { store, accountId, now, logger }: ChangeAnswersContext,
  { operation, answer }: Handler,
  call: ServiceCall,
  onReplay: () => void,
): Promise<object> {
  const { key, payload } = call;
  if (key === '' || operation.retry !== 'same-key') return answer(call);
  const token = call.token || (isFields(payload) ? tokenIn(payload) : '');
  const account = await accountId(token);
  if (account === null) return answer(call);

  const claim = [account, key] as const;
  const hash = hashRequest(operation, call);
  const { rowCount: isOurs } = await store.query(
    `insert into change_answer (account_id, key, request_hash, claimed_at) values ($1, $2, $3, $4)
     on conflict (account_id, key) do update set request_hash = $3, claimed_at = $4
       where change_answer.status is null and change_answer.claimed_at < $5`,
    [...claim, hash, now(), new Date(now().getTime() - CLAIM_MS)],
  );
  if (!isOurs) {
    const kept = await settled(store, claim, hash);
    onReplay();
    return new StatusAnswer(kept.status, kept.answer);
  }

  /** The change is made, or refused: its caller has to know, whatever becomes of the key. */
  const note = (sql: string, values: readonly unknown[]) =>
    store.query(sql, [...claim, ...values]).catch((error: unknown) => {
      logger.error('the answer of a change was not kept', error);
    });
  const release = () => note('delete from change_answer where account_id = $1 and key = $2', []);
  let answered: object;
  try {
    answered = await answer(call);
  } catch (error) {
    await release();
    throw error;
  }
  // Who takes it as it comes may lose it on the way, and makes the change again.
  if (answered instanceof EventsAnswer) {
    await release();
    return answered;
  }
  const { status, response } =
    answered instanceof StatusAnswer ? answered : { status: 200, response: answered };
  const text = JSON.stringify(response);
  if (answered instanceof FileAnswer || status >= 300 || text.length > ANSWER_LIMIT) await release();
  else
    await note('update change_answer set status = $3, answer = $4 where account_id = $1 and key = $2', [
      status,
      text,
    ]);
  return answered;
}

/** What a change was answered. One that is under way is waited for: two taps are answered alike. @throws Fault */
async function settled(store: Store, claim: readonly unknown[], hash: string): Promise<Settled> {
  for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
    const { rows } = await store.query<Settled & { request_hash: string }>(
      'select request_hash, status, answer from change_answer where account_id = $1 and key = $2',
      [...claim],
    );
    const [kept] = rows;
    if (kept && kept.request_hash !== hash)
      throw new Fault('BAD-REQUEST', 422, 'Esta clave ya se usó para otro cambio.');
    if (kept?.answer) return kept;
    // Without a row the first one failed, and nothing was changed: its caller may try again.
    if (!kept || waitedMs >= WAIT_MS) throw new Fault('MYS-11', 409);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
