import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

type Common = {
  icon?: ReactNode;
  /** Small figure after the text. */
  count?: ReactNode;
  children: ReactNode;
};

export type ChipLinkProps = Common & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A rounded link.
 * @example <ChipLink href="/empleos-por-estado" count={formatCount(1_234)}>Empleos por estado</ChipLink>
 */
export function ChipLink({ icon, count, className, children, ...rest }: ChipLinkProps) {
  const current = rest['aria-current'];
  return (
    <a {...rest} className={classNames(styles.chip, current && current !== 'false' && styles.on, className)}>
      {icon}
      {children}
      {count === undefined ? null : <small>{count}</small>}
    </a>
  );
}

export type ChipProps = Common &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Given for a toggle; left out for a chip that only acts. */
    pressed?: boolean;
  };

/**
 * A rounded button, a toggle when `pressed` is given.
 * @example
 * <Chip pressed={chosen} onClick={toggle}>Puntual</Chip>
 */
export function Chip({ icon, count, pressed, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(styles.chip, pressed && styles.on, className)}
    >
      {icon}
      {children}
      {count === undefined ? null : <small>{count}</small>}
    </button>
  );
}
