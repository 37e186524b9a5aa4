export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Edited fields: their initial value, and the address of the page then. */
export const typed = new Map<Field, readonly [before: string, address: string]>();

/** Tracks edited fields of all units; see `holdsText`. */
export function watchTyping(): void {
  // On the way down: after its own handlers React makes the new value the default of a field.
  addEventListener('input', remember, true);
}

function remember({ target }: Event): void {
  // Fields of pages that were left would keep their pages in memory.
  for (const field of typed.keys()) if (!field.isConnected) typed.delete(field);
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    typed.set(target, [typed.get(target)?.[0] ?? target.defaultValue, location.href]);
}
