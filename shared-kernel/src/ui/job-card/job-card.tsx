import type { MouseEvent, ReactNode } from 'react';
import type { Job } from '../../api/types.ts';
import { FIRST_APPLICANTS_TAG } from '../../catalogues/defaults.ts';
import {
  contractLabels,
  formatPublished,
  isAmongFirst,
  jobWorkModeLabel,
  locationLabel,
  salaryLabel,
} from '../../format/index.ts';
import { classNames } from '../class-names.ts';
import { CompanyLogo } from '../company-logo/company-logo.tsx';
import { DemoTag } from '../demo-tag/demo-tag.tsx';
import { CircleCheckIcon, EyeIcon, ZapIcon } from '../icon/icons.tsx';
import { ScoreRing } from '../meter/meter.tsx';
import { Tag } from '../tag/tag.tsx';
import { Rating } from './rating.tsx';
import styles from './job-card.module.css';

export type JobCardProps = {
  job: Job;
  /** What the candidate did with the offer, as kept on this device. */
  status?: 'Visited' | 'Applied';
  /** Whether the offer takes no application of this candidate any more. */
  closed?: boolean;
  /** Shown in the preview beside the list. */
  selected?: boolean;
  /** Address of the offer; the job's own by default. */
  href?: string;
  /** Called on a click of the card; prevent the event's default to open the offer in place. */
  onOpen?: (job: Job, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Instant from which 'Hoy' and 'Ayer' are counted. */
  now: string | number | Date;
  /** Mean review of the company, 1–5; the job's own by default. */
  rating?: number;
  /** Level of the title's heading; 2 by default. */
  level?: 2 | 3;
  /** Address of that picture; the job's own by default. */
  logoSrc?: string;
  /** Further controls, drawn above the card's link. */
  actions?: ReactNode;
  className?: string;
};

function StatusTag({ job, status, closed, now }: Pick<JobCardProps, 'job' | 'status' | 'closed' | 'now'>) {
  if (status === 'Applied') {
    return (
      <Tag tone="ok" icon={<CircleCheckIcon size={15} />}>
        Postulado
      </Tag>
    );
  }
  if (!closed && isAmongFirst(job, now)) {
    return (
      <>
        <Tag tone="accent" icon={<ZapIcon size={15} />}>
          {FIRST_APPLICANTS_TAG}
        </Tag>
        {/* One tag has words: beside it the eye alone fits into the line of a phone. */}
        {status === 'Visited' ? (
          <span className={styles.seen}>
            <EyeIcon size={18} />
            <span className="vh">Visto</span>
          </span>
        ) : null}
      </>
    );
  }
  return status === 'Visited' ? <Tag icon={<EyeIcon size={15} />}>Visto</Tag> : null;
}

/**
 * One vacancy in a list: how much, where and how, and one tag. The whole card is the link to the offer.
 * @example
 * <JobCard job={job} now={now} status={statuses[job.id]} onOpen={showPreview} />
 */
export function JobCard({
  job,
  status,
  closed,
  selected,
  href,
  onOpen,
  now,
  rating = job.company?.rating || undefined,
  level = 2,
  logoSrc = job.company?.logoUrl,
  actions,
  className,
}: JobCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const salary = salaryLabel(job, 'card');
  const published = job.datepublish || job.dateactive;
  const meta = [
    locationLabel(job.locations[0]),
    jobWorkModeLabel(job),
    contractLabels(job)[0],
    job.reposted,
  ].filter(Boolean);
  const tag = StatusTag({ job, status, closed, now });
  return (
    <article
      className={classNames(
        styles.job,
        selected && styles.selected,
        status === 'Visited' && styles.visited,
        className,
      )}
      aria-current={selected ? 'true' : undefined}
      data-job={job.id}
    >
      <CompanyLogo name={job.companyname} src={logoSrc} />
      <div className={styles.head}>
        <Heading className={styles.title}>
          <a href={href ?? job.url} onClick={onOpen ? (event) => onOpen(job, event) : undefined}>
            {job.title}
          </a>
        </Heading>
        <p className={styles.company}>
          {/* The dot ends a line rather than beginning one. */}
          <span>
            {job.companyname}
            {rating === undefined ? null : <span aria-hidden="true"> ·</span>}
          </span>
          {rating === undefined ? null : <Rating value={rating} />}
          {job.company?.isdemo ? <DemoTag /> : null}
        </p>
      </div>
      {job.affinities ? <ScoreRing value={job.affinities.score} /> : <span />}
      <div className={styles.body}>
        <div className={styles.line}>
          {'text' in salary ? (
            <p className={classNames(styles.salary, styles.none)}>{salary.text}</p>
          ) : (
            <p className={styles.salary}>
              {salary.amount} <small>{salary.period}</small>
            </p>
          )}
          <time className={styles.date} dateTime={published}>
            {formatPublished(published, now)}
          </time>
        </div>
        <p className={styles.meta}>{meta.join(' · ')}</p>
        {tag || actions ? (
          <div className={styles.foot}>
            {tag}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}
