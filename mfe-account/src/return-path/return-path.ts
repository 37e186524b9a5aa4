import { isSafeReturnUrl } from '@chamba/kernel/routes';
import {
  isText,
  readLocal,
  readTab,
  removeLocal,
  removeTab,
  writeLocal,
  writeTab,
} from '@chamba/kernel/storage';

const PARAMETER = 'returnUrl';

/** The path to go back to that an address carries; null when it has none or one of another site. */
export function returnPathOf(search: string): string | null {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return isSafeReturnUrl(wanted) ? wanted : null;
}

/** Keeps the path of an address for this tab, so that it survives steps that lose the query. */
export function rememberReturnPath(search: string): void {
  const wanted = returnPathOf(search);
  if (wanted) writeTab(PARAMETER, wanted);
}

/** Keeps a path for other tabs too: the link of a mail opens in a new one. */
export function rememberForMail(path: string): void {
  writeLocal(PARAMETER, path);
}

/** Where the person wanted to go: the address says it first, then what this tab or a mail's tab kept. */
export function wantedPath(search: string): string | null {
  const kept = returnPathOf(search) ?? readTab(PARAMETER, isText) ?? readLocal(PARAMETER, isText);
  return isSafeReturnUrl(kept) ? kept : null;
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
