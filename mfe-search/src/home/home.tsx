import { useAppSelector } from '@chamba/kernel/store';
import { selectIsLogged } from '@chamba/kernel/session';
import { ChipLink } from '@chamba/kernel/ui/chip';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { LinkTable } from '../listings/link-table.tsx';
import { Hero } from './hero.tsx';
import { selectHome, type Link } from './home.slice.ts';
import { PromoArcs } from './promo-arcs.tsx';
import { RecentSearches } from './recent-searches.tsx';
import styles from './home.module.css';

/** Links and characters that fit beside the bright tile of the hero on the narrowest wide screen. */
const LINE_LINKS = 4;
const LINE_CHARACTERS = 42;

/** The first searches that stand in one line of the hero. */
function inOneLine(links: readonly Link[]): Link[] {
  const shown: Link[] = [];
  let characters = 0;
  for (const link of links) {
    if (shown.length === LINE_LINKS) break;
    if (characters + link.description.length > LINE_CHARACTERS) continue;
    characters += link.description.length;
    shown.push(link);
  }
  return shown;
}

/** The home page: the search over the hero, then the ways into the vacancies. */
export function Home() {
  const { states, keywords, recents, error } = useAppSelector(selectHome);
  const isLogged = useAppSelector(selectIsLogged);
  return (
    <>
      <Hero keywords={inOneLine(keywords)} />
      <div className="wrap">
        {recents.length > 0 ? <RecentSearches recents={recents} /> : null}
        <section className={styles.section} aria-labelledby="home-states">
          <div className={styles.heading}>
            <h2 id="home-states">Empleos por estado</h2>
            <a className={`link s14 ${styles.all}`} href="/empleos-por-estado">
              Ver los 32
            </a>
          </div>
          {states.length > 0 ? <LinkTable links={states} /> : null}
          {error && states.length === 0 ? <p className="muted">Ocurrió un error al cargar las urls</p> : null}
        </section>
        {keywords.length > 0 ? (
          <section className={styles.section} aria-labelledby="home-keywords">
            <div className={styles.heading}>
              <h2 id="home-keywords">Empleos más buscados</h2>
            </div>
            <div className={styles.chips}>
              {keywords.map(({ id, description, url }) => (
                <ChipLink key={id} href={url}>
                  {description}
                </ChipLink>
              ))}
            </div>
          </section>
        ) : null}
        {isLogged ? null : (
          <section className={styles.section}>
            <div className={styles.promo}>
              <PromoArcs />
              <h2 className="d1">Crea tu cuenta, llena tu CV y postúlate</h2>
              <p>Cuatro pasos cortos. Puedes dejarlo a medias y seguir después desde tu celular.</p>
              <div>
                <LinkButton href="/cuenta/nueva">Crear cuenta</LinkButton>
              </div>
            </div>
          </section>
        )}
      </div>
    </>
  );
}
