/** What a search of offers brings. */
import * as z from 'zod/mini';
import type { SearchParams } from '../routes/types.ts';
import { countInput } from './input.ts';

/** Largest page that an address of a search can name. Pages after the last one that has offers are empty. */
const LARGEST_PAGE = 999_999;

/** Longest value of a parameter, and of a part of a place. */
const MAX_LENGTH = 300;
const MAX_PART_LENGTH = 200;

/** A text or a number, trimmed; empty if missing. */
const searchText = () =>
  z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.pipe(
      z.transform((sent: string | number | null | undefined) => String(sent ?? '')),
      z.string().check(z.maxLength(MAX_LENGTH), z.trim()),
    ),
  );

const searchNumber = () =>
  z.pipe(
    searchText(),
    z.pipe(
      z.string().check(z.regex(/^(\d{1,9})?$/)),
      z.transform((digits) => (digits === '' ? undefined : Number(digits))),
    ),
  );

/** Ids, joined by commas. */
const searchIds = () =>
  z.pipe(
    searchText(),
    z.pipe(
      z.transform((ids: string) => (ids === '' ? undefined : ids.split(',').map(Number))),
      z.optional(z.array(z.number().check(z.refine(Number.isInteger)))),
    ),
  );

/** A part of a place, each of which has two names; values that are neither text nor number are ignored. */
const placePart = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((sent): string | undefined =>
      typeof sent === 'string' || typeof sent === 'number'
        ? String(sent).trim().slice(0, MAX_PART_LENGTH)
        : sent === undefined || sent === null
          ? undefined
          : '',
    ),
  );

const fields = () =>
  z.object({
    q: searchText(),
    cop: searchText(),
    category: searchText(),
    subcategory: searchText(),
    location: searchText(),
    ci: searchText(),
    sectorid: searchText(),
    region: searchText(),
    giroid: searchText(),
    /** The same as `giroid`, which it comes before. */
    activity: searchText(),
    ratingTag: searchText(),
    licence: searchText(),
    payday: searchText(),
    categories: searchIds(),
    contract_type: searchIds(),
    education: searchIds(),
    work_mode: searchIds(),
    shift: searchIds(),
    workdays: searchIds(),
    experience: searchIds(),
    smin: searchNumber(),
    smax: searchNumber(),
    hmin: searchNumber(),
    tm: searchNumber(),
    sort: searchNumber(),
    /** Phrases, joined by commas; a phrase may have spaces or hyphens. */
    exclude: searchText(),
    literal: searchText(),
    page: countInput(LARGEST_PAGE, undefined),
    hits: countInput(100, 20),
    'location.id': placePart(),
    locationid: placePart(),
    'location.value': placePart(),
    locationvalue: placePart(),
    'location.granularity': placePart(),
    locationgranularity: placePart(),
    'location.compatibility': placePart(),
    locationcompatibility: placePart(),
  });

/** A place of a search that came as an object, each part empty where it has none. */
export type SearchPlace = {
  id: string;
  /** Its text as typed. */
  value: string;
  /** Level that counts: 1 country, 2 state, 3 municipality, 4 the place itself. */
  granularity: string;
  /** `locations_state` means the state. */
  compatibility: string;
};

/** A search as asked for. */
export type SearchInput = {
  params: SearchParams;
  /** Offers on a page. */
  hits: number;
  place: SearchPlace;
};

function toSearch(sent: z.output<ReturnType<typeof fields>>): SearchInput {
  const { hits, literal, activity, exclude, ...rest } = sent;
  const { q, cop, category, subcategory, location, ci, sectorid, region, ratingTag, licence, payday } = rest;
  const texts = { q, cop, category, subcategory, location, ci, sectorid, region, ratingTag, licence, payday };
  const { categories, contract_type, education, work_mode, shift, workdays, experience } = rest;
  const { smin, smax, hmin, tm, sort, page } = rest;
  const lists = { categories, contract_type, education, work_mode, shift, workdays, experience };
  const values = { ...lists, smin, smax, hmin, tm, sort, page };
  const giroid = activity || rest.giroid;
  return {
    params: {
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
      ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
      ...(exclude !== '' && { exclude: exclude.replace(/\s+/g, '-') }),
      ...(giroid !== '' && { giroid }),
      ...(['1', 'true'].includes(literal) && { literal: true }),
    },
    hits,
    place: {
      id: sent['location.id'] ?? sent.locationid ?? '',
      value: sent['location.value'] ?? sent.locationvalue ?? '',
      granularity: sent['location.granularity'] ?? sent.locationgranularity ?? '',
      compatibility: sent['location.compatibility'] ?? sent.locationcompatibility ?? '',
    },
  };
}

/** Parameters of a search: all are texts, lists are joined by commas. Others than these are left alone. */
export const searchInput = () => z.pipe(fields(), z.transform(toSearch));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Search parameters of a JSON body: lists may be lists, the place an object. Anything but an object asks for nothing. */
function toParameters(body: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(body)) return {};
  const { location, ...rest } = body;
  const place = isObject(location)
    ? Object.entries(location).map(([name, value]) => [`location.${name}`, value])
    : [['location', location]];
  return Object.fromEntries([
    ...place,
    ...Object.entries(rest).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((item) => typeof item !== 'object').join(',') : value,
    ]),
  ]);
}

/** A search in a JSON body. */
export const searchBody = () => z.pipe(z.transform(toParameters), searchInput());
