/** What operations do where their files do not say it. */
import type { Address, AnsweredCode, CacheRule, Policy, RetryRule } from './operation.ts';

/**
 * Codes that every operation may refuse with: a malformed call, a failure, a service or its database that is not
 * available or late, a change that is still under way, and an operation or a thing that does not exist.
 */
export const COMMON_ERRORS: readonly AnsweredCode[] = ['BAD-REQUEST', 'MYS-0', 'MYS-1', 'MYS-11', 'MYS-13'];

/** No session or another account's; an account named that is not the session's. */
const SESSION_ERRORS: readonly AnsweredCode[] = ['AAIS-2', 'MYS-35'];

const HALF_A_DAY = 12 * 60 * 60;

/** Codes that follow from other facts: input that does not fit, the session, the limit. */
export const impliedErrors = ({ account, limit, refusal }: Policy): readonly AnsweredCode[] => [
  refusal ?? 'BAD-REQUEST',
  ...(account === 'session' ? SESSION_ERRORS : []),
  ...(limit ? (['GATEWAY-RATE'] as const) : []),
];

/** How a call may be sent again. */
export function toRetryRule({ method }: Address, { retry, account, startsSession }: Policy): RetryRule {
  if (retry) return retry;
  if (method === 'GET') return 'repeat';
  // The answer of a call that starts a session is a secret, which is not kept to be answered again.
  return account === 'session' && !startsSession ? 'same-key' : 'never';
}

/** Who keeps its answers; undefined where they are kept nowhere. */
export const toCacheRule = ({ cached }: Address, { cache }: Policy): CacheRule | undefined =>
  cache ?? (cached ? { by: 'gateway', seconds: HALF_A_DAY } : undefined);

/** The header `Cache-Control` of a successful answer. */
export const cacheControl = ({ cache }: { cache?: CacheRule }): string =>
  cache?.by === 'browsers' || cache?.by === 'own-browser'
    ? `${cache.by === 'browsers' ? 'public' : 'private'}, max-age=${cache.seconds}, immutable`
    : 'no-store';
