import { formatDate, SHORT_MONTHS } from '@chamba/kernel/format';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { selectApplicationList, viewsRequested } from './applications.slice.ts';
import { countWeeks, DAY_MS, VIEW_DAYS, type Week } from './view-weeks.ts';
import styles from './applications.module.css';

/** Shown when they could not be loaded, or when there are none yet. */
export const VIEWS_FAILED_TEXT = 'No se pudieron cargar las vistas de tu currículum.';
export const NO_VIEWS_TEXT = 'Aún no hay vistas de tu currículum.';

/** Who opened the résumé: the last weeks as bars, each visit in a table. */
export function RecruiterViews() {
  const dispatch = useAppDispatch();
  const { views } = useAppSelector(selectApplicationList);
  if (!views) return null;
  return (
    <Card as="section" pad="m" className={styles.side} aria-labelledby="views-heading">
      <h2 id="views-heading" className="d3">
        ¿Quién vio tu currículum?
      </h2>
      {'code' in views ? (
        views.code === 'MYS-40' ? (
          <p className="muted">{NO_VIEWS_TEXT}</p>
        ) : (
          <div role="alert" className={styles.line}>
            <p className="muted">{VIEWS_FAILED_TEXT}</p>
            <Button variant="soft" size="sm" onClick={() => dispatch(viewsRequested())}>
              Reintentar
            </Button>
          </div>
        )
      ) : views.items.length === 0 ? (
        <p className="muted">{NO_VIEWS_TEXT}</p>
      ) : (
        <>
          <Recent weeks={countWeeks(views.items, views.now)} />
          <details>
            <summary className="link hit">Ver datos en tabla</summary>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Empresa</th>
                  <th scope="col">Vacante</th>
                  <th scope="col">Fecha</th>
                </tr>
              </thead>
              <tbody>
                {views.items.map(({ companyname, jobtitle, date }) => (
                  <tr key={`${companyname}|${jobtitle}|${date}`}>
                    <td>{companyname}</td>
                    <td>{jobtitle}</td>
                    <td>{formatDate(date)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Card>
  );
}

function Recent({ weeks }: { weeks: readonly Week[] }) {
  const total = weeks.reduce((sum, { views }) => sum + views, 0);
  const most = Math.max(1, ...weeks.map(({ views }) => views));
  return (
    <>
      <p>
        <span className="b">
          {total === 1 ? '1 reclutador vio tu CV' : `${total} reclutadores vieron tu CV`}
        </span>{' '}
        <span className="s14 muted">en los últimos {VIEW_DAYS} días.</span>
      </p>
      <ul className={styles.weeks}>
        {weeks.map(({ from, views, isLast }) => (
          <li key={from} className={isLast ? styles.now : undefined}>
            <Bar height={Math.round(6 + (views / most) * 50)} />
            <span className="s13">
              {isLast ? 'Hoy' : toDay(from)}
              <span className="vh">: {views === 1 ? '1 vista' : `${views} vistas`}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A picture, since the site's policy applies no style attributes of a page that the server rendered. */
const Bar = ({ height }: { height: number }) => (
  <svg className={styles.bar} width="100%" height={height} aria-hidden="true">
    <rect width="100%" height={height} rx="6" />
  </svg>
);

/** '9 nov', the first day of a week in Mexico City. */
function toDay(from: number): string {
  const date = new Date(from - DAY_MS / 4);
  return `${date.getUTCDate()} ${SHORT_MONTHS[date.getUTCMonth()] ?? ''}`;
}
