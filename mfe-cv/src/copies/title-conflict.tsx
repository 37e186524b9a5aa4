import { useEffect, useRef } from 'react';
import { Button } from '@chamba/kernel/ui/button';
import type { CopyWish, TitleConflictState } from './copies.slice.ts';
import styles from './copies.module.css';

/** Two titles for one résumé, one's own and what another window saved meanwhile: the person chooses. */
export function TitleConflict({
  conflict: { resumeid, mine, theirs, revision },
  onWish,
  onKeep,
}: {
  conflict: TitleConflictState;
  onWish: (wish: CopyWish) => void;
  onKeep: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.card} aria-labelledby="title-conflict">
      <h3 ref={title} id="title-conflict" tabIndex={-1}>
        Este título cambió en otra ventana
      </h3>
      <p className="muted">Elige cuál quieres conservar.</p>
      <div className={styles.actions}>
        <Button
          size="sm"
          onClick={() => onWish({ kind: 'rename', resumeid, title: mine, revision, shown: theirs })}
        >
          {`Poner «${mine}»`}
        </Button>
        <Button size="sm" variant="line" onClick={onKeep}>
          {`Dejar «${theirs}»`}
        </Button>
      </div>
    </section>
  );
}
