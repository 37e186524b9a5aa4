/** Hash of the return URL of the log-in: results that open with it save their search. */
export const SAVE_HASH = '#guardar-busqueda';

/** Return URL of the results that are open, to which the log-in leads back and which save their search then. */
export const savingUrl = (): string => location.pathname + location.search + SAVE_HASH;

/** Removes the hash of the current URL, without a navigation: a reload does not save again. */
export function dropHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
