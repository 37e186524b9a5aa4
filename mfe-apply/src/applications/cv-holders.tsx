import { formatDate } from '@chamba/kernel/format';
import type { Application } from '@chamba/kernel/api';
import { Card } from '@chamba/kernel/ui/card';
import { receiptPath } from './application-card.tsx';
import styles from './applications.module.css';

/** States in which a company has the résumé: it was delivered, whatever came of it. */
const DELIVERED: ReadonlyArray<Application['status']> = [
  'sent',
  'seen',
  'inProcess',
  'interview',
  'rejected',
  'hired',
];

/** Every company that received the résumé from here, with the way to what it received. */
export function CvHolders({ items, isComplete }: { items: readonly Application[]; isComplete: boolean }) {
  const holders = items.filter(({ status }) => DELIVERED.includes(status));
  return (
    <Card as="section" pad="l" className={styles.side} aria-labelledby="holders-heading">
      <h2 id="holders-heading" className="d3">
        ¿Quién tiene mi CV?
      </h2>
      {holders.length === 0 ? (
        <p className="muted">
          {isComplete
            ? 'Ninguna empresa lo ha recibido todavía.'
            : 'Ninguna empresa de las que se muestran aquí.'}
        </p>
      ) : (
        <ul className={styles.holders}>
          {holders.map(({ jobid, companyname, domain, title, statusdate, dateapplied }) => (
            <li key={jobid}>
              <a className="link" href={receiptPath(jobid)}>
                {companyname || title}
              </a>
              <span className="s13 faint">
                {[domain, formatDate(statusdate || dateapplied)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isComplete || holders.length === 0 ? null : (
        <p className="s13 muted">De las postulaciones que se muestran aquí.</p>
      )}
    </Card>
  );
}
