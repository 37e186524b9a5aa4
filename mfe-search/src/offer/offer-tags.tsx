import type { Job } from '@chamba/kernel/api';
import { FIRST_APPLICANTS_LIMIT, FIRST_APPLICANTS_TAG } from '@chamba/kernel/catalogues';
import { selectJobStatus, useAppSelector } from '@chamba/kernel/store';
import { CircleCheckIcon, ZapIcon } from '@chamba/kernel/ui/icon';
import { Tag } from '@chamba/kernel/ui/tag';
import styles from './offer.module.css';

/** What a candidate should know at once: applied already, or among the first to apply. */
export function OfferTags({ job }: { job: Job }) {
  const isApplied = useAppSelector((state) => selectJobStatus(state, job.id)) === 'Applied';
  const isFirst = job.applies !== undefined && job.applies < FIRST_APPLICANTS_LIMIT;
  if (!isApplied && !isFirst) return null;
  return (
    <p className={styles.tags}>
      {isApplied ? (
        <Tag tone="ok" icon={<CircleCheckIcon size={15} />}>
          Postulado
        </Tag>
      ) : (
        <Tag tone="accent" icon={<ZapIcon size={15} />}>
          {FIRST_APPLICANTS_TAG}
        </Tag>
      )}
    </p>
  );
}
