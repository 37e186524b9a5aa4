import { XIcon } from '../icon/icons.tsx';
import { classNames } from '../class-names.ts';
import styles from './facet.module.css';

export type ClearFiltersProps = {
  /** Address of the same search without filters. */
  href: string;
  /** Filters in use; nothing is drawn at 0. */
  count: number;
  /** Shown instead when a company is the only filter, already cut and in capitals. */
  company?: string;
  className?: string;
};

/**
 * The link that drops every filter, with their count.
 * @example <ClearFilters href={buildSearchUrl({ q: 'cajero' })} count={3} />
 */
export function ClearFilters({ href, count, company, className }: ClearFiltersProps) {
  if (count === 0) return null;
  return company ? (
    <a className={classNames(styles.clear, className)} href={href} aria-label={`Quitar filtro: ${company}`}>
      <XIcon size={16} />
      {company}
    </a>
  ) : (
    <a className={classNames(styles.clear, className)} href={href}>
      Limpiar filtros <b>{count}</b>
    </a>
  );
}
