import type { SearchAnswer } from '@chamba/kernel/api';
import { PAGE_SIZE } from '@chamba/kernel/catalogues';
import { buildSearchUrl, normaliseSearchText } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { PlaceFinder, placeIdOf, seoUrlOf } from '../lookup/places.ts';
import type { Place } from '../lookup/places.ts';
import { STATE_PLACE_BASE } from '../feeds/places.ts';
import type { Store } from '../store/index.ts';
import type { SampleClock } from './clock.ts';
import { countsOf } from './counts.ts';
import { buildFacets } from './facets.ts';
import { jobOf, readOffers } from './offers.ts';
import { readQuery } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';
import {
  countSince,
  dayAndPlaceCounts,
  packedGroups,
  packedGroupsOfAnyPay,
  pageIds,
} from './search-statements.ts';
import { resultTexts } from './seo-texts.ts';
import { Vocabulary } from './vocabulary.ts';

/** Deepest page that can be asked for: nobody reads further, and each page costs what lies before it. */
const LAST_PAGE = 500;

type Found = {
  total: number;
  ids: number[];
  counts: ReturnType<typeof countsOf>;
  days: Map<number, number>;
  places: { place: Place; offers: number }[];
};

/** Answers searches over the catalogue. */
export class JobSearch {
  readonly #db: Store;
  readonly #clock: SampleClock;
  readonly #siteName: string;
  readonly places: PlaceFinder;
  readonly vocabulary = new Vocabulary();

  constructor(db: Store, clock: SampleClock, siteName: string) {
    this.#db = db;
    this.#clock = clock;
    this.#siteName = siteName;
    this.places = new PlaceFinder(db);
  }

  /** Reads search parameters, resolving their place. */
  async read(params: SearchParams): Promise<SearchQuery> {
    return readQuery(params, await this.places.ofParams(params));
  }

  /**
   * One page of a search with its facets. A keyword that finds nothing is tried once more with its unknown words
   * replaced by the nearest ones of the catalogue.
   * @param keyword the keyword as the visitor wrote it.
   * @param hits offers on a page, 1 to 100.
   */
  async search(params: SearchParams, hits: number = PAGE_SIZE): Promise<SearchAnswer> {
    let query = await this.read(params);
    let found = await this.#find(query, hits);
    if (found.total === 0 && !query.impossible && query.words.length > 0) {
      const words = this.vocabulary.corrected(query.words);
      if (words) {
        query = { ...query, words };
        found = await this.#find(query, hits);
      }
    }
    const rows = await readOffers(this.#db, found.ids);
    const keyword = normaliseSearchText(query.params.q);
    const place = query.place ?? (params.location === 'mexico' ? await this.places.ofParams(params) : null);
    return {
      joblist: rows.map((row) => jobOf(row, this.#clock)),
      socialjobslist: [],
      jobpremiumlist: [],
      summary: {
        totaldocs: found.total,
        page: query.page,
        hits,
        pages: Math.min(LAST_PAGE, Math.ceil(found.total / hits)),
      },
      facets: buildFacets({ ...found, query, clock: this.#clock }),
      seo: resultTexts(query, keyword, found.total, this.#siteName),
      headers: {},
      refineurls: [],
      query: {
        q: keyword,
        cop: query.params.cop ?? '',
        location: place && {
          id: placeIdOf(place),
          type: place.type,
          description: place.description,
          seourl: seoUrlOf(place),
        },
        activefilters: activeFilters(query),
        clearurl: buildSearchUrl({ q: query.params.q, location: query.params.location, ci: query.params.ci }),
      },
    };
  }

  /** Offers of a search that came in after an instant. */
  async newSince(params: SearchParams, since: Date): Promise<number> {
    return countSince(this.#db, await this.read(params), this.#clock, Math.floor(since.getTime() / 60_000));
  }

  /** Offers of a search. */
  async total(params: SearchParams): Promise<number> {
    const query = await this.read(params);
    if (query.impossible) return 0;
    return countsOf(await packedGroups(this.#db, query, this.#clock), query).total;
  }

  async #find(query: SearchQuery, hits: number): Promise<Found> {
    if (query.impossible)
      return { total: 0, ids: [], counts: countsOf([], query), days: new Map(), places: [] };
    const counts = countsOf(await packedGroups(this.#db, query, this.#clock), query);
    if (query.salary && !query.salary.bands) {
      counts.band = countsOf(await packedGroupsOfAnyPay(this.#db, query, this.#clock), query).band;
    }
    const { days, places } = await dayAndPlaceCounts(this.#db, query, this.#clock);
    const isReachable = query.page <= LAST_PAGE && (query.page - 1) * hits < counts.total;
    const ids = isReachable ? await pageIds(this.#db, query, this.#clock, hits) : [];
    return { total: counts.total, ids, counts, days, places: await this.#namedPlaces(query, places) };
  }

  async #namedPlaces(query: SearchQuery, counted: ReadonlyMap<number, number>) {
    if (query.city > 0) return [];
    const top = [...counted]
      .filter(([key, offers]) => key > 0 && offers > 0)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 20);
    const isByCity = query.states.length === 1;
    const named = await Promise.all(
      top.map(async ([key, offers]) => ({
        place: await this.places.ofId(String(isByCity ? key : STATE_PLACE_BASE + key)),
        offers,
      })),
    );
    return named.flatMap(({ place, offers }) => (place ? [{ place, offers }] : []));
  }
}

/** Chosen facet items and company; keyword and place are not filters. */
function activeFilters(query: SearchQuery): number {
  const { params } = query;
  return (
    (params.work_mode?.length ?? 0) +
    (params.contract_type?.length ?? 0) +
    (params.education?.length ?? 0) +
    [
      query.salary,
      query.age > 0,
      params.category,
      params.subcategory,
      params.cop,
      params.region,
      params.sectorid,
      params.giroid,
      params.ratingTag,
    ].filter(Boolean).length
  );
}
