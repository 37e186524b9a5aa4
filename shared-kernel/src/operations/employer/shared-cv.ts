import * as z from 'zod/mini';
import { snapshotSchema } from '../apply/snapshot.ts';
import { tokenInput } from '../input.ts';
import { text } from '../lenient.ts';
import { once } from '../once.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    /** The e-mail address and the phone are empty where the candidate keeps them to themselves. */
    candidate: snapshotSchema().shape.candidate,
    resume: snapshotSchema().shape.resume,
    /** Address of the photo, which ends with the link; empty without one. */
    photourl: text(),
    /** ISO 8601; when the link ends. */
    expires: text(),
  }),
);
/** A résumé as its candidate shows it to others. */
export type SharedCvAnswer = Parsed<typeof answer>;

export const call: Call<{ token: string }, SharedCvAnswer> = {
  label: 'open-share',
  method: 'POST',
  rest: 'myService/shared_cv',
  answer,
};

export const input = () => z.object({ payload: z.object({ token: tokenInput() }) });

export const policy: Policy = {
  summary: 'The résumé that a link shows; the candidate sees how often it was opened.',
  errors: ['MYS-64'],
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'token' },
};
