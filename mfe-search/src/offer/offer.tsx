import { useEffect, type ReactNode } from 'react';
import { event } from '@chamba/kernel/events';
import { formatDate, isExpired } from '@chamba/kernel/format';
import { selectIsLogged } from '@chamba/kernel/session';
import { Slot } from '@chamba/kernel/slots';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { CompanyLogo } from '@chamba/kernel/ui/company-logo';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { PaySection } from '../pay/pay-section.tsx';
import { CompanyBlock } from '../companies/company-block.tsx';
import { CompanyLine } from '../companies/company-line.tsx';
import { ApplySlot } from './apply-slot.tsx';
import { BackLink } from './back-link.tsx';
import { JobDescription } from './job-description.tsx';
import { JobFacts } from './job-facts.tsx';
import { OfferExtras } from './offer-extras.tsx';
import { OfferTags } from './offer-tags.tsx';
import { SalaryLine } from './salary-line.tsx';
import { ShareButton } from './share-button.tsx';
import { OFFER_NOT_FOUND, extrasRequested, isNamedError, selectOffer } from './offer.slice.ts';
import styles from './offer.module.css';

/** The offer page: what, how much, where and how; then its words, and where to go on. */
export function Offer() {
  const dispatch = useAppDispatch();
  const { job, error, loading, loadedAt } = useAppSelector(selectOffer);
  // Only a candidate has a résumé to compare with.
  const isLogged = useAppSelector(selectIsLogged);
  const jobid = job?.id;
  const title = job?.title;
  useEffect(() => {
    if (!jobid || title === undefined) return;
    dispatch(event('jobs/visited', { jobid }));
    dispatch(extrasRequested({ jobid, title }));
  }, [dispatch, jobid, title]);

  if (!job) {
    if (loading) return <Waiting />;
    return error && !isNamedError(error) ? (
      <NotFound
        title="No encontramos la página que buscas."
        action={<LinkButton href="/">Ir al inicio</LinkButton>}
      />
    ) : (
      <NotFound
        title={OFFER_NOT_FOUND}
        action={<LinkButton href="/empleos">Ver todos los empleos</LinkButton>}
      />
    );
  }
  const expired = isExpired(job, loadedAt);
  const gone = expired ? <p className={styles.expired}>La vacante venció</p> : null;
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink />
      <div className={`${styles.columns} ${isLogged ? styles.withMatch : ''}`}>
        <div className={styles.column}>
          <Card as="section" pad="l" className={styles.title} aria-label="Vacante">
            <div className={styles.name}>
              <CompanyLogo name={job.companyname} src={job.company?.logoUrl || undefined} size="l" />
              <div className="grow">
                <h1>{job.title}</h1>
                <CompanyLine job={job} />
              </div>
            </div>
            <div className={styles.pay}>
              <SalaryLine job={job} />
              <div className={`desk ${styles.actions}`}>
                <ShareButton title={job.title} path={job.url} />
                {gone ?? <ApplySlot job={job} placement="title" />}
              </div>
            </div>
            <PaySection job={job} />
            <OfferTags job={job} />
            <hr />
            <JobFacts job={job} now={loadedAt} />
          </Card>
          <Card as="section" pad="l" className={styles.body} aria-label="Descripción de la vacante">
            <JobDescription job={job} />
            <hr />
            <p className="s14 muted">
              Id. {job.id}
              {job.dateexpires ? ` · Vence el ${formatDate(job.dateexpires)}` : ''}
            </p>
            {job.sourcedate ? (
              <p className="s14 muted">
                Vacante de muestra: se publicó originalmente el {formatDate(job.sourcedate)}.
              </p>
            ) : null}
          </Card>
          <CompanyBlock job={job} />
        </div>
        {isLogged ? (
          <aside className={styles.column} aria-label="Compatibilidad">
            <Slot name="offer.match" props={{ job }} />
          </aside>
        ) : null}
      </div>
      <OfferExtras />
      <div className={`mob ${styles.bar}`} data-bottom-bar>
        <ShareButton title={job.title} path={job.url} />
        <div className={styles.apply}>{gone ?? <ApplySlot job={job} placement="bar" />}</div>
      </div>
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
