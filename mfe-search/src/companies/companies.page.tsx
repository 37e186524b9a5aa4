import { definePage } from '@chamba/kernel/remote';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Breadcrumbs } from '@chamba/kernel/ui/breadcrumbs';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkTable } from '../listings/link-table.tsx';
import { LISTINGS } from '../listings/listing-paths.ts';
import { OtherListings } from '../listings/other-listings.tsx';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { CompanyForm } from './company-form.tsx';
import { companyUrl } from './company-url.ts';
import { directoryCrumbs } from './crumbs.ts';
import { directorySaga } from './directory.saga.ts';
import { directoryRequested, directorySlice, isBroken, selectDirectory } from './directory.slice.ts';
import { EmployerList } from './employer-list.tsx';
import { KNOWN_EMPLOYERS } from './known-employers.ts';
import { Letters } from './letters.tsx';
import styles from './directory.module.css';

/** Employers shown; the others are found by letter and by name. */
const MAX_SHOWN = 60;

function Companies() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectDirectory);
  const { employers, loading } = state;
  const countOffers = (slug: string): number =>
    employers.find(({ companynamepretty }) => companynamepretty === slug)?.ofertas ?? 0;
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs items={[{ label: 'Inicio', href: '/' }, { label: LISTINGS.companies.heading }]} />
      <h1>{LISTINGS.companies.heading}</h1>
      <CompanyForm />
      <section className={styles.section} aria-labelledby="by-letter">
        <h2 id="by-letter">Por letra</h2>
        <Letters />
      </section>
      {isBroken(state) ? (
        <ErrorState
          title="Ocurrió un error al cargar las urls"
          retrying={loading}
          onRetry={() => dispatch(directoryRequested({ by: 'offers' }))}
        />
      ) : employers.length > 0 ? (
        <section className={styles.section} aria-labelledby="with-offers">
          <h2 id="with-offers">Con más vacantes</h2>
          <EmployerList employers={employers.slice(0, MAX_SHOWN)} />
        </section>
      ) : null}
      <section className={styles.section} aria-labelledby="known">
        <h2 id="known">Empresas conocidas</h2>
        <LinkTable
          links={KNOWN_EMPLOYERS.map(({ name, slug }) => ({
            id: slug,
            description: name,
            url: companyUrl(slug),
            count: countOffers(slug),
          }))}
        />
      </section>
      <OtherListings current="companies" />
    </div>
  );
}

/** The list of employers. */
export default definePage({
  Component: Companies,
  slices: [directorySlice, searchBarSlice],
  sagas: [directorySaga],
  load: () => directoryRequested({ by: 'offers' }),
  status: (state) => (selectDirectory(state).error ? 503 : 200),
  texts: {
    title: 'Empleos por empresa en México',
    description: 'Consulta el directorio de empresas y las vacantes que ofrecen en México.',
  },
  robots: 'index',
  offline: { keep: 1 },
  head: (state) => ({ structuredData: [directoryCrumbs(selectConfig(state))] }),
});
