import { PLACE_KINDS } from '@chamba/kernel/catalogues';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkTable } from '../listings/link-table.tsx';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import {
  WHOLE_COUNTRY,
  WHOLE_COUNTRY_LABEL,
  toSearchUrl,
  submitErrorText,
} from '../search-bar/submit-rules.ts';
import { chosenPlace } from '../search-bar/suggestions.tsx';
import { placeChoiceSaga } from './place-choice.saga.ts';
import {
  placeChoiceRequested,
  placeChoiceSlice,
  selectPlaceChoice,
  type TypedSearch,
} from './place-choice.slice.ts';
import styles from '../listings/listing.module.css';

/** What was typed into the form, as the address says it. */
function readTypedSearch(search: string): TypedSearch {
  const query = new URLSearchParams(search);
  return { keyword: query.get('q') ?? '', placeText: query.get('l') ?? '' };
}

/** The places that a typed text may mean, each as the search that it leads to: the list of the place box without scripts. */
function PlaceChoicePage({ context }: PageProps) {
  const dispatch = useAppDispatch();
  const { loading, items, failed } = useAppSelector(selectPlaceChoice);
  const typed = readTypedSearch(context.search);
  const { keyword, placeText } = typed;
  const groups = PLACE_KINDS.map(({ type, label }) => ({
    label,
    links: items
      .filter((place) => place.type === type)
      .map((place) => {
        const chosen = chosenPlace(place);
        // Offers are counted by municipality: a settlement has no count.
        const count = type === 'ZO' ? 0 : place.documents;
        const url = toSearchUrl({ keyword, place: chosen });
        return { id: place.id, description: chosen.description, url, count };
      }),
  })).filter(({ links }) => links.length > 0);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>Elige una ubicación</h1>
      {failed ? (
        <ErrorState
          title={submitErrorText('placeFailed', placeText, false)}
          retrying={loading}
          onRetry={() => dispatch(placeChoiceRequested({ ...typed, isRetry: true }))}
        />
      ) : loading ? (
        <p role="status">{`Buscando «${placeText.trim()}»...`}</p>
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
        <a className="link" href={toSearchUrl({ keyword, place: WHOLE_COUNTRY })}>
          {WHOLE_COUNTRY_LABEL}
        </a>
      </p>
    </div>
  );
}

export default definePage({
  Component: PlaceChoicePage,
  slices: [searchBarSlice, placeChoiceSlice],
  sagas: [placeChoiceSaga],
  load: ({ search }) => placeChoiceRequested(readTypedSearch(search)),
  status: (state) => (selectPlaceChoice(state).failed ? 503 : 200),
  redirect: (_state, { search }) => (readTypedSearch(search).placeText.trim() === '' ? '/' : null),
  texts: { title: 'Elige una ubicación', description: 'Elige el lugar de México donde buscas empleo.' },
  robots: 'hidden',
});
