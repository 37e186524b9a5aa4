import { useEffect } from 'react';
import { formatDate } from '@chamba/kernel/format';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import type { Application } from '@chamba/kernel/api';
import { Card } from '@chamba/kernel/ui/card';
import { CompanyLogo } from '@chamba/kernel/ui/company-logo';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Tag } from '@chamba/kernel/ui/tag';
import { applicationsRequested, selectApplicationList } from '../applications/applications.slice.ts';
import { isClosed } from '../applications/applications.selectors.ts';
import { PAGE_SIZE } from '../applications/applications.saga.ts';
import { describeState, STATE_VIEWS } from '../applications/state-views.ts';
import { receiptPath } from '../applications/receipt-path.ts';
import { Block, BlockFailure, BlockNote } from '../blocks/block.tsx';
import { hasMoved, movedFirst } from './moved.ts';
import styles from './dashboard.module.css';

/** Applications that are shown. */
const LATEST = 5;

/** Those that moved are looked for among this many. */
const LOAD = applicationsRequested({ page: 1, top: PAGE_SIZE });

/** The applications of which there is news, then the newest, each with its state, and the way to all of them. */
export function LatestApplications() {
  const dispatch = useAppDispatch();
  const { items, total, now, page, status } = useAppSelector(selectApplicationList);
  useEffect(() => {
    if (status === 'idle') dispatch(LOAD);
  }, [dispatch, status]);
  return (
    <Block
      titleId="latest-title"
      title="Tus postulaciones"
      aside={
        total > 0 ? (
          <a className="link s14 hit" href="/postulaciones">
            Ver todas ({total})
          </a>
        ) : null
      }
    >
      {page === 0 && status !== 'failed' ? (
        <SkeletonGroup label="Cargando postulaciones">
          <Skeleton height={76} radius={16} />
        </SkeletonGroup>
      ) : null}
      {page === 0 && status === 'failed' ? <BlockFailure onRetry={() => dispatch(LOAD)} /> : null}
      {page > 0 && items.length === 0 ? (
        <BlockNote text="Aún no tienes postulaciones.">
          <a className="link hit" href="/empleos">
            Buscar empleo
          </a>
        </BlockNote>
      ) : null}
      {items.length > 0 ? (
        <Card as="div">
          {movedFirst(items, now)
            .slice(0, LATEST)
            .map((application) => (
              <Row key={application.jobid} application={application} now={now} />
            ))}
        </Card>
      ) : null}
    </Block>
  );
}

function Row({ application, now }: { application: Application; now: number }) {
  const { jobid, url, title, companyname, dateapplied } = application;
  const isNews = hasMoved(application, now);
  return (
    // The receipt shows what happened.
    <a className={styles.item} href={isNews ? receiptPath(jobid) : url}>
      <CompanyLogo name={companyname} />
      <span>
        <span className={styles.text}>
          <span className="b">{title}</span>
          <span className="s14 muted">{companyname}</span>
          {isNews ? (
            <span className="s14">{describeState(application, now)}</span>
          ) : (
            <span className="s13 faint">{formatDate(dateapplied)}</span>
          )}
        </span>
        <Mark application={application} now={now} />
      </span>
    </a>
  );
}

function Mark({ application, now }: { application: Application; now: number }) {
  const { label, tone } = STATE_VIEWS[application.status];
  if (isClosed(application, now) && (application.status === 'sent' || application.status === 'seen'))
    return <Tag tone="danger">La vacante venció</Tag>;
  return <Tag tone={tone}>{label}</Tag>;
}
