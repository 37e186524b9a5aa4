import type { SalaryMarketAnswer } from '@chamba/kernel/api';
import { subcategoryOf } from '../../catalogue/categories.ts';
import { DEMO_FEED } from '../../companies/demo-offer.ts';
import { localDay } from '../clock.ts';
import { CONTRACT_BIT } from '../../feeds/vacancy-record.ts';
import type { Queryable } from '../../store/index.ts';
import type { OfferRow } from '../offers.ts';
import { lexemesOf } from '../words.ts';
import { distributionOf } from './distribution.ts';

/** Fewest offers that say something about a market. */
export const LEAST_OFFERS = 30;

/** Newest offers that a market is told from. */
const MOST_OFFERS = 4_000;

/** How far apart offers may be published to be of one market. */
const WINDOW_DAYS = 61;
const DAY_MS = 86_400_000;

type Market = NonNullable<SalaryMarketAnswer['market']>;
type Scope = Pick<Market, 'kind' | 'name' | 'place'> & { query: string };
type PayRow = { pay: number; source_date: Date };

const quoted = (lexeme: string): string => `'${lexeme}'`;

/** Work by the same title, then of the same kind; each in the state, then in the country. */
function scopesOf(row: OfferRow): Scope[] {
  const words = [...lexemesOf(row.title)].map((stem) => quoted(`t:${stem}`)).join(' & ');
  const sub = subcategoryOf(row.subcategory);
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

/** Monthly pay, in the middle of what each offer tells. Pay by the hour counts where the hours are told. */
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
function windowOf(row: OfferRow, now: Date): { from: Date; to: Date } {
  const middle = row.issample ? row.source_date : now;
  return {
    from: new Date(middle.getTime() - WINDOW_DAYS * DAY_MS),
    to: new Date(middle.getTime() + WINDOW_DAYS * DAY_MS),
  };
}

async function paysOf(db: Queryable, row: OfferRow, { query }: Scope, now: Date): Promise<PayRow[]> {
  const { from, to } = windowOf(row, now);
  const { rows } = await db.query<PayRow>(
    `select round((${MONTHLY})::numeric)::int as pay, source_date
       from (select id from offer_ix where offer_lexemes(id) @@ $1::tsquery
              order by published + 0 desc, id desc limit ${MOST_OFFERS}) newest
       join offer using (id)
      where salaryto > 0 and issample = $2 and feed <> '${DEMO_FEED}'
        and source_date between $3 and $4 and salarynet is not distinct from $5
        and (${IS_PART_TIME}) = $6 and (salarytime <> 1 or hours_day * days_week > 0)`,
    [query, row.issample, from, to, row.salarynet, isPartTime(row)],
  );
  return rows.filter(({ pay }) => pay > 0);
}

const isoDay = (instant: Date): string => new Date(localDay(instant) * DAY_MS).toISOString().slice(0, 10);

/**
 * What comparable offers pay: the same work in the same state where there are enough, else wider. Net is never mixed with
 * gross nor part-time with full-time work, nor pay of other years. Fictitious employers do not count.
 * @returns a null market where too few offers are comparable.
 */
export async function salaryMarket(db: Queryable, row: OfferRow, now: Date): Promise<SalaryMarketAnswer> {
  for (const scope of scopesOf(row)) {
    const rows = await paysOf(db, row, scope, now);
    if (rows.length < LEAST_OFFERS) continue;
    const times = rows.map(({ source_date }) => source_date.getTime());
    const { kind, name, place } = scope;
    return {
      market: {
        offers: rows.length,
        kind,
        name,
        place,
        pay: row.salarynet === null ? null : row.salarynet ? 'net' : 'gross',
        isparttime: isPartTime(row),
        isrecent: !row.issample,
        from: isoDay(new Date(times.reduce((least, time) => Math.min(least, time)))),
        to: isoDay(new Date(times.reduce((most, time) => Math.max(most, time)))),
        ...distributionOf(rows.map(({ pay }) => pay)),
      },
    };
  }
  return { market: null };
}
