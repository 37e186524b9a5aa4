import {
  CONTRACT_TYPES,
  EDUCATION_LEVELS,
  PUBLICATION_AGES,
  SALARY_BANDS,
  SORTS,
  WORK_MODES,
} from '@chamba/kernel/catalogues';
import type { CategoryFacetItem, FacetItem, Facets } from '@chamba/kernel/api';
import { buildSearchUrl } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { CATEGORIES, categoryById } from '../catalogue/categories.ts';
import type { Category } from '../catalogue/categories.ts';
import { toPlaceId, placeParams } from '../lookup/places.ts';
import type { SampleClock } from '../model/clock.ts';
import { EXPERIENCES, SHIFTS, WORK_DAYS } from '../model/traits.ts';
import type { FacetCounts, TraitCounts } from './counts.ts';
import type { CountedPlace } from './result-places.ts';
import type { SearchQuery } from './search-query.ts';

/** Most places that the refinement offers. */
const TOP_PLACES = 10;

/** Most employers that the refinement offers. */
const TOP_COMPANIES = 10;

/** An employer with the offers it would leave. */
export type NamedCompany = { slug: string; name: string; offers: number };

type Item = {
  id: string;
  text: string;
  value?: string;
  items: number;
  selected: boolean;
  change: Partial<SearchParams>;
};

const byCountThenText = (a: FacetItem, b: FacetItem): number =>
  b.items - a.items || a.description.localeCompare(b.description, 'es');

/** The nearest first where distances count, otherwise those with most offers. */
const byNearnessThenCount = (a: CountedPlace, b: CountedPlace): number =>
  (a.km ?? 0) - (b.km ?? 0) || b.offers - a.offers || a.place.name.localeCompare(b.place.name, 'es');

/** Kilometres between two seats, which are known to about one: 'unos 4 km'. */
const distanceText = (km: number): string => (km < 3 ? 'menos de 3 km' : `unos ${Math.round(km)} km`);

/** A list without the value when it was there, with it when it was not; undefined when nothing is left. */
function toggled(list: readonly number[] | undefined, id: number): readonly number[] | undefined {
  const rest = (list ?? []).filter((value) => value !== id);
  const next = rest.length === (list ?? []).length ? [...rest, id] : rest;
  return next.length > 0 ? next : undefined;
}

class FacetBuilder {
  readonly #params: SearchParams;
  readonly #key: string;

  constructor(params: SearchParams, key: string) {
    // Another filter means other pages.
    this.#params = { ...params, page: undefined };
    this.#key = key;
  }

  item({ id, text, value = id, items, selected, change }: Item): FacetItem {
    const url = buildSearchUrl({ ...this.#params, ...change });
    return { id, description: text, items, url, text, value, key: this.#key, selected };
  }

  /** Those that are shown: addresses cost more than anything else of a facet, so that no others are written. */
  items(items: readonly Item[]): FacetItem[] {
    return items.filter(shown).map((item) => this.item(item));
  }
}

/** Items that are kept although nothing is left of them: those that are chosen, so that they can be undone. */
const shown = ({ items, selected }: Pick<Item, 'items' | 'selected'>): boolean => items > 0 || selected;

/** Where the link of a category leads: it takes the place of the one chosen, joins several, or leaves them. */
function categoryChange({ categories: chosen }: SearchQuery, { id, slug }: Category): Partial<SearchParams> {
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  if (chosen.length < 2 && next.length > 0)
    return { category: slug, categories: undefined, subcategory: undefined };
  const [only, ...others] = next;
  return {
    category: only !== undefined && others.length === 0 ? categoryById(only)?.slug : undefined,
    categories: others.length > 0 ? next : undefined,
    subcategory: undefined,
  };
}

function categories(query: SearchQuery, counts: FacetCounts): CategoryFacetItem[] {
  const build = new FacetBuilder(query.params, 'CAT');
  return CATEGORIES.flatMap((category): CategoryFacetItem[] => {
    const selected = query.categories.includes(category.id);
    const items = counts.category.get(category.id) ?? 0;
    if (!shown({ items, selected })) return [];
    const idParent = String(category.id);
    const item = build.item({
      id: idParent,
      text: category.description,
      value: category.slug,
      items,
      selected,
      change: categoryChange(query, category),
    });
    const subItems = build.items(
      category.subcategories.map((sub) => {
        const isChosen = query.subcategory?.id === sub.id;
        return {
          id: String(sub.id),
          text: sub.description,
          value: sub.slug,
          items: counts.subcategory.get(sub.id) ?? 0,
          selected: isChosen,
          change: {
            category: category.slug,
            categories: undefined,
            subcategory: isChosen ? undefined : sub.slug,
          },
        };
      }),
    );
    return [
      { ...item, subItems: subItems.map((subItem) => ({ ...subItem, idParent })).sort(byCountThenText) },
    ];
  }).sort(byCountThenText);
}

function salary(query: SearchQuery, counts: FacetCounts): FacetItem[] {
  const items = SALARY_BANDS.map((band, index): Item => {
    const selected = query.salary?.bands?.first === index && query.salary.bands.last === index;
    return {
      id: band.value,
      text: band.label,
      items: counts.band.get(index) ?? 0,
      selected,
      // The lowest band has no lower limit to write.
      change: selected
        ? { smin: undefined, smax: undefined }
        : { smin: band.min || undefined, smax: band.max ?? undefined },
    };
  });
  return new FacetBuilder(query.params, 'SAL').items(items);
}

function dates(query: SearchQuery, days: ReadonlyMap<number, number>, clock: SampleClock): FacetItem[] {
  const items = PUBLICATION_AGES.map(({ id, label }): Item => {
    const since = clock.storedToday - id;
    let offers = 0;
    for (const [day, ofDay] of days) if (day > since) offers += ofDay;
    const selected = query.age === id;
    return {
      id: String(id),
      text: label,
      items: offers,
      selected,
      change: { tm: selected ? undefined : id },
    };
  });
  return new FacetBuilder(query.params, 'TM').items(items);
}

/** Shifts, days or experience, those without offers too; nothing where no offer of the search says any. */
function traits(
  { params }: SearchQuery,
  key: string,
  name: 'shift' | 'workdays' | 'experience',
  all: ReadonlyArray<{ id: number; label: string }>,
  counts: ReadonlyMap<number, number>,
): FacetItem[] {
  const build = new FacetBuilder(params, key);
  const items = all.map(({ id, label }) =>
    build.item({
      id: String(id),
      text: label,
      items: counts.get(id) ?? 0,
      selected: params[name]?.includes(id) ?? false,
      change: { [name]: toggled(params[name], id) },
    }),
  );
  return items.some((item) => item.id !== '0' && shown(item)) ? items : [];
}

/** Employers of most offers, with the chosen one wherever it stands. */
function companies(query: SearchQuery, named: readonly NamedCompany[]): FacetItem[] {
  const build = new FacetBuilder(query.params, 'COP');
  const chosen = query.params.cop;
  const items = build.items(
    named.map(({ slug, name, offers }) => ({
      id: slug,
      text: name,
      items: offers,
      selected: slug === chosen,
      change: { cop: slug === chosen ? undefined : slug },
    })),
  );
  return items.sort(byCountThenText).filter((item, index) => index < TOP_COMPANIES || item.selected);
}

/** Facets of a search; every item's address is the search with that item toggled, from its first page. */
export function buildFacets(input: {
  query: SearchQuery;
  counts: FacetCounts;
  traits: TraitCounts;
  days: ReadonlyMap<number, number>;
  places: readonly CountedPlace[];
  companies: readonly NamedCompany[];
  clock: SampleClock;
}): Facets {
  const { query, counts } = input;
  const { params } = query;
  const workMode = new FacetBuilder(params, 'WM');
  const contract = new FacetBuilder(params, 'JT');
  const education = new FacetBuilder(params, 'EL');
  const location = new FacetBuilder(params, 'LOC');
  const sort = new FacetBuilder(params, 'SORT');
  const category = categories(query, counts);
  return {
    workMode: workMode.items(
      WORK_MODES.map(({ id, label }) => ({
        id: String(id),
        text: label,
        items: counts.workmode.get(id) ?? 0,
        selected: query.workmodes.includes(id),
        change: { work_mode: toggled(params.work_mode, id) },
      })),
    ),
    salary: salary(query, counts),
    date: dates(query, input.days, input.clock),
    category,
    subcategory: category.find((item) => item.selected)?.subItems ?? [],
    contract: contract.items(
      CONTRACT_TYPES.map(({ id, label }) => ({
        id: String(id),
        text: label,
        items: counts.contract.get(id) ?? 0,
        selected: params.contract_type?.includes(id) ?? false,
        change: { contract_type: toggled(params.contract_type, id) },
      })),
    ),
    education: education.items(
      EDUCATION_LEVELS.map(({ id, label }) => ({
        id: String(id),
        text: label,
        items: counts.education.get(id) ?? 0,
        selected: query.education.includes(id),
        change: { education: toggled(params.education, id) },
      })),
    ),
    shift: traits(query, 'SH', 'shift', SHIFTS, input.traits.shift),
    workdays: traits(query, 'WD', 'workdays', WORK_DAYS, input.traits.workdays),
    experience: traits(query, 'XP', 'experience', EXPERIENCES, input.traits.experience),
    sort: SORTS.map(({ id, label }) =>
      sort.item({
        id: String(id),
        text: label,
        items: counts.total,
        selected: (id === 2) === query.byDate,
        change: { sort: id === 2 ? 2 : undefined },
      }),
    ),
    location: input.places
      .toSorted(byNearnessThenCount)
      .slice(0, TOP_PLACES)
      .map(({ place, offers, km }) =>
        location.item({
          id: toPlaceId(place),
          text: km === undefined ? place.name : `${place.name}, a ${distanceText(km)}`,
          items: offers,
          selected: false,
          change: { location: undefined, ci: undefined, ...placeParams(place) },
        }),
      ),
    company: companies(query, input.companies),
  };
}
