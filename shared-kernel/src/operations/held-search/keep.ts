import * as z from 'zod/mini';
import { textInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { heldSearchIdSchema } from './held-search-id.ts';
import type { HeldSearchId } from './held-search-id.ts';

/** `salary` is `min-max` of a band. */
type HeldSearchInput = {
  loginid: string;
  keyword: string;
  salary: string;
  locationid: string;
  tlalocid: string;
};

export const call: Call<HeldSearchInput, HeldSearchId> = {
  label: 'hold-search',
  method: 'POST',
  rest: 'holdSearch/resource',
  keepsServerText: true,
  answer: heldSearchIdSchema,
};

export const input = () =>
  z.object({
    payload: z.object({
      loginid: textInput(20, 1),
      keyword: textInput(120),
      /** `min-max`; the last band has no maximum. */
      salary: z.string().check(z.regex(/^(?:\d{1,7}-\d{0,7})?$/)),
      locationid: textInput(40),
      tlalocid: textInput(40),
    }),
  });

export const policy: Policy = {
  summary: 'Keeps a search until its visitor has an account.',
  refusal: 'MYS-90',
  source: '2 §7, Saved searches',
  account: 'session',
  aboutPeople: false,
  example: {
    payload: { loginid: '{user}', keyword: 'cajero', salary: '5000-10000', locationid: '', tlalocid: '' },
  },
  decided: true,
};
