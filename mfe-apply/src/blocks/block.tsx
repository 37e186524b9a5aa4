import type { ReactNode } from 'react';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import styles from './block.module.css';

/** Said where a block has no words of its own for its failure. */
const FAILED_TEXT = 'Hay un problema para cargar este contenido.';

export type BlockProps = {
  /** Id of its heading. */
  titleId: string;
  title: string;
  /** Anchor that links of other pages lead to. */
  id?: string;
  /** Beside the heading: how many there are, or the way to all of them. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a page that loads and fails alone, under its heading. */
export function Block({ titleId, title, id, aside, children }: BlockProps) {
  return (
    <section id={id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** One line in the place of what a block could not load, and the way to try it again. */
export function BlockFailure({ text = FAILED_TEXT, onRetry }: { text?: string; onRetry: () => void }) {
  return (
    <Card pad="m" role="alert" className={styles.line}>
      <p>{text}</p>
      <Button variant="soft" size="sm" onClick={onRetry}>
        Reintentar
      </Button>
    </Card>
  );
}

/** One line in the place of what a block has nothing of, and what to do next. */
export function BlockNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Card pad="m" className={styles.line}>
      <p className="muted">{text}</p>
      {children}
    </Card>
  );
}
