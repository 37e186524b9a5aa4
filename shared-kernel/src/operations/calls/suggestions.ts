/** How pages make each call of `suggestions`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as suggestionsList } from '../suggestions/list.ts';
import { call as suggestionsListV2 } from '../suggestions/list-v2.ts';

export const calls = {
  'suggestions.list': suggestionsList,
  'suggestions.listV2': suggestionsListV2,
};
