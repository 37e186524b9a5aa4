import { useEffect, useRef, useState } from 'react';

/** The line that a section has to cross to be the current one: a strip below header and row of sections. */
const LINE = '-150px 0px -65% 0px';

const USED = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const top = (id = ''): number => document.getElementById(id)?.getBoundingClientRect().top ?? 0;

/**
 * The section that is being read.
 * @param hashes ids of the sections in their order.
 * @returns the id, null until one is known, and what notes that a link to one was followed: the last sections of a page
 *   never get up to the line.
 */
export function useCurrentSection(hashes: readonly string[]): [string | null, (hash: string) => void] {
  const [current, setCurrent] = useState<string | null>(null);
  const followed = useRef(false);
  const key = hashes.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const inside = new Set<string>();
    const ids = key.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          inside[isIntersecting ? 'add' : 'delete'](target.id);
        const first = ids.find((id) => inside.has(id));
        if (followed.current) return;
        if (first) setCurrent(first);
        // Back above all of them, as by the Home key.
        else if (top(ids[0]) > 0) setCurrent(null);
      },
      { rootMargin: LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    const release = () => {
      followed.current = false;
    };
    for (const type of USED) addEventListener(type, release, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      for (const type of USED) removeEventListener(type, release, { capture: true });
    };
  }, [key]);
  const follow = (hash: string) => {
    followed.current = true;
    setCurrent(hash);
  };
  return [current, follow];
}
