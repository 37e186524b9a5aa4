import { createHash } from 'node:crypto';
import { operations } from '@chamba/kernel/operations';
import type { Operation } from '@chamba/kernel/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf } from '../authentication/sessions.ts';
import type { Store } from '../store/index.ts';
import { Fault } from './fault.ts';
import { tokenOf } from './session-token.ts';

/** What keeps the answers of changes. */
export type ChangeAnswersContext = {
  store: Store;
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

/** As the draft of the IETF writes it, in quotes, or bare. */
const KEY = /^"?([\w-]{16,64})"?$/;

/** Changes by `METHOD server/service` or `METHOD /path`. */
const CHANGES = new Map<string, Operation[]>();
for (const operation of operations) {
  const { method, rest, path } = operation.address;
  const address = `${method} ${rest ?? path}`;
  if (method !== 'GET') CHANGES.set(address, [...(CHANGES.get(address) ?? []), operation]);
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the answer of a request may be kept: a change of a session's account that starts no other session. */
function isKept(request: FastifyRequest): boolean {
  const { method, url, body, query, routeOptions } = request;
  const isGeneric = routeOptions.url === '/rest';
  const { server, service, payload } = isFields(body) ? body : isFields(query) ? query : {};
  const found = CHANGES.get(
    `${method} ${isGeneric ? `${String(server)}/${String(service)}` : routeOptions.url}`,
  );
  const asked = {
    query: new URLSearchParams(url.split('?')[1]),
    payload: isGeneric ? payload : undefined,
  };
  const operation = found?.find(({ when }) => when?.(asked)) ?? found?.find(({ when }) => when === undefined);
  return operation?.account === 'session' && operation.startsSession === undefined;
}

/** Session token of a request, wherever its operation takes it from. */
function sessionTokenOf(request: FastifyRequest): string {
  const { query, body } = request;
  const { params, payload, ...fields } = isFields(body) ? body : {};
  return tokenOf(
    request,
    Object.assign({}, ...[query, fields, payload, params].filter((part) => isFields(part))),
  );
}

/** A renewed session is another token, but no other change. */
const withoutToken = (name: string, value: unknown): unknown => (name === 'token' ? undefined : value);

const hashOf = ({ method, url, query, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url.split('?')[0], query, body], withoutToken))
    .digest('hex');

type Settled = { status: number; answer: object };

/**
 * Makes a change that is sent twice with one `Idempotency-Key` once: what it was answered the first time is kept for a
 * day under account and key, and answered again with `idempotent-replayed: true`. A refused or failed change
 * keeps nothing. Holds for changes of a session's account, but for those whose answer starts a session.
 *
 * A repeat gets a {@link Fault} `MYS-11` with 409 where the first one stays under way for seconds, or has failed meanwhile, and `BAD-REQUEST` with 422 where it is
 * another change than the first. A process that dies between change and answer leaves the key for a minute; after that
 * the change is made again.
 */
export function keepChangeAnswers(app: FastifyInstance, context: ChangeAnswersContext): void {
  const { store, now, logger } = context;
  /** Account and key of the changes under way. */
  const claims = new WeakMap<FastifyRequest, [accountId: number, key: string]>();

  app.addHook('preHandler', async (request, reply) => {
    const key = KEY.exec(String(request.headers['idempotency-key'] ?? ''))?.[1];
    if (!key || !isKept(request)) return;
    const session = await sessionOf(store, sessionTokenOf(request), now());
    if (!session) return;
    const { id } = session.account;
    const hash = hashOf(request);
    const claimed = await store.query(
      `insert into change_answer (account_id, key, request_hash, claimed_at) values ($1, $2, $3, $4)
       on conflict (account_id, key) do update set request_hash = $3, claimed_at = $4
         where change_answer.status is null and change_answer.claimed_at < $5`,
      [id, key, hash, now(), new Date(now().getTime() - CLAIM_MS)],
    );
    if (claimed.rowCount > 0) {
      claims.set(request, [id, key]);
      return;
    }
    return answerAgain(await settled(store, id, key, hash), reply);
  });

  app.addHook('preSerialization', async (request, { statusCode }, answer) => {
    const claim = claims.get(request);
    if (!claim) return answer;
    claims.delete(request);
    const text = statusCode < 300 ? JSON.stringify(answer) : '';
    const keeps = text !== '' && text.length <= ANSWER_LIMIT;
    try {
      await (keeps
        ? store.query(
            'update change_answer set status = $3, answer = $4 where account_id = $1 and key = $2',
            [...claim, statusCode, text],
          )
        : store.query('delete from change_answer where account_id = $1 and key = $2', claim));
    } catch (error) {
      // The change is made: its caller has to know.
      logger.error('the answer of a change was not kept', error);
    }
    return answer;
  });
}

/**
 * What a change was answered. One that is under way is waited for: two taps are answered alike.
 * @throws Fault `BAD-REQUEST` with 422 where the key is of another change, `MYS-11` with 409 where no answer came.
 */
async function settled(store: Store, accountId: number, key: string, hash: string): Promise<Settled> {
  for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
    const { rows } = await store.query<Settled & { request_hash: string }>(
      'select request_hash, status, answer from change_answer where account_id = $1 and key = $2',
      [accountId, key],
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

const answerAgain = ({ status, answer }: Settled, reply: FastifyReply): FastifyReply =>
  reply.code(status).header('idempotent-replayed', 'true').send(answer);
