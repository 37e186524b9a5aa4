import { formatCount } from '@chamba/kernel/format';
import type { ListingViewProps } from './listing.tsx';
import styles from './listing.module.css';

type Counted = { description: string; count: number };

/** Most vacancies first, then by name. */
function byVacancies<Item extends Counted>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => b.count - a.count || a.description.localeCompare(b.description, 'es'));
}

/** The categories by vacancies, each with the subcategories that have some. */
export function CategoriesView({ items }: ListingViewProps) {
  return (
    <>
      <p className="muted">Elige un área o ve directo a su especialidad.</p>
      <ul className={styles.cards}>
        {byVacancies(items).map(({ id, description, url, count, subItems = [] }) => (
          <li key={id} className={styles.card}>
            <h2>
              <a href={url}>
                {description}
                <span className={styles.count}>{formatCount(count)}</span>
              </a>
            </h2>
            <ul className={styles.inner}>
              {byVacancies(subItems.filter((sub) => sub.count > 0)).map((sub) => (
                <li key={sub.id}>
                  <a href={sub.url}>
                    {sub.description}
                    <span className={styles.count}>{formatCount(sub.count)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
