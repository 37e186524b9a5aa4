import { stateByCode } from '@chamba/kernel/catalogues';
import { formatCount } from '@chamba/kernel/format';
import { REGIONS, buildSearchUrl } from '@chamba/kernel/routes';
import { LinkTable } from './link-table.tsx';
import type { ListingViewProps } from './listing.tsx';
import styles from './listing.module.css';

/** The 32 states with their vacancies, and the six regions they make up. */
export function StatesView({ items }: ListingViewProps) {
  const counts = new Map(items.map(({ id, count }) => [id, count]));
  const sum = (codes: readonly string[]): number =>
    codes.reduce((total, code) => total + (counts.get(code) ?? 0), 0);
  const all = sum([...counts.keys()]);
  return (
    <>
      <p className="muted">
        {formatCount(all)} {all === 1 ? 'vacante' : 'vacantes'} en los {items.length} estados de México.
      </p>
      <LinkTable links={items} />
      <section className={styles.section} aria-labelledby="by-region">
        <h2 id="by-region">Por región</h2>
        <ul className={styles.cards}>
          {REGIONS.map(({ slug, name, states }) => (
            <li key={slug} className={styles.card}>
              <h3>
                <a href={buildSearchUrl({ region: slug })}>
                  {name}
                  <span className={styles.count}>{formatCount(sum(states))}</span>
                </a>
              </h3>
              <p className="s14 muted">{states.map((code) => stateByCode(code)?.name ?? code).join(', ')}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
