/** What documents for people say of an operation. */
import type { Operation } from './operation.ts';

const CALLERS = {
  none: 'every caller',
  proof: 'who proves the account',
  session: 'the account of the session',
} as const;

/** Who may make the call. */
export const whoMayCall = ({ account }: Pick<Operation, 'account'>): string => CALLERS[account];

/** Where an operation is: `GET /api/job`, or `GET /rest jobs similarJobs` with server and service of the generic endpoint. */
export function addressText({ address: { method, rest, path, cached } }: Pick<Operation, 'address'>): string {
  const [server = '', service = ''] = rest?.split('/') ?? [];
  return `${method} ${rest === undefined ? path : `${cached ? '/cache-rest' : '/rest'} ${server} ${service}`}`;
}
