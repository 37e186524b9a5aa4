import * as z from 'zod/mini';
import { once } from '../once.ts';
import { pathId, tokenInput } from '../input.ts';
import { text } from '../lenient.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import type { ReceivedInput } from './received.ts';

const answer = once(() =>
  z.object({
    name: text(),
    /** Media type. */
    type: text(),
    /** So it has no address that could be passed on. */
    base64: text(),
  }),
);
export type ReceivedFileAnswer = Parsed<typeof answer>;

export const call: Call<ReceivedInput & { id: string }, ReceivedFileAnswer> = {
  label: 'load-received-file',
  method: 'POST',
  rest: 'myService/received_file',
  timeoutMs: 25_000,
  answer,
};

export const input = () => z.object({ payload: z.object({ token: tokenInput(), id: pathId() }) });

export const policy: Policy = {
  summary: 'A file or the photo of an application that its employer has opened, as it was when it was sent.',
  errors: ['MYS-64'],
  account: 'proof',
  aboutPeople: true,
  reads: true,
  limit: { name: 'token' },
};
