import { formatDate, formatPublished, locationLabel, salaryLabel, salaryText } from '@chamba/kernel/format';
import type { Application, Job } from '@chamba/kernel/api';
import { Banner } from '@chamba/kernel/ui/banner';
import { Card } from '@chamba/kernel/ui/card';
import { CompanyLogo } from '@chamba/kernel/ui/company-logo';
import { CalendarIcon, EyeIcon, RefreshCwIcon } from '@chamba/kernel/ui/icon';
import { Tag } from '@chamba/kernel/ui/tag';
import { isClosed, type PendingApplication } from './applications.selectors.ts';
import { getOutcome, getProgress } from './progress.ts';
import styles from './applications.module.css';

const RETRY_TEXT = 'Ya estás postulado. Tu solicitud será procesada y enviada al reclutador.';

type HeadProps = { title: string; url: string; company: string; place: string; note: string };

function CardHead({ title, url, company, place, note }: HeadProps) {
  const line = [company, place].filter(Boolean).join(' · ');
  return (
    <div className={styles.head}>
      <CompanyLogo name={company} />
      <div className="grow">
        <h2 className={styles.title}>
          <a href={url}>{title}</a>
        </h2>
        {line ? <p className="s14 muted">{line}</p> : null}
        <p className={`s13 faint ${styles.note}`}>{note}</p>
      </div>
    </div>
  );
}

/** One application that the server knows. */
export function ApplicationCard({ application, now }: { application: Application; now: number }) {
  const { title, url, companyname, location, dateapplied, dateexpires } = application;
  const closed = isClosed(application, now);
  const outcome = getOutcome(application);
  const points = getProgress(application, formatDate(dateexpires).replace(/ \d{4}$/, ''));
  return (
    <Card as="article" pad="m" className={styles.card}>
      <CardHead
        title={title}
        url={url}
        company={companyname}
        place={location}
        note={`Te postulaste el ${formatDate(dateapplied)}`}
      />
      {!closed && points.length > 0 ? (
        <ol className={styles.progress}>
          {points.map(({ label, done, current }) => (
            <li
              key={label}
              className={done ? styles.done : undefined}
              aria-current={current ? 'step' : undefined}
            >
              {label}
            </li>
          ))}
        </ol>
      ) : null}
      {application.status === 'sample' ? (
        <p className="s14 muted">Vacante de muestra: nadie recibe esta postulación</p>
      ) : null}
      {application.status === 'seen' && !closed ? (
        <p className={`s14 muted ${styles.line}`}>
          <EyeIcon size={18} />
          El reclutador abrió tu CV.
        </p>
      ) : null}
      {outcome || closed ? (
        <div className={`s14 ${styles.line}`}>
          {outcome ? <Tag tone={outcome.tone}>{outcome.label}</Tag> : null}
          {closed ? (
            <>
              <Tag tone="danger" icon={<CalendarIcon size={15} />}>
                La vacante venció
              </Tag>
              <a className="link hit" href={url}>
                Ver similares
              </a>
            </>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}

/** One application that is still in the outbox. */
export function PendingCard({ entry: { offer, at }, now }: { entry: PendingApplication; now: number }) {
  return (
    <Card as="article" pad="m" className={styles.card}>
      <CardHead
        title={offer.title || `Vacante ${offer.jobid}`}
        url={offer.url}
        company={offer.companyname}
        place={offer.location}
        note={formatPublished(at, Math.max(at, now))}
      />
      <Banner tone="info" rounded icon={<RefreshCwIcon />} role="status">
        {RETRY_TEXT}
      </Banner>
    </Card>
  );
}

/** One offer that was looked at. */
export function VisitedCard({ job, now }: { job: Job; now: number }) {
  return (
    <Card as="article" pad="m" className={styles.card}>
      <CardHead
        title={job.title}
        url={job.url}
        company={job.companyname}
        place={locationLabel(job.locations[0])}
        note={formatPublished(job.datepublish, now)}
      />
      <p className="s14 muted">{salaryText(salaryLabel(job, 'card'))}</p>
    </Card>
  );
}
