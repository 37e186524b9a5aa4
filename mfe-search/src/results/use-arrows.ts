import { useEffect } from 'react';
import { event as makeEvent } from '@chamba/kernel/events';
import { useAppDispatch } from '@chamba/kernel/store';
import { isDesktop } from '@chamba/kernel/viewport';
import { jobSelected } from '../search/results.slice.ts';

/** Lets the arrow keys go from card to card of the list beside the preview, as long as there is one. */
export function useArrows(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    function move(event: KeyboardEvent) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || !isDesktop()) return;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-job] h2 a')];
      const at = links.findIndex((link) => link === document.activeElement);
      const link = at === -1 ? undefined : links[at + step];
      const jobid = link?.closest<HTMLElement>('[data-job]')?.dataset['job'];
      if (!link || !jobid) return;
      event.preventDefault();
      link.focus();
      dispatch(jobSelected(jobid));
      dispatch(makeEvent('jobs/visited', { jobid }));
    }
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [dispatch]);
}
