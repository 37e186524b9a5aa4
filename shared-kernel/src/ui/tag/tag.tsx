import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

export type TagProps = {
  tone?: 'neutral' | 'accent' | 'ok' | 'primary' | 'info' | 'danger' | 'new';
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A short label of a state; never interactive.
 * @example
 * <Tag tone="ok" icon={<CircleCheckIcon size={15} />}>Postulado</Tag>
 */
export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
