import { useEffect, useRef, useState } from 'react';
import { FailureBanner } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { REQUIRED } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { Field } from '@chamba/kernel/ui/field';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { PageEnd } from '@chamba/kernel/ui/page-end';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Tag } from '@chamba/kernel/ui/tag';
import {
  copiesClosed,
  copiesOpened,
  copyWished,
  COPY_LIMIT,
  selectCopies,
  type CopyWish,
  type ResumeCopy,
} from './copies.slice.ts';
import styles from './copies.module.css';

const TITLE_LIMIT = 100;

const nameOf = ({ resumetitle }: ResumeCopy): string => resumetitle || 'CV sin título';

/** The field that gives a résumé another title. */
function Rename({
  copy,
  onWish,
  onEnd,
}: {
  copy: ResumeCopy;
  onWish: (wish: CopyWish) => void;
  onEnd: () => void;
}) {
  const [title, setTitle] = useState(copy.resumetitle);
  const [tried, setTried] = useState(false);
  const isEmpty = title.trim() === '';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isEmpty) return;
        onWish({ kind: 'rename', resumeid: copy.resumeid, title: title.trim() });
        onEnd();
      }}
    >
      <Field
        label="Título del CV"
        ref={field}
        maxLength={TITLE_LIMIT}
        value={title}
        onValue={setTitle}
        error={tried && isEmpty ? REQUIRED : undefined}
      />
      <div className={styles.actions}>
        <Button size="sm" type="submit">
          Guardar
        </Button>
        <Button size="sm" variant="ghost" onClick={onEnd}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

/** Asks once more before a résumé is gone. */
function Deletion({
  copy,
  onWish,
  onEnd,
}: {
  copy: ResumeCopy;
  onWish: (wish: CopyWish) => void;
  onEnd: () => void;
}) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div className={styles.card} role="group" aria-label={`Eliminar ${nameOf(copy)}`}>
      <p>¿Eliminar «{nameOf(copy)}»? Ya no podrás recuperarlo.</p>
      <div className={styles.actions}>
        <Button
          size="sm"
          onClick={() => {
            onWish({ kind: 'delete', resumeid: copy.resumeid });
            onEnd();
          }}
        >
          Sí, eliminar
        </Button>
        <Button size="sm" variant="ghost" ref={no} onClick={onEnd}>
          No, conservar
        </Button>
      </div>
    </div>
  );
}

type Open = { kind: 'rename' | 'delete'; resumeid: string } | null;

const openerId = ({ kind, resumeid }: NonNullable<Open>): string => `cv-${kind}-${resumeid}`;

function Copy({
  copy,
  opened,
  isOnly,
  mayCopy,
  onOpen,
  onWish,
}: {
  copy: ResumeCopy;
  opened: Open;
  isOnly: boolean;
  mayCopy: boolean;
  onOpen: (open: Open) => void;
  onWish: (wish: CopyWish) => void;
}) {
  const { resumeid, defaultcv, iscompleted } = copy;
  const name = nameOf(copy);
  const own = opened?.resumeid === resumeid ? opened.kind : null;
  const end = () => onOpen(null);
  if (own === 'rename') return <Rename copy={copy} onWish={onWish} onEnd={end} />;
  if (own === 'delete') return <Deletion copy={copy} onWish={onWish} onEnd={end} />;
  return (
    <div className={styles.card}>
      <p className="b">{name}</p>
      <p className={styles.actions}>
        {defaultcv || isOnly ? <Tag tone="primary">Con este te postulas</Tag> : null}
        {iscompleted ? <Tag tone="ok">Completo</Tag> : <Tag>Por completar</Tag>}
      </p>
      <div className={styles.actions}>
        <LinkButton size="sm" variant="line" href={`/curriculo/${resumeid}`} aria-label={`Abrir: ${name}`}>
          Abrir
        </LinkButton>
        {defaultcv || isOnly ? null : (
          <Button
            size="sm"
            variant="line"
            aria-label={`Usar para postularme: ${name}`}
            onClick={() => onWish({ kind: 'default', resumeid })}
          >
            Usar para postularme
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          id={openerId({ kind: 'rename', resumeid })}
          aria-label={`Cambiar título: ${name}`}
          onClick={() => onOpen({ kind: 'rename', resumeid })}
        >
          Cambiar título
        </Button>
        {mayCopy ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Duplicar: ${name}`}
            onClick={() => onWish({ kind: 'copy', resumeid })}
          >
            Duplicar
          </Button>
        ) : null}
        {isOnly ? null : (
          <Button
            size="sm"
            variant="ghost"
            id={openerId({ kind: 'delete', resumeid })}
            aria-label={`Eliminar: ${name}`}
            onClick={() => onOpen({ kind: 'delete', resumeid })}
          >
            Eliminar
          </Button>
        )}
      </div>
    </div>
  );
}

/** The résumés of the account: which one applications are made with, and what can be done with each. */
export default function CopiesDialog() {
  const dispatch = useAppDispatch();
  const { status, resumes, busy, done, error } = useAppSelector(selectCopies);
  const [opened, setOpened] = useState<Open>(null);
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<Open>(null);
  useEffect(() => {
    // Back to the button that opened it, or to what is left where its résumé is gone.
    if (!opened && left.current) {
      const opener = document.getElementById(openerId(left.current));
      (opener ?? list.current?.querySelector('a'))?.focus();
    }
    left.current = opened;
  }, [opened]);
  const isFull = resumes.length >= COPY_LIMIT;
  return (
    <PageEnd>
      <Dialog open width={560} onClose={() => dispatch(copiesClosed())} title="Mis CV">
        <div ref={list} className={styles.list} aria-busy={busy}>
          <FailureBanner error={error === null ? null : { code: '', description: error }} />
          <p role="status">{done}</p>
          {status === 'loading' ? (
            <SkeletonGroup label="Cargando tus CV">
              <Skeleton height={120} radius={12} />
            </SkeletonGroup>
          ) : null}
          {status === 'failed' ? <ErrorState onRetry={() => dispatch(copiesOpened())} /> : null}
          {resumes.map((copy) => (
            <Copy
              key={copy.resumeid}
              copy={copy}
              opened={opened}
              isOnly={resumes.length === 1}
              mayCopy={!isFull}
              onOpen={setOpened}
              onWish={(wish) => dispatch(copyWished(wish))}
            />
          ))}
          {status === 'ready' ? (
            <p className="s14 muted">
              {isFull
                ? 'Puedes tener hasta 3 CV. Para crear otro, elimina uno.'
                : 'Puedes tener hasta 3 CV. Duplica uno y adáptalo a otro tipo de trabajo.'}
            </p>
          ) : null}
        </div>
      </Dialog>
    </PageEnd>
  );
}
