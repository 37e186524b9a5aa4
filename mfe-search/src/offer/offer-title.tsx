import type { Ref } from 'react';
import type { Job } from '@chamba/kernel/api';
import { Card } from '@chamba/kernel/ui/card';
import { CompanyLogo } from '@chamba/kernel/ui/company-logo';
import { CompanyLine } from '../companies/company-line.tsx';
import { PaySection } from '../pay/pay-section.tsx';
import { ApplyPlace } from './apply-place.tsx';
import { Cautions } from './cautions.tsx';
import { JobFacts } from './job-facts.tsx';
import { OfferTags } from './offer-tags.tsx';
import { SalaryLine } from './salary-line.tsx';
import { ShareButton } from './share-button.tsx';
import styles from './offer.module.css';

type OfferTitleProps = {
  job: Job;
  /** The instant that ages are relative to. */
  now: number;
  expired: boolean;
  /** The row with the apply button. */
  actions: Ref<HTMLDivElement>;
};

/** What, how much, where and how. */
export function OfferTitle({ job, now, expired, actions }: OfferTitleProps) {
  return (
    <Card as="section" pad="l" className={styles.title} aria-label="Vacante">
      <div className={styles.name}>
        <CompanyLogo name={job.companyname} src={job.company?.logoUrl || undefined} size="l" />
        <div className="grow">
          <h1>{job.title}</h1>
          <CompanyLine job={job} />
        </div>
      </div>
      <div className={styles.pay} ref={actions}>
        <SalaryLine job={job} />
        <div className={`desk ${styles.actions}`}>
          <ShareButton title={job.title} path={job.url} />
          <ApplyPlace job={job} placement="title" expired={expired} />
        </div>
      </div>
      <PaySection job={job} />
      <OfferTags job={job} now={now} />
      <Cautions job={job} />
      <hr />
      <JobFacts job={job} now={now} />
    </Card>
  );
}
