import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    /** Name of the file. */
    name: text(),
    /** A ZIP in base64. */
    archive: text(),
  }),
);
export type ExportFileAnswer = Parsed<typeof answer>;

export const call: Call<Nothing, ExportFileAnswer> = {
  label: 'load-export',
  method: 'GET',
  rest: 'myService/data_export',
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The copy of the account’s data as a ZIP, for its owner only.',
  account: 'session',
  aboutPeople: true,
};
