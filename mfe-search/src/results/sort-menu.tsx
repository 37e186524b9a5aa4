import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { DEFAULT_SORT, SORTS } from '@chamba/kernel/catalogues';
import { useHydrated } from '@chamba/kernel/hydration';
import { navigate } from '@chamba/kernel/router';
import { buildSearchUrl } from '@chamba/kernel/routes';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ArrowUpDownIcon, ChevronDownIcon } from '@chamba/kernel/ui/icon';
import { selectResults } from '../search/results.slice.ts';
import styles from './sort-menu.module.css';

/** Order of the results: a list box, or links while the page is not alive. */
export function SortMenu() {
  const dispatch = useAppDispatch();
  const { params } = useAppSelector(selectResults);
  const alive = useHydrated();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
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
  if (!params) return null;

  const sort = params.sort ?? DEFAULT_SORT;
  const buildSortUrl = (id: number) => buildSearchUrl({ ...params, sort: id, page: undefined });
  const chosen = Math.max(
    0,
    SORTS.findIndex(({ id }) => id === sort),
  );
  const label = SORTS[chosen]?.label ?? '';
  const face = (
    <>
      <span className={`desk ${styles.prefix}`}>Ordenar por:</span>
      <ArrowUpDownIcon className="mob" />
      {label}
      <ChevronDownIcon size={16} />
    </>
  );
  if (!alive) {
    return (
      <details className={styles.host}>
        <summary className={styles.button}>{face}</summary>
        <ul className={styles.list}>
          {SORTS.map(({ id, label: text }) => (
            <li key={id}>
              <a
                className={styles.option}
                href={buildSortUrl(id)}
                rel="nofollow"
                aria-current={id === sort ? 'true' : undefined}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    );
  }

  function toggle() {
    setActive(chosen);
    setOpen(!open);
  }
  function choose(place: number) {
    const id = SORTS[place]?.id;
    setOpen(false);
    button.current?.focus();
    if (id !== undefined && id !== sort) dispatch(navigate({ to: buildSortUrl(id) }));
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
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
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
