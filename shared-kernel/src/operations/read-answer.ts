import { safeParse } from 'zod/mini';
import { describeError, isKnownError, isTechnical } from '../errors/catalogue.ts';
import { ServiceError, isUnanswered } from '../errors/service-error.ts';
import { DEFAULT_TEXT, SYSTEM_TEXT, UNAVAILABLE_TEXT } from '../errors/texts.ts';
import type { Call } from './operation.ts';
import type { TransportAnswer } from '../api/transport.ts';

const UNAVAILABLE_STATUSES = [0, 502, 503];

/** Operations whose default text blames what was typed. */
const BLAMING = ['login', 'activate-account'];

/** Whether a text says what only an answer can prove; a server that failed or took too long proves nothing. */
const isGuess = (text: string, operation: string): boolean =>
  BLAMING.includes(operation) || text === describeError('ACT-01');

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function failure<Input, Output>(
  definition: Call<Input, Output>,
  status: number,
  code: string | null,
  own: { serverText?: string | null; statusText?: string | undefined; cause?: unknown } = {},
): ServiceError {
  const { label: operation } = definition;
  // Every other status is stored as 404.
  const kept = status === 504 ? 408 : isUnanswered({ status }) ? status : 404;
  const isTimedOutApply = kept === 408 && definition.fallbackCode === 'INTERNAL_SERVER_ERROR';
  const known = code ?? (isTimedOutApply ? '408' : (definition.fallbackCode ?? 'ACT-01'));
  const text = isTechnical(known) ? DEFAULT_TEXT : describeError(known, operation);
  const isUnavailable = code === null && UNAVAILABLE_STATUSES.includes(kept);
  const description =
    (definition.keepsServerText && own.serverText) ||
    // Says what happened, not what to do: pages show the dead link instead, or a text of their own.
    (code === null && known === 'TOK-01' && status > 0 && `${status} ${own.statusText ?? ''}`.trim()) ||
    (isTimedOutApply && code === null
      ? 'Timeout exceeded'
      : isUnavailable
        ? UNAVAILABLE_TEXT
        : code === null && kept !== 404 && isGuess(text, operation)
          ? SYSTEM_TEXT
          : text);
  const answered = kept === status ? undefined : status;
  return new ServiceError(
    { status: kept, code: known, description, operation, answered },
    { cause: own.cause },
  );
}

/** Gateway codes for a service that did not answer have no text: the text depends on the status. */
function serviceCode(code: string | null): string | null {
  return code?.startsWith('GATEWAY-') && !isKnownError(code) ? null : code;
}

/** The error of a call that got no answer: 408 when it took too long, else 0. */
export function transportFailure<Input, Output>(
  definition: Call<Input, Output>,
  status: 0 | 408,
  cause: unknown,
): ServiceError {
  return failure(definition, status, null, { cause });
}

/** Successes that may come without a body: Accepted and No Content. */
const BODILESS = [202, 204];

/**
 * Reads an answer: `{status, response, errors}`, or the named fields at top level.
 * @throws ServiceError for an error status, an `errors` list, a body that is not a service's, such as the page of a
 *   captive portal, fields that are not as agreed (502) and an answer that belongs to someone else (`SRV-01`).
 */
export function readAnswer<Input, Output>(
  definition: Call<Input, Output>,
  input: Input,
  answer: TransportAnswer,
): Output {
  const data = isFields(answer.data) ? answer.data : {};
  const inner = typeof data['status'] === 'number' ? data['status'] : 200;
  const status = answer.status >= 400 ? answer.status : inner;
  const errors = Array.isArray(data['errors']) ? data['errors'] : [];
  if (errors.length > 0 || status >= 400) {
    const first: unknown = errors[0];
    const code = isFields(first) ? serviceCode(toText(first['code'])) : null;
    const serverText = isFields(first) ? toText(first['description']) : null;
    throw failure(definition, status, code, { serverText, statusText: answer.statusText });
  }
  if (!isFields(answer.data) && !BODILESS.includes(answer.status)) throw failure(definition, 502, null);
  const fields = isFields(data['response']) ? { ...data, ...data['response'] } : data;
  const parsed = safeParse(definition.answer(), fields);
  if (!parsed.success) throw failure(definition, 502, null, { cause: parsed.error });
  if (definition.matches && !definition.matches(input, parsed.data)) throw failure(definition, 404, 'SRV-01');
  return parsed.data;
}
