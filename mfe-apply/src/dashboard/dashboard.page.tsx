import { definePage } from '@chamba/kernel/remote';
import { selectFirstName } from '@chamba/kernel/session';
import { Slot } from '@chamba/kernel/slots';
import { useAppSelector } from '@chamba/kernel/store';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { applicationsSaga } from '../applications/applications.saga.ts';
import { applicationsReducer } from '../applications/applications.slice.ts';
import { BlockBoundary } from '../blocks/block-boundary.tsx';
import { notificationsSaga } from '../notifications/notifications.saga.ts';
import { notificationsSlice } from '../notifications/notifications.slice.ts';
import { pushSaga } from '../push/push.saga.ts';
import { pushSlice } from '../push/push.slice.ts';
import { savedSearchesSaga } from '../saved-searches/saved-searches.saga.ts';
import { savedSearchesSlice } from '../saved-searches/saved-searches.slice.ts';
import { suggestionsSaga } from '../suggestions/suggestions.saga.ts';
import { suggestionsSlice } from '../suggestions/suggestions.slice.ts';
import { blocks, type BlockName } from './blocks.tsx';
import { dashboardRequested, dashboardSaga } from './dashboard.saga.ts';
import { nearbySaga } from './nearby.saga.ts';
import { nearbySlice } from './nearby.slice.ts';
import { SearchBox } from './search-box.tsx';
import { LAYOUTS, useSituation } from './situation.ts';
import styles from './dashboard.module.css';

function DashboardPage() {
  const name = useAppSelector(selectFirstName);
  const { main, side } = LAYOUTS[useSituation()];
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.top}>
        <h1>{name ? `Hola, ${name}` : 'Hola'}</h1>
        <LinkButton className="desk" href="/empleos" icon={<SearchIcon />}>
          Buscar empleo
        </LinkButton>
      </div>
      <SearchBox />
      <div className={styles.notice}>
        <Slot name="dashboard.email-confirmation" props={{}} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Blocks names={main} />
        </div>
        <aside className={styles.side} aria-label="Tus búsquedas y tu currículum">
          <Blocks names={side} />
        </aside>
      </div>
    </div>
  );
}

function Blocks({ names }: { names: readonly BlockName[] }) {
  return names.map((name) => {
    const Block = blocks[name];
    return (
      <BlockBoundary key={name} name={name}>
        <Block />
      </BlockBoundary>
    );
  });
}

export default definePage({
  Component: DashboardPage,
  slices: [
    { name: 'applications', reducer: applicationsReducer, life: 'page' },
    savedSearchesSlice,
    suggestionsSlice,
    nearbySlice,
    notificationsSlice,
    pushSlice,
  ],
  sagas: [
    { name: 'applications', saga: applicationsSaga, life: 'page' },
    savedSearchesSaga,
    suggestionsSaga,
    nearbySaga,
    notificationsSaga,
    pushSaga,
    dashboardSaga,
  ],
  // In the browser each block loads itself: no one is waited for.
  load: () => (typeof window === 'undefined' ? dashboardRequested() : null),
  texts: {
    title: 'Inicio',
    description: 'Revisa tus empleos sugeridos, tus búsquedas guardadas y tus notificaciones.',
  },
  robots: 'hidden',
});
