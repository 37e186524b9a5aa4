import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ChevronDownIcon, ChevronUpIcon, PencilIcon, Trash2Icon } from '@chamba/kernel/ui/icon';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { selectResume } from '../model/resume.slice.ts';
import { rowLabel } from '../model/row-label.ts';
import { listOrdered, rowRemoved, selectEdit } from '../model/edit.slice.ts';
import { addId, rowId, useOpenEdit } from './open-edit.ts';
import { movedIds, listRows, type ListPart, type Part } from '../model/rows.ts';
import { SortableRows } from './sortable-rows.tsx';
import styles from './edit.module.css';

/** The elements of a list, each with what changes, moves and removes it. The focus stays with what was acted on. */
export default function RowList({ part }: { part: ListPart }) {
  const dispatch = useAppDispatch();
  const { resume } = useAppSelector(selectResume);
  const { removed, left } = useAppSelector(selectEdit);
  const [said, setSaid] = useState('');
  const open = useOpenEdit();
  // Where the focus goes once the list is drawn anew: on opening, to the element whose form was left.
  const [goals, setGoals] = useState<readonly string[]>(() => (left ? [rowId(part, left), addId(part)] : []));
  useEffect(() => {
    const goal = goals.map((id) => document.getElementById(id)).find((found) => found?.matches(':enabled'));
    goal?.focus();
  }, [goals]);
  const rows = resume ? listRows(resume, part) : [];
  const ids = rows.map(({ id }) => id);

  function move(id: string, label: string, by: -1 | 1) {
    if (part === 'languages') return;
    const moved = movedIds(ids, id, by);
    dispatch(listOrdered({ part, ids: moved }));
    setSaid(`${label}: lugar ${moved.indexOf(id) + 1} de ${moved.length}.`);
    const [up, down] = [`cv-up-${id}`, `cv-down-${id}`];
    setGoals(by < 0 ? [up, down] : [down, up]);
  }

  const drawn = rows.map((row, index) => {
    const label = rowLabel(part, row.texts);
    const content = (
      <>
        <span className={styles.label}>{label}</span>
        <span className={styles.buttons}>
          {part === 'languages' ? null : (
            <>
              <IconButton
                id={`cv-up-${row.id}`}
                label={`Subir: ${label}`}
                disabled={index === 0}
                onClick={() => move(row.id, label, -1)}
              >
                <ChevronUpIcon size={20} />
              </IconButton>
              <IconButton
                id={`cv-down-${row.id}`}
                label={`Bajar: ${label}`}
                disabled={index === rows.length - 1}
                onClick={() => move(row.id, label, 1)}
              >
                <ChevronDownIcon size={20} />
              </IconButton>
            </>
          )}
          <IconButton
            id={rowId(part, row.id)}
            label={`Editar: ${label}`}
            onClick={() => open(part, row.id, { listed: true })}
          >
            <PencilIcon size={18} />
          </IconButton>
          <IconButton label={`Quitar: ${label}`} onClick={() => dispatch(rowRemoved({ part, row }))}>
            <Trash2Icon size={18} />
          </IconButton>
        </span>
      </>
    );
    return { id: row.id, label, content };
  });

  return (
    <>
      <p role="status" className="vh">
        {said}
      </p>
      {rows.length === 0 && !removed ? <p className="muted">Todavía no hay nada aquí.</p> : null}
      {part === 'languages' ? (
        <ul className={styles.rows}>
          {drawn.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      ) : (
        <SortableRows rows={drawn} onOrder={(order) => dispatch(listOrdered({ part, ids: order }))} />
      )}
      <Restored part={part} left={left} ids={ids} canUndo={removed !== null} onFocus={setGoals} />
    </>
  );
}

/** Keeps the focus in the list when what had it is gone: to an element that came back, else to what is left. */
function Restored({
  part,
  left,
  ids,
  canUndo,
  onFocus,
}: {
  part: Part;
  left: string | null;
  ids: readonly string[];
  canUndo: boolean;
  onFocus: (goals: readonly string[]) => void;
}) {
  const isBack = left !== null && ids.includes(left);
  const could = useRef(canUndo);
  useEffect(() => {
    const isOver = could.current && !canUndo;
    could.current = canUndo;
    if (document.activeElement !== document.body) return;
    if (isBack) onFocus([rowId(part, left)]);
    else if (isOver && left === null) onFocus([...ids.map((id) => rowId(part, id)), addId(part)]);
  }, [isBack, part, left, ids, canUndo, onFocus]);
  return null;
}
