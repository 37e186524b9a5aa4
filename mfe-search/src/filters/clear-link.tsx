import { useAppSelector } from '@chamba/kernel/store';
import { XIcon } from '@chamba/kernel/ui/icon';
import { selectResults } from '../results/results.slice.ts';
import { onlyCompany } from './facets.ts';
import styles from './filters.module.css';

/** The link that drops every filter, with their number; the company's name when it is the only filter. */
export function ClearLink({ className = '' }: { className?: string }) {
  const query = useAppSelector(selectResults).answer?.query;
  if (!query || query.activefilters === 0) return null;
  const company = onlyCompany(query);
  return (
    <a
      className={`${styles.clear} ${className}`}
      href={query.clearurl}
      rel="nofollow"
      aria-label={company ? `Quitar filtro: ${company}` : `Limpiar filtros (${query.activefilters})`}
    >
      {company ? (
        <>
          <XIcon size={16} />
          {company}
        </>
      ) : (
        <>
          Limpiar filtros <b>{query.activefilters}</b>
        </>
      )}
    </a>
  );
}
