import type { OutputOf } from '@chamba/kernel/operations';
import { buildSearchUrl, canonicalSearchParams, isUnfiltered, parseSearchUrl } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { categoryById, categoryBySlug, findSubcategory, subcategoryBySlug } from '../catalogue/categories.ts';
import { placeParams } from '../lookup/places.ts';
import type { JobSearch } from '../jobs/search.ts';
import type { PlaceFinder } from '../lookup/places.ts';
import type { SavedSearchRow } from './rows.ts';

/** A search on the wire. */
export type WireSearch = OutputOf<'alerts.list'>['jobseeker_agents'][number];

/** What a client sends of a search: the fields of the documents, or the address of its results. */
export type SentSearch = {
  url?: string | undefined;
  searchstring?: string | undefined;
  locationid?: string | undefined;
  tlalocid?: string | undefined;
  categoryid?: string | undefined;
  subcategoryid?: string | undefined;
  minsalary?: string | undefined;
  maxsalary?: string | undefined;
};

/** Marks of the links to the results of a kept search (2 §9). */
const LINK_MARKS = 'bdtype=OCCM&utm_origin=web&utm_channel=savedsearches';

/** Kinds of places in the words of the wire. */
const GRANULARITY = { CO: 'country', ST: 'state', CI: 'city', ZO: 'zone' } as const;

/** The address of a search's results with the marks of a kept one. */
export const markedAddress = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}${LINK_MARKS}`;

/** Parameters of an address that was kept. */
export function readSearchParams(url: string): SearchParams {
  const [path = '', query = ''] = url.split('?');
  return parseSearchUrl(path, query) ?? {};
}

const amount = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

function categoryParams({ categoryid, subcategoryid }: SentSearch): SearchParams {
  const subcategory = findSubcategory(Number(subcategoryid ?? 0));
  const category =
    categoryById(Number(categoryid ?? 0)) ?? (subcategory && categoryById(subcategory.idparent));
  if (!category) return {};
  const isInside = subcategory !== undefined && subcategory.idparent === category.id;
  return { category: category.slug, ...(isInside && { subcategory: subcategory.slug }) };
}

function areCategoriesKnown({ category: slug, subcategory }: SearchParams): boolean {
  if (slug === undefined) return true;
  const category = categoryBySlug(slug);
  return category !== undefined && (!subcategory || subcategoryBySlug(category, subcategory) !== undefined);
}

/**
 * Reads what a client sent of a search.
 * @returns its parameters in the one form of equal searches; null where it names a place or a category that is
 *   unknown, or asks for everything.
 */
export async function readSentSearch(places: PlaceFinder, sent: SentSearch): Promise<SearchParams | null> {
  const [page = ''] = sent.url?.split('#') ?? [];
  const address = readSearchParams(page.replace(/^https?:\/\/[^/]+/, ''));
  const placeId = sent.locationid || sent.tlalocid || '';
  const place = placeId === '' ? null : await places.ofId(placeId);
  if (placeId !== '' && !place) return null;
  const amounts = [amount(sent.minsalary) ?? address.smin, amount(sent.maxsalary) ?? address.smax] as const;
  const [least, most] = amounts;
  // Mixed up, they would find nothing for ever.
  const [smin, smax] = least !== undefined && most !== undefined && least > most ? [most, least] : amounts;
  const params = canonicalSearchParams({
    ...address,
    ...(sent.searchstring ? { q: sent.searchstring } : {}),
    ...placeParams(place),
    ...categoryParams(sent),
    smin,
    smax,
    page: undefined,
    sort: undefined,
  });
  if ((params.location || params.ci) && !(await places.ofParams(params))) return null;
  return isUnfiltered(params) || !areCategoriesKnown(params) ? null : params;
}

/** A kept search on the wire. @param news offers that came in since its person last looked. */
export async function toWireSearch(
  search: Pick<JobSearch, 'places' | 'spell'>,
  row: SavedSearchRow,
  state: { news: number; isConfirmed: boolean },
): Promise<WireSearch> {
  const params = readSearchParams(row.url);
  const place = await search.places.ofParams(params);
  const category = params.category ? categoryBySlug(params.category) : undefined;
  const subcategory =
    category && params.subcategory ? subcategoryBySlug(category, params.subcategory) : undefined;
  return {
    id: String(row.id),
    searchstring: search.spell(params.q ?? ''),
    locationid: row.place_id,
    tlalocid: row.place_id,
    categoryid: category ? String(category.id) : '',
    subcategoryid: subcategory ? String(subcategory.id) : '',
    minsalary: params.smin === undefined ? '' : String(params.smin),
    maxsalary: params.smax === undefined ? '' : String(params.smax),
    locationDescription: place?.description.replace(/, México$/, '') ?? '',
    granularity: place ? GRANULARITY[place.type] : '',
    query: row.url,
    searchResultsURL: markedAddress(row.url),
    frequency: row.frequency,
    paused: row.is_paused,
    confirmed: state.isConfirmed,
    newtotaldocs: state.news,
  };
}

/** The address that stands for a search. */
export const buildSearchAddress = (params: SearchParams): string => buildSearchUrl(params);
