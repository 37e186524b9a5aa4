import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { resultsSaga, searchUuid } from '../search/results.saga.ts';
import { resultsRequested, resultsSlice, selectResults } from '../search/results.slice.ts';
import { searchBarSlice, selectShownSearch } from '../search-bar/search-bar.slice.ts';
import { FilterBar } from './filter-bar.tsx';
import styles from './filters.module.css';

/** The filters on a page that is no search, as of a search for everything: the first one leads to its results. */
export default function ExtendedSearch() {
  const dispatch = useAppDispatch();
  const hasFilters = useAppSelector((state) => selectResults(state).facets !== null);
  const shown = useAppSelector(selectShownSearch);
  useEffect(() => {
    dispatch(resultsRequested({ params: {}, uuid: searchUuid({}, shown), isForFilters: true }));
  }, [dispatch, shown]);
  return hasFilters ? (
    <FilterBar />
  ) : (
    <div className={styles.bar} aria-hidden="true">
      <div className={styles.inside} />
    </div>
  );
}

export const slices = [resultsSlice, searchBarSlice];
export const sagas = [resultsSaga];
