import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** Current page, from 1. */
  page: number;
  /** Number of pages; nothing is drawn for one or none. */
  pages: number;
  /** Address of a page. */
  getHref: (page: number) => string;
  className?: string;
};

/**
 * Links to the pages around the current one, the first and the last.
 * @example
 * <Pagination page={2} pages={42} getHref={(page) => `/empleos?pagina=${page}`} />
 */
export function Pagination({ page, pages, getHref, className }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Páginas de resultados" className={classNames(styles.pager, className)}>
      {page > 1 ? (
        <a href={getHref(page - 1)} rel="prev" aria-label="Página anterior">
          <ChevronLeftIcon />
        </a>
      ) : null}
      {pageWindow(page, pages).map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={entry}
            href={getHref(entry)}
            aria-label={`Página ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            className={Math.abs(entry - page) === 1 && entry > 1 && entry < pages ? styles.near : undefined}
          >
            {entry}
          </a>
        ),
      )}
      {page < pages ? (
        <a href={getHref(page + 1)} rel="next" aria-label="Página siguiente">
          <ChevronRightIcon />
        </a>
      ) : null}
    </nav>
  );
}
