/** What an address ends with that leads somebody back from the log-in to what they were about to save. */
export const SAVE_HASH = '#guardar-busqueda';

/** Puts the hash into the address of this page, or takes it out; the page stays as it is. */
export function markAddress(hash: '' | typeof SAVE_HASH): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
