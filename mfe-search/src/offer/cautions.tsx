import type { Job } from '@chamba/kernel/api';
import styles from './offer.module.css';

/** What a candidate should beware of in the offer, each with its reason. */
export function Cautions({ job }: { job: Job }) {
  return job.cautions?.map((caution) => (
    <p key={caution} className={styles.caution}>
      <b>Ten cuidado.</b> {caution}
    </p>
  ));
}
