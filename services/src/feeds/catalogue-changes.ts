import { UNNAMED_COMPANY_SLUG } from '@chamba/kernel/routes';
import type { IndexRow } from '../jobs/index-offer.ts';
import type { Queryable, Store } from '@chamba/database';

/** State under which the totals of the whole country stand. */
const WHOLE_COUNTRY = -1;

/** Key of the advisory lock under which the totals are written. */
const LOCK_KEY = 72_015_004;

/** Batches whose changes are added up at once. */
const BATCHES_AT_ONCE = 40;

/** Channel on which processes notify each other that the catalogue changed. */
export const CATALOGUE_CHANNEL = 'catalogue';

/** Slugs that name no employer. */
const UNNAMED: ReadonlySet<string> = new Set(['', UNNAMED_COMPANY_SLUG]);

/** What searches counted of an offer. */
export type CountedOffer = Pick<IndexRow, 'packed' | 'traits' | 'day' | 'state' | 'city'> & {
  lex: readonly string[];
  companyslug: string;
  companyname: string;
};

/** What one batch of offers changes in the totals: keys with how many more (or fewer) offers they have. */
type Change = {
  facets: [state: number, packed: number, offers: number][];
  /** Missing in changes that were kept before there were any. */
  traits?: [state: number, traits: number, offers: number][];
  days: [state: number, day: number, offers: number][];
  cities: [city: number, offers: number][];
  companies: [slug: string, name: string, offers: number][];
  words: [word: string, offers: number][];
};

/** Counts by a key of several parts. */
class Tally {
  readonly #counts = new Map<string, number>();
  add(key: string, offers: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + offers);
  }
  /** The keys that changed, in order, so that two writers never wait for each other. */
  entries(): [key: string, offers: number][] {
    return [...this.#counts].filter(([, offers]) => offers !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

const numbers = (key: string): [number, number] => {
  const [first = 0, second = 0] = key.split(' ').map(Number);
  return [first, second];
};

/** Adds up what came and what went. */
export class ChangeTally {
  readonly #facets = new Tally();
  readonly #traits = new Tally();
  readonly #days = new Tally();
  readonly #cities = new Tally();
  readonly #companies = new Tally();
  readonly #words = new Tally();
  readonly #names = new Map<string, string>();

  add(offer: CountedOffer, offers: 1 | -1): void {
    this.#facets.add(`${offer.state} ${offer.packed}`, offers);
    this.#traits.add(`${offer.state} ${offer.traits}`, offers);
    this.#days.add(`${offer.state} ${offer.day}`, offers);
    this.#cities.add(String(offer.city), offers);
    if (!UNNAMED.has(offer.companyslug)) this.#companies.add(offer.companyslug, offers);
    if (offers > 0 || !this.#names.has(offer.companyslug))
      this.#names.set(offer.companyslug, offer.companyname);
    for (const word of new Set(offer.lex)) this.#words.add(word, offers);
  }

  /** Adds a change that was kept. */
  merge(change: Change): void {
    for (const [state, packed, offers] of change.facets) this.#facets.add(`${state} ${packed}`, offers);
    for (const [state, traits, offers] of change.traits ?? []) this.#traits.add(`${state} ${traits}`, offers);
    for (const [state, day, offers] of change.days) this.#days.add(`${state} ${day}`, offers);
    for (const [city, offers] of change.cities) this.#cities.add(String(city), offers);
    for (const [slug, name, offers] of change.companies) {
      this.#companies.add(slug, offers);
      if (offers > 0 || !this.#names.has(slug)) this.#names.set(slug, name);
    }
    for (const [word, offers] of change.words) this.#words.add(word, offers);
  }

  /** Offers that moved from one stored day to another. */
  moveDay(state: number, from: number, to: number, offers: number): void {
    this.#days.add(`${state} ${from}`, -offers);
    this.#days.add(`${state} ${to}`, offers);
  }

  get change(): Change {
    return {
      facets: this.#facets.entries().map(([key, offers]) => [...numbers(key), offers]),
      traits: this.#traits.entries().map(([key, offers]) => [...numbers(key), offers]),
      days: this.#days.entries().map(([key, offers]) => [...numbers(key), offers]),
      cities: this.#cities.entries().map(([key, offers]) => [Number(key), offers]),
      companies: this.#companies
        .entries()
        .map(([slug, offers]) => [slug, this.#names.get(slug) ?? slug, offers]),
      words: this.#words.entries(),
    };
  }
}

/** Keeps a batch's change beside the batch itself, in its transaction: totals follow later and miss nothing. */
export async function keepChange(transaction: Queryable, tally: ChangeTally): Promise<void> {
  const { change } = tally;
  if (Object.values(change).every((list) => list.length === 0)) return;
  await transaction.query('insert into catalogue_change (change) values ($1)', [JSON.stringify(change)]);
}

/** The same counts with the whole country's. */
function withCountry(rows: readonly [number, number, number][]): [number, number, number][] {
  const country = new Map<number, number>();
  for (const [, key, offers] of rows) country.set(key, (country.get(key) ?? 0) + offers);
  return [
    ...[...country].map(([key, offers]): [number, number, number] => [WHOLE_COUNTRY, key, offers]),
    ...rows,
  ].filter(([, , offers]) => offers !== 0);
}

/** Statements that add a change to a total; each gets its rows as a JSON list of lists. */
const ADD = {
  facets: `insert into facet_total (state, packed, offers)
    select (r->>0)::smallint, (r->>1)::int, (r->>2)::int from jsonb_array_elements($1::jsonb) r order by 1, 2
    on conflict (state, packed) do update set offers = facet_total.offers + excluded.offers`,
  traits: `insert into trait_total (state, traits, offers)
    select (r->>0)::smallint, (r->>1)::int, (r->>2)::int from jsonb_array_elements($1::jsonb) r order by 1, 2
    on conflict (state, traits) do update set offers = trait_total.offers + excluded.offers`,
  days: `insert into day_total (state, day, offers)
    select (r->>0)::smallint, (r->>1)::int, (r->>2)::int from jsonb_array_elements($1::jsonb) r order by 1, 2
    on conflict (state, day) do update set offers = day_total.offers + excluded.offers`,
  // Not the settlements: a batch touches most of the country's 150,000, each with seven index entries.
  cities: `update place p set documents = greatest(0, p.documents + c.offers)
    from (select (r->>0)::int as city, (r->>1)::int as offers from jsonb_array_elements($1::jsonb) r) c
    where c.city > 0 and p.city = c.city and p.type = 'CI'`,
  states: `update place p set documents = greatest(0, p.documents + c.offers)
    from (select (r->>0)::int as state, (r->>1)::int as offers from jsonb_array_elements($1::jsonb) r) c
    where (c.state > 0 and p.state = c.state and p.type = 'ST') or (c.state = -1 and p.type = 'CO')`,
  companies: `insert into company_total (slug, name, offers)
    select r->>0, r->>1, (r->>2)::int from jsonb_array_elements($1::jsonb) r order by 1
    on conflict (slug) do update set offers = company_total.offers + excluded.offers`,
  words: `insert into lexeme (word, documents)
    select r->>0, (r->>1)::int from jsonb_array_elements($1::jsonb) r order by 1
    on conflict (word) do update set documents = lexeme.documents + excluded.documents`,
};
const EMPTY = [
  'delete from facet_total where offers <= 0',
  'delete from trait_total where offers <= 0',
  'delete from day_total where offers <= 0',
  'delete from company_total where offers <= 0',
  'delete from lexeme where documents <= 0',
];

/**
 * Brings the kept changes into the totals, some batches at a time, and notifies every process.
 * @returns whether there were any.
 */
export async function applyChanges(store: Store): Promise<boolean> {
  let changed = false;
  while (await applySome(store)) changed = true;
  if (changed) await announceChange(store);
  return changed;
}

/** Notifies every process of the site to reload its cached catalogue data. */
export async function announceChange(db: Queryable): Promise<void> {
  await db.query('select pg_notify($1, $2)', [CATALOGUE_CHANNEL, String(process.pid)]);
}

function applySome(store: Store): Promise<boolean> {
  return store.tx(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    const { rows } = await transaction.query<{ change: Change }>(
      `delete from catalogue_change where id in (select id from catalogue_change order by id limit $1)
        returning change`,
      [BATCHES_AT_ONCE],
    );
    if (rows.length === 0) return false;
    const tally = new ChangeTally();
    for (const { change } of rows) tally.merge(change);
    const { change } = tally;
    const days = withCountry(change.days);
    const byState = new Map<number, number>();
    for (const [state, , offers] of days) byState.set(state, (byState.get(state) ?? 0) + offers);
    const lists: Record<keyof typeof ADD, readonly unknown[][]> = {
      facets: withCountry(change.facets),
      traits: withCountry(change.traits ?? []),
      days,
      cities: change.cities,
      states: [...byState].filter(([, offers]) => offers !== 0),
      companies: change.companies,
      words: change.words,
    };
    for (const [name, sql] of Object.entries(ADD)) {
      const list = lists[name as keyof typeof ADD];
      if (list.length > 0) await transaction.query(sql, [JSON.stringify(list)]);
    }
    for (const sql of EMPTY) await transaction.query(sql);
    return true;
  });
}

/** Statements before a full count: what was stored until now is included, and nothing is added meanwhile. */
export const BEFORE_FULL_COUNT = `
select pg_advisory_xact_lock(${LOCK_KEY});
lock table catalogue_change in exclusive mode;
delete from catalogue_change;
`;
