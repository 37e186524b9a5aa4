import { subinterestAreasAnswerSchema } from '../../api/schemas/lookup.ts';
import type { SubinterestAreasAnswer } from '../../api/types.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ idparent: string }, SubinterestAreasAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/subinterestAreas',
  answer: subinterestAreasAnswerSchema,
};

export const policy: Policy = {
  summary: 'Specialities of an area of work.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { idparent: '{interestArea}' } },
};
