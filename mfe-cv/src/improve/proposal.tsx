import { diffWordsWithSpace } from 'diff';
import { useEffect, useRef } from 'react';
import { Button } from '@chamba/kernel/ui/button';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import type { ImproveState } from './improve.slice.ts';
import styles from './improve.module.css';

/** What a proposal changes of a text: what goes is struck through, what comes is underlined. */
function Difference({ text, proposed }: { text: string; proposed: string }) {
  return (
    <p className={styles.difference}>
      {diffWordsWithSpace(text, proposed).map(({ value, added, removed }, index) =>
        added ? (
          <ins key={index}>{value}</ins>
        ) : removed ? (
          <del key={index}>{value}</del>
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </p>
  );
}

const leftText = (left: number): string =>
  left === 0
    ? 'Fue la última mejora de este empleo.'
    : `Te ${left === 1 ? 'queda 1 mejora' : `quedan ${left} mejoras`} para este empleo.`;

/** The proposal of another wording beside one's own, or why there is none. */
export default function Proposal({
  state,
  text,
  onUse,
  onAgain,
  onClose,
}: {
  state: Exclude<ImproveState, { status: 'closed' }>;
  /** One's own text. */
  text: string;
  onUse: (proposed: string) => void;
  onAgain: () => void;
  onClose: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [state.status]);
  return (
    <section className={styles.proposal} aria-labelledby="improve-title">
      <h3 ref={title} id="improve-title" tabIndex={-1} className="b">
        {state.status === 'working'
          ? 'Redactando una propuesta…'
          : state.status === 'ready'
            ? 'Texto propuesto'
            : 'No hay propuesta'}
      </h3>
      {state.status === 'working' && state.text !== '' ? (
        <p className={styles.difference} aria-busy="true">
          {state.text}
        </p>
      ) : null}
      {state.status === 'working' && state.text === '' ? (
        <SkeletonGroup label="Redactando una propuesta">
          <Skeleton height={72} radius={12} />
        </SkeletonGroup>
      ) : null}
      {state.status === 'ready' ? (
        <>
          <Difference text={text} proposed={state.text} />
          <p className="s14 muted">
            Tachado: lo que se quita. Subrayado: lo que se agrega. Revisa que todo sea cierto.
            {state.left === undefined ? '' : ` ${leftText(state.left)}`}
          </p>
        </>
      ) : null}
      {state.status === 'failed' ? <p role="alert">{state.reason}</p> : null}
      <div className={styles.actions}>
        {state.status === 'ready' ? (
          <Button size="sm" onClick={() => onUse(state.text)}>
            Usar texto
          </Button>
        ) : null}
        {state.status === 'failed' && state.again ? (
          <Button size="sm" variant="soft" onClick={onAgain}>
            Reintentar
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {state.status === 'working' ? 'Cancelar' : state.status === 'ready' ? 'Dejar mi texto' : 'Cerrar'}
        </Button>
      </div>
    </section>
  );
}
