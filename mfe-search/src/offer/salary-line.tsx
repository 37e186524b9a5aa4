import type { Job } from '@chamba/kernel/api';
import { salaryLabel } from '@chamba/kernel/format';
import styles from './offer.module.css';

/** The pay of an offer, or the words that stand for none. */
export function SalaryLine({ job }: { job: Job }) {
  const salary = salaryLabel(job, 'offer');
  return 'text' in salary ? (
    <p className={styles.noSalary}>{salary.text}</p>
  ) : (
    <p className={styles.salary}>
      {salary.amount} <small>{salary.period}</small>
    </p>
  );
}
