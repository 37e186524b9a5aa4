import { useEffect, useRef, type ReactNode } from 'react';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);
  // What had the focus is gone: a form that was sent, a session that was ended.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) heading.current?.focus();
  });
  return (
    <Card
      as="section"
      pad="l"
      className={styles.section}
      aria-labelledby="section-heading"
      onFocus={() => (isInside.current = true)}
      onBlur={() => (isInside.current = false)}
    >
      <div className="stack g8">
        {level === 1 ? (
          <h1 ref={heading} id="section-heading" tabIndex={-1} className="d2">
            {title}
          </h1>
        ) : (
          <h2 ref={heading} id="section-heading" tabIndex={-1}>
            {title}
          </h2>
        )}
        {lead ? <p className="muted">{lead}</p> : null}
      </div>
      {children}
    </Card>
  );
}
