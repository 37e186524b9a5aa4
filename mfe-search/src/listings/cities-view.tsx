import { STATES } from '@chamba/kernel/catalogues';
import { formatCount } from '@chamba/kernel/format';
import { buildSearchUrl } from '@chamba/kernel/routes';
import { LinkTable } from './link-table.tsx';
import type { ListingViewProps } from './listing.tsx';
import type { ListingItem } from './listings.slice.ts';
import styles from './listing.module.css';

/** Cities shown before the states. */
const LARGEST = 24;

/** The cities of most vacancies, then all of them by state. */
export function CitiesView({ items }: ListingViewProps) {
  const byState = new Map<string, ListingItem[]>();
  for (const item of items) {
    const code = item.idParent ?? '';
    byState.set(code, [...(byState.get(code) ?? []), item]);
  }
  return (
    <>
      <section className={styles.first} aria-labelledby="largest">
        <h2 id="largest">Con más vacantes</h2>
        <LinkTable links={items.slice(0, LARGEST)} />
      </section>
      <section className={styles.section} aria-labelledby="by-state">
        <h2 id="by-state">Por estado</h2>
        <ul>
          {STATES.flatMap(({ code, name, slug }) => {
            const cities = byState.get(code);
            return cities ? (
              <li key={code} className={styles.group}>
                <details>
                  <summary>
                    <span>{name}</span>
                    <span className={styles.count}>
                      {formatCount(cities.length)} {cities.length === 1 ? 'ciudad' : 'ciudades'}
                    </span>
                  </summary>
                  <LinkTable links={cities.map((city) => ({ ...city, description: within(city, name) }))} />
                  <a className="link hit" href={buildSearchUrl({ location: slug })}>
                    Todas las vacantes en {name}
                  </a>
                </details>
              </li>
            ) : (
              []
            );
          })}
        </ul>
      </section>
    </>
  );
}

/** A city without the name of the state it is listed under. */
function within({ description }: ListingItem, state: string): string {
  const ending = `, ${state}`;
  return description.endsWith(ending) ? description.slice(0, -ending.length) : description;
}
