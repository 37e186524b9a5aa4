import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useId,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import { XIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Asked by ×, Esc, the scrim and dragging the sheet down; the owner sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  /** No × button: the person must choose one of the actions (Esc still closes). */
  hideClose?: boolean;
  /** `sheet` rises from the bottom on phones and is centred from 1024 pixels; `screen` fills a phone. */
  placement?: 'sheet' | 'screen';
  /** Widest size from 1024 pixels, in CSS pixels; 480 by default. */
  width?: number;
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Pixels that a sheet is dragged down before it closes. */
const DRAG_CLOSE = 80;

/**
 * A modal dialog. Focus is kept inside and goes back to what opened it; the browser does both.
 * @example
 * <Dialog open={open} onClose={close} title="Guardar búsqueda" footer={<Button block>Guardar</Button>}>
 *   …
 * </Dialog>
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle,
  hideClose,
  placement = 'sheet',
  width = 480,
  footer,
  className,
  children,
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const drag = useRef<number | null>(null);
  /** True while the dialog should be open: closing without us is then the browser's doing. */
  const expected = useRef(false);
  const titleId = useId();

  // Before the element leaves the page, so that the browser still knows where the focus came from.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog || !open) return undefined;
    expected.current = true;
    // Not a style attribute: the policy of the site refuses those in HTML from the server.
    dialog.style.setProperty('--dialog-width', `${width}px`);
    if (!dialog.open) dialog.showModal();
    return () => {
      expected.current = false;
      if (dialog.open) dialog.close();
    };
  }, [open, width]);

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }
  useEffect(() => {
    const dialog = box.current;
    // The dialog itself is hit only through its scrim: everything inside is covered by its content.
    const closeOnScrim = (event: Event) => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener('click', closeOnScrim);
    return () => dialog?.removeEventListener('click', closeOnScrim);
  }, [onClose]);
  function handleDrag(event: PointerEvent) {
    if (drag.current === null || !box.current) return;
    box.current.style.translate = `0 ${Math.max(0, event.clientY - drag.current)}px`;
  }
  function handleDrop(event: PointerEvent) {
    if (drag.current === null || !box.current) return;
    const distance = event.clientY - drag.current;
    drag.current = null;
    box.current.style.translate = '';
    if (distance > DRAG_CLOSE) onClose();
  }

  return (
    <dialog
      ref={box}
      className={classNames(styles.dialog, styles[placement], className)}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClose={() => {
        // A second Esc closes without asking.
        if (expected.current) onClose();
      }}
    >
      {open ? (
        <div className={styles.content}>
          {placement === 'sheet' ? (
            <div
              className={styles.handle}
              aria-hidden="true"
              onPointerDown={(event) => {
                drag.current = event.clientY;
                event.currentTarget.setPointerCapture(event.pointerId);
              }}
              onPointerMove={handleDrag}
              onPointerUp={handleDrop}
              onPointerCancel={handleDrop}
            />
          ) : null}
          <div className={classNames(styles.head, hideTitle && hideClose && 'vh')}>
            <h2 id={titleId} className={hideTitle ? 'vh' : styles.title}>
              {title}
            </h2>
            {hideClose ? null : (
              <IconButton label="Cerrar" className={styles.close} onClick={onClose}>
                <XIcon />
              </IconButton>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
