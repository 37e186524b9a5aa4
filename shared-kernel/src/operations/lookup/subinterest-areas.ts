import * as z from 'zod/mini';
import { subinterestAreasAnswerSchema } from '../../api/schemas/lookup.ts';
import type { SubinterestAreasAnswer } from '../../api/types.ts';
import { lookedUp } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ idparent: string }, SubinterestAreasAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/subinterestAreas',
  answer: subinterestAreasAnswerSchema,
};

/** Without a parent those of all. */
export const input = () => z.object({ query: z.object({ idparent: lookedUp() }) });

export const policy: Policy = {
  summary: 'Specialities of an area of work.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { idparent: '{interestArea}' } },
};
