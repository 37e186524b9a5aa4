import { isSafeReturnUrl, loginAddress, withReturnUrl } from '@chamba/kernel/routes';
import {
  isText,
  readLocal,
  readTab,
  removeLocal,
  removeTab,
  writeLocal,
  writeTab,
} from '@chamba/kernel/storage';
import type { RootState } from '@chamba/kernel/store';

const PARAMETER = 'returnUrl';

/** The path to go back to that an address carries; null when it has none or one of another site. */
export function readReturnPath(search: string): string | null {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return isSafeReturnUrl(wanted) ? wanted : null;
}

/** Keeps the path of an address for this tab, so that it survives steps that lose the query. */
export function rememberReturnPath(search: string): void {
  const wanted = readReturnPath(search);
  if (wanted) writeTab(PARAMETER, wanted);
}

/**
 * Address of the log-in that leads back to a page, and with it the path that page was to lead on to: the log-in forgets
 * what the tab kept. For the browser, after the first drawing.
 */
export function loginFrom({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  const wanted = wantedPath(search);
  if (wanted && !wanted.startsWith(pathname)) query.set(PARAMETER, wanted);
  const rest = query.toString();
  return loginAddress(pathname + (rest && `?${rest}`));
}

/** Keeps a path for other tabs too: the link of a mail opens in a new one. */
export function rememberForMail(path: string): void {
  writeLocal(PARAMETER, path);
}

/** Where the person of this tab wanted to go: the address says it first, then what the tab kept. */
export function pathOfTab(search: string): string | null {
  const kept = readReturnPath(search) ?? readTab(PARAMETER, isText);
  return isSafeReturnUrl(kept) ? kept : null;
}

/**
 * The same, or what another tab kept for the mail that it waited for: not for log-ins, where that may be the path of
 * somebody else whose session is over.
 */
export function wantedPath(search: string): string | null {
  const kept = pathOfTab(search) ?? readLocal(PARAMETER, isText);
  return isSafeReturnUrl(kept) ? kept : null;
}

/**
 * Where the pages of accounts are another site's: its page, which leads to the wanted path afterwards.
 * @param page which of its pages.
 * @returns null when the log-in of another site is switched off or that page is not configured.
 */
export function outsidePage(
  { toggles, config }: RootState,
  page: 'auth' | 'register' | 'verify',
  search: string,
): string | null {
  const address = config.externals[page];
  if (!toggles.kratosAuth || !address) return null;
  return withReturnUrl(address, config.siteUrl, wantedPath(search) ?? '/dashboard');
}

/** Forgets the kept path once it was gone to. */
export function forgetReturnPath(): void {
  removeTab(PARAMETER);
  removeLocal(PARAMETER);
}

/** Name of a link to a kept path. */
export function returnLabel(path: string): string {
  return path.startsWith('/empleo/oferta/') ? 'Volver a la vacante' : 'Volver a donde estabas';
}
