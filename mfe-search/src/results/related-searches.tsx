import { useAppSelector } from '@chamba/kernel/store';
import { ChipLink } from '@chamba/kernel/ui/chip';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { selectResults } from '../search/results.slice.ts';
import styles from './results.module.css';

/**
 * Where a search that finds nothing may go on: the same words elsewhere, the same place, frequent titles.
 * @param props.from how many are offered elsewhere on the page.
 */
export function RelatedSearches({ from = 0 }: { from?: number }) {
  const related = (useAppSelector(selectResults).answer?.refineurls ?? []).slice(from);
  if (related.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-searches">
      <h2 id="related-searches" className="d3">
        Búsquedas relacionadas
      </h2>
      <div className={styles.chips}>
        {related.map(({ text, url }) => (
          <ChipLink key={url} href={url} icon={<SearchIcon />}>
            {text}
          </ChipLink>
        ))}
      </div>
    </section>
  );
}
