import { useEffect, useRef } from 'react';

/**
 * Where the focus goes after 'Ver más': to the first item that was added, or to the last one when the button is gone and
 * added nothing that is shown. What else took the focus meanwhile keeps it.
 * @param items selector of the items, which have a link each and stand beside the button or deeper.
 * @param isAll whether every item is loaded, so that the button is gone.
 * @returns says that a button was pressed.
 */
export function useMoreFocus(items: string, isAll: boolean): (button: HTMLElement) => void {
  const asked = useRef<{ button: HTMLElement; block: Element; from: number }>(undefined);
  useEffect(() => {
    if (!asked.current) return;
    const { button, block, from } = asked.current;
    const shown = [...block.querySelectorAll(items)];
    const next = shown[from] ?? (isAll ? shown.at(-1) : undefined);
    if (!next) return;
    asked.current = undefined;
    const focused = document.activeElement;
    if (focused === document.body || focused === button) next.querySelector('a')?.focus();
  });
  return (button) => {
    const block = button.parentElement;
    if (block) asked.current = { button, block, from: block.querySelectorAll(items).length };
  };
}
