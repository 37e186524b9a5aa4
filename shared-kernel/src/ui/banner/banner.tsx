import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { XIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './banner.module.css';

export type BannerProps = HTMLAttributes<HTMLDivElement> & {
  tone: 'warn' | 'danger' | 'info' | 'primary';
  icon?: ReactNode;
  /** Inside a page or card, with round corners; otherwise it spans the window. */
  rounded?: boolean;
  /** Called by the close button, which shows only when this is given. */
  onDismiss?: () => void;
  dismissLabel?: string;
};

/**
 * A notice across the page, or rounded inside it. Links in it are drawn bold. Give `role` when it appears later.
 * @example
 * <Banner tone="warn" icon={<InfoIcon />} onDismiss={close}>
 *   Confirma tu correo.
 * </Banner>
 */
export function Banner({
  tone,
  icon,
  rounded,
  onDismiss,
  dismissLabel = 'Cerrar aviso',
  className,
  children,
  ...rest
}: BannerProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.banner, styles[tone], rounded ? styles.rounded : styles.wide, className)}
    >
      {icon}
      <div className={styles.text}>{children}</div>
      {onDismiss ? (
        <IconButton label={dismissLabel} className={styles.close} onClick={onDismiss}>
          <XIcon />
        </IconButton>
      ) : null}
    </div>
  );
}
