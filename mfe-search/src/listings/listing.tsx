import type { FunctionComponent } from 'react';
import { definePage, type Page } from '@chamba/kernel/remote';
import { pageTexts, type PageName } from '@chamba/kernel/seo';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { LinkTable } from './link-table.tsx';
import { listingSaga } from './listings.saga.ts';
import { listingRequested, listingSlice, selectListing, type ListingName } from './listings.slice.ts';
import styles from './listing.module.css';

type Listing = { name: ListingName; heading: string; texts: PageName; path: string };

/** Makes the page of one list of links. */
export function listingPage({ name, heading, texts, path }: Listing): Page {
  return definePage({
    Component: listingView(name, heading),
    slices: [listingSlice, searchBarSlice],
    sagas: [listingSaga],
    load: () => listingRequested(name),
    status: (state) => (selectListing(state).error ? 503 : 200),
    head: (state) => ({ ...pageTexts(texts, selectConfig(state).siteName), canonical: path }),
  });
}

function listingView(name: ListingName, heading: string): FunctionComponent {
  return function ListingView() {
    const dispatch = useAppDispatch();
    const { items, error, loading } = useAppSelector(selectListing);
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{heading}</h1>
        {error ? (
          <ErrorState
            title="Ocurrió un error al cargar las urls"
            retrying={loading}
            onRetry={() => dispatch(listingRequested(name))}
          />
        ) : (
          <LinkTable links={items} />
        )}
      </div>
    );
  };
}
