import { RESULTS_HEADING } from '@chamba/kernel/seo';
import { canonicalSearchParams, buildSearchUrl } from '@chamba/kernel/routes';
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
import { selectResults } from './results.slice.ts';
import { topLocations } from './top-locations.ts';
import styles from './results.module.css';

/** Heading, count and order over the list, the list with its pages, and the preview beside it. */
export function Found() {
  const { answer, params, loading } = useAppSelector(selectResults);
  const isLoading = useHeldLoading(loading);
  const summary = answer?.summary;
  const locations = topLocations(answer?.facets.location ?? []);
  const pageUrl = (page: number) =>
    buildSearchUrl(canonicalSearchParams({ ...params, page: page > 1 ? page : undefined }));
  return (
    <div className={`wrap ${styles.split}`}>
      <section>
        <div className={styles.head}>
          <h1>{answer?.seo.h1 || RESULTS_HEADING}</h1>
          {isLoading ? null : <CorrectionNote />}
          <div className={`row wrapit ${styles.under}`}>
            <p className="muted s14 grow" role="status">
              {summary && !isLoading ? (
                <>
                  <b className={`num ${styles.count}`}>{formatCount(summary.totaldocs)}</b>{' '}
                  {summary.totaldocs === 1 ? 'vacante' : 'vacantes'}
                </>
              ) : null}
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
        {summary ? (
          <Pagination page={Math.max(1, summary.page)} pages={summary.pages} hrefOf={pageUrl} />
        ) : null}
        {locations.length > 0 ? (
          <section className={styles.locations} aria-labelledby="top-locations">
            <h2 id="top-locations" className="d3">
              Otras ubicaciones
            </h2>
            <LinkTable links={locations} padded narrow />
          </section>
        ) : null}
      </section>
      <PreviewPane />
    </div>
  );
}
