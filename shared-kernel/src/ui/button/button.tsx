import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { ButtonLabel, type ButtonLook, fullLabel, lookClass } from './button-face.tsx';
import styles from './button.module.css';

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Work in progress: shows the spinner and ignores further clicks. */
    busy?: boolean;
    /** Label while busy, a verb in gerund, e.g. 'Enviando...'. Its width is kept free from the start. */
    busyLabel?: string;
    ref?: Ref<HTMLButtonElement>;
  };

/**
 * A button. Its type is `button` by default; a plain-text label is cut by the product's length rule.
 * @example
 * <Button type="submit" busy={sending} busyLabel="Enviando...">
 *   Enviar
 * </Button>
 */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  title,
  ...rest
}: ButtonProps) {
  const label = busy && busyLabel ? busyLabel : children;
  const full = fullLabel(label);
  const other = busy ? children : busyLabel;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={lookClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      title={title ?? full}
      onClick={handleClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <ButtonLabel reserve={busyLabel && typeof other === 'string' ? other : undefined}>{label}</ButtonLabel>
      {iconEnd}
    </button>
  );
}
