import { formatDate } from '@chamba/kernel/format';
import type { CallOutput } from '@chamba/kernel/api';
import { useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { receiptPath } from './receipt-path.ts';
import { selectApplicationList } from './applications.slice.ts';
import styles from './applications.module.css';

type Holder = CallOutput<'apply.holders'>['holders'][number];

/** Companies that are shown at once; the others open with a tap. */
const SHOWN = 6;

/** Every company that received the résumé from here, with the way to what it received. */
export function CvHolders() {
  const { holders } = useAppSelector(selectApplicationList);
  if (!holders) return null;
  return (
    <Card as="section" pad="m" className={styles.side} aria-labelledby="holders-heading">
      <h2 id="holders-heading" className="d3">
        ¿Quién tiene mi CV?
      </h2>
      {'code' in holders ? (
        <p className="muted">No se pudo cargar quién tiene tu CV.</p>
      ) : holders.length === 0 ? (
        <p className="muted">Ninguna empresa lo ha recibido todavía.</p>
      ) : (
        <>
          <HolderList holders={holders.slice(0, SHOWN)} />
          {holders.length > SHOWN ? (
            <details>
              <summary className="link hit">Ver {holders.length - SHOWN} más</summary>
              <HolderList holders={holders.slice(SHOWN)} />
            </details>
          ) : null}
        </>
      )}
    </Card>
  );
}

function HolderList({ holders }: { holders: readonly Holder[] }) {
  return (
    <ul className={styles.holders}>
      {holders.map(({ jobid, companyname, jobtitle, domain, date, withdrawn, deletionasked }) => (
        <li key={jobid}>
          <a className="link" href={receiptPath(jobid)}>
            {companyname || jobtitle}
          </a>
          <span className="s13 faint">{[domain, formatDate(date)].filter(Boolean).join(' · ')}</span>
          {withdrawn ? (
            <span className="s13 muted">
              {deletionasked ? 'La retiraste: le pedimos borrar tu CV.' : 'La retiraste.'}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
