import { useAppSelector } from '@chamba/kernel/store';
import { selectApplicationList } from '../applications/applications.slice.ts';
import { selectSavedSearches } from '../saved-searches/saved-searches.slice.ts';
import styles from './dashboard.module.css';

/** What there is, in three numbers; a dash stands for what is not known yet, or could not be loaded. */
export function Counts() {
  const { applied, page, views } = useAppSelector(selectApplicationList);
  const { status, items } = useAppSelector(selectSavedSearches);
  const seen = views === null ? null : 'items' in views ? views.total : views.code === 'MYS-40' ? 0 : null;
  const news = items.reduce((sum, { newtotaldocs }) => sum + newtotaldocs, 0);
  return (
    <ul className={styles.counts} aria-label="Resumen">
      <Count label="Postulaciones" href="/postulaciones" value={page > 0 ? applied : null} />
      <Count label="Vistas a tu currículum" href="#vistas" value={seen} />
      <Count label="Vacantes nuevas" href="#busquedas" value={status === 'ready' ? news : null} />
    </ul>
  );
}

function Count({ label, href, value }: { label: string; href: string; value: number | null }) {
  return (
    <li>
      <a className={styles.count} href={href}>
        <span className={`d1 num ${styles.number}`}>
          {value === null ? '–' : value.toLocaleString('es-MX')}
        </span>
        <span className="s14 muted">{label}</span>
      </a>
    </li>
  );
}
