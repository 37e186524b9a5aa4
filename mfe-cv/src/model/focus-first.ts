/**
 * Gives the focus to the first of these elements that is on the page, unless something else has it.
 * @param ids of elements, the preferred one first.
 */
export function focusFirst(ids: readonly string[], options?: FocusOptions): void {
  if (document.activeElement !== document.body) return;
  ids
    .map((id) => document.getElementById(id))
    .find(Boolean)
    ?.focus(options);
}
