import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between the list and its field, and the edge of the window. */
const GAP = 6;
const EDGE = 12;

/** Height in pixels from which on a list stays under its field, though there were more room above; the most it takes. */
const ENOUGH = 220;
const MAX_HEIGHT = 620;

/**
 * Keeps an open list that floats inside the window: as high as the room under its field, or above it where that is
 * larger. It writes `data-above` and the height to the list itself, on every scroll and resize.
 */
export function useRoom(list: RefObject<HTMLElement | null>, isFloating: boolean): void {
  useLayoutEffect(() => {
    const element = list.current;
    const field = element?.parentElement;
    if (!isFloating || !element || !field) return undefined;
    function place() {
      if (!element || !field) return;
      const { top, bottom } = field.getBoundingClientRect();
      const height = window.visualViewport?.height ?? window.innerHeight;
      const under = height - bottom - GAP - EDGE;
      const above = top - GAP - EDGE;
      const isAbove = under < Math.min(ENOUGH, element.scrollHeight) && above > under;
      element.toggleAttribute('data-above', isAbove);
      element.style.maxHeight = `${Math.max(120, Math.min(MAX_HEIGHT, isAbove ? above : under))}px`;
    }
    place();
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, options);
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  });
}
