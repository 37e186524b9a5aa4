import type { Call } from './calls.ts';

/** Whether a call ends the session that it is made with. */
export function isOwnLogout({ method, pathname }: Pick<Call, 'method' | 'pathname'>): boolean {
  return method === 'DELETE' && /^\/api\/aais\/authentication_token\/current\/?$/.test(pathname);
}
