import { Suspense, lazy } from 'react';
import type { Job } from '@chamba/kernel/api';
import { useHydrated } from '@chamba/kernel/hydration';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { FlagIcon } from '@chamba/kernel/ui/icon';
import { complaintOpened, selectComplaint } from './complaint.slice.ts';
import styles from './complaint.module.css';

const ComplaintDialog = lazy(() => import(/* webpackChunkName: "offer-extras" */ './complaint-dialog.tsx'));

/** Leads to the form that reports an offer, whose code comes with the first press. Without scripts it is not there. */
export function ComplaintLink({ job }: { job: Pick<Job, 'id'> }) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectComplaint);
  const works = useHydrated();
  return (
    <>
      <button
        type="button"
        className={`link ${styles.report} ${works ? '' : styles.waiting}`}
        aria-haspopup="dialog"
        onClick={() => dispatch(complaintOpened())}
      >
        <FlagIcon size={16} />
        Denunciar esta vacante
      </button>
      {status === 'closed' ? null : (
        <Suspense>
          <ComplaintDialog jobid={job.id} />
        </Suspense>
      )}
    </>
  );
}
