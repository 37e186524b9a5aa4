import { useEffect, useRef, type ComponentType } from 'react';
import { Slot } from '@chamba/kernel/slots';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { FileUserIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { selectApplicationList, viewsRequested } from '../applications/applications.slice.ts';
import { RecruiterViews } from '../applications/recruiter-views.tsx';
import { BlockNote } from '../blocks/block.tsx';
import { Notifications } from '../notifications/notifications.tsx';
import { PushCard } from '../push/push-card.tsx';
import { SavedSearches } from '../saved-searches/saved-searches.tsx';
import { selectSuggestions } from '../suggestions/suggestions.slice.ts';
import { Suggestions } from '../suggestions/suggestions.tsx';
import { Counts } from './counts.tsx';
import { LatestApplications } from './latest-applications.tsx';
import { NearbyOffers } from './nearby-offers.tsx';
import styles from './dashboard.module.css';

export type BlockName =
  | 'applications'
  | 'completeness'
  | 'counts'
  | 'nearby'
  | 'notifications'
  | 'push'
  | 'searches'
  | 'suggestions'
  | 'views';

/** Every block of the dashboard; `LAYOUTS` says which stand where. */
export const blocks: Readonly<Record<BlockName, ComponentType>> = {
  applications: LatestApplications,
  completeness: Completeness,
  counts: Counts,
  nearby: NearbyOffers,
  notifications: Notifications,
  push: PushCard,
  searches: SavedSearches,
  suggestions: SuggestedOffers,
  views: Views,
};

/**
 * Where nothing can be suggested real offers stand in the same place, so that nothing moves; what is missing for suggestions
 * is said below. They also follow suggestions that failed.
 */
function SuggestedOffers() {
  const { after, status, items } = useAppSelector(selectSuggestions);
  // Those of an offer's page say nothing of the dashboard's.
  const isEmpty = after === '' && status === 'ready' && items.length === 0;
  return (
    <div className={styles.suggested}>
      {isEmpty ? null : <Suggestions />}
      {isEmpty || status === 'failed' ? <NearbyOffers /> : null}
      {isEmpty ? (
        <BlockNote text="Cuanto más completo esté tu CV, más vacantes podemos sugerirte.">
          <a className="link hit" href="/curriculo">
            Ir a mi CV
          </a>
        </BlockNote>
      ) : null}
    </div>
  );
}

/** The résumé's unit shows how much of it is there; without that unit its page is a link away. */
function Completeness() {
  return (
    <Slot
      name="dashboard.completeness"
      props={{}}
      fallback={
        <Card as="section" pad="m" className={styles.resume} aria-labelledby="resume-title">
          <h2 id="resume-title" className="d3">
            Tu currículum
          </h2>
          <p className="muted">Con tu CV completo te postulas con un toque y te sugerimos vacantes.</p>
          <LinkButton href="/curriculo" variant="soft" icon={<FileUserIcon />}>
            Ver mi CV
          </LinkButton>
        </Card>
      }
    />
  );
}

/** Who opened the résumé; the last block of its column, since its height depends on what is in it. */
function Views() {
  const dispatch = useAppDispatch();
  const { views } = useAppSelector(selectApplicationList);
  const isLoaded = views !== null;
  const isAsked = useRef(isLoaded);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    dispatch(viewsRequested());
  }, [dispatch]);
  return (
    <div id="vistas">
      {isLoaded ? (
        <RecruiterViews />
      ) : (
        <SkeletonGroup label="Cargando las vistas de tu currículum">
          <Skeleton height={106} radius={16} />
        </SkeletonGroup>
      )}
    </div>
  );
}
