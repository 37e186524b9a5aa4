import { useEffect, useRef, type ReactNode } from 'react';
import { event } from '@chamba/kernel/events';
import { isExpired } from '@chamba/kernel/format';
import type { PageProps } from '@chamba/kernel/remote';
import { selectIsLogged, selectResumeId } from '@chamba/kernel/session';
import { Slot } from '@chamba/kernel/slots';
import { useAppDispatch, useAppSelector, useChambaStore } from '@chamba/kernel/store';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { CompanyBlock } from '../companies/company-block.tsx';
import { MarketCard } from '../market/market-card.tsx';
import { AfterApply, useAfterApply } from './after-apply.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { BackLink } from './back-link.tsx';
import { RelatedSearches, SimilarJobs } from './offer-extras.tsx';
import { loadOffer } from './load-offer.ts';
import { OfferText } from './offer-text.tsx';
import { OfferTitle } from './offer-title.tsx';
import { OFFER_NOT_FOUND, marketRequested, offerFault, selectOffer } from './offer.slice.ts';
import styles from './offer.module.css';

/** The offer page: what, how much, where and how; then its words, what it pays beside others, and where to go on. */
export function Offer({ context }: PageProps) {
  const dispatch = useAppDispatch();
  const store = useChambaStore();
  const offer = useAppSelector(selectOffer);
  const { job, loadedAt, market } = offer;
  // Only a candidate with a résumé has something to compare.
  const isCompared = useAppSelector((state) => selectIsLogged(state) && selectResumeId(state) !== null);
  const afterApply = useAfterApply();
  const actions = useRef<HTMLDivElement>(null);
  const jobid = job?.id;
  useEffect(() => {
    if (jobid) dispatch(event('jobs/visited', { jobid }));
  }, [dispatch, jobid]);
  const isMarketLate = market === undefined;
  useEffect(() => {
    if (jobid && isMarketLate) dispatch(marketRequested(jobid));
  }, [dispatch, jobid, isMarketLate]);

  if (!job) {
    if (offer.loading) return <Waiting />;
    switch (offerFault(offer)) {
      case 'failed':
        return (
          <div className={`wrap ${styles.page}`}>
            <ErrorState level={1} onRetry={() => dispatch(loadOffer(context, store.getState()))} />
          </div>
        );
      case 'unnamed':
        return (
          <NotFound
            title="No encontramos la página que buscas."
            action={<LinkButton href="/">Ir al inicio</LinkButton>}
          />
        );
      default:
        return (
          <NotFound
            title={OFFER_NOT_FOUND}
            action={<LinkButton href="/empleos">Ver todos los empleos</LinkButton>}
          />
        );
    }
  }
  const expired = isExpired(job, loadedAt);
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink />
      <div className={styles.columns}>
        <OfferTitle job={job} now={loadedAt} expired={expired} actions={actions} />
        {isCompared ? (
          <div className={styles.match}>
            {/* What fails or is absent leaves nothing. */}
            <Slot name="offer.match" props={{ job }} fallback={<></>} />
          </div>
        ) : null}
        {expired ? <SimilarJobs job={job} className={styles.across} /> : null}
        {afterApply === 'title' ? <AfterApply job={job} isUnderTitle /> : null}
        <OfferText job={job} expired={expired} />
        {market === undefined ? null : <MarketCard job={job} market={market} className={styles.market} />}
        <CompanyBlock job={job} />
      </div>
      {afterApply === 'end' ? <AfterApply job={job} /> : null}
      {expired || afterApply ? null : <SimilarJobs job={job} />}
      <RelatedSearches job={!expired && afterApply ? job : undefined} />
      <ApplyBar job={job} expired={expired} actions={actions} />
    </div>
  );
}

function Waiting() {
  return (
    <div className={`wrap ${styles.page}`}>
      <SkeletonGroup label="Cargando vacante">
        <Skeleton height={260} radius={16} className={styles.waitTitle} />
        <Skeleton height={320} radius={16} className={styles.waitBody} />
      </SkeletonGroup>
    </div>
  );
}

function NotFound({ title, action }: { title: string; action: ReactNode }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <EmptyState level={1} title={title} actions={action} />
    </div>
  );
}
