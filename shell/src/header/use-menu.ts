import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from '@chamba/kernel/router';

/** A menu that closes on Escape, on a click outside, on scroll and on leaving the page; focus returns to its button. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    addEventListener('pointerdown', onPointer);
    addEventListener('keydown', onKey);
    addEventListener('scroll', close, { passive: true, once: true });
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', close);
    };
  }, [open]);

  return {
    open,
    place,
    button,
    toggle: (event: MouseEvent) => {
      // Before this code runs, and without it, a button in a form leads to a page instead.
      event.preventDefault();
      setOpen((before) => !before);
    },
  };
}
