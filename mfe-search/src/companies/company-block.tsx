import type { Job } from '@chamba/kernel/api';
import { getCompanySlug } from '@chamba/kernel/routes';
import { useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { CompanyLogo } from '@chamba/kernel/ui/company-logo';
import { DemoTag } from '@chamba/kernel/ui/demo-tag';
import { CompanyProfile, companySubtitle } from './company-profile.tsx';
import { companyUrl } from './company-url.ts';
import { selectCompany } from './company.slice.ts';
import { Ratings } from './ratings.tsx';
import { Reviews } from './reviews.tsx';
import styles from './companies.module.css';

/** Reviews shown on the offer; the rest stands on the employer's page. */
const MAX_REVIEWS = 2;

/** The employer on the page of its offer; nothing when the source does not name it. */
export function CompanyBlock({ job }: { job: Job }) {
  const { cop, item, detail, summary, reviews, reviewsFailure, error } = useAppSelector(selectCompany);
  const slug = getCompanySlug(job);
  if (!slug || cop !== slug) return null;
  const isDemo = detail?.isdemo ?? job.company?.isdemo ?? false;
  return (
    <Card as="section" pad="l" className={styles.block} aria-labelledby="company-heading">
      <div className={styles.name}>
        <CompanyLogo name={job.companyname} src={item?.logoUrl || undefined} size="l" />
        <div className="grow">
          <h2 id="company-heading" className="d3">
            {item?.companyname ?? job.companyname}
          </h2>
          {detail ? <p className="s14 muted">{companySubtitle(detail)}</p> : null}
          {isDemo ? <DemoTag className={styles.under} /> : null}
        </div>
      </div>
      {error ? <p className="muted">{error}</p> : null}
      {detail ? <CompanyProfile detail={detail} /> : null}
      {summary ? <Ratings summary={summary} /> : null}
      {reviews.length > 0 ? <Reviews reviews={reviews.slice(0, MAX_REVIEWS)} level={3} /> : null}
      {reviewsFailure ? <p className="muted">{reviewsFailure}</p> : null}
      <p>
        <a className="link hit" href={summary?.profileUrl ?? companyUrl(slug)}>
          {summary ? 'Ver perfil y evaluaciones' : 'Ver sus vacantes'}
        </a>
      </p>
    </Card>
  );
}
