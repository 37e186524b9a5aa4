/** Calls the operations of a service over HTTP and validates its answers against their output schemas. */
import {
  answerFaults,
  fillIn,
  findTeacher,
  getSample,
  isRead,
  learnIds,
  unknownIds,
  wireRequest,
} from '@chamba/kernel/operations';
import type { AnswerFault, KnownIds, Operation } from '@chamba/kernel/operations';

/** Scope of a check. */
export type CheckOptions = {
  address: URL;
  operations: readonly Operation[];
  /** Session token of a candidate created for the check; empty if there is none. */
  token: string;
  /** Whether operations that change data are called too. */
  changes: boolean;
};

/** An invalid field, or the fault of the answer as a whole (`path` is empty). */
export type Misfit = Pick<AnswerFault, 'path' | 'expected' | 'found'>;

/**
 * Result for one operation: its answer fits or does not, the service refused the call with an error code (which does
 * not check the output), or it was not called.
 */
export type Outcome = { operation: Operation } & (
  | { verdict: 'fits' }
  | { verdict: 'unfit'; misfits: readonly Misfit[] }
  | { verdict: 'refused'; why: string }
  | { verdict: 'skipped'; why: string }
);

/** The service is unreachable. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/**
 * Checks a service. Operations whose samples need ids of the service are called after those whose answers contain
 * them.
 * @returns an outcome for every operation, in the given order.
 * @throws UnreachableError if nothing listens at the address.
 */
export async function checkServices(options: CheckOptions): Promise<Outcome[]> {
  const known: KnownIds = new Map();
  const outcomes = new Map<Operation, Outcome>();
  let waiting = options.operations.filter((operation) => {
    const why = reasonToSkip(operation, options);
    if (why !== null) outcomes.set(operation, { operation, verdict: 'skipped', why });
    return why === null;
  });
  for (;;) {
    const ready = waiting.filter((operation) => unknownIds(getSample(operation) ?? {}, known).length === 0);
    if (ready.length === 0) break;
    waiting = waiting.filter((operation) => !ready.includes(operation));
    for (const operation of ready) outcomes.set(operation, await tryOut(operation, options, known));
  }
  for (const operation of waiting) {
    const [name = ''] = unknownIds(getSample(operation) ?? {}, known);
    const why = `${findTeacher(name)} gave no {${name}} to ask with`;
    outcomes.set(operation, { operation, verdict: 'skipped', why });
  }
  return options.operations.flatMap((operation) => outcomes.get(operation) ?? []);
}

function reasonToSkip(operation: Operation, { token, changes }: CheckOptions): string | null {
  if (!isRead(operation) && !changes) return 'it changes something (--changes calls it)';
  if (getSample(operation) === null) return 'there is no sample of what to send';
  if (operation.account !== 'none' && token === '') return 'it needs a session (--token)';
  return null;
}

type Answer = { status: number; type: string; text: string };

async function tryOut(operation: Operation, options: CheckOptions, known: KnownIds): Promise<Outcome> {
  const answer = await ask(operation, options, known).catch((error: unknown) => {
    if (isUnreachable(error)) throw new UnreachableError('nothing answers there');
    return getReason(error);
  });
  if (typeof answer === 'string') return unfit(operation, { expected: 'an answer', found: answer });
  const data = parsed(answer.text);
  if (data === undefined)
    return unfit(operation, {
      expected: 'JSON',
      found: `${answer.status} ${answer.type || 'without a type'}`,
    });
  const refusal = findRefusal(answer.status, data);
  if (refusal) return refusal === 'malformed' ? malformed(operation, answer) : { operation, ...refusal };
  const misfits = answerFaults(operation, data);
  if (misfits.length > 0) return { operation, verdict: 'unfit', misfits };
  learnIds(known, operation, data);
  return { operation, verdict: 'fits' };
}

async function ask(operation: Operation, { address, token }: CheckOptions, known: KnownIds): Promise<Answer> {
  const sample = fillIn(getSample(operation) ?? {}, known);
  const { path, query, body } = wireRequest({ ...operation.address, send: () => sample }, {});
  const url = new URL(address.href.replace(/\/+$/, '') + path);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const reply = await fetch(url, {
    method: operation.address.method,
    headers: {
      accept: 'application/json',
      'x-deadline-ms': String(operation.timeoutMs),
      ...(operation.account === 'none' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(operation.timeoutMs),
  });
  return { status: reply.status, type: reply.headers.get('content-type') ?? '', text: await reply.text() };
}

/** The error in an answer; null if the call succeeded. */
function findRefusal(
  status: number,
  data: unknown,
): { verdict: 'refused'; why: string } | 'malformed' | null {
  const inner = getField(data, 'status');
  const errors = getField(data, 'errors');
  const said = status >= 400 || typeof inner !== 'number' ? status : inner;
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [];
  if (said < 400 && list.length === 0) return null;
  const code = getField(list[0], 'code');
  if (said >= 500 || typeof code !== 'string' || code === '') return 'malformed';
  return { verdict: 'refused', why: `${said} ${code}` };
}

const malformed = (operation: Operation, { status }: Answer): Outcome =>
  status >= 500
    ? unfit(operation, { expected: 'an answer', found: `status ${status}` })
    : {
        operation,
        verdict: 'unfit',
        misfits: [
          {
            path: 'errors.0.code',
            expected: 'a code of the catalogue',
            found: `none, with status ${status}`,
          },
        ],
      };

const unfit = (operation: Operation, misfit: Omit<Misfit, 'path'>): Outcome => ({
  operation,
  verdict: 'unfit',
  misfits: [{ path: '', ...misfit }],
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** Why there was no answer: the cause behind the generic message of `fetch`. */
function getReason(error: unknown): string {
  const cause = getField(error, 'cause');
  if (cause instanceof Error) return cause.message;
  return error instanceof Error ? error.message : String(error);
}

const UNHEARD = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && UNHEARD.includes(String(getField(error.cause, 'code')));
