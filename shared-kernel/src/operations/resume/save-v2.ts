import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { SavedAnswer } from '../saved-answer.ts';
import { resumeStatus, updaterInput } from '../resume-input.ts';

export const call: Endpoint<SavedAnswer> = {
  method: 'POST',
  path: '/api/v2/resumes/:id',
  answer: savedAnswerSchema,
};

/** A change of the state comes before the fields beside it. */
export const input = () =>
  z.object({
    path: z.object({ id: pathId() }),
    payload: z.union([
      z.object({ op_type: resumeStatus() }),
      z.object({ op_type: z.optional(z.never()), updater: updaterInput() }),
    ]),
  });

export const policy: Policy = {
  summary: 'Saves fields of a résumé, second version.',
  refusal: 'MYS-90',
  errors: ['AAIS-3', 'MYS-16', 'MYS-76'],
  source: '2 §7, Other',
  upstream: 'myservice',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  decided: true,
};
