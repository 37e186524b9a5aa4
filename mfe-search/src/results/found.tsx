import { useEffect, useRef } from 'react';
import { buildSearchUrl } from '@chamba/kernel/routes';
import { formatCount } from '@chamba/kernel/format';
import { useAppSelector } from '@chamba/kernel/store';
import { Pagination } from '@chamba/kernel/ui/pagination';
import { JobCardSkeleton, SkeletonGroup, useHeldLoading } from '@chamba/kernel/ui/skeleton';
import { ClearLink } from '../filters/clear-link.tsx';
import { LinkTable } from '../listings/link-table.tsx';
import { CorrectionNote } from './correction-note.tsx';
import { JobList } from './job-list.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SortMenu } from './sort-menu.tsx';
import { selectResults } from '../search/results.slice.ts';
import { categoryRefinement, topLocations } from './refinement.ts';
import { RelatedSearches } from './related-searches.tsx';
import styles from './results.module.css';

/** The title, where the keyboard goes on from when other results came by a link under the list, or took what had the focus. */
function useFocusOnOther(loadedAt: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = useRef(loadedAt);
  useEffect(() => {
    if (drawn.current === loadedAt) return;
    drawn.current = loadedAt;
    const at = document.activeElement;
    if (at === document.body || at?.closest('main nav')) heading.current?.focus({ preventScroll: true });
  }, [loadedAt]);
  return heading;
}

/** Heading, count and order over the list, the list with its pages, and the preview beside it. */
export function Found() {
  const { answer, facets, params, loading, loadedAt } = useAppSelector(selectResults);
  const isLoading = useHeldLoading(loading);
  const heading = useFocusOnOther(loadedAt);
  const summary = answer?.summary;
  const isColonia = answer?.query?.location?.type === 'ZO';
  const category = categoryRefinement(facets?.category ?? []);
  const refinements = [
    { id: 'refine-category', title: `Subcategorías de ${category?.name}`, links: category?.links ?? [] },
    {
      id: 'top-locations',
      title: 'Otras ubicaciones',
      links: topLocations(facets?.location ?? [], isColonia),
    },
  ].filter(({ links }) => links.length > 0);
  const pageUrl = (page: number) => buildSearchUrl({ ...params, page: page > 1 ? page : undefined });
  return (
    <div className={`wrap ${styles.split}`}>
      <section>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {answer?.seo.h1 || 'Empleos en México'}
          </h1>
          {isLoading ? null : <CorrectionNote />}
          <div className={`row wrapit ${styles.under}`}>
            <p className="muted s14 grow" role="status">
              {!summary || isLoading ? null : summary.totaldocs === 0 ? (
                'Ninguna vacante tiene todas tus palabras.'
              ) : (
                <>
                  <b className={`num ${styles.count}`}>{formatCount(summary.totaldocs)}</b>{' '}
                  {summary.totaldocs === 1 ? 'vacante' : 'vacantes'}
                </>
              )}
            </p>
            <ClearLink className="mob" />
            <SortMenu />
          </div>
        </div>
        {isLoading ? (
          <SkeletonGroup className={styles.list}>
            {[0, 1, 2, 3].map((place) => (
              <JobCardSkeleton key={place} />
            ))}
          </SkeletonGroup>
        ) : (
          <JobList />
        )}
        {summary?.totaldocs === 0 ? <RelatedSearches /> : null}
        {summary ? (
          <Pagination page={summary.page || params?.page || 1} pages={summary.pages} getHref={pageUrl} />
        ) : null}
        {refinements.map(({ id, title, links }) => (
          <section key={id} className={styles.locations} aria-labelledby={id}>
            <h2 id={id} className="d3">
              {title}
            </h2>
            <LinkTable links={links} padded narrow />
          </section>
        ))}
      </section>
      <PreviewPane />
    </div>
  );
}
