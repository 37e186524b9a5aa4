import { definePage } from '@chamba/kernel/remote';
import { selectFirstName } from '@chamba/kernel/session';
import { Slot } from '@chamba/kernel/slots';
import { useAppSelector } from '@chamba/kernel/store';
import { FileUserIcon, SearchIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { applicationsSaga } from '../applications/applications.saga.ts';
import { applicationsReducer, applicationsRequested } from '../applications/applications.slice.ts';
import { savedSearchesSaga } from '../saved-searches/saved-searches.saga.ts';
import { savedSearchesSlice } from '../saved-searches/saved-searches.slice.ts';
import { SavedSearches } from '../saved-searches/saved-searches.tsx';
import { suggestionsSaga } from '../suggestions/suggestions.saga.ts';
import { suggestionsSlice } from '../suggestions/suggestions.slice.ts';
import { Suggestions } from '../suggestions/suggestions.tsx';
import { LatestApplications } from './latest-applications.tsx';
import styles from './dashboard.module.css';

/** Applications the dashboard shows. */
const LATEST = 5;

function DashboardPage() {
  const name = useAppSelector(selectFirstName);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.top}>
        <h1>{name ? `Hola ${name}` : 'Hola'}</h1>
        <LinkButton href="/empleos" icon={<SearchIcon />}>
          Buscar empleo
        </LinkButton>
      </div>
      <div className={styles.notice}>
        <Slot name="dashboard.email-confirmation" props={{}} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Suggestions />
          <LatestApplications limit={LATEST} />
        </div>
        <aside className={styles.side} aria-label="Tus búsquedas y tu currículum">
          <SavedSearches />
          <Slot
            name="dashboard.completeness"
            props={{}}
            fallback={
              <LinkButton href="/curriculo" variant="soft" icon={<FileUserIcon />}>
                Ver mi CV
              </LinkButton>
            }
          />
        </aside>
      </div>
    </div>
  );
}

export default definePage({
  Component: DashboardPage,
  slices: [
    { name: 'applications', reducer: applicationsReducer, life: 'page' },
    savedSearchesSlice,
    suggestionsSlice,
  ],
  sagas: [{ name: 'applications', saga: applicationsSaga, life: 'page' }, savedSearchesSaga, suggestionsSaga],
  load: () => applicationsRequested({ page: 1, top: LATEST }),
  texts: {
    title: 'Inicio',
    description: 'Revisa tus empleos sugeridos, tus búsquedas guardadas y tus notificaciones.',
  },
  robots: 'hidden',
});
