import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

type Common = {
  /** What the control does, for screen readers and as tooltip. */
  label: string;
  /** Outlined, for use beside a main action. */
  line?: boolean;
  /** The icon. */
  children: ReactNode;
};

export type IconButtonProps = Common &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { ref?: Ref<HTMLButtonElement> };

/**
 * A 48 × 48 button that shows only an icon.
 * @example
 * <IconButton label="Cerrar" onClick={close}>
 *   <XIcon />
 * </IconButton>
 */
export function IconButton({
  label,
  line,
  className,
  children,
  type = 'button',
  title,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.control, line && styles.line, className)}
      aria-label={label}
      title={title ?? label}
    >
      {children}
    </button>
  );
}

export type IconLinkProps = Common &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & { href: string; ref?: Ref<HTMLAnchorElement> };

/**
 * A 48 × 48 link that shows only an icon.
 * @example
 * <IconLink line label="Abrir en página completa" href={job.url}>
 *   <ExternalLinkIcon />
 * </IconLink>
 */
export function IconLink({ label, line, className, children, title, ...rest }: IconLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(styles.control, line && styles.line, className)}
      aria-label={label}
      title={title ?? label}
    >
      {children}
    </a>
  );
}
