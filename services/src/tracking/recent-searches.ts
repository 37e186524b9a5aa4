import type { RecentSearch } from '@chamba/kernel/api';
import {
  PUBLICATION_AGES,
  SALARY_BANDS,
  contractLabel,
  educationLabel,
  workModeLabel,
} from '@chamba/kernel/catalogues';
import { formatMoney } from '@chamba/kernel/format';
import { buildSearchUrl, parseSearchUrl } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { categoryBySlug, subcategoryBySlug } from '../catalogue/categories.ts';
import type { ServiceLogger } from '../http/server.ts';
import type { JobSearch } from '../jobs/search.ts';
import type { Store } from '@chamba/database';
import type { FoundOffers } from '../jobs/search.ts';

/** Searches kept of each visitor: as many as a list of nothing else shows. */
const MAX_STORED = 10;

/** Counts kept at most; there is a new one for each search made. */
const COUNTS_KEPT = 5_000;

/** Milliseconds that a count is kept at most: the days of a search by date pass without a change of the catalogue. */
const COUNT_AGE = 600_000;

type Row = { url: string; place_id: string; place_description: string; searched_at: Date };

const labels = (ids: readonly number[] | undefined, label: (id: number) => string | undefined): string =>
  (ids ?? [])
    .map((id) => label(id) ?? '')
    .filter(Boolean)
    .join(', ');

/** The salary filter in the words of its list; an address may hold other limits than the list does. */
function salaryText({
  smin = 0,
  smax = null,
}: {
  smin?: number | undefined;
  smax?: number | null | undefined;
}): string {
  const band = SALARY_BANDS.find(({ min, max }) => min === smin && max === smax);
  if (band) return band.label;
  if (smax === null) return smin === 0 ? '' : `${formatMoney(smin)} o más`;
  return `${formatMoney(smin)} - ${formatMoney(smax)}`;
}

/** What a visitor searched for lately, on the server. */
export class RecentSearches {
  readonly #db: Store;
  readonly #search: Pick<JobSearch, 'newSince'>;
  readonly #logger: ServiceLogger;
  readonly #writing = new Set<Promise<void>>();
  /** New offers by search and instant: the list is requested with every pause in typing. */
  readonly #counts = new Map<string, Promise<number>>();
  #countsSince = 0;

  constructor(db: Store, search: Pick<JobSearch, 'newSince'>, logger: ServiceLogger) {
    this.#db = db;
    this.#search = search;
    this.#logger = logger;
  }

  /** Like {@link remember}, without keeping the search's answer waiting for it; `settled` waits for all of them. */
  note(owner: Promise<string>, answer: FoundOffers, params: SearchParams): void {
    this.#write(
      owner.then((known) => this.remember(known, answer, params)),
      'A recent search was not noted',
    );
  }

  /** Puts a visitor's searches under the account that the visitor logged in to, without keeping the answer waiting. */
  noteLogin(visitor: string, accountId: number): void {
    if (visitor === '') return;
    this.#write(this.#adopt(`s:${visitor}`, `u:${accountId}`), 'Recent searches were not taken over');
  }

  #write(work: Promise<void>, failure: string): void {
    const writing = work
      .catch((error: unknown) => this.#logger.error(failure, error))
      .finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  /** Resolves when everything noted so far is written. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing);
  }

  /**
   * Notes a search: its first page, when it says what or where and found something.
   * @param owner whose it is; nothing is noted for an empty one.
   */
  async remember(owner: string, answer: FoundOffers, params: SearchParams): Promise<void> {
    const says = Boolean(answer.query.q || answer.query.cop || answer.query.location);
    if (owner === '' || !says || answer.summary.page > 1 || answer.summary.totaldocs === 0) return;
    const url = buildSearchUrl({ ...params, page: undefined, sort: undefined });
    await this.#db.query(
      `insert into recent_search (owner, url, params, place_id, place_description) values ($1, $2, $3, $4, $5)
        on conflict (owner, url) do update set searched_at = now(), place_description = excluded.place_description`,
      [
        owner,
        url,
        JSON.stringify(params),
        answer.query.location?.id ?? '',
        answer.query.location?.description ?? '',
      ],
    );
    await this.#keepLatest(owner);
  }

  async #keepLatest(owner: string): Promise<void> {
    await this.#db.query(
      `delete from recent_search where owner = $1 and url not in
        (select url from recent_search where owner = $1 order by searched_at desc limit $2)`,
      [owner, MAX_STORED],
    );
  }

  /** The ten latest searches with the number of offers that came in since; empty without an owner. */
  async list(owner: string): Promise<RecentSearch[]> {
    if (owner === '') return [];
    const { rows } = await this.#db.query<Row>(
      `select url, place_id, place_description, searched_at from recent_search
        where owner = $1 order by searched_at desc limit $2`,
      [owner, MAX_STORED],
    );
    return Promise.all(rows.map((row) => this.#shown(row)));
  }

  /** Counts anew from now on: to be called when the catalogue changed. */
  forgetCounts(): void {
    this.#counts.clear();
    this.#countsSince = performance.now();
  }

  #newSince(url: string, params: SearchParams, since: Date): Promise<number> {
    if (this.#counts.size >= COUNTS_KEPT || performance.now() - this.#countsSince > COUNT_AGE)
      this.forgetCounts();
    const key = `${since.getTime()} ${url}`;
    const kept = this.#counts.get(key);
    if (kept) return kept;
    const counting = this.#search.newSince(params, since);
    this.#counts.set(key, counting);
    // One that failed is no count.
    counting.catch(() => this.#counts.get(key) === counting && this.#counts.delete(key));
    return counting;
  }

  /**
   * Moves a visitor's searches to an account; the later date of a search counts, and only the latest are kept. None stay
   * with the device: the next one who logs in on it is not their author.
   */
  async #adopt(visitor: string, account: string): Promise<void> {
    await this.#db.query(
      `with moved as (
         delete from recent_search where owner = $1 returning url, params, place_id, place_description, searched_at)
       insert into recent_search (owner, url, params, place_id, place_description, searched_at)
        select $2, url, params, place_id, place_description, searched_at from moved
        on conflict (owner, url) do update set searched_at = greatest(recent_search.searched_at, excluded.searched_at)`,
      [visitor, account],
    );
    await this.#keepLatest(account);
  }

  async #shown(row: Row): Promise<RecentSearch> {
    const [path = '', query = ''] = row.url.split('?');
    const params = parseSearchUrl(path, query) ?? {};
    const fresh = await this.#newSince(row.url, params, row.searched_at);
    const category = params.category ? categoryBySlug(params.category) : undefined;
    const subcategory =
      category && params.subcategory ? subcategoryBySlug(category, params.subcategory) : undefined;
    const texts = {
      tmdescription: PUBLICATION_AGES.find((age) => age.id === params.tm)?.label ?? '',
      contract_type: labels(params.contract_type, contractLabel),
      education: labels(params.education, educationLabel),
      categorydescription: category?.description ?? '',
      subcategorydescription: subcategory?.description ?? '',
      work_modedescription: labels(params.work_mode, workModeLabel),
    };
    return {
      query_parameters: {
        q: params.q ?? '',
        cop: params.cop ?? '',
        placeid: row.place_id,
        placedescription: row.place_description,
        ...texts,
        smin: params.smin === undefined ? '' : String(params.smin),
        smax: params.smax === undefined ? '' : String(params.smax),
      },
      url: row.url,
      newtotaldocslegend: fresh === 0 ? '' : fresh === 1 ? '1 nueva' : `${fresh} nuevas`,
      extratext: [...Object.values(texts), salaryText(params)].filter(Boolean).join(' · '),
    };
  }
}
