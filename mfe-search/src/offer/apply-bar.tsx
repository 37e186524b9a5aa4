import type { RefObject } from 'react';
import type { Job } from '@chamba/kernel/api';
import { salaryLabel, salaryText } from '@chamba/kernel/format';
import { selectJobStatus, useAppSelector } from '@chamba/kernel/store';
import { ApplyPlace } from './apply-place.tsx';
import { ShareButton } from './share-button.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import styles from './apply-bar.module.css';

type ApplyBarProps = {
  job: Job;
  expired: boolean;
  /** The row of the title with the apply button: on wide screens the bar shows when that has been scrolled past. */
  actions: RefObject<Element | null>;
};

/** Applying at hand: at the bottom of a phone always, under the header of a wide screen once the title has gone. */
export function ApplyBar({ job, expired, actions }: ApplyBarProps) {
  const shown = useScrolledPast(actions);
  const isApplied = useAppSelector((state) => selectJobStatus(state, job.id) === 'Applied');
  return (
    <div className={shown ? `${styles.bar} ${styles.shown}` : styles.bar} data-bottom-bar>
      <div className={styles.inner}>
        <p className={`desk ${styles.what}`}>
          <b>{job.title}</b>
          <span className="s14 muted num">{salaryText(salaryLabel(job, 'offer'))}</span>
        </p>
        {/* On a phone what became of the application takes the whole bar. */}
        <div className={isApplied ? 'desk' : undefined}>
          <ShareButton title={job.title} path={job.url} />
        </div>
        <div className={styles.apply}>
          <ApplyPlace job={job} placement="bar" expired={expired} />
        </div>
      </div>
    </div>
  );
}
