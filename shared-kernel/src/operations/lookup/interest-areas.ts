import * as z from 'zod/mini';
import { interestAreasAnswerSchema } from '../../api/schemas/lookup.ts';
import type { InterestAreasAnswer } from '../../api/types.ts';
import type { Call, Nothing, Policy } from '../operation.ts';

export const call: Call<Nothing, InterestAreasAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/interestAreas',
  answer: interestAreasAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = { summary: 'Areas of work.', source: '2 §7, Lookups', account: 'none' };
