/** Hash of the return URL of the log-in: results that open with it save their search. */
export const SAVE_HASH = '#guardar-busqueda';

/** Sets or removes the hash of the current URL, without a navigation. */
export function markAddress(hash: '' | typeof SAVE_HASH): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
