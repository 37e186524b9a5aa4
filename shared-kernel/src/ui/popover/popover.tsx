import { type HTMLAttributes, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './popover.module.css';

export type PopoverProps = HTMLAttributes<HTMLDivElement> & {
  /** Asked by Esc, by a press or by focus outside; the owner stops drawing the popover. */
  onClose: () => void;
  /** Side of the opener it is aligned with. */
  align?: 'start' | 'end';
  /** Closes when the page scrolls, as menus do. */
  closeOnScroll?: boolean;
};

/**
 * A floating panel under its opener: draw it beside the opener, inside one element with `position: relative`.
 * A press or focus on that element is not outside, so the opener can toggle it. Esc gives the focus back to the
 * opener, the element before the panel.
 * @example
 * <div className={styles.host}>
 *   <IconButton label="Opciones" aria-expanded={open} onClick={toggle}>…</IconButton>
 *   {open ? <Popover align="end" onClose={close}>…</Popover> : null}
 * </div>
 */
export function Popover({
  onClose,
  align = 'start',
  closeOnScroll,
  className,
  children,
  ...rest
}: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const host = panel.current?.parentElement;
    const opener = panel.current?.previousElementSibling;
    function isOutside(target: EventTarget | null) {
      return target instanceof Node && !host?.contains(target);
    }
    function handleOutside(event: Event) {
      if (isOutside(event.target)) close.current();
    }
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close.current();
      if (opener instanceof HTMLElement) opener.focus();
    }
    function handleScroll(event: Event) {
      if (event.target === document) close.current();
    }
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    document.addEventListener('keydown', handleKey);
    if (closeOnScroll) document.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('scroll', handleScroll);
    };
  }, [closeOnScroll]);
  return (
    <div {...rest} ref={panel} className={classNames(styles.popover, styles[align], className)}>
      {children}
    </div>
  );
}
