import type { SearchAnswer } from '@chamba/kernel/api';
import { PAGE_SIZE } from '@chamba/kernel/catalogues';
import { buildSearchUrl, canonicalSearchParams, normaliseSearchText } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { PlaceFinder, approximate, toPlaceId, toSeoUrl } from '../lookup/places.ts';
import type { Store } from '@chamba/database';
import { toSeconds } from '../model/clock.ts';
import type { SampleClock } from '../model/clock.ts';
import { Corrector } from './correction.ts';
import type { CompanyCount } from './count-statements.ts';
import { countFacets, countTraits } from './counts.ts';
import { findElsewhere, withoutFilters } from './elsewhere.ts';
import { buildFacets } from './facets.ts';
import type { NamedCompany } from './facets.ts';
import { fillPage } from './fill-page.ts';
import { toJob, readOffers } from './offers.ts';
import type { OfferRow } from './offers.ts';
import { sqlBackend } from './read-model/search-backend.ts';
import { suggestKeywords } from './near-keywords.ts';
import type { SearchBackend, SearchReader } from './read-model/search-backend.ts';
import { refineUrls } from './refine-urls.ts';
import { listPlaces } from './result-places.ts';
import { activeFilters, isUnfiltered, readQuery } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';
import { describeConditions } from './sentence/chips.ts';
import { spellTerms } from './sentence/misspelt-terms.ts';
import { conditionWords } from './sentence/read-sentence.ts';
import { resultTexts } from './seo-texts.ts';
import type { Found } from './understood.ts';
import { listChoices } from './uncertain-place.ts';
import { understand } from './understand.ts';
import type { UnderstandingTools } from './understand.ts';
import { Vocabulary } from './vocabulary.ts';
import { toLexemes } from '../text/words.ts';

/** Deepest page that can be requested: a page costs as much as all pages before it. */
const LAST_PAGE = 500;

/** Offers that are shown by their placement, of each kind. */
const MAX_PLACES = 3;

/** What this service finds: it always says how it understood the search. */
export type FoundOffers = SearchAnswer & { query: NonNullable<SearchAnswer['query']> };

/**
 * Titles with a frequent word are found sooner by looking at the newest offers one after the other than by sorting all
 * that have it. A look costs as much as sorting so many.
 */
const COST_OF_A_LOOK = 12;

/** Offers looked at for each one that is expected to fit: chance puts some farther apart. */
const WALKED = 3;

/** Answers searches over the catalogue. */
export class JobSearch {
  readonly #db: Store;
  readonly #clock: SampleClock;
  readonly #siteName: string;
  readonly #backend: SearchBackend;
  readonly places: PlaceFinder;
  readonly vocabulary = new Vocabulary();
  readonly #tools: UnderstandingTools;

  /** @param backend where offers are counted and listed; SQL when missing. */
  constructor(
    db: Store,
    clock: SampleClock,
    siteName: string,
    backend: SearchBackend = sqlBackend(db, clock),
  ) {
    this.#db = db;
    this.#clock = clock;
    this.#siteName = siteName;
    this.#backend = backend;
    this.places = new PlaceFinder(db);
    this.#tools = {
      db,
      places: this.places,
      corrector: new Corrector(this.vocabulary),
      isOrdinary: (word) => this.vocabulary.isSpanish(word),
      read: (params, hits, reading) => this.read(params, hits, reading),
      find: (reader, query, hits) => this.#find(reader, query, hits),
      lastPage: LAST_PAGE,
    };
  }

  /**
   * Reads search parameters, resolving their place.
   * @param reading `exclusions` to take all words of the keyword but what it excludes as they are.
   */
  async read(
    params: SearchParams,
    hits: number = PAGE_SIZE,
    reading: 'all' | 'exclusions' = 'all',
  ): Promise<SearchQuery> {
    const query = readQuery(params, await this.places.ofParams(params), reading);
    const forms = [...toLexemes(query.params.q ?? '')];
    const share = forms.length === 1 ? this.vocabulary.shareOfTitle(forms[0] ?? '') : 0;
    const isWalked =
      share > 0 &&
      isUnfiltered(query) &&
      share * share * this.vocabulary.offers > COST_OF_A_LOOK * hits * query.page;
    return { ...query, walk: isWalked ? Math.ceil(WALKED / share) : 0 };
  }

  /**
   * A keyword as people write it.
   * @example spell('albanil') // 'albañil'
   */
  spell(keyword: string): string {
    return this.#tools.corrector.spell(keyword);
  }

  /**
   * One page of a search with its facets. A keyword that finds nothing is taken for what was likely meant, unless the
   * search is literal; the answer says so.
   * @param hits offers on a page, 1 to 100.
   */
  async search(params: SearchParams, hits: number = PAGE_SIZE): Promise<FoundOffers> {
    // One reader for all: the answer is of one moment.
    const reader = await this.#backend.reader();
    const { asked, readings, uncertain, understood } = await understand(this.#tools, reader, params, hits);
    const { query, found: full, correction, words } = understood;
    const { total } = full.counts;
    const { conditions } = asked;
    const isPlaced = query.place !== null && asked.place === null;
    const partial = await fillPage(
      reader,
      { query, conditions, ids: full.ids, total, words, readings, isPlaced, hits },
      (params) => this.read(params),
    );
    const found = { ...full, ids: [...full.ids, ...partial.map(({ id }) => id)] };
    const nearfrom = full.ids.length + partial.findLastIndex(({ isNear }) => !isNear) + 1;
    const stated = conditionWords(canonicalSearchParams(params).q ?? '', asked.conditions);
    const withStated = (words: string | undefined): string => normaliseSearchText(`${words ?? ''} ${stated}`);
    const keyword = stated && !isPlaced ? normaliseSearchText(params.q) : withStated(query.params.q);
    const filtersurl = buildSearchUrl({ ...query.params, page: undefined });
    const place = query.place ?? (params.location === 'mexico' ? await this.places.ofParams(params) : null);
    const offers = await this.#offers(found);
    const jobs = (ids: readonly number[]) => pickRows(offers, ids).map((row) => toJob(row, this.#clock));
    const companies = namedCompanies(query, found.companies, offers);
    const isTaken = correction !== null && !correction.also;
    // A place that was read out of the keyword stands in the heading as a chosen one does.
    const facets = buildFacets({ ...found, companies, query, clock: this.#clock });
    const seo = resultTexts(
      query,
      isTaken && !isPlaced ? withStated(correction.to) : this.spell(stated ? spellTerms(keyword) : keyword),
      total,
      this.#siteName,
      isTaken,
    );
    return {
      joblist: jobs(found.ids),
      socialjobslist: jobs(found.social),
      jobpremiumlist: jobs(found.premium),
      summary: {
        totaldocs: total,
        page: query.page,
        hits,
        pages: Math.min(LAST_PAGE, Math.ceil(total / hits)),
      },
      facets,
      seo,
      headers: {},
      refineurls: [
        ...(total === 0 ? await this.#elsewhere(reader, query) : []),
        ...(await refineUrls(this.#db, query, facets, total, words)),
      ],
      // The heading says the same where nothing else could be shown.
      correction:
        correction?.place && !correction.literalurl && seo.h1.includes(correction.place) ? null : correction,
      conditions: describeConditions(params, asked.conditions),
      ...(partial.length > 0 && { partialfrom: full.ids.length }),
      ...(nearfrom < found.ids.length && { nearfrom }),
      ...(uncertain && {
        places: await listChoices(asked.params, uncertain, (where) => this.total(where)),
      }),
      query: {
        q: keyword,
        cop: query.params.cop ?? '',
        location: place && {
          id: toPlaceId(place),
          type: place.type,
          description: place.description,
          seourl: toSeoUrl(place),
          ...(place.cityname ? { cityname: place.cityname } : {}),
          ...approximate(place),
        },
        activefilters: activeFilters(query),
        ...(filtersurl !== buildSearchUrl({ ...params, page: undefined }) && { filtersurl }),
        clearurl: buildSearchUrl(withoutFilters(query.params)),
      },
    };
  }

  /** Offers that {@link search} finds with all words: as asked, or corrected, or in the place of the keyword. */
  async count(params: SearchParams): Promise<number> {
    const { understood } = await understand(this.#tools, await this.#backend.reader(), params, 1);
    return understood.found.counts.total;
  }

  /** The first offers that {@link search} finds with all words: as asked, or corrected, or in the place of the keyword. */
  async firstIds(params: SearchParams, hits: number): Promise<readonly number[]> {
    const { understood } = await understand(this.#tools, await this.#backend.reader(), params, hits);
    return understood.found.ids;
  }

  /** Offers of a search that came in after an instant. */
  async newSince(params: SearchParams, since: Date): Promise<number> {
    const query = await this.read(params);
    return (await this.#backend.reader()).since(query, toSeconds(since));
  }

  /** Offers of a search, without corrections. */
  async total(params: SearchParams): Promise<number> {
    const query = await this.read(params);
    if (query.impossible) return 0;
    return countFacets(await (await this.#backend.reader()).groups(query), query).total;
  }

  /** Where a search that finds nothing may go on. */
  async #elsewhere(reader: SearchReader, query: SearchQuery): Promise<SearchAnswer['refineurls']> {
    const { q, literal } = query.params;
    const near = q && !literal ? await suggestKeywords(this.vocabulary, reader, q) : [];
    return findElsewhere(this.places, reader, query, near, {
      total: (params) => this.total(params),
      count: (params) => this.count(params),
    });
  }

  async #find(reader: SearchReader, query: SearchQuery, hits: number): Promise<Found> {
    if (query.impossible) {
      const empty = { ids: [], premium: [], social: [], places: [], companies: [] };
      return {
        ...empty,
        counts: countFacets([], query),
        traits: countTraits([], query),
        days: new Map(),
      };
    }
    const isCut = query.salary !== null && !query.salary.bands;
    const [counted, anyPay, ids, placed] = await Promise.all([
      reader.counts(query),
      isCut ? reader.groups({ ...query, salary: null }) : [],
      query.page <= LAST_PAGE ? reader.pageIds(query, hits) : [],
      query.page === 1 ? reader.placedIds(query, MAX_PLACES) : { premium: [], social: [] },
    ]);
    const counts = countFacets(counted.groups, query);
    // Bands are counted without the pay asked for; where that is not made of whole bands the groups are limited to it.
    if (isCut) counts.band = countFacets(anyPay, query).band;
    const { days, companies } = counted;
    return {
      ids,
      ...placed,
      counts,
      traits: countTraits(counted.traits, query),
      days,
      companies,
      places: await listPlaces(this.places, reader, query, counted.places),
    };
  }

  /** All offers that an answer shows or takes an employer's name from, read at once. */
  async #offers({ ids, premium, social, companies }: Found): Promise<ReadonlyMap<number, OfferRow>> {
    const named = companies.map(({ offer }) => offer);
    const rows = await readOffers(this.#db, [...new Set([...ids, ...premium, ...social, ...named])]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}

const pickRows = (offers: ReadonlyMap<number, OfferRow>, ids: readonly number[]): OfferRow[] =>
  ids.flatMap((id) => offers.get(id) ?? []);

/** Employers under the names of their offers; the chosen one also when nothing of it is left. */
function namedCompanies(
  query: SearchQuery,
  counted: readonly CompanyCount[],
  offers: ReadonlyMap<number, OfferRow>,
): NamedCompany[] {
  const named = counted.flatMap(({ offer, offers: count }) => {
    const row = offers.get(offer);
    return row ? [{ slug: row.companyslug, name: row.companyname, offers: count }] : [];
  });
  const chosen = query.params.cop;
  if (chosen === undefined || named.some(({ slug }) => slug === chosen)) return named;
  return [...named, { slug: chosen, name: chosen.replaceAll('-', ' '), offers: 0 }];
}
