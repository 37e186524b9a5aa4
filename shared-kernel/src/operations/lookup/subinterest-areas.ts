import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, text } from '../lenient.ts';
import { lookedUp } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    subinterestareas: z.array(z.object({ id: id(), description: z.string(), idparent: text() })),
  }),
);
export type SubinterestAreasAnswer = Parsed<typeof answer>;

export const call: Call<{ idparent: string }, SubinterestAreasAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/subinterestAreas',
  answer,
};

/** Without a parent those of all. */
export const input = () => z.object({ query: z.object({ idparent: lookedUp() }) });

export const policy: Policy = {
  summary: 'Specialities of an area of work.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { idparent: '{interestArea}' } },
};
