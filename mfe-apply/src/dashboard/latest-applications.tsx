import { formatDate } from '@chamba/kernel/format';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import type { Application } from '@chamba/kernel/api';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { CompanyLogo } from '@chamba/kernel/ui/company-logo';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Tag } from '@chamba/kernel/ui/tag';
import { applicationsRequested, selectApplicationList } from '../applications/applications.slice.ts';
import { isClosed } from '../applications/applications.selectors.ts';
import { STATE_VIEWS } from '../applications/state-views.ts';
import styles from './dashboard.module.css';

/** The newest applications, each with its state, and the way to all of them. */
export function LatestApplications({ limit }: { limit: number }) {
  const dispatch = useAppDispatch();
  const { items, total, now, page, status } = useAppSelector(selectApplicationList);
  return (
    <section aria-labelledby="latest-title">
      <div className={styles.head}>
        <h2 id="latest-title">Tus postulaciones</h2>
        {total > 0 ? (
          <a className="link s14 hit" href="/postulaciones">
            Ver todas ({total})
          </a>
        ) : null}
      </div>
      {page === 0 && status !== 'failed' ? (
        <SkeletonGroup label="Cargando postulaciones">
          <Skeleton height={76} radius={16} />
        </SkeletonGroup>
      ) : null}
      {page === 0 && status === 'failed' ? (
        <Card pad="m" role="alert" className={styles.line}>
          <p>Hay un problema para cargar este contenido.</p>
          <Button
            variant="soft"
            size="sm"
            onClick={() => dispatch(applicationsRequested({ page: 1, top: limit }))}
          >
            Reintentar
          </Button>
        </Card>
      ) : null}
      {page > 0 && items.length === 0 ? (
        <Card pad="m" className={styles.line}>
          <p className="muted">Aún no tienes postulaciones.</p>
          <a className="link hit" href="/empleos">
            Buscar empleo
          </a>
        </Card>
      ) : null}
      {items.length > 0 ? (
        <Card as="div">
          {items.slice(0, limit).map((application) => (
            <a key={application.jobid} className={styles.item} href={application.url}>
              <CompanyLogo name={application.companyname} />
              <span className={styles.text}>
                <span className="b">{application.title}</span>
                <span className="s14 muted">{application.companyname}</span>
                <span className="s13 faint">{formatDate(application.dateapplied)}</span>
              </span>
              <Mark application={application} now={now} />
            </a>
          ))}
        </Card>
      ) : null}
    </section>
  );
}

function Mark({ application, now }: { application: Application; now: number }) {
  const { label, tone } = STATE_VIEWS[application.status];
  if (isClosed(application, now) && (application.status === 'sent' || application.status === 'seen'))
    return <Tag tone="danger">La vacante venció</Tag>;
  return <Tag tone={tone}>{label}</Tag>;
}
