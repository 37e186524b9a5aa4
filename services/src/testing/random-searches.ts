import fc from 'fast-check';
import { CATEGORIES } from '../catalogue/categories.ts';
import type { Category } from '../catalogue/categories.ts';
import { COMPANIES, EXPERIENCE, FAMILIES, PLACES, SLIPS, TIMES } from './random-catalogue.ts';
import type { RandomOffer } from './random-catalogue.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const OFFSET_MINUTES = 360;
/** Minutes since 1970. */
export const toMinute = (date: Date): number => Math.floor(date.getTime() / MINUTE_MS);

/** Days since 1970 in Mexico City. */
export const toDay = (date: Date): number => Math.floor((toMinute(date) - OFFSET_MINUTES) / DAY_MINUTES);

/** What a random search asks for; the keyword is a list of words of {@link FAMILIES} or misspellings. */
export type Asked = {
  words: readonly string[];
  literal: boolean;
  place: number;
  region: boolean;
  work_mode: readonly number[];
  contract_type: readonly number[];
  education: readonly number[];
  shift: readonly number[];
  workdays: readonly number[];
  experience: readonly number[];
  hmin: number;
  exclude: string;
  pay: readonly [number | undefined, number | undefined];
  tm: number;
  subcategory: number;
  isWholeCategory: boolean;
  company: number;
  sector: boolean;
  activity: boolean;
  rating: boolean;
  sort: number;
  page: number;
  hits: number;
};

const often = <T>(nothing: T, some: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(nothing) }, { weight: 2, arbitrary: some });
const rarely = fc.oneof(
  { weight: 9, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);
const ids = (low: number, high: number) =>
  often<readonly number[]>(
    [],
    fc.uniqueArray(fc.integer({ min: low, max: high }), { minLength: 1, maxLength: 3 }),
  );
const keyword = fc.uniqueArray(fc.constantFrom(...Object.keys(FAMILIES), ...Object.keys(SLIPS)), {
  minLength: 1,
  maxLength: 2,
});

/** Random searches: any filters together, keywords right and wrong. */
export const asked: fc.Arbitrary<Asked> = fc.record({
  words: fc.oneof(keyword, fc.constant([])),
  literal: rarely,
  place: often(0, fc.integer({ min: 1, max: 3 })),
  region: rarely,
  work_mode: ids(0, 2),
  contract_type: ids(1, 5),
  education: ids(1, 6),
  shift: ids(1, 4),
  workdays: ids(1, 6),
  experience: ids(0, 7),
  hmin: often(0, fc.constantFrom(1, 30, 50)),
  exclude: often('', fc.constantFrom('ingles', 'noche')),
  pay: often<readonly [number | undefined, number | undefined]>(
    [undefined, undefined],
    fc.constantFrom([5_000, 10_000], [undefined, 5_000], [4_300, 8_900], [40_000, undefined]),
  ),
  tm: often(0, fc.constantFrom(1, 3, 7, 30, 60)),
  subcategory: often(0, fc.constantFrom(17, 49, 33)),
  isWholeCategory: fc.boolean(),
  company: often(-1, fc.nat(COMPANIES.length - 1)),
  sector: rarely,
  activity: rarely,
  rating: rarely,
  sort: fc.constantFrom(1, 1, 2),
  page: fc.constantFrom(1, 1, 1, 2, 3),
  hits: fc.constantFrom(5, 20, 100),
});

/** Slugs of {@link PLACES}: state and city. */
const SLUGS = [[], ['ciudad-de-mexico', 'cuauhtemoc'], ['jalisco', 'guadalajara'], ['jalisco', '']] as const;

/** The category of a subcategory id. */
export const findCategory = (id: number): Category | undefined =>
  CATEGORIES.find((category) => category.id === Math.floor(id / 16));

/** A search as it travels. */
export function toParameters(search: Asked): Record<string, string> {
  const category = search.subcategory > 0 ? findCategory(search.subcategory) : undefined;
  const sub = category?.subcategories.find(({ id }) => id === search.subcategory);
  const [location = '', ci = ''] = SLUGS[search.place] ?? [];
  const all: Record<string, string | number | undefined> = {
    q: search.words.join(' '),
    literal: search.literal ? '1' : '',
    location,
    ci,
    region: search.region ? 'centro' : '',
    work_mode: search.work_mode.join(','),
    contract_type: search.contract_type.join(','),
    education: search.education.join(','),
    shift: search.shift.join(','),
    workdays: search.workdays.join(','),
    experience: search.experience.join(','),
    hmin: search.hmin || undefined,
    exclude: search.exclude,
    smin: search.pay[0],
    smax: search.pay[1],
    tm: search.tm || undefined,
    category: category?.slug,
    subcategory: search.isWholeCategory ? '' : sub?.slug,
    cop: COMPANIES[search.company]?.companyslug,
    sectorid: search.sector ? 'comercio' : '',
    activity: search.activity ? 'abarrotes' : '',
    ratingTag: search.rating ? 'excelente' : '',
    sort: search.sort,
    page: search.page,
    hits: search.hits,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
}

/** The filters of a search, by facet. */
export type Filter =
  | 'place'
  | 'mode'
  | 'contract'
  | 'education'
  | 'shift'
  | 'workdays'
  | 'experience'
  | 'pay'
  | 'age'
  | 'category'
  | 'company'
  | 'rest';

/** Pay a month. */
export const monthly = ({ record }: RandomOffer): number =>
  record.salarytime === 2 ? Math.round((record.salaryfrom * 52) / 12) : record.salaryfrom;

const getTime = ({ record }: RandomOffer) => TIMES.find(({ schedule }) => schedule === record.schedule);

/** Id of an offer's shift: what its title names goes before its hours. */
export const getShift = (offer: RandomOffer): number =>
  / de noche( |$)/i.test(offer.record.title) ? 3 : (getTime(offer)?.shift ?? 0);

/** Ids of an offer's days. */
export const getWorkDays = (offer: RandomOffer): readonly number[] => getTime(offer)?.workdays ?? [];

/** Id of an offer's experience. */
export const getExperience = ({ record }: RandomOffer): number =>
  EXPERIENCE.find(({ text }) => text === (record.facts[0]?.value ?? ''))?.id ?? 0;

/** MXN an hour; 0 where it is not known. */
function hourly(offer: RandomOffer): number {
  const { salarytime, salaryfrom, hours_day, days_week } = offer.record;
  if (!hours_day || !days_week) return 0;
  const week = salarytime === 2 ? salaryfrom : (salaryfrom * 12) / 52;
  return week / (hours_day * days_week);
}

/** Each filter of a search on one offer. */
export function buildFilters(search: Asked, today: number, isInRegion: (state: number) => boolean) {
  const place = PLACES[search.place === 3 ? 4 : search.place];
  const [min, max] = search.pay;
  const company = COMPANIES[search.company];
  return {
    place: ({ record }: RandomOffer) =>
      search.place === 0 || (place?.city ? record.city === place.city : record.state === place?.state),
    mode: ({ record }: RandomOffer) =>
      search.work_mode.length === 0 || search.work_mode.includes(record.workmode),
    contract: ({ record }: RandomOffer) =>
      search.contract_type.length === 0 ||
      search.contract_type.some((id) => record.jobtypes & (1 << (id - 1))),
    education: ({ record }: RandomOffer) =>
      search.education.length === 0 || search.education.includes(record.educationid),
    shift: (offer: RandomOffer) => search.shift.length === 0 || search.shift.includes(getShift(offer)),
    workdays: (offer: RandomOffer) =>
      search.workdays.length === 0 || search.workdays.some((id) => getWorkDays(offer).includes(id)),
    experience: (offer: RandomOffer) =>
      search.experience.length === 0 || search.experience.includes(getExperience(offer)),
    pay: (offer: RandomOffer) =>
      (min === undefined && max === undefined) ||
      (monthly(offer) > 0 && monthly(offer) >= (min ?? 0) && monthly(offer) < (max ?? Infinity)),
    age: ({ record }: RandomOffer) => search.tm === 0 || toDay(record.published) > today - search.tm,
    category: ({ record }: RandomOffer) =>
      search.subcategory === 0 ||
      (search.isWholeCategory
        ? Math.floor(record.subcategory / 16) === Math.floor(search.subcategory / 16)
        : record.subcategory === search.subcategory),
    company: ({ record }: RandomOffer) => !company || record.companyslug === company.companyslug,
    rest: (offer: RandomOffer) =>
      (search.hmin === 0 || hourly(offer) >= search.hmin) &&
      ![...offer.title, ...offer.body].includes(search.exclude) &&
      (!search.region || isInRegion(offer.record.state)) &&
      (!search.sector || offer.record.sector === 'comercio') &&
      (!search.activity || offer.record.activity === 'abarrotes') &&
      (!search.rating || offer.record.rating === 'excelente'),
  } satisfies Record<Filter, (offer: RandomOffer) => boolean | number>;
}

/**
 * How well an offer answers to the keyword: 0 title alone, 1 beginning of the title, 2 in it, 3 all but one word in it,
 * 4 all but two; the same under another name as title alone 5, beginning 6, in it 7, in a part of it 8; 9 anywhere; −1 not
 * at all.
 */
export function findTier(asked: readonly string[], literal: boolean, { title, body }: RandomOffer): number {
  const words = [...new Set(asked)];
  const titled = words.filter((word) => title.includes(word));
  if (titled.length === words.length) {
    if (title.every((word) => words.includes(word)) && title.length <= 3) return 0;
    return words.includes(title[0] ?? '') ? 1 : 2;
  }
  const isThere = (word: string): boolean => title.includes(word) || body.includes(word);
  if (words.every(isThere)) {
    const missing = words.length - titled.length;
    return titled.length > 0 && missing <= 2 && words.length <= 5 ? 2 + missing : 9;
  }
  const near = (word: string): readonly string[] => FAMILIES[word]?.near ?? [];
  const isNear = (word: string): boolean => near(word).some((other) => title.includes(other));
  if (literal || !words.every((word) => isThere(word) || isNear(word))) return -1;
  if (!words.every((word) => title.includes(word) || isNear(word))) return 8;
  if (words.length === 1 && title.length === 1) return 5;
  return words.some((word) => [word, ...near(word)].includes(title[0] ?? '')) ? 6 : 7;
}
