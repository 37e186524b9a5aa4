import type { AnchorHTMLAttributes, Ref } from 'react';
import { ButtonLabel, type ButtonLook, fullLabel, lookClass } from '../button/button-face.tsx';

export type LinkButtonProps = ButtonLook &
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/**
 * A link drawn as a button: for what leads to another page.
 * @example
 * <LinkButton href="/curriculo" variant="line">Ir a mi CV</LinkButton>
 */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  title,
  ...rest
}: LinkButtonProps) {
  const full = fullLabel(children);
  return (
    <a {...rest} className={lookClass({ variant, size, block }, className)} title={title ?? full}>
      {icon}
      <ButtonLabel>{children}</ButtonLabel>
      {iconEnd}
    </a>
  );
}
