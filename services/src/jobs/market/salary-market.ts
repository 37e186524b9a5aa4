import type { SalaryMarketAnswer } from '@chamba/kernel/api';
import { findSubcategory } from '../../catalogue/categories.ts';
import { DAY_MS, localDay } from '../../model/clock.ts';
import { CONTRACT_BIT, DEMO_FEED } from '../../model/offer-record.ts';
import type { Queryable } from '@chamba/database';
import type { OfferRow } from '../offers.ts';
import { toLexemes } from '../../text/words.ts';
import { computeDistribution, ESTIMATE_SHARE, estimateRange } from './distribution.ts';
import type { Distribution } from './distribution.ts';

/** Fewest offers that say something about a market. */
export const MIN_OFFERS = 30;

/** Number of newest offers that a market is computed from. */
const MAX_OFFERS = 1_000;

/** How far apart offers may be published to be of one market. */
const WINDOW_DAYS = 61;

/** How long a market is remembered, in milliseconds, and how many are: popular work is asked for again and again. */
const CACHE_MS = 600_000;
const MAX_CACHED = 2_000;

type Market = NonNullable<SalaryMarketAnswer['market']>;
type Scope = Pick<Market, 'kind' | 'name' | 'place'> & { query: string };
type Window = { from: Date; to: Date };
/** What an amount is; null where its source does not say. */
type PayKind = Market['pay'];
type PayRow = { pay: number; source_date: Date; salarynet: boolean | null };

const quoted = (lexeme: string): string => `'${lexeme}'`;

/** Work by the same title, then of the same kind; each in the state, then in the country. */
function listScopes(row: OfferRow): Scope[] {
  const words = [...toLexemes(row.title)].map((stem) => quoted(`t:${stem}`)).join(' & ');
  const sub = findSubcategory(row.subcategory);
  const work: Omit<Scope, 'place'>[] = [
    ...(words ? [{ kind: 'title' as const, name: row.title, query: words }] : []),
    ...(sub ? [{ kind: 'subcategory' as const, name: sub.description, query: quoted(`sub:${sub.id}`) }] : []),
  ];
  return work.flatMap((scope) => [
    ...(row.state > 0
      ? [{ ...scope, place: row.statename, query: `${scope.query} & ${quoted(`st:${row.state}`)}` }]
      : []),
    { ...scope, place: '' },
  ]);
}

/** Monthly pay: the middle of the range of each offer. Hourly pay counts if the hours are known. */
const MONTHLY = `
  (coalesce(nullif(salaryfrom, 0), salaryto) + coalesce(nullif(salaryto, 0), salaryfrom)) / 2.0
    * case salarytime when 1 then hours_day * days_week * 52 / 12.0 when 2 then 52 / 12.0 when 3 then 1 / 12.0 else 1 end`;

const IS_PART_TIME = `(jobtypes & ${CONTRACT_BIT.partTime}) <> 0 and (jobtypes & ${CONTRACT_BIT.fullTime}) = 0`;

const isPartTime = ({ jobtypes }: OfferRow): boolean =>
  (jobtypes & CONTRACT_BIT.partTime) !== 0 && (jobtypes & CONTRACT_BIT.fullTime) === 0;

/**
 * Between which days an offer's market lies. Of the sample, whose offers are years old, around the day on which its
 * source published it; of all others up to now.
 */
function computeWindow(row: OfferRow, now: Date): Window {
  const day = localDay(row.issample ? row.source_date : now);
  return { from: new Date((day - WINDOW_DAYS) * DAY_MS), to: new Date((day + WINDOW_DAYS + 1) * DAY_MS) };
}

const toKind = (isNet: boolean | null): PayKind => (isNet === null ? null : isNet ? 'net' : 'gross');

const isUnpaid = ({ salaryto }: OfferRow): boolean => salaryto === 0;

/** Rows of the kind that an offer's pay has; of an offer without pay, those of the most frequent kind. */
function ofOneKind(rows: readonly PayRow[], row: OfferRow): PayRow[] {
  const ofKind = (isNet: boolean | null) => rows.filter(({ salarynet }) => salarynet === isNet);
  if (!isUnpaid(row)) return ofKind(row.salarynet);
  return [true, false, null].map(ofKind).reduce((most, some) => (some.length > most.length ? some : most));
}

async function readPays(db: Queryable, row: OfferRow, query: string, window: Window): Promise<PayRow[]> {
  const { from, to } = window;
  const { rows } = await db.query<PayRow>(
    `select round((${MONTHLY})::numeric)::int as pay, source_date, salarynet
       from (select id from offer_ix where offer_lexemes(id) @@ $1::tsquery
              order by published + 0 desc, id desc limit ${MAX_OFFERS}) newest
       join offer using (id)
      where salaryto > 0 and issample = $2 and feed <> '${DEMO_FEED}'
        and source_date between $3 and $4
        and (${IS_PART_TIME}) = $5 and (salarytime <> 1 or hours_day * days_week > 0)`,
    [query, row.issample, from, to, isPartTime(row)],
  );
  return ofOneKind(
    rows.filter(({ pay }) => pay > 0),
    row,
  );
}

const isoDay = (instant: Date): string => new Date(localDay(instant) * DAY_MS).toISOString().slice(0, 10);

type Spread = Pick<Market, 'offers' | 'pay' | 'from' | 'to' | 'estimate'> & Distribution;

function computeSpread(rows: readonly PayRow[], isEstimate: boolean): Spread | null {
  if (rows.length < MIN_OFFERS) return null;
  const times = rows.map(({ source_date }) => source_date.getTime());
  const amounts = rows.map(({ pay }) => pay);
  return {
    offers: rows.length,
    pay: toKind(rows[0]?.salarynet ?? null),
    ...(isEstimate && { estimate: { share: ESTIMATE_SHARE, ...estimateRange(amounts) } }),
    from: isoDay(new Date(times.reduce((least, time) => Math.min(least, time)))),
    to: isoDay(new Date(times.reduce((most, time) => Math.max(most, time)))),
    ...computeDistribution(amounts),
  };
}

/** Computes what similar offers pay, with a cache. */
export class SalaryMarkets {
  readonly #db: Queryable;
  readonly #kept = new Map<string, { until: number; spread: Promise<Spread | null> }>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /**
   * What comparable offers pay: the same work in the same state where there are enough, else wider. Net is never mixed
   * with gross nor part-time with full-time work, nor pay of other years. Fictitious employers do not count. An offer
   * without pay gets an estimate, which is shown and never searched by.
   * @returns a null market where too few offers are comparable.
   */
  async of(row: OfferRow, now: Date): Promise<SalaryMarketAnswer> {
    const window = computeWindow(row, now);
    for (const { kind, name, place, query } of listScopes(row)) {
      const spread = await this.#spread(row, query, window);
      if (!spread) continue;
      const traits = {
        kind,
        name,
        place,
        isparttime: isPartTime(row),
        isrecent: !row.issample,
      } as const;
      return { market: { ...traits, ...spread } };
    }
    return { market: null };
  }

  #spread(row: OfferRow, query: string, window: Window): Promise<Spread | null> {
    const key = [
      query,
      row.issample,
      window.from.getTime(),
      isUnpaid(row) ? 'any' : row.salarynet,
      isPartTime(row),
    ].join('|');
    const known = this.#kept.get(key);
    if (known && known.until > performance.now()) return known.spread;
    const spread = readPays(this.#db, row, query, window).then((rows) => computeSpread(rows, isUnpaid(row)));
    // What failed is asked for again the next time.
    spread.catch(() => this.#kept.delete(key));
    if (this.#kept.size >= MAX_CACHED) this.#kept.clear();
    this.#kept.set(key, { until: performance.now() + CACHE_MS, spread });
    return spread;
  }
}
