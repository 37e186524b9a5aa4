import type { Job, JobPay } from '@chamba/kernel/api';
import { selectToggles, useAppSelector } from '@chamba/kernel/store';
import { salariesUrl } from '../salaries/salaries-url.ts';
import { paySteps, paySummary } from './pay-steps.ts';
import styles from './pay.module.css';

/** The year and zone whose rules an offer's pay is under; none where its year has no figures. */
const describeRules = ({ minimum, sourcedate }: JobPay) =>
  minimum ? { period: sourcedate.slice(0, 4), zone: minimum.zone } : {};

/** Pay of an offer by the month and the hour, with every step of the reckoning; nothing where no pay is shown. */
export function PaySection({ job }: { job: Job }) {
  const { calcISR } = useAppSelector(selectToggles);
  const { pay } = job;
  const summary = pay && job.showsalary ? paySummary(pay, job.datepublish.slice(0, 4)) : null;
  if (!pay || !summary) return null;
  const amount = pay.monthly?.from;
  return (
    <div className={styles.pay}>
      <p>
        <strong className={styles.amount}>{summary.amount}</strong>
        {summary.rest.map((text) => (
          <span key={text}> · {text}</span>
        ))}
      </p>
      <details className={styles.steps}>
        <summary>Cómo lo calculamos</summary>
        <dl>
          {paySteps(job, pay).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {calcISR && amount ? (
          <p>
            <a
              className="link"
              href={salariesUrl({ amount, given: pay.kind ?? 'gross', ...describeRules(pay) })}
            >
              {pay.kind === 'net' ? 'Calcula el sueldo bruto' : 'Calcula el sueldo neto'}
            </a>
          </p>
        ) : null}
      </details>
    </div>
  );
}
