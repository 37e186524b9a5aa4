import type { SearchAnswer } from '@chamba/kernel/api';
import { buildSearchUrl } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import type { QueryWord } from '../text/words.ts';
import type { CompanyCount } from './count-statements.ts';
import type { PlacedKeyword } from './place-in-keyword.ts';
import type { countFacets, countTraits } from './counts.ts';
import type { SearchReader } from './read-model/search-backend.ts';
import type { CountedPlace } from './result-places.ts';
import type { SearchQuery } from './search-query.ts';
import { and, lexemeQuery, placeQuery } from './where.ts';

/** What a search finds: its counts, and the ids of its page. */
export type Found = {
  ids: readonly number[];
  premium: readonly number[];
  social: readonly number[];
  counts: ReturnType<typeof countFacets>;
  traits: ReturnType<typeof countTraits>;
  days: ReadonlyMap<number, number>;
  places: CountedPlace[];
  companies: readonly CompanyCount[];
};

export type Correction = NonNullable<SearchAnswer['correction']>;

/** A search as it is answered. */
export type Understood = {
  query: SearchQuery;
  found: Found;
  correction: Correction | null;
  /** Its words as the index is asked for them. */
  words: readonly QueryWord[];
  /** Places that its keyword may name once it is corrected. */
  readings?: readonly PlacedKeyword[];
};

/**
 * What a keyword was taken for, with the way to the search for what was written where that finds anything else.
 * @param params of the search as it was asked.
 * @param shown the search as it is answered; null where its offers of what was written come first.
 * @param read reads the parameters of a search.
 */
export async function toCorrection(
  reader: SearchReader,
  params: SearchParams,
  shown: SearchQuery | null,
  correction: Pick<Correction, 'to' | 'place'>,
  read: (params: SearchParams) => Promise<SearchQuery>,
): Promise<Correction> {
  const literal = { ...params, literal: true, page: undefined };
  const written = await read(literal);
  const own = lexemeQuery(written, written.text.all);
  const others = shown ? lexemeQuery(shown, shown.text.all) || placeQuery(shown) : '';
  const [count = 0] = own === '' ? [] : await reader.withTexts([and(own, others && `!(${others})`)]);
  return {
    from: params.q ?? '',
    also: shown === null,
    literalurl: count > 0 ? buildSearchUrl(literal) : '',
    ...correction,
  };
}
