import type { KeywordSuggestionsAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { CatalogueContext } from '../catalogue-context.ts';
import { handler } from '../http/handler.ts';
import type { Caller, Handler } from '../http/handler.ts';
import { skills, universities } from './named-suggestions.ts';
import { suggestPlaces } from './place-suggestions.ts';
import { DEFAULT_TITLES } from './title-suggestions.ts';
import type { TitleIndex } from './title-suggestions.ts';

/** Suggestions while typing: places, keywords, roles, universities, skills. */
export function suggestsHandlers(context: CatalogueContext, titles: TitleIndex): Handler[] {
  const { recent, search, keywordCounts } = context;
  const keywords = async (
    term: string,
    { count, getRecent, sessionID }: InputOf<'suggests.keywordsByText'>['query'],
    caller: Caller,
  ): Promise<KeywordSuggestionsAnswer> => {
    const visitor = caller.visitor || (/^[\w-]{8,64}$/.exec(sessionID ?? '')?.[0] ?? '');
    const owner = getRecent ? await context.findOwner(caller.token, visitor) : '';
    return {
      suggestions: await keywordCounts.withCounts(titles.find(term, count)),
      recentsearches: await recent.list(owner),
    };
  };
  return [
    handler('jobs.suggests', async ({ query: { text, count } }) => {
      const found = titles.find(text, count);
      const shown = found.length > 0 ? found : DEFAULT_TITLES.map((text) => ({ text }));
      return { suggestions: await keywordCounts.withCounts(shown) };
    }),
    handler('suggests.places', async ({ query: { q, compatibility } }) => ({
      suggestions: suggestPlaces(await search.places.names.catalogue(), q, compatibility),
    })),
    handler('suggests.keywords', ({ path, query }, caller) => keywords(path.term, query, caller)),
    handler('suggests.keywordsByText', ({ query }, caller) => keywords(query.text, query, caller)),
    handler('suggests.roles', async ({ query: { text, count, exact } }) => {
      const found = titles.find(text, count, exact);
      return { suggestions: found.map((title) => ({ id: title.text.toLowerCase(), text: title.text })) };
    }),
    handler('suggests.universities', async ({ query: { text, count } }) => ({
      suggestions: await universities.find(text, count),
    })),
    handler('suggests.skills', async ({ query: { text, count } }) => ({
      suggestions: await skills.find(text, count),
    })),
  ];
}
