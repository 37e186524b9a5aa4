import { useAppSelector } from '@chamba/kernel/store';
import { SearchForm } from '../search-bar/search-form.tsx';
import { selectSearchBar } from '../search-bar/search-bar.slice.ts';
import { SearchTrigger } from '../search-bar/search-trigger.tsx';
import { useAssist } from '../search-bar/use-assist.ts';
import { Arcs } from './arcs.tsx';
import type { Link } from './home.slice.ts';
import styles from './hero.module.css';

/** The green block on top of the home page, which the header lies over. */
export function Hero({ keywords }: { keywords: readonly Link[] }) {
  const assist = useAssist();
  const { formOpen } = useAppSelector(selectSearchBar);
  return (
    <section className={`on-hero ${styles.hero}`} aria-label="Busca empleo">
      <div className={styles.art}>
        <Arcs />
      </div>
      <div className={`wrap ${styles.inside}`}>
        <h1>
          <span className="desk d-xl">Buscar</span>
          <span className={`mob d-l ${styles.phoneTitle}`}>Busca empleo ahora</span>
        </h1>
        <p className={styles.lead}>Empleos con sueldo a la vista, de tu colonia a todo el país.</p>
        <div className="desk">
          <SearchForm id="home-search" variant="hero" {...assist} />
          {keywords.length > 0 ? (
            <p className={styles.popular}>
              <span>Lo más buscado:</span>
              {keywords.map(({ id, description, url }) => (
                <a key={id} href={url}>
                  {description}
                </a>
              ))}
            </p>
          ) : null}
        </div>
        <div className={`mob ${styles.phone}`}>
          <p className={styles.label}>¿Qué y dónde?</p>
          {formOpen ? (
            <SearchForm id="home-search-open" variant="stack" {...assist} />
          ) : (
            <SearchTrigger variant="hero" {...assist} />
          )}
        </div>
      </div>
    </section>
  );
}
