import { COMPANY_TOTALS } from '../companies/company-totals.ts';
import type { Store } from '@chamba/database';
import { announceChange, BEFORE_FULL_COUNT } from './catalogue-changes.ts';

/** Built after the load, which is several times faster than keeping them during it. */
const INDEXES: ReadonlyArray<readonly [label: string, sql: string]> = [
  [
    'Index of words',
    'create index if not exists offer_ix_lex on offer_ix using gin (offer_lexemes(id)) with (fastupdate = off)',
  ],
  ['Index by date', 'create index if not exists offer_ix_published on offer_ix (published desc, id desc)'],
  [
    'Index by state',
    'create index if not exists offer_ix_state on offer_ix (state, published desc, id desc)',
  ],
  ['Index by city', 'create index if not exists offer_ix_city on offer_ix (city, published desc, id desc)'],
  ['Index of places', 'create index if not exists place_folded on place (folded text_pattern_ops)'],
  [
    'Index of similar places',
    'create index if not exists place_trigram on place using gin (folded gin_trgm_ops)',
  ],
  ['Index of addresses', 'create index if not exists place_slugs on place (location_slug, city_slug)'],
  ['Index of postal codes', "create index if not exists place_cp on place (cp) where type = 'ZO'"],
  [
    'Index of municipalities',
    "create index if not exists place_city on place (state, city) where type = 'CI'",
  ],
];

/** Totals of the whole country stand under state −1; 0 holds the offers whose state is not known. */
const TOTALS = `
delete from lexeme;
insert into lexeme (word, documents) select word, ndoc from ts_stat('select lex from offer_lex');
delete from facet_total;
insert into facet_total (state, packed, offers)
  select coalesce(state, -1), packed, count(*) from offer_ix group by grouping sets ((state, packed), (packed));
delete from trait_total;
insert into trait_total (state, traits, offers)
  select coalesce(state, -1), traits, count(*) from offer_ix group by grouping sets ((state, traits), (traits));
delete from day_total;
insert into day_total (state, day, offers)
  select coalesce(state, -1), day, count(*) from offer_ix group by grouping sets ((state, day), (day));
update place set documents = 0 where documents > 0;
update place p set documents = c.offers
  from (select city, count(*)::int as offers from offer_ix where city > 0 group by city) c
  where p.city = c.city and p.type = 'CI';
update place p set documents = s.offers
  from (select state, count(*)::int as offers from offer_ix where state > 0 group by state) s
  where p.state = s.state and p.type = 'ST';
update place set documents = (select count(*) from offer_ix) where type = 'CO';
${COMPANY_TOTALS}`;

/**
 * Makes the loaded catalogue searchable: indexes, the words' frequencies, the counts of searches without keyword.
 * @param onStep called with each step's label and number; `total` is their count.
 */
export async function buildSearchIndex(
  store: Store,
  onStep: (label: string, done: number, total: number) => void,
): Promise<void> {
  const total = INDEXES.length + 2;
  let done = 0;
  await refreshTotals(store);
  onStep('Totals', ++done, total);
  for (const [label, sql] of INDEXES) {
    await store.exec(sql);
    onStep(label, ++done, total);
  }
  await store.exec('analyze');
  onStep('Statistics', ++done, total);
}

/** Counts the catalogue anew; to be called after offers came or went. */
export async function refreshTotals(store: Store): Promise<void> {
  // Statements sent together are one transaction.
  await store.exec(`${BEFORE_FULL_COUNT} ${TOTALS}`);
  await announceChange(store);
}
