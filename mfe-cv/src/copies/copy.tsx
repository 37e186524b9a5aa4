import { useEffect, useRef, useState } from 'react';
import { formatDate } from '@chamba/kernel/format';
import { REQUIRED } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Tag } from '@chamba/kernel/ui/tag';
import type { CopyWish, ResumeCopy } from './copies.slice.ts';
import styles from './copies.module.css';

const TITLE_LIMIT = 100;

/** What a résumé is called. */
export const resumeName = ({ resumetitle }: ResumeCopy): string => resumetitle || 'CV sin título';

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
        const { resumeid, revision } = copy;
        onWish({ kind: 'rename', resumeid, title: title.trim(), revision, shown: copy.resumetitle });
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
    <div className={styles.card} role="group" aria-label={`Eliminar ${resumeName(copy)}`}>
      <p>¿Eliminar «{resumeName(copy)}»? Ya no podrás recuperarlo.</p>
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

export type Open = { kind: 'rename' | 'delete'; resumeid: string } | null;

/** Id of the button that opens a form of a résumé. */
export const openerId = ({ kind, resumeid }: NonNullable<Open>): string => `cv-${kind}-${resumeid}`;

/** Id of the link to a résumé. */
export const linkId = (resumeid: string): string => `cv-open-${resumeid}`;

/** One résumé with what can be done with it. */
export function Copy({
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
  const { resumeid, defaultcv, iscompleted, active, expires } = copy;
  const isUsed = defaultcv || isOnly;
  const name = resumeName(copy);
  const own = opened?.resumeid === resumeid ? opened.kind : null;
  const end = () => onOpen(null);
  if (own === 'rename') return <Rename copy={copy} onWish={onWish} onEnd={end} />;
  if (own === 'delete') return <Deletion copy={copy} onWish={onWish} onEnd={end} />;
  return (
    <div className={styles.card}>
      <p className="b">{name}</p>
      <p className={styles.actions}>
        {isUsed ? <Tag tone="primary">Con este te postulas</Tag> : null}
        {iscompleted ? <Tag tone="ok">Completo</Tag> : <Tag>Por completar</Tag>}
        {active || isUsed ? null : <Tag>Inactivo</Tag>}
      </p>
      {expires ? <p className="s14 muted">Vigente hasta el {formatDate(expires)}</p> : null}
      {active || isUsed ? null : <p className="s14 muted">No se ofrece cuando te postulas.</p>}
      <div className={styles.actions}>
        <LinkButton
          id={linkId(resumeid)}
          size="sm"
          variant="line"
          href={`/curriculo/${resumeid}`}
          aria-label={`Abrir: ${name}`}
        >
          Abrir
        </LinkButton>
        {isUsed ? null : (
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
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Renovar vigencia: ${name}`}
          onClick={() => onWish({ kind: 'extend', resumeid })}
        >
          Renovar vigencia
        </Button>
        {isUsed ? null : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${active ? 'Desactivar' : 'Activar'}: ${name}`}
            onClick={() => onWish({ kind: active ? 'deactivate' : 'activate', resumeid })}
          >
            {active ? 'Desactivar' : 'Activar'}
          </Button>
        )}
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
