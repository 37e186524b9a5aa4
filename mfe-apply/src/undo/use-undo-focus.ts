import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a block after one of its items was removed: it goes to the item that came back, else to the first
 * that is left. What else took the focus meanwhile keeps it.
 * @param titleId id of the block's heading.
 * @param ids of the items that are shown, in their order.
 * @param removed ids of those whose removal can still be undone.
 */
export function useUndoFocus(titleId: string, ids: readonly string[], removed: readonly string[]): void {
  const before = useRef(removed);
  useEffect(() => {
    const over = before.current.filter((id) => !removed.includes(id));
    before.current = removed;
    const back = ids.findIndex((id) => over.includes(id));
    const focused = document.activeElement;
    // The toast whose button was pressed may be there for a moment more.
    const isFree = focused === document.body || (back >= 0 && focused?.closest('[role="status"]'));
    // While the next one can be undone, the focus belongs to its toast.
    const isOver = back >= 0 || (over.length > 0 && removed.length === 0);
    if (!isOver || !isFree) return;
    const block = document.getElementById(titleId)?.closest('section');
    const item = block?.querySelector('ul')?.children[Math.max(0, back)] ?? block;
    // Who scrolled on meanwhile stays there.
    item?.querySelector('a')?.focus({ preventScroll: true });
  }, [titleId, ids, removed]);
}
