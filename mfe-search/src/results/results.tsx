import { useEffect } from 'react';
import { event } from '@chamba/kernel/events';
import { searchSummary } from '@chamba/kernel/format';
import type { PageProps } from '@chamba/kernel/remote';
import { parseSearchUrl } from '@chamba/kernel/routes';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { CompanyHeader } from '../companies/company-header.tsx';
import { toKnownPlace, rememberPlace } from '../search-bar/known-place.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { selectShownSearch } from '../search-bar/search-bar.slice.ts';
import { NoResults, UnknownAddress } from './no-results.tsx';
import { Found } from './found.tsx';
import { resultsRequested, selectResults, selectResultsView } from '../search/results.slice.ts';
import styles from './results.module.css';

/** The results page in all its states. Search bar and filters stay whatever happens to the list. */
export function Results({ context }: PageProps) {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectResultsView);
  const { loading, params, uuid } = useAppSelector(selectResults);
  const shown = useAppSelector(selectShownSearch);
  const isSearch = parseSearchUrl(context.pathname, context.search) !== null;

  useEffect(() => {
    // The bar keeps the last search of the tab: only this page's own counts.
    if (!isSearch || !shown || shown.uuid !== uuid) return;
    const text = searchSummary({ keyword: shown.keyword, place: shown.place?.description });
    dispatch(event('search/performed', { url: shown.url, text }));
    const place = toKnownPlace(shown.place);
    if (place) rememberPlace(place);
  }, [dispatch, isSearch, shown, uuid]);

  if (!isSearch) return <UnknownAddress />;
  if (view === 'failed') {
    return (
      <>
        <FilterBar />
        <div className={`wrap ${styles.none}`}>
          <ErrorState
            level={1}
            onRetry={params ? () => dispatch(resultsRequested({ params, uuid })) : undefined}
          />
        </div>
      </>
    );
  }
  return (
    <>
      <FilterBar />
      <CompanyHeader />
      {view === 'none' && !loading ? <NoResults /> : <Found />}
    </>
  );
}
