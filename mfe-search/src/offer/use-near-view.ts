import { useEffect, type RefObject } from 'react';

/** How far from the window counts as near, in pixels: about a screen of a phone, which takes a moment to scroll. */
const NEAR = 800;

/**
 * Calls once an element comes near the viewport: what is never scrolled to costs no data.
 * @param onNear the same function in every render, or the element is watched anew.
 */
export function useNearView(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof IntersectionObserver === 'undefined') {
      onNear();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, onNear]);
}
