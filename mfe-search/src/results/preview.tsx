import { CompanyLogo } from '@chamba/kernel/ui/company-logo';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { Maximize2Icon } from '@chamba/kernel/ui/icon';
import { IconLink } from '@chamba/kernel/ui/icon-button';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { selectResumeId } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { CompanyLine } from '../companies/company-line.tsx';
import { ApplyPlace } from '../offer/apply-place.tsx';
import { Cautions } from '../offer/cautions.tsx';
import { JobDescription } from '../offer/job-description.tsx';
import { JobFacts } from '../offer/job-facts.tsx';
import { OfferTags } from '../offer/offer-tags.tsx';
import { SalaryLine } from '../offer/salary-line.tsx';
import { ShareButton } from '../offer/share-button.tsx';
import { OFFER_NOT_FOUND } from '../offer/offer.slice.ts';
import { PaySection } from '../pay/pay-section.tsx';
import { MatchTag } from '../scores/match-tag.tsx';
import { jobSelected, selectResults, type Preview as PreviewState } from '../search/results.slice.ts';
import { useArrows } from './use-arrows.ts';
import styles from './preview.module.css';

/** The chosen offer beside the list. */
export default function Preview({ preview }: { preview: PreviewState }) {
  const { loadedAt } = useAppSelector(selectResults);
  const isCompared = useAppSelector(selectResumeId) !== null;
  const dispatch = useAppDispatch();
  useArrows();
  const { job, jobid, status } = preview;
  if (status === 'missing') return <EmptyState title={OFFER_NOT_FOUND} />;
  if (status === 'failed') return <ErrorState onRetry={() => dispatch(jobSelected(jobid))} />;
  if (!job) {
    return (
      <SkeletonGroup label="Cargando vacante" className={styles.top}>
        <Skeleton width="70%" height={28} />
        <Skeleton width="44%" height={16} className={styles.waitCompany} />
        <Skeleton width={240} height={26} className={styles.waitPay} />
        <Skeleton height={220} className={styles.waitBody} />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <header className={styles.top}>
        <div className={styles.title}>
          <CompanyLogo name={job.companyname} src={job.company?.logoUrl || undefined} size="l" />
          <div className="grow">
            <h2>
              <a href={job.url}>{job.title}</a>
            </h2>
            <CompanyLine job={job} />
          </div>
        </div>
        <div className={styles.actions}>
          <div className={styles.pay}>
            <SalaryLine job={job} />
          </div>
          <ShareButton title={job.title} path={job.url} />
          <IconLink line label="Abrir en página completa" href={job.url}>
            <Maximize2Icon />
          </IconLink>
          <ApplyPlace job={job} placement="title" />
        </div>
      </header>
      {/* It scrolls by itself, so the keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Detalle de la vacante">
        <PaySection job={job} />
        <OfferTags job={job} now={loadedAt} match={isCompared ? <MatchTag jobid={jobid} /> : null} />
        <Cautions job={job} />
        <JobFacts job={job} now={loadedAt} />
        <hr />
        <JobDescription job={job} />
      </div>
    </>
  );
}
