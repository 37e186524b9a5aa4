import { canonicalSearchParams } from './canonical.ts';
import { slugify } from './normalise.ts';
import { CONTRACT_FLAGS, CONTRACT_WORDS, ID_LISTS, readSegment } from './segments.ts';
import type { SegmentKey } from './segments.ts';
import type { SearchParams } from './types.ts';

type PathPart = Partial<Record<SegmentKey | 'subcategory', string>>;

/** Segments of the path as slugs; null when the path is no search address or cannot be decoded. */
function splitSegments(pathname: string): string[] | null {
  const [first = '', ...others] = pathname.replace(/^\//, '').replace(/\/$/, '').split('/');
  const joined = /^empleos(?:-((?:de|en)-.+))?$/.exec(first);
  if (!joined) return null;
  try {
    return [...(joined[1] ? [joined[1]] : []), ...others].map((segment) =>
      slugify(decodeURIComponent(segment)),
    );
  } catch {
    return null;
  }
}

function readPath(segments: readonly string[]): PathPart | null {
  const part: PathPart = {};
  let afterCategory = false;
  for (const segment of segments) {
    const read = readSegment(segment);
    if (read) {
      if (part[read.key] !== undefined) return null;
      part[read.key] = read.slug;
    } else if (afterCategory && segment !== '') {
      part.subcategory = segment;
    } else {
      return null;
    }
    afterCategory = read?.key === 'category';
  }
  return part;
}

function parseNumber(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function parseList(text: string | null, words: Readonly<Record<string, number>> = {}): number[] {
  return (text ?? '')
    .split(',')
    .map((item) => (Object.hasOwn(words, item) ? words[item] : parseNumber(item)))
    .filter((id) => id !== undefined);
}

const NUMBERS = ['smax', 'hmin', 'page', 'tm', 'sort'];

/**
 * Reads a search address. Segments may come in any order; what stands in the path wins over the query.
 * Query values outside their catalogue are left out, parameters of other purposes are ignored. Never throws.
 * @param search the query with or without its leading `?`.
 * @returns canonical parameters, or null when the path is not an address of the grammar (a 404).
 * @example parseSearchUrl('/empleos-de-cajero', '?work_mode=2') // { q: 'cajero', work_mode: [2] }
 */
export function parseSearchUrl(pathname: string, search: string): SearchParams | null {
  const segments = splitSegments(pathname);
  const path = segments && readPath(segments);
  if (!path) return null;
  const query = new URLSearchParams(search);
  const contracts = parseList(query.get('contract_type'), CONTRACT_WORDS);
  for (const [flag, id] of CONTRACT_FLAGS) if (query.get(flag) === '1') contracts.push(id);

  const params: SearchParams = {
    // The first of several counts.
    ...Object.fromEntries([...query].reverse()),
    ...path,
    ...Object.fromEntries([
      ...ID_LISTS.map(([name]) => [name, parseList(query.get(name))]),
      ...NUMBERS.map((name) => [name, parseNumber(query.get(name))]),
    ]),
    contract_type: contracts,
    smin: parseNumber(query.get('smin')?.replace(/^mas-de-/, '')),
    literal: query.get('literal') === '1',
  };
  return canonicalSearchParams(params);
}
