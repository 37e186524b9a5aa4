import { canonicalSearchParams } from './canonical.ts';
import type { SearchParams } from './types.ts';

/**
 * Whether a search asks for every offer there is, in whichever order and on whichever page.
 * @example isUnfiltered({ sort: 2, page: 3 }) // true
 */
export const isUnfiltered = (params: SearchParams): boolean =>
  Object.keys(canonicalSearchParams({ ...params, page: undefined, sort: undefined })).length === 0;
