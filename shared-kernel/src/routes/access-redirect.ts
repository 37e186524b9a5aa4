import type { PageAccess } from '../remote/types.ts';
import { isSafeReturnUrl, loginAddress } from './return-url.ts';

/** Who opens which address. */
export type PageEntry = {
  isLogged: boolean;
  pathname: string;
  /** With its leading `?`, or empty. */
  search: string;
  /** With its leading `#`; missing where it is not known, as on the server. */
  hash?: string;
  /** Path that this tab kept for after the log-in; the address counts first. */
  keptPath?: string | null;
  /** Where a signed-in person goes who did not come from anywhere; `/dashboard` when missing. */
  home?: string;
};

/**
 * The access gate of every page: the redirect of a person who may not enter.
 * @param access rule of the page's route.
 * @returns path with query; null when the page is shown.
 * @example accessRedirect('candidate', { isLogged: false, pathname: '/curriculo', search: '' }) // '/login?returnUrl=%2Fcurriculo'
 */
export function accessRedirect(access: PageAccess, entry: PageEntry): string | null {
  const { isLogged, pathname, search, hash = '', keptPath, home = '/dashboard' } = entry;
  if (access === 'candidate' && !isLogged) return loginAddress(pathname + search + hash);
  if (access !== 'visitor' || !isLogged) return null;
  const wanted = [new URLSearchParams(search).get('returnUrl'), keptPath];
  // A page for visitors is no way back from itself: it would lead here again for ever.
  return wanted.find((url) => isSafeReturnUrl(url) && !url.startsWith(pathname)) ?? home;
}
