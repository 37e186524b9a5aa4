/** Addresses that name the session or the visitor as `current`, or not at all. */
import type { AllowedCall } from './allow-list.ts';
import type { Call } from './calls.ts';

/** Whether an address leaves it to the gateway to say whose it is: it is `prefix`, or `current` comes after it. */
export function asksForCurrent(pathname: string, prefix: string): boolean {
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return path === prefix || path === `${prefix}/current`;
}

/** Whether a call ends the session that it is made with. */
export function isOwnLogout({ pathname }: Pick<Call, 'pathname'>, { current }: AllowedCall): boolean {
  return current?.of === 'session' && asksForCurrent(pathname, current.prefix);
}
