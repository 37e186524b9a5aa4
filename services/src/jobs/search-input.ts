import type { SearchParams } from '@chamba/kernel/routes';
import { z } from 'zod';
import { readInput } from '../http/call.ts';
import { countInput } from '../http/count-input.ts';
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
const NUMBERS = ['smin', 'smax', 'tm', 'sort'] as const;

/** Largest page that an address of a search can name. Pages after the last one that has offers are empty. */
const LARGEST_PAGE = 999_999;

const pageInput = z.object({ page: countInput(LARGEST_PAGE, undefined) });
const hitsInput = z.object({ hits: countInput(100, 20) });

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
  const { page } = readInput(pageInput, query);
  if (page !== undefined) params.page = page;
  if (['1', 'true'].includes(text('literal'))) params.literal = true;
  // The activity of an employer is known by two names.
  const activity = text('activity');
  if (activity !== '') params.giroid = activity;
  return params;
}

/** Offers on a page, from the parameter `hits`: 20 unless told, 100 at most. @throws Fault when it is no number. */
export const readHits = (query: Readonly<Record<string, unknown>>): number =>
  readInput(hitsInput, query).hits;
