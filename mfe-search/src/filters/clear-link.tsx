import { useAppSelector } from '@chamba/kernel/store';
import { XIcon } from '@chamba/kernel/ui/icon';
import { selectResults } from '../search/results.slice.ts';
import { recordFilter } from './analytics.ts';
import { FACETS, countActiveFilters, onlyCompany, panelItems } from './facets.ts';
import styles from './filters.module.css';

/** The link that drops every filter, with their number; the company's name when it is the only filter. */
export function ClearLink({ className = '' }: { className?: string }) {
  const { answer, facets, params } = useAppSelector(selectResults);
  const query = answer?.query ?? (params ? countActiveFilters(params) : null);
  if (!query || query.activefilters === 0) return null;
  const company = onlyCompany(query, facets?.company);
  function record() {
    for (const kind of FACETS) {
      const chosen = facets ? panelItems(facets, kind).filter(({ selected }) => selected) : [];
      if (chosen.length > 0) recordFilter('clear', kind.key, chosen.map(({ id }) => id).join(','));
    }
  }
  return (
    <a className={`${styles.clear} ${className}`} href={query.clearurl} rel="nofollow" onClick={record}>
      {/* Said as it is written elsewhere; the eye has a mark or a disc for it. */}
      <span className="vh">
        {company ? `Quitar filtro: ${company}` : `Limpiar filtros (${query.activefilters})`}
      </span>
      <span className={styles.face} aria-hidden="true">
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
      </span>
    </a>
  );
}
