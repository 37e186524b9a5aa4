import { useEffect, useId, useState } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { MailArt } from '@chamba/kernel/ui/art';
import { Button } from '@chamba/kernel/ui/button';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { JobCardSkeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { TabPanel, Tabs } from '@chamba/kernel/ui/tabs';
import { useMoreFocus } from '../blocks/use-more-focus.ts';
import { ApplicationCard, PendingCard, VisitedCard } from './application-card.tsx';
import { PAGE_SIZE } from './applications.saga.ts';
import { applicationsRequested, selectApplicationList, visitedRequested } from './applications.slice.ts';
import { isActive, isClosed, selectPendingApplications, selectVisitedIds } from './applications.selectors.ts';
import { CvHolders } from './cv-holders.tsx';
import { RecruiterViews } from './recruiter-views.tsx';
import styles from './applications.module.css';

const NONE: readonly never[] = [];

type TabId = 'todas' | 'activas' | 'vencidas' | 'visitadas';

const EMPTY_TEXTS: Record<Exclude<TabId, 'todas'>, string> = {
  activas: 'No tienes postulaciones activas.',
  vencidas: 'Ninguna de tus postulaciones ha vencido.',
  visitadas: 'Aún no has visitado vacantes.',
};

/** The candidate's applications, by what became of them, and the offers they looked at. */
export function ApplicationsView() {
  const dispatch = useAppDispatch();
  const idBase = useId();
  const [tab, setTab] = useState<TabId>('todas');
  const list = useAppSelector(selectApplicationList);
  const hydrated = useHydrated();
  const onTheirWay = useAppSelector(selectPendingApplications);
  const visitedIds = useAppSelector(selectVisitedIds);
  const pending = hydrated ? onTheirWay : NONE;
  const visited = hydrated ? visitedIds : NONE;
  const { items, now, total, status } = list;
  const isAll = items.length >= total;
  const moreAsked = useMoreFocus('article', isAll);
  const load = (page: number) => dispatch(applicationsRequested({ page, top: PAGE_SIZE }));

  if (list.page === 0 && status === 'failed' && pending.length === 0) {
    return <ErrorState onRetry={() => load(1)} />;
  }
  if (list.page === 0 && pending.length === 0) {
    return (
      <SkeletonGroup label="Cargando postulaciones" className={styles.panel}>
        <JobCardSkeleton />
        <JobCardSkeleton />
      </SkeletonGroup>
    );
  }
  if (items.length + pending.length + visited.length === 0) return <NoApplications />;

  const closed = items.filter((item) => isClosed(item, now));
  const active = items.filter((item) => isActive(item, now));
  const shown = { todas: items, activas: active, vencidas: closed, visitadas: [] }[tab];
  const waiting = tab === 'todas' || tab === 'activas' ? pending : [];
  return (
    <div className={styles.columns}>
      <Tabs<TabId>
        label="Estado"
        idBase={idBase}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'todas', label: 'Todas', count: Math.max(total, items.length) + pending.length },
          // Both counts are known only when every page is loaded.
          { id: 'activas', label: 'Activas', count: isAll ? active.length + pending.length : undefined },
          { id: 'vencidas', label: 'Vencidas', count: isAll ? closed.length : undefined },
          { id: 'visitadas', label: 'Visitadas', count: visited.length },
        ]}
      />
      <TabPanel idBase={idBase} id={tab} className={styles.panel}>
        {waiting.map((entry) => (
          <PendingCard key={entry.offer.jobid} entry={entry} now={now || entry.at} />
        ))}
        {shown.map((application) => (
          <ApplicationCard key={application.jobid} application={application} now={now} />
        ))}
        {tab === 'visitadas' ? <Visited ids={visited} now={now} /> : null}
        {tab === 'todas' && shown.length + waiting.length === 0 ? <NoApplications /> : null}
        {tab !== 'todas' && tab !== 'visitadas' && shown.length + waiting.length === 0 ? (
          <p className="muted">{EMPTY_TEXTS[tab]}</p>
        ) : null}
        {tab !== 'visitadas' && !isAll ? (
          <Button
            variant="line"
            className={styles.more}
            busy={status === 'loading'}
            onClick={({ currentTarget }) => {
              moreAsked(currentTarget);
              load(list.page + 1);
            }}
          >
            Ver más
          </Button>
        ) : null}
        {list.page > 0 && status === 'failed' && list.error ? (
          <p role="alert">{list.error.description}</p>
        ) : null}
      </TabPanel>
      <aside className={styles.aside}>
        <RecruiterViews />
        {items.length > 0 ? <CvHolders /> : null}
      </aside>
    </div>
  );
}

function NoApplications() {
  return (
    <EmptyState
      art={<MailArt />}
      title="Aún no tienes postulaciones."
      text="Cuando te postules a una vacante la verás aquí, con lo que pase después."
      actions={<LinkButton href="/empleos">Buscar empleo</LinkButton>}
    />
  );
}

function Visited({ ids, now }: { ids: readonly string[]; now: number }) {
  const dispatch = useAppDispatch();
  const { status, jobs } = useAppSelector(selectApplicationList).visited;
  useEffect(() => {
    if (ids.length > 0) dispatch(visitedRequested(ids));
  }, [dispatch, ids]);

  if (ids.length === 0) return <p className="muted">{EMPTY_TEXTS.visitadas}</p>;
  if (status === 'failed') return <ErrorState level={2} onRetry={() => dispatch(visitedRequested(ids))} />;
  if (status !== 'ready') {
    return (
      <SkeletonGroup>
        <JobCardSkeleton />
      </SkeletonGroup>
    );
  }
  return jobs.map((job) => <VisitedCard key={job.id} job={job} now={now} />);
}
