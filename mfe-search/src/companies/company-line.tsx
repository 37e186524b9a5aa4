import type { Job } from '@chamba/kernel/api';
import { getCompanySlug } from '@chamba/kernel/routes';
import { DemoTag } from '@chamba/kernel/ui/demo-tag';
import { Rating } from '@chamba/kernel/ui/job-card';
import { companyUrl } from './company-url.ts';
import styles from './companies.module.css';

/** Who offers the work, with a link to its other offers unless it is confidential. */
export function CompanyLine({ job }: { job: Job }) {
  const slug = getCompanySlug(job);
  const { company } = job;
  const rating = company && company.rating > 0 ? company.rating : null;
  return (
    <p className={styles.line}>
      {/* The dot ends a line rather than beginning one. */}
      <span>
        {slug ? (
          <a className="link hit" href={companyUrl(slug)}>
            {job.companyname}
          </a>
        ) : (
          <span className="muted">{job.companyname}</span>
        )}
        {rating === null ? null : <span aria-hidden="true"> ·</span>}
      </span>
      {rating === null ? null : <Rating value={rating} />}
      {company?.isdemo ? <DemoTag /> : null}
    </p>
  );
}
