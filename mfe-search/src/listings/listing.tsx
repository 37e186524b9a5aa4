import type { ComponentType, FunctionComponent } from 'react';
import { definePage, type Page, type PageTexts } from '@chamba/kernel/remote';
import { breadcrumbs } from '@chamba/kernel/seo';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Breadcrumbs } from '@chamba/kernel/ui/breadcrumbs';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { LISTINGS } from './listing-paths.ts';
import { listingSaga } from './listings.saga.ts';
import {
  listingRequested,
  listingSlice,
  selectListing,
  type ListingItem,
  type ListingName,
} from './listings.slice.ts';
import { OtherListings } from './other-listings.tsx';
import styles from './listing.module.css';

export type ListingViewProps = { items: readonly ListingItem[] };

type Listing = {
  name: ListingName;
  texts: PageTexts;
  /** Shown when the list could not be had. */
  failure: 'Ocurrió un error al cargar las urls' | 'Ocurrió un error al cargar los filtros';
  /** Draws the list, which has at least one entry. */
  View: ComponentType<ListingViewProps>;
};

/** Makes the page of one list of links. */
export function listingPage(listing: Listing): Page {
  const { name, texts } = listing;
  const { path, heading } = LISTINGS[name];
  return definePage({
    Component: listingView(listing),
    slices: [listingSlice, searchBarSlice],
    sagas: [listingSaga],
    load: () => listingRequested(name),
    status: (state) => (selectListing(state).error ? 503 : 200),
    texts,
    robots: 'index',
    offline: { keep: 1 },
    head: (state) => {
      const crumbs = [
        { name: 'Inicio', path: '/' },
        { name: heading, path },
      ];
      return { structuredData: [breadcrumbs(crumbs, selectConfig(state).siteUrl)] };
    },
  });
}

function listingView({ name, failure, View }: Listing): FunctionComponent {
  const { heading } = LISTINGS[name];
  return function ListingView() {
    const dispatch = useAppDispatch();
    const { items, error, loading } = useAppSelector(selectListing);
    return (
      <div className={`wrap ${styles.page}`}>
        <Breadcrumbs items={[{ label: 'Inicio', href: '/' }, { label: heading }]} />
        <h1>{heading}</h1>
        {error ? (
          <ErrorState title={failure} retrying={loading} onRetry={() => dispatch(listingRequested(name))} />
        ) : items.length > 0 ? (
          <View items={items} />
        ) : loading ? null : (
          <p className="muted">Todavía no hay vacantes publicadas.</p>
        )}
        <OtherListings current={name} />
      </div>
    );
  };
}
