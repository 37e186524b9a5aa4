import type { AnchorHTMLAttributes, ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  /** Element to draw; `div` by default. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | 'fieldset';
  /** Inner space: m 16, l 16 on phones and 28 from 1024 pixels; none by default. */
  pad?: 'none' | 'm' | 'l';
};

/**
 * A bordered surface.
 * @example
 * <Card as="section" pad="l" aria-labelledby={id}>…</Card>
 */
export function Card({ as = 'div', pad = 'none', className, ...rest }: CardProps) {
  const Element: ElementType = as;
  return <Element {...rest} className={classNames(styles.card, pad !== 'none' && styles[pad], className)} />;
}

export type LinkCardProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  pad?: CardProps['pad'];
};

/**
 * A card that is one link.
 * @example <LinkCard href={url} pad="m">Cajero en Jalisco</LinkCard>
 */
export function LinkCard({ pad = 'none', className, children, ...rest }: LinkCardProps) {
  return (
    <a {...rest} className={classNames(styles.card, styles.link, pad !== 'none' && styles[pad], className)}>
      {children}
    </a>
  );
}
