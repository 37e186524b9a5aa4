import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlertIcon, CircleCheckIcon, XIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toast.module.css';

/** One message as the region shows it; the store's toasts fit. */
export type ToastItem = {
  id: string;
  kind: 'status' | 'error';
  text: ReactNode;
  /** Keeps the toast until it is used or closed. With `url` it is a link. */
  action?: {
    label: string;
    url?: string;
    /** Gets the focus where nothing else has it, e.g. after what had it was removed. */
    takesFocus?: true;
  };
  /** Milliseconds in view; 4000 by default. */
  visibleMs?: number;
};

export type ToastRegionProps = {
  /** In order of arrival; only the first is shown. */
  toasts: readonly ToastItem[];
  /** Asks the owner to drop a toast: its time is over, it was closed or its action was used. */
  onDismiss: (id: string) => void;
  onAction?: (toast: ToastItem) => void;
};

/** Milliseconds between the end of a toast's view and the next one. */
const CLEAR_MS = 1000;

/**
 * The place where messages appear, one at a time; hover and focus stop its clock. A toast that goes gives the focus back to
 * where it came from.
 * @example
 * <ToastRegion toasts={toasts} onDismiss={dismiss} onAction={undo} />
 */
export function ToastRegion({ toasts, onDismiss, onAction }: ToastRegionProps) {
  const toast = toasts[0];
  const box = toast ? (
    <ToastBox key={toast.id} toast={toast} onDismiss={onDismiss} onAction={onAction} />
  ) : null;
  const isError = toast?.kind === 'error';
  // Both live regions are there before their first message: screen readers announce only what is added to one.
  return (
    <div className={styles.region}>
      <div role="status">{isError ? null : box}</div>
      <div role="alert">{isError ? box : null}</div>
    </div>
  );
}

function ToastBox({ toast, onDismiss, onAction }: { toast: ToastItem } & Omit<ToastRegionProps, 'toasts'>) {
  const [paused, setPaused] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const dismiss = useRef(onDismiss);
  const own = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useLayoutEffect(() => {
    // Each time it is shown, also in the place of one with the same id.
    if (toast.action?.takesFocus && document.activeElement === document.body) button.current?.focus();
  }, [toast]);
  useLayoutEffect(() => {
    const box = own.current;
    return () => {
      if (box?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    };
  }, []);
  const { id, action, kind, visibleMs = 4000 } = toast;
  const stays = action !== undefined;
  useEffect(() => {
    if (stays || paused) return undefined;
    const timer = setTimeout(
      () => (leaving ? dismiss.current(id) : setLeaving(true)),
      leaving ? CLEAR_MS : visibleMs,
    );
    return () => clearTimeout(timer);
  }, [id, stays, paused, leaving, visibleMs]);
  function act() {
    onAction?.(toast);
    onDismiss(id);
  }
  function hold({ relatedTarget }: { relatedTarget?: EventTarget | null }) {
    if (relatedTarget instanceof HTMLElement && !own.current?.contains(relatedTarget))
      before.current = relatedTarget;
    setPaused(true);
    setLeaving(false);
  }
  return (
    <div
      ref={own}
      className={classNames(styles.toast, leaving && styles.leaving)}
      onPointerEnter={() => hold({})}
      onPointerLeave={() => setPaused(false)}
      onFocus={hold}
      onBlur={() => setPaused(false)}
    >
      {kind === 'error' ? (
        <CircleAlertIcon className={styles.bad} />
      ) : (
        <CircleCheckIcon className={styles.good} />
      )}
      <div className={styles.body}>
        <span className={styles.text}>{toast.text}</span>
        {action?.url ? (
          <a className={styles.action} href={action.url} onClick={act}>
            {action.label}
          </a>
        ) : null}
        {action && !action.url ? (
          <button ref={button} type="button" className={styles.action} onClick={act}>
            {action.label}
          </button>
        ) : null}
      </div>
      {stays ? (
        <IconButton label="Cerrar" className={styles.close} onClick={() => onDismiss(id)}>
          <XIcon />
        </IconButton>
      ) : null}
    </div>
  );
}
