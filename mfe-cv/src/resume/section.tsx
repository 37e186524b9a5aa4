import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { ArrowUpDownIcon, PencilIcon, PlusIcon } from '@chamba/kernel/ui/icon';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Tag } from '@chamba/kernel/ui/tag';
import { editClosed, selectEdit } from '../model/edit.slice.ts';
import { addId, editsInSheet, rowId, useOpenEdit } from '../edit/open-edit.ts';
import { focusFirst } from '../model/focus-first.ts';
import { isFormPart, NEW, type Part } from '../model/rows.ts';
import type { SectionKind } from '../model/section-list.ts';
import styles from './resume.module.css';

const Editor = lazy(() => import(/* webpackChunkName: "resume-editor" */ '../edit/editor.tsx'));

const doneId = (part: Part): string => `cv-done-${part}`;

/**
 * To what ends the editing of a list, whose button that was pressed is gone; after editing back to what was edited. Nowhere
 * where the person is already somewhere else.
 */
function useFocusAfter(part: Part | undefined, isEditing: boolean, left: string | null): void {
  const was = useRef(isEditing);
  useEffect(() => {
    if (was.current !== isEditing && part)
      focusFirst(isEditing ? [doneId(part)] : [rowId(part, left ?? ''), addId(part)]);
    was.current = isEditing;
  }, [part, isEditing, left]);
}

type SectionProps = {
  kind: SectionKind;
  /** Whether something stands in it. */
  filled: boolean;
  missing: boolean;
  children?: ReactNode;
  /** Stands below, also while the part is edited. */
  foot?: ReactNode;
};

/** One part of the résumé with what changes it: in place, or without scripts the step of the sign-up. */
export function Section({ kind, filled, missing, children, foot }: SectionProps) {
  const { hash, title, part, step, hint, add } = kind;
  const { editing, left } = useAppSelector(selectEdit);
  const mine = editing && editing.part === part ? editing : null;
  const open = useOpenEdit();
  useFocusAfter(part, mine !== null, left);
  const isForm = mine !== null && mine.id !== null;
  // Under a sheet the page stays as it was.
  const inPlace = mine && (!isForm || mine.quiet || !editsInSheet()) ? mine : null;
  const asks = !filled || missing;
  return (
    <Card
      as="section"
      pad="l"
      id={hash}
      aria-labelledby={`${hash}-title`}
      className={`${styles.section} ${missing ? styles.missing : ''} ${filled ? '' : styles.unfilled}`}
    >
      <div className={styles.head}>
        <h2 id={`${hash}-title`} className="d3">
          {title}
        </h2>
        {missing && !inPlace ? <Tag tone="accent">Falta completar</Tag> : null}
        {(asks && !inPlace) || (isForm && inPlace) ? null : (
          <HeadActions kind={kind} listed={inPlace !== null} />
        )}
      </div>
      {inPlace && inPlace.id !== NEW ? null : children}
      {mine ? (
        <Suspense
          fallback={
            inPlace ? (
              <SkeletonGroup label="Abriendo">
                <Skeleton height={120} radius={12} />
              </SkeletonGroup>
            ) : null
          }
        >
          <Editor editing={mine} />
        </Suspense>
      ) : null}
      {asks && !inPlace ? (
        <>
          <p className="muted">{hint}</p>
          <AddAction part={part} step={step} onAdd={() => part && open(part, isFormPart(part) ? part : NEW)}>
            {add}
          </AddAction>
        </>
      ) : null}
      {foot}
    </Card>
  );
}

function AddAction({
  part,
  step,
  onAdd,
  children,
}: {
  part: Part | undefined;
  step: string | undefined;
  onAdd: () => void;
  children: string;
}) {
  const works = useHydrated();
  if (part && works)
    return (
      <Button id={addId(part)} variant="soft" icon={<PlusIcon />} className={styles.action} onClick={onAdd}>
        {children}
      </Button>
    );
  return step ? (
    <LinkButton variant="soft" href={step} icon={<PlusIcon />} className={styles.action}>
      {children}
    </LinkButton>
  ) : null;
}

/** What a section with data offers in its head. */
function HeadActions({ kind, listed }: { kind: SectionKind; listed: boolean }) {
  const { part, title, step, add } = kind;
  const works = useHydrated();
  const dispatch = useAppDispatch();
  const open = useOpenEdit();
  if (!part || !works)
    return step ? (
      <LinkButton
        variant="ghost"
        size="sm"
        href={step}
        icon={<PencilIcon size={18} />}
        aria-label={`Editar: ${title}`}
      >
        Editar
      </LinkButton>
    ) : null;
  if (isFormPart(part))
    return (
      <Button
        id={rowId(part, part)}
        variant="ghost"
        size="sm"
        icon={<PencilIcon size={18} />}
        aria-label={`Editar: ${title}`}
        onClick={() => open(part, part)}
      >
        Editar
      </Button>
    );
  return (
    <>
      <Button
        id={addId(part)}
        variant="ghost"
        size="sm"
        icon={<PlusIcon size={18} />}
        aria-label={add}
        onClick={() => open(part, NEW, { listed })}
      >
        Agregar
      </Button>
      {listed ? (
        <Button id={doneId(part)} variant="ghost" size="sm" onClick={() => dispatch(editClosed())}>
          Listo
        </Button>
      ) : (
        <IconButton
          className={styles.arrange}
          label={part === 'languages' ? `Editar: ${title}` : `Editar y ordenar: ${title}`}
          onClick={() => open(part, null)}
        >
          {part === 'languages' ? <PencilIcon size={18} /> : <ArrowUpDownIcon size={18} />}
        </IconButton>
      )}
    </>
  );
}
