import type { HTMLAttributes, ReactNode } from 'react';
import { EmptyArt } from '../art/art.tsx';
import { classNames } from '../class-names.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & {
  title: ReactNode;
  /** Level of the title's heading; 2 by default. */
  level?: 1 | 2 | 3;
  /** What to do about it. */
  text?: ReactNode;
  /** Illustration; the magnifier by default, null for none. */
  art?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
};

/**
 * A page or block with nothing to show, and what can be done next.
 * @example
 * <EmptyState
 *   title="Aún no tienes postulaciones"
 *   actions={<LinkButton href="/empleos">Buscar empleo</LinkButton>}
 * />
 */
export function EmptyState({
  title,
  level = 2,
  text,
  art = <EmptyArt />,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={classNames(styles.state, className)}>
      {art}
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
