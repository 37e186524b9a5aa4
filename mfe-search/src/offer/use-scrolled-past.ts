import { useEffect, useState, type RefObject } from 'react';

/** Pixels at the top of the window that the header covers. */
const HEADER = 77;

/** Whether an element has left the window upwards, behind the header. False on the server. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= HEADER);
      },
      { rootMargin: `-${HEADER}px 0px 0px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
