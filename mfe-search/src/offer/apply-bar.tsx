import type { RefObject } from 'react';
import type { Job } from '@chamba/kernel/api';
import { salaryLabel, salaryText } from '@chamba/kernel/format';
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
  return (
    <div className={shown ? `${styles.bar} ${styles.shown}` : styles.bar} data-bottom-bar>
      <div className={styles.inner}>
        <p className={`desk ${styles.what}`}>
          <b>{job.title}</b>
          <span className="s14 muted num">{salaryText(salaryLabel(job, 'offer'))}</span>
        </p>
        <ShareButton title={job.title} path={job.url} />
        <div className={styles.apply}>
          <ApplyPlace job={job} placement="bar" expired={expired} />
        </div>
      </div>
    </div>
  );
}
