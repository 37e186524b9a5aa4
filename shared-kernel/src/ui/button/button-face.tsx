import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LABEL_LIMIT, LABEL_LIMIT_MEDIUM, truncate } from './truncate.ts';
import styles from './button.module.css';

/** Look of a button or of a link drawn as one. */
export type ButtonLook = {
  /** `accent` and `paper` are for the hero only; one `primary` per view. */
  variant?: 'primary' | 'accent' | 'soft' | 'line' | 'ghost' | 'danger' | 'paper' | 'ghost-hero';
  /** sm 40, md 48, lg 56 pixels high; md by default. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its container. */
  block?: boolean;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Icon after the label. */
  iconEnd?: ReactNode;
};

/** Class names of the look, joined with the caller's own. */
export function lookClass({ variant = 'primary', size = 'md', block }: ButtonLook, className?: string) {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className);
}

/** Full text to give as `title` when a label is cut somewhere; undefined when it always fits. */
export function fullLabel(label: ReactNode): string | undefined {
  return typeof label === 'string' && [...label].length > LABEL_LIMIT_MEDIUM ? label : undefined;
}

/**
 * The label, cut to 24 characters (20 from 768 to 1023 pixels) when it is a plain text.
 * `reserve` is another label whose width is kept free, so that swapping both moves nothing.
 */
export function ButtonLabel({ children, reserve }: { children: ReactNode; reserve?: string }) {
  if (children === undefined || children === null) return null;
  const full = fullLabel(children);
  return (
    <span className={styles.label} data-reserve={reserve}>
      {full ? (
        <>
          <span className={styles.wide} aria-hidden="true">
            {truncate(full, LABEL_LIMIT)}
          </span>
          <span className={styles.medium} aria-hidden="true">
            {truncate(full, LABEL_LIMIT_MEDIUM)}
          </span>
          <span className="vh">{full}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}
