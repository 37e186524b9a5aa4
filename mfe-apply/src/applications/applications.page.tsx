import { definePage } from '@chamba/kernel/remote';
import { HIDDEN_FROM_ROBOTS, pageTexts } from '@chamba/kernel/seo';
import { selectConfig } from '@chamba/kernel/store';
import { ApplicationsView } from './applications-view.tsx';
import { applicationsSaga, PAGE_SIZE } from './applications.saga.ts';
import { applicationsReducer, applicationsRequested } from './applications.slice.ts';
import styles from './applications.module.css';

function ApplicationsPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>Mis postulaciones</h1>
      <ApplicationsView />
    </div>
  );
}

export default definePage({
  Component: ApplicationsPage,
  slices: [{ name: 'applications', reducer: applicationsReducer, life: 'page' }],
  sagas: [{ name: 'applications', saga: applicationsSaga, life: 'page' }],
  load: () => applicationsRequested({ page: 1, top: PAGE_SIZE }),
  head: (state) => ({
    ...pageTexts('applications', selectConfig(state).siteName),
    robots: HIDDEN_FROM_ROBOTS,
  }),
});
