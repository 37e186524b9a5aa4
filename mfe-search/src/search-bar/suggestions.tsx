import type { PlaceSuggestion, RecentSearch } from '@chamba/kernel/api';
import { PLACE_KINDS, PLACE_SUGGESTION_MINIMUM } from '@chamba/kernel/catalogues';
import { formatCount } from '@chamba/kernel/format';
import { withoutAccents } from '@chamba/kernel/routes';
import type { ComboboxGroup, ComboboxItem } from '@chamba/kernel/ui/combobox';
import {
  Building2Icon,
  GlobeIcon,
  HistoryIcon,
  LocateIcon,
  MapIcon,
  MapPinIcon,
  SearchIcon,
} from '@chamba/kernel/ui/icon';
import { NEAR_ME_LABEL } from './near-me.ts';
import { recentKeyword } from './recents.ts';
import type { KeywordSuggestion, Place } from './types.ts';

/** Rows of a group when recent searches and suggestions are shown together, or the list is short; and when one stands alone. */
const SHARED_LIMIT = 5;
const ALONE_LIMIT = 10;

/** Words of a search that names no keyword, or no place. */
const ANY_KEYWORD = 'Empleos';
const ANY_PLACE = 'México y el mundo';

const RECENT = 'Búsquedas recientes';
const SUGGESTED = 'Sugerencia de búsqueda';

/** What choosing a row does: fills a box, asks for the person's own place, or makes a past search again. */
export type SuggestionItem = ComboboxItem & {
  keyword?: string;
  place?: Place;
  isNearMe?: boolean;
  /** Address of a past search. */
  url?: string;
};
export type SuggestionGroup = ComboboxGroup<SuggestionItem>;

const fold = (text: string): string => withoutAccents(text).toLowerCase().trim();

const KIND_ICONS = { CO: GlobeIcon, ST: MapIcon, CI: Building2Icon, ZO: MapPinIcon } as const;

/** A place as its row shows it: its own name, and what it lies in beside it. */
export function placeRow(place: PlaceSuggestion): { name: string; within: string } {
  switch (place.type) {
    case 'CO':
      return { name: place.countryname || place.description, within: '' };
    case 'ST':
      return { name: (place.statename || place.description).replace(/, México$/, ''), within: '' };
    case 'CI':
      // Known by another name than its municipality's: 'Cancún' lies in Benito Juárez.
      return place.zonename
        ? { name: place.zonename, within: `${place.cityname}, ${place.statename}` }
        : { name: place.cityname || place.description, within: place.statename };
    case 'ZO': {
      const within = [place.cityname, place.statename].filter(Boolean).join(', ');
      return { name: place.zonename || place.description, within };
    }
  }
}

/** Text a chosen place puts in the box: of a state without its country. */
export function placeText(place: Pick<PlaceSuggestion, 'type' | 'description'>): string {
  return place.type === 'ST' ? place.description.replace(/, México$/, '') : place.description;
}

/** Whether a place is called exactly so, with or without what it lies in; case and accents do not count. */
export function isPlaceNamed(place: PlaceSuggestion, typed: string): boolean {
  const { name, within } = placeRow(place);
  const names = [name, `${name}, ${within}`, place.description, placeText(place)];
  return names.some((known) => fold(known) === fold(typed));
}

/** A suggestion as the bar keeps it once it is chosen. */
export function chosenPlace(place: PlaceSuggestion): Place {
  const { id, type, seourl, cityname, latitude, longitude } = place;
  return {
    id,
    type,
    seourl,
    description: placeText(place),
    ...(cityname ? { cityname } : {}),
    ...(latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}),
  };
}

/** The one row that needs no typing: the current position. */
const NEAR_ME: SuggestionGroup = {
  id: 'near-me',
  items: [{ id: 'near-me', text: NEAR_ME_LABEL, icon: <LocateIcon />, isNearMe: true }],
};

/** The rows of the place box with the person's own place: before anything can be suggested, and after what is. */
export function withNearMe(groups: SuggestionGroup[], typed: string): SuggestionGroup[] {
  return groups.length > 0 || typed.trim().length < PLACE_SUGGESTION_MINIMUM ? [...groups, NEAR_ME] : groups;
}

/** Past searches whose keyword, or place, has what was typed; that of the box comes first and the other after it. */
function recentGroup(
  recents: readonly RecentSearch[],
  typed: string,
  by: 'keyword' | 'place',
): SuggestionGroup {
  const wanted = fold(typed);
  const items = recents.flatMap((recent, index): SuggestionItem[] => {
    const { extratext, newtotaldocslegend, url, query_parameters } = recent;
    const keyword = recentKeyword(recent) || ANY_KEYWORD;
    const place = query_parameters.placedescription;
    const text = by === 'keyword' ? keyword : place;
    if (!text || !fold(text).includes(wanted)) return [];
    return [
      {
        id: `recent-${index}`,
        text,
        detail: by === 'keyword' ? `en ${place || ANY_PLACE}` : keyword,
        line: extratext || undefined,
        note: newtotaldocslegend || undefined,
        icon: <HistoryIcon />,
        url,
      },
    ];
  });
  return { id: 'recent', section: RECENT, items };
}

function cut(recent: SuggestionGroup, suggestions: SuggestionGroup[], short: boolean): SuggestionGroup[] {
  const shared = recent.items.length > 0 && suggestions.some(({ items }) => items.length > 0);
  const limit = shared || short ? SHARED_LIMIT : ALONE_LIMIT;
  let left = limit;
  const kept = suggestions.map((group) => {
    const items = group.items.slice(0, left);
    left -= items.length;
    return { ...group, items };
  });
  return [{ ...recent, items: recent.items.slice(0, limit) }, ...kept].filter(
    ({ items }) => items.length > 0,
  );
}

/** Rows of the place box: past searches, then countries, states, cities and colonias. */
export function placeGroups(
  places: readonly PlaceSuggestion[] | null,
  recents: readonly RecentSearch[],
  typed: string,
  short = false,
): SuggestionGroup[] {
  // Before anything can be suggested, the box offers the places of recent searches.
  if (!places) return typed.trim() === '' ? cut(recentGroup(recents, '', 'place'), [], short) : [];
  const groups = PLACE_KINDS.map(({ type, label }): SuggestionGroup => {
    const Icon = KIND_ICONS[type];
    const items = places
      .filter((place) => place.type === type)
      .map((place): SuggestionItem => {
        const { name, within } = placeRow(place);
        // Two settlements of one name differ in their postal code, which may be what was typed too.
        const code = /\d/.test(typed) && place.postalcode ? ` · CP ${place.postalcode}` : '';
        return {
          id: `${type}-${place.id}`,
          text: name,
          detail: `${within}${code}` || undefined,
          // Offers are counted by municipality: a settlement has no count.
          note: type === 'ZO' ? undefined : formatCount(place.documents),
          icon: <Icon />,
          place: chosenPlace(place),
        };
      });
    return { id: type, section: SUGGESTED, title: label, items };
  });
  return cut(recentGroup(recents, typed, 'place'), groups, short);
}

/** Rows of the keyword box: past searches, then keywords. */
export function keywordGroups(
  keywords: readonly KeywordSuggestion[] | null,
  recents: readonly RecentSearch[],
  typed: string,
  short = false,
): SuggestionGroup[] {
  const items = (keywords ?? []).map(({ text, documents }): SuggestionItem => ({
    id: `keyword-${text}`,
    text,
    note: formatCount(documents),
    icon: <SearchIcon />,
    keyword: text,
  }));
  return cut(recentGroup(recents, typed, 'keyword'), [{ id: 'keywords', section: SUGGESTED, items }], short);
}
