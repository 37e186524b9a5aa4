import { PLACE_KINDS } from '@chamba/kernel/catalogues';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkTable } from '../listings/link-table.tsx';
import { searchBarSlice, selectSearchBar } from '../search-bar/search-bar.slice.ts';
import {
  WHOLE_COUNTRY,
  WHOLE_COUNTRY_LABEL,
  searchUrlOf,
  submitErrorText,
} from '../search-bar/submit-rules.ts';
import { chosenPlace } from '../search-bar/suggestions.tsx';
import { placeChoiceRequested, placeChoiceSaga, type TypedSearch } from './place-choice.saga.ts';
import styles from '../listings/listing.module.css';

/** What was typed into the form, as the address says it. */
function typedOf(search: string): TypedSearch {
  const query = new URLSearchParams(search);
  return { keyword: query.get('q') ?? '', placeText: query.get('l') ?? '' };
}

/** The places that a typed text may mean, each as the search that it leads to: the list of the place box without scripts. */
function PlaceChoicePage({ context }: PageProps) {
  const dispatch = useAppDispatch();
  const { places, error } = useAppSelector(selectSearchBar);
  const typed = typedOf(context.search);
  const { keyword, placeText } = typed;
  const items = places?.items ?? [];
  const groups = PLACE_KINDS.map(({ type, label }) => ({
    label,
    links: items
      .filter((place) => place.type === type)
      .map((place) => {
        const chosen = chosenPlace(place);
        // Offers are known by municipality: a settlement has no count of its own.
        const count = type === 'ZO' ? 0 : place.documents;
        const url = searchUrlOf({ keyword, place: chosen });
        return { id: place.id, description: chosen.description, url, count };
      }),
  })).filter(({ links }) => links.length > 0);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>Elige una ubicación</h1>
      {error === 'placeFailed' ? (
        <ErrorState
          title={submitErrorText(error, placeText, false)}
          onRetry={() => dispatch(placeChoiceRequested(typed))}
        />
      ) : (
        <p>{submitErrorText(groups.length > 0 ? 'placeNotChosen' : 'placeUnknown', placeText, false)}</p>
      )}
      {groups.map(({ label, links }) => (
        <section key={label} className={styles.section}>
          <h2>{label}</h2>
          <LinkTable links={links} />
        </section>
      ))}
      <p className={styles.section}>
        <a className="link" href={searchUrlOf({ keyword, place: WHOLE_COUNTRY })}>
          {WHOLE_COUNTRY_LABEL}
        </a>
      </p>
    </div>
  );
}

export default definePage({
  Component: PlaceChoicePage,
  slices: [searchBarSlice],
  sagas: [placeChoiceSaga],
  load: ({ search }) => placeChoiceRequested(typedOf(search)),
  status: (state) => (selectSearchBar(state).error === 'placeFailed' ? 503 : 200),
  redirect: (_state, { search }) => (typedOf(search).placeText.trim() === '' ? '/' : null),
  head: (state) => ({
    title: `Elige una ubicación | ${selectConfig(state).siteName}`,
    description: 'Elige el lugar de México donde buscas empleo.',
    robots: 'nofollow, noindex',
  }),
});
