import type { KeywordSuggestionsAnswer, PlaceSuggestion, RecentSearch } from '@chamba/kernel/api';

/** A chosen place; `seourl` is its part of a search address. */
export type Place = Pick<PlaceSuggestion, 'id' | 'type' | 'description' | 'seourl'> &
  Partial<Pick<PlaceSuggestion, 'cityname' | 'latitude' | 'longitude'>>;

/** Reasons why geolocation failed. */
export type NearMeError = 'denied' | 'unavailable' | 'late' | 'outside' | 'failed';

export type KeywordSuggestion = KeywordSuggestionsAnswer['suggestions'][number];

/** The search whose results were shown last. */
export type ShownSearch = {
  /** Path with query of the results. */
  url: string;
  /** Address without its page: equal for searches that only differ in the page. */
  filterKey: string;
  /** 32 hexadecimal characters, the same while the filters are. */
  uuid: string;
  keyword: string;
  place: Place | null;
};

/**
 * Why a search cannot be sent: nothing typed, a keyword without a place, a place that may be several, one that is unknown,
 * or one that could not be looked up.
 */
export type SubmitError = 'empty' | 'placeMissing' | 'placeNotChosen' | 'placeUnknown' | 'placeFailed';

/** What a form without JavaScript sent back with. */
export type FormValues = { keyword: string; placeText: string; error: SubmitError | null; open: boolean };

export type SearchBarState = {
  shown: ShownSearch | null;
  keyword: string;
  placeText: string;
  /** The person changed the boxes and sent nothing since. */
  edited: boolean;
  /** Null while the text was typed and not chosen. */
  place: Place | null;
  /** Description of the place chosen last, also after the text changed. */
  chosenBefore: string;
  error: SubmitError | null;
  /** A search was sent whose place is being looked up. */
  resolving: boolean;
  /** The person's own place was asked for: pending, or the reason of its failure. */
  nearMe: 'locating' | NearMeError | null;
  /** The phone's full-screen search is open. */
  dialogOpen: boolean;
  /** The address asks for the open form (phones without JavaScript). */
  formOpen: boolean;
  /** Suggestions and the text they were asked for; null when none are to be shown. */
  places: { text: string; items: readonly PlaceSuggestion[] } | null;
  keywords: { text: string; items: readonly KeywordSuggestion[] } | null;
  recents: readonly RecentSearch[];
};
