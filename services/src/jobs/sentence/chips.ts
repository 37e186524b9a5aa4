import type { SearchAnswer } from '@chamba/kernel/api';
import { buildSearchUrl, canonicalSearchParams } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { splitPhrases } from './exclusions.ts';
import { asWords } from './read-sentence.ts';
import type { PlacedCondition } from './read-sentence.ts';

/**
 * What a search was read to ask for besides its words, each with the search without it: of what the keyword states the
 * words are then looked for as they are written; what the address excludes is no longer excluded.
 * @param conditions read from the keyword.
 */
export function describeConditions(
  raw: SearchParams,
  conditions: readonly PlacedCondition[],
): NonNullable<SearchAnswer['conditions']> {
  const params = canonicalSearchParams(raw);
  const excluded = splitPhrases(params.exclude);
  return [
    ...conditions.map((condition) => ({
      text: condition.text,
      url: buildSearchUrl(asWords(params, condition)),
    })),
    ...excluded.map((phrase) => ({
      text: `Sin «${phrase}»`,
      url: buildSearchUrl({
        ...params,
        page: undefined,
        exclude: excluded
          .filter((other) => other !== phrase)
          .join(',')
          .replaceAll(' ', '-'),
      }),
    })),
  ];
}
