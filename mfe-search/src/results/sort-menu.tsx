import { useState, type MouseEvent } from 'react';
import { DEFAULT_SORT, SORTS } from '@chamba/kernel/catalogues';
import { useHydrated } from '@chamba/kernel/hydration';
import { buildSearchUrl } from '@chamba/kernel/routes';
import { useAppSelector } from '@chamba/kernel/store';
import { ArrowUpDownIcon, ChevronDownIcon } from '@chamba/kernel/ui/icon';
import { selectResults } from '../search/results.slice.ts';
import type * as ListModule from './sort-list.tsx';
import styles from './sort-menu.module.css';

// With the panels of the filters: a chunk of its own would cost every page more than it saves.
const loadList = () => import(/* webpackChunkName: "facet-panel" */ './sort-list.tsx');

/** Order of the results: links until the page is alive, then a button whose list box is loaded when it is pressed. */
export function SortMenu() {
  const { params } = useAppSelector(selectResults);
  const [list, setList] = useState<typeof ListModule | null>(null);
  const [failed, setFailed] = useState(false);
  const alive = useHydrated() && !failed;
  if (!params) return null;

  const sort = params.sort ?? DEFAULT_SORT;
  const getHref = (id: number) => buildSearchUrl({ ...params, sort: id, page: undefined });
  const label = SORTS.find(({ id }) => id === sort)?.label ?? '';
  const face = (
    <>
      <span className={`desk ${styles.prefix}`}>Ordenar por:</span>
      <ArrowUpDownIcon className="mob" />
      {label}
      <ChevronDownIcon size={16} />
    </>
  );
  if (list) return <list.SortList sort={sort} label={label} face={face} getHref={getHref} />;
  function open(event: MouseEvent) {
    event.preventDefault();
    loadList().then(setList, () => setFailed(true));
  }
  const button = alive && {
    role: 'button',
    'aria-haspopup': 'listbox' as const,
    'aria-label': `Ordenar por: ${label}`,
    onClick: open,
  };
  return (
    <details className={styles.host}>
      <summary className={styles.button} {...button}>
        {face}
      </summary>
      <ul className={styles.list}>
        {SORTS.map(({ id, label: text }) => (
          <li key={id}>
            <a
              className={styles.option}
              href={getHref(id)}
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
