import type { Store } from '@chamba/database';
import { fold } from '../mutation/variants.ts';
import { eachRow } from './each-row.ts';
import { peerPackage } from './install.ts';
import { PAGE } from './peer.ts';
import type { Peer, PeerRow } from './peer.ts';
import type { Filter, Group, Plan } from './plan.ts';

type Found = { id: number };
type Options = { combineWith: 'AND'; boost: { title: number }; fuzzy?: number };
type Index = { add(row: PeerRow): void; search(query: unknown, options?: Options): Found[] };
type Module = {
  default: (new (options: {
    fields: string[];
    idField: string;
    processTerm: (term: string) => string | null;
  }) => Index) & { wildcard: unknown };
};

const MINISEARCH = { name: 'minisearch', version: '^7.2.0' };
const AGES = [1, 2, 3, 7, 14, 30, 60];

function passes(row: PeerRow, filter: Filter): boolean {
  const value = row[filter.column];
  switch (filter.kind) {
    case 'in':
      return filter.values.includes(value);
    case 'bits':
      return (value & filter.bits) !== 0;
    case 'range':
      return value >= filter.min && (filter.max === null || value < filter.max);
  }
}

/** Counts of one filter's items. */
class Counts {
  readonly #counts = new Map<number | string, number>();
  add(key: number | string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
}

/** Counts of every filter, each made with the others applied, in one pass over what the words found. */
function countFacets(rows: readonly PeerRow[], plan: Plan): PeerRow[] {
  const counts = new Map<Group | 'company', Counts>();
  const of = (group: Group | 'company'): Counts => {
    const known = counts.get(group) ?? new Counts();
    counts.set(group, known);
    return known;
  };
  const left: PeerRow[] = [];
  for (const row of rows) {
    let failed: Group | null = null;
    let failures = 0;
    for (const filter of plan.filters) {
      if (passes(row, filter)) continue;
      failed = filter.group;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures > 1) continue;
    const isFor = (group: Group): boolean => failures === 0 || failed === group;
    if (isFor('mode')) of('mode').add(row.workmode);
    if (isFor('salary')) of('salary').add(row.band);
    if (isFor('date')) for (const age of AGES) if (row.day > plan.today - age) of('date').add(age);
    if (isFor('category')) {
      of('category').add(row.category);
      of('category').add(`sub ${row.subcategory}`);
    }
    if (isFor('contract'))
      for (let bit = 1; bit < 64; bit <<= 1) if (row.contracts & bit) of('contract').add(bit);
    if (isFor('education')) of('education').add(row.education);
    if (failures > 0) continue;
    left.push(row);
    if (plan.placeColumn) of('place').add(row[plan.placeColumn]);
    of('company').add(row.company);
  }
  return left;
}

/**
 * MiniSearch, in the memory of this process: words of title and body without accents, all of them required, a word that
 * finds nothing tried again fuzzily; counts by looking at each offer found. Best score first.
 * @returns null when the package cannot be installed.
 */
export async function minisearch(
  store: Store,
  findPlan: (params: Readonly<Record<string, string>>) => Plan,
): Promise<Peer | null> {
  const loaded = peerPackage(MINISEARCH.name, MINISEARCH.version) as Module['default'] | Module | null;
  if (!loaded) return null;
  const MiniSearch = 'default' in loaded ? loaded.default : loaded;
  const index = new MiniSearch({
    fields: ['title', 'body'],
    idField: 'id',
    processTerm: (term) => fold(term) || null,
  });
  const rows = new Map<number, PeerRow>();
  await eachRow(store, (row) => {
    index.add(row);
    rows.set(row.id, { ...row, body: '' });
  });
  const newest = [...rows.values()].sort((a, b) => b.published - a.published);
  const options: Options = { combineWith: 'AND', boost: { title: 2 } };
  return {
    name: 'MiniSearch',
    search: (params) => {
      const plan = findPlan(params);
      let found = newest;
      if (plan.words !== '') {
        let hits = index.search(plan.words, options);
        if (hits.length === 0) hits = index.search(plan.words, { ...options, fuzzy: 0.2 });
        found = hits.flatMap(({ id }) => rows.get(id) ?? []);
      }
      const left = countFacets(found, plan);
      const page = left.slice((plan.page - 1) * PAGE, plan.page * PAGE);
      return Promise.resolve(page.length > left.length ? 0 : left.length);
    },
    close: () => Promise.resolve(),
  };
}
