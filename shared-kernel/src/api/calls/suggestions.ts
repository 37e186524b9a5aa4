import type { CallDefinitions } from '../call-definition.ts';
import * as schemas from '../schemas/jobs.ts';
import { queryOf } from '../wire.ts';

type SuggestionCalls =
  | 'suggests.places'
  | 'suggests.keywords'
  | 'suggests.roles'
  | 'suggests.universities'
  | 'suggests.skills'
  | 'tracking.recentSearches';

export const suggestionCalls: Pick<CallDefinitions, SuggestionCalls> = {
  'suggests.places': {
    operation: 'load-suggests',
    method: 'GET',
    request: ({ q, compatibility = 'locations' }) => ({
      path: '/api/suggests/locations',
      query: queryOf({ q, compatibility }),
    }),
    answer: schemas.placeSuggestionsAnswerSchema,
  },
  'suggests.keywords': {
    operation: 'load-suggests',
    method: 'GET',
    request: ({ term }) => ({
      path: `/api/suggests/keywords/${encodeURIComponent(term)}`,
      query: { getRecent: 'true' },
    }),
    answer: schemas.keywordSuggestionsAnswerSchema,
  },
  'suggests.roles': {
    operation: 'load-suggests',
    method: 'GET',
    request: ({ text, count = 10, exact = false }) => ({
      path: '/api/suggests/roles',
      query: queryOf({ text, count, exact }),
    }),
    answer: schemas.roleSuggestionsAnswerSchema,
  },
  'suggests.universities': {
    operation: 'load-suggests',
    method: 'GET',
    request: ({ text, count = 10 }) => ({
      path: '/api/suggests/universities',
      query: queryOf({ text, count }),
    }),
    answer: schemas.roleSuggestionsAnswerSchema,
  },
  'suggests.skills': {
    operation: 'load-suggests',
    method: 'GET',
    request: ({ text, count = 10 }) => ({ path: '/api/suggests/skills', query: queryOf({ text, count }) }),
    answer: schemas.roleSuggestionsAnswerSchema,
  },
  'tracking.recentSearches': {
    operation: 'load-recent-searches',
    method: 'GET',
    timeoutMs: 25_000,
    // The visitor's id is a cookie of the gateway.
    request: () => ({ path: '/api/tracking/recent-searches/current' }),
    answer: schemas.recentSearchesAnswerSchema,
  },
};
