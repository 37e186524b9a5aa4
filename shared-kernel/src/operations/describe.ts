/** What documents for people say of an operation. */
import type { Operation } from './operation.ts';

const CALLERS = {
  none: 'every caller',
  proof: 'who proves the account',
  session: 'the account of the session',
} as const;

const RETRIES = {
  repeat: 'by the gateway',
  'same-key': 'with the same key',
  never: 'no',
} as const;

/** Who may send a call again of which no answer came, in words that follow `Sent again:`. */
export const retryText = ({ retry }: Pick<Operation, 'retry'>): string => RETRIES[retry];

/** Who keeps its answers, and for how long; empty where they are kept nowhere. */
export function cacheText({ cache }: Pick<Operation, 'cache'>): string {
  if (!cache) return '';
  const hours = cache.seconds / 3_600;
  return `${cache.by === 'gateway' ? 'the gateway' : 'browsers'} for ${hours <= 48 ? `${hours} h` : `${hours / 24} days`}`;
}

/** Who may make the call. */
export const whoMayCall = ({ account }: Pick<Operation, 'account'>): string => CALLERS[account];

/** Where an operation is: `GET /api/job`, or `GET /rest jobs similarJobs` with server and service of the generic endpoint. */
export function addressText({ address: { method, rest, path, cached } }: Pick<Operation, 'address'>): string {
  const [server = '', service = ''] = rest?.split('/') ?? [];
  return `${method} ${rest === undefined ? path : `${cached ? '/cache-rest' : '/rest'} ${server} ${service}`}`;
}
