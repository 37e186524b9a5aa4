import type { ReactNode } from 'react';
import type { Job } from '@chamba/kernel/api';
import { FIRST_APPLICANTS_TAG } from '@chamba/kernel/catalogues';
import { isAmongFirst } from '@chamba/kernel/format';
import { selectJobMark, useAppSelector } from '@chamba/kernel/store';
import { CircleCheckIcon, ZapIcon } from '@chamba/kernel/ui/icon';
import { Tag } from '@chamba/kernel/ui/tag';
import styles from './offer.module.css';

type OfferTagsProps = {
  job: Job;
  now: number;
  /** How it fits the candidate's résumé, which may come later: its line is kept free. */
  match?: ReactNode;
};

/** What a candidate should know at once: applied already, or among the first to apply. */
export function OfferTags({ job, now, match }: OfferTagsProps) {
  const mark = useAppSelector((state) => selectJobMark(state, job.id));
  const isApplied = mark?.status === 'Applied';
  const isFirst = !isApplied && !mark?.closed && isAmongFirst(job, now);
  if (!isApplied && !isFirst && !match) return null;
  return (
    <p className={styles.tags}>
      {isApplied ? (
        <Tag tone="ok" icon={<CircleCheckIcon size={15} />}>
          Postulado
        </Tag>
      ) : null}
      {isFirst ? (
        <Tag tone="accent" icon={<ZapIcon size={15} />}>
          {FIRST_APPLICANTS_TAG}
        </Tag>
      ) : null}
      {match}
    </p>
  );
}
