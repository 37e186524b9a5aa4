import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SORTS } from '@chamba/kernel/catalogues';
import { navigate } from '@chamba/kernel/router';
import { useAppDispatch } from '@chamba/kernel/store';
import styles from './sort-menu.module.css';

type Props = {
  /** Id of the order that the results have, and its name. */
  sort: number;
  label: string;
  /** What the button shows. */
  face: ReactNode;
  getHref: (id: number) => string;
};

/** The order of the results as a list box, open from the start. */
export function SortList({ sort, label, face, getHref }: Props) {
  const dispatch = useAppDispatch();
  const chosen = Math.max(
    0,
    SORTS.findIndex(({ id }) => id === sort),
  );
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(chosen);
  const host = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  useEffect(() => {
    if (!open) return undefined;
    list.current?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !host.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  function toggle() {
    setActive(chosen);
    setOpen(!open);
  }
  function choose(place: number) {
    const id = SORTS[place]?.id;
    setOpen(false);
    button.current?.focus();
    if (id !== undefined && id !== sort) dispatch(navigate({ to: getHref(id) }));
  }
  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    toggle();
  }
  function moveByKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActive((active + step + SORTS.length) % SORTS.length);
    else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else if (event.key === 'Escape') choose(chosen);
    else return;
    event.preventDefault();
  }
  return (
    <div ref={host} className={styles.host}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={`Ordenar por: ${label}`}
        onClick={toggle}
        onKeyDown={openByKey}
      >
        {face}
      </button>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label="Ordenar por"
        aria-activedescendant={`${listId}-${active}`}
        className={styles.list}
        hidden={!open}
        onKeyDown={moveByKey}
      >
        {SORTS.map(({ id, label: text }, place) => (
          // The keyboard is served by the list, which has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={id}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={id === sort}
            className={`${styles.option} ${place === active ? styles.active : ''}`}
            onClick={() => choose(place)}
          >
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
