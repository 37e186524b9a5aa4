import type { SearchParams } from '@chamba/kernel/routes';
import { badRequest } from '../http/fault.ts';

const ID_LISTS = ['contract_type', 'education', 'work_mode'] as const;
const TEXTS = [
  'q',
  'cop',
  'category',
  'subcategory',
  'location',
  'ci',
  'sectorid',
  'region',
  'giroid',
  'ratingTag',
] as const;
const NUMBERS = ['smin', 'smax', 'page', 'tm', 'sort'] as const;

/** Longest value of a parameter. */
const LONGEST = 300;

type Writable = { -readonly [Key in keyof SearchParams]: SearchParams[Key] };

/**
 * Search parameters as they travel: everything is text, lists are joined by commas. Unknown keys are left alone.
 * @throws Fault for a number or list that is none, and for a value that is too long.
 */
export function readSearchParams(query: Readonly<Record<string, unknown>>): SearchParams {
  const params: Writable = {};
  const text = (key: string): string => {
    const value = query[key];
    if (value === undefined || value === null) return '';
    if (typeof value !== 'string' && typeof value !== 'number') throw badRequest();
    if (String(value).length > LONGEST) throw badRequest();
    return String(value).trim();
  };
  for (const key of TEXTS) {
    const value = text(key);
    if (value !== '') params[key] = value;
  }
  for (const key of ID_LISTS) {
    const value = text(key);
    if (value === '') continue;
    const ids = value.split(',').map(Number);
    if (!ids.every(Number.isInteger)) throw badRequest();
    params[key] = ids;
  }
  for (const key of NUMBERS) {
    const value = text(key);
    if (value === '') continue;
    if (!/^\d{1,9}$/.test(value)) throw badRequest();
    params[key] = Number(value);
  }
  if (['1', 'true'].includes(text('literal'))) params.literal = true;
  // The activity of an employer is known by two names.
  const activity = text('activity');
  if (activity !== '') params.giroid = activity;
  return params;
}

/** Offers on a page, from the parameter `hits`: 20 unless another number from 1 to 100 is asked for. */
export function readHits(query: Readonly<Record<string, unknown>>): number {
  const hits = Number(query['hits'] ?? 20);
  return Number.isInteger(hits) && hits >= 1 && hits <= 100 ? hits : 20;
}
