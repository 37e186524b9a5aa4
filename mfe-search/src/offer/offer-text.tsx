import type { Job } from '@chamba/kernel/api';
import { formatDate } from '@chamba/kernel/format';
import { Card } from '@chamba/kernel/ui/card';
import { ComplaintLink } from '../complaint/complaint-link.tsx';
import { JobDescription } from './job-description.tsx';
import styles from './offer.module.css';

/** The offer's own words, and what identifies it. */
export function OfferText({ job, expired }: { job: Job; expired: boolean }) {
  return (
    <Card as="section" pad="l" className={styles.body} aria-label="Descripción de la vacante">
      <JobDescription job={job} level={2} />
      <hr />
      <div className={styles.foot}>
        <div>
          <p className="s14 muted">
            Id. {job.id}
            {job.dateexpires ? ` · ${expired ? 'Venció' : 'Vence'} el ${formatDate(job.dateexpires)}` : ''}
          </p>
          {job.sourcedate ? (
            <p className="s14 muted">
              Vacante de muestra: se publicó originalmente el {formatDate(job.sourcedate)}.
            </p>
          ) : null}
        </div>
        <ComplaintLink job={job} />
      </div>
    </Card>
  );
}
