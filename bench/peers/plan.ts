import type { Services } from '@chamba/services';
import { MIX } from '../search/mix.ts';

/** Which facet a filter belongs to: its counts are made without it. */
export type Group = 'place' | 'mode' | 'salary' | 'date' | 'category' | 'contract' | 'education';

/** A filter on columns of an offer. */
export type Filter = { group: Group } & (
  | {
      kind: 'in';
      column: 'state' | 'city' | 'workmode' | 'category' | 'subcategory' | 'education';
      values: number[];
    }
  | { kind: 'bits'; column: 'contracts'; bits: number }
  | { kind: 'range'; column: 'salary' | 'day'; min: number; max: number | null }
);

/** A search of the mix, in terms of the peers' columns. */
export type Plan = {
  words: string;
  filters: readonly Filter[];
  /** Column whose counts are offered for narrowing the place; null below a municipality. */
  placeColumn: 'state' | 'city' | null;
  page: number;
  today: number;
};

type Params = Readonly<Record<string, string>>;

const toKey = (params: Params): string => JSON.stringify(Object.entries(params).sort());
const numbers = (list: string): number[] => list.split(',').map(Number);

type Item = { id: string; value: string; subItems?: Item[] };

/** Ids of categories and subcategories by slug, from the filters of a search for everything. */
async function categoryIds(services: Services): Promise<Map<string, number>> {
  const answer = await services.app.inject({ method: 'GET', url: '/rest?server=jobs&service=jobs' });
  const { category } = answer.json<{ response: { facets: { category: Item[] } } }>().response.facets;
  const ids = new Map<string, number>();
  for (const item of category) {
    ids.set(item.value, Number(item.id));
    for (const sub of item.subItems ?? []) ids.set(`${item.value}/${sub.value}`, Number(sub.id));
  }
  return ids;
}

/** Reads every search of the mix for the peers. @returns the plan of a search's parameters. */
export async function readPlans(services: Services): Promise<(params: Params) => Plan> {
  const { db } = services;
  const categories = await categoryIds(services);
  const known = (slug: string): number => {
    const id = categories.get(slug);
    if (id === undefined) throw new Error(`No such category: ${slug}`);
    return id;
  };
  const { rows } = await db.query<{ today: number }>('select max(day) as today from offer_ix');
  const today = rows[0]?.today ?? 0;

  const resolvePlace = async (location: string, ci: string | undefined): Promise<Filter> => {
    const found = await db.query<{ state: number; city: number }>(
      'select state, city from place where type = $1 and location_slug = $2 and city_slug = $3 limit 1',
      [ci ? 'CI' : 'ST', location, ci ?? ''],
    );
    const place = found.rows[0];
    if (!place) throw new Error(`No such place: ${location} ${ci ?? ''}`);
    return ci
      ? { group: 'place', kind: 'in', column: 'city', values: [place.city] }
      : { group: 'place', kind: 'in', column: 'state', values: [place.state] };
  };

  const makePlan = async (params: Params): Promise<Plan> => {
    const filters: Filter[] = [];
    const { location, ci, category, subcategory, work_mode, contract_type, education, smin, smax, tm } =
      params;
    if (location) filters.push(await resolvePlace(location, ci));
    if (work_mode)
      filters.push({ group: 'mode', kind: 'in', column: 'workmode', values: numbers(work_mode) });
    if (smin || smax) {
      const max = smax ? Number(smax) : null;
      filters.push({
        group: 'salary',
        kind: 'range',
        column: 'salary',
        min: Math.max(1, Number(smin ?? 1)),
        max,
      });
    }
    if (tm)
      filters.push({ group: 'date', kind: 'range', column: 'day', min: today - Number(tm) + 1, max: null });
    if (category && subcategory) {
      const values = [known(`${category}/${subcategory}`)];
      filters.push({ group: 'category', kind: 'in', column: 'subcategory', values });
    } else if (category) {
      filters.push({ group: 'category', kind: 'in', column: 'category', values: [known(category)] });
    }
    if (contract_type) {
      const bits = numbers(contract_type).reduce((all, id) => all | (1 << (id - 1)), 0);
      filters.push({ group: 'contract', kind: 'bits', column: 'contracts', bits });
    }
    if (education) {
      filters.push({ group: 'education', kind: 'in', column: 'education', values: numbers(education) });
    }
    return {
      words: params['q'] ?? '',
      filters,
      placeColumn: ci ? null : location ? 'city' : 'state',
      page: Number(params['page'] ?? 1),
      today,
    };
  };

  const plans = new Map<string, Plan>();
  for (const params of MIX.flatMap(({ each }) => each)) plans.set(toKey(params), await makePlan(params));
  return (params) => {
    const plan = plans.get(toKey(params));
    if (!plan) throw new Error(`Not in the mix: ${toKey(params)}`);
    return plan;
  };
}
