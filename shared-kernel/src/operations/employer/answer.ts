import * as z from 'zod/mini';
import { ANSWER_LIMITS, ANSWER_STATES, isMeetingLink } from '../apply/states.ts';
import type { AnswerState } from '../apply/states.ts';
import { textInput, tokenInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { receivedSchema } from './received.ts';
import type { ReceivedAnswer } from './received.ts';

/** What an employer answers. */
export type EmployerAnswerInput = {
  token: string;
  state: AnswerState;
  /** A sentence for the candidate. */
  text?: string;
  /** ISO 8601 with its offset; when an interview is. */
  at?: string;
  place?: string;
  /** An https address. */
  link?: string;
};

export const call: Call<EmployerAnswerInput, ReceivedAnswer> = {
  label: 'answer-received',
  method: 'PUT',
  rest: 'myService/received_applications',
  answer: receivedSchema,
};

export const input = () =>
  z.object({
    payload: z
      .object({
        token: tokenInput(),
        state: z.enum(ANSWER_STATES),
        text: z._default(textInput(ANSWER_LIMITS.text).check(z.trim()), ''),
        at: z.optional(z.iso.datetime({ offset: true })),
        place: z._default(textInput(ANSWER_LIMITS.place).check(z.trim()), ''),
        link: z._default(
          textInput(ANSWER_LIMITS.link).check(
            z.trim(),
            z.refine((link) => link === '' || isMeetingLink(link)),
          ),
          '',
        ),
      })
      // An invitation says when, and where.
      .check(
        z.refine(
          ({ state, at, place, link }) => state !== 'interview' || (at !== undefined && place + link !== ''),
        ),
      ),
  });

export const policy: Policy = {
  summary: 'What an employer answers to an application; the candidate gets a mail.',
  errors: ['MYS-64'],
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'mail' },
};
