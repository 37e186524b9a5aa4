import * as z from 'zod/mini';
import { once } from '../once.ts';
import { idDescription } from './id-description.ts';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ interestareas: z.array(idDescription()) }));
export type InterestAreasAnswer = Parsed<typeof answer>;

export const call: Call<Nothing, InterestAreasAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/interestAreas',
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Areas of work.',
  source: '2 §7, Lookups',
  account: 'none',
  teaches: { interestArea: 'interestareas.0.id' },
};
