import { definePage, type PageContext } from '@chamba/kernel/remote';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { LISTING_PATH, SEARCH_PATH, queryPath } from './addresses.ts';
import { CompanyForm } from './company-form.tsx';
import { directoryCrumbs } from './crumbs.ts';
import { directorySaga } from './directory.saga.ts';
import { companyTyped, directoryOpened, directorySlice, selectDirectory } from './directory.slice.ts';
import { EmployerList } from './employer-list.tsx';
import { Letters } from './letters.tsx';
import styles from './directory.module.css';

const HEADING = 'Buscar empleos por empresa';

/** What a form without scripts sent. */
const sentQuery = ({ search }: PageContext): string => new URLSearchParams(search).get('q') ?? '';

function CompanySearch() {
  const dispatch = useAppDispatch();
  const { suggestions } = useAppSelector(selectDirectory);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{HEADING}</h1>
      <CompanyForm onTyped={(text) => dispatch(companyTyped(text))} />
      <div role="status">
        {suggestions.length > 0 ? (
          <span className="vh">
            {suggestions.length === 1 ? '1 sugerencia' : `${suggestions.length} sugerencias`}
          </span>
        ) : null}
      </div>
      {suggestions.length > 0 ? <EmployerList employers={suggestions} /> : null}
      <section className={styles.section} aria-labelledby="by-letter">
        <h2 id="by-letter">Empresas por letra</h2>
        <Letters />
      </section>
      <p>
        <a className="link hit" href={LISTING_PATH}>
          Ver todas las empresas
        </a>
      </p>
    </div>
  );
}

/** Search for an employer by name. */
export default definePage({
  Component: CompanySearch,
  slices: [directorySlice, searchBarSlice],
  sagas: [directorySaga],
  load: () => directoryOpened(),
  redirect: (_state, context) => {
    const target = queryPath(sentQuery(context));
    return target === SEARCH_PATH ? null : target;
  },
  texts: {
    title: 'Empresas: búsqueda por nombre',
    description: 'Consulta las empresas que coinciden con tu búsqueda y sus vacantes en México.',
  },
  robots: 'index',
  head: (state) => ({
    structuredData: [directoryCrumbs(selectConfig(state), { name: HEADING, path: SEARCH_PATH })],
  }),
});
