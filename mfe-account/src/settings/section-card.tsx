import type { ReactNode } from 'react';
import { Card } from '@chamba/kernel/ui/card';
import styles from './settings.module.css';

/** One section as a card with its heading. `level` 2 where the page's own heading stands above it. */
export function SectionCard({
  title,
  lead,
  level,
  children,
}: {
  title: string;
  lead?: ReactNode;
  level: 1 | 2;
  children: ReactNode;
}) {
  return (
    <Card as="section" pad="l" className={styles.section} aria-labelledby="section-heading">
      <div className="stack g8">
        {level === 1 ? (
          <h1 id="section-heading" tabIndex={-1} className="d2">
            {title}
          </h1>
        ) : (
          <h2 id="section-heading">{title}</h2>
        )}
        {lead ? <p className="muted">{lead}</p> : null}
      </div>
      {children}
    </Card>
  );
}
