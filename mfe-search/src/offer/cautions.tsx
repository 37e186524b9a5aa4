import type { Job } from '@chamba/kernel/api';
import styles from './offer.module.css';

/** What a candidate should beware of in the offer, each with its reason. */
export function Cautions({ job: { cautions } }: { job: Job }) {
  return (
    cautions && (
      <p className={styles.caution}>
        <b>Ten cuidado</b>
        {['', ...cautions].join('\n')}
      </p>
    )
  );
}
