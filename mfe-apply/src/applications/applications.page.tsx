import { definePage } from '@chamba/kernel/remote';
import { Slot } from '@chamba/kernel/slots';
import { ApplicationsView } from './applications-view.tsx';
import { applicationsSaga, PAGE_SIZE } from './applications.saga.ts';
import { applicationsReducer, applicationsRequested } from './applications.slice.ts';
import styles from './applications.module.css';

function ApplicationsPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>Mis postulaciones</h1>
      <div id="confirmar">
        <Slot name="dashboard.email-confirmation" props={{}} />
      </div>
      <ApplicationsView />
    </div>
  );
}

export default definePage({
  Component: ApplicationsPage,
  slices: [{ name: 'applications', reducer: applicationsReducer, life: 'page' }],
  sagas: [{ name: 'applications', saga: applicationsSaga, life: 'page' }],
  load: () => applicationsRequested({ page: 1, top: PAGE_SIZE, withViews: true }),
  texts: {
    title: 'Mis postulaciones',
    description: 'Da seguimiento a las vacantes a las que te postulaste.',
  },
  robots: 'hidden',
});
