import { lazy, Suspense, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { isDesktop } from '@chamba/kernel/viewport';
import { jobSelected, selectJobs, selectResults } from '../search/results.slice.ts';
import styles from './results.module.css';

const Preview = lazy(() => import(/* webpackChunkName: "preview" */ './preview.tsx'));

/** The column beside the list on wide screens. Its content comes after the page: the first offer, then what is chosen. */
export function PreviewPane() {
  const dispatch = useAppDispatch();
  const jobs = useAppSelector(selectJobs);
  const { selectedId, preview } = useAppSelector(selectResults);
  const first = jobs[0]?.id;
  useEffect(() => {
    if (first && !selectedId && isDesktop()) dispatch(jobSelected(first));
  }, [dispatch, first, selectedId]);
  return (
    <aside
      className={`desk ${styles.pane}`}
      aria-label="Vista previa de la vacante"
      aria-busy={preview?.status === 'loading'}
    >
      {preview ? (
        <Suspense>
          <Preview key={preview.jobid} preview={preview} />
        </Suspense>
      ) : null}
    </aside>
  );
}
