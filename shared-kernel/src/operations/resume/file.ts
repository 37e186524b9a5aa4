import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import { text } from '../lenient.ts';
import { once } from '../once.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** What a résumé can be taken along as: PDF in one column or two, Word, JSON Resume. */
export const RESUME_FORMATS = ['pdf', 'pdf-columns', 'docx', 'json'] as const;
export type ResumeFormat = (typeof RESUME_FORMATS)[number];

const answer = once(() =>
  z.object({
    /** Name of the file, with its ending. */
    name: text(),
    /** Its media type. */
    type: text(),
    /** The file in base64: so it has no address that could be passed on. */
    base64: text(),
  }),
);
export type ResumeFileAnswer = Parsed<typeof answer>;

export const call: Call<{ resumeid: string; format: ResumeFormat }, ResumeFileAnswer> = {
  label: 'load-resume-file',
  method: 'GET',
  rest: 'myService/resume-file',
  send: ({ resumeid, format }) => ({ instance: resumeid, query: { format } }),
  timeoutMs: 30_000,
  answer,
};

/** The instance is the résumé's id. */
export const input = () =>
  z.object({
    instance: pathId(),
    query: z.object({ format: z.enum(RESUME_FORMATS) }),
  });

export const policy: Policy = {
  summary: 'A résumé as a file, for its owner only: PDF, Word or JSON Resume. It is made anew and not kept.',
  errors: ['MYS-2', 'MYS-3', 'MYS-16'],
  account: 'session',
  aboutPeople: true,
  // Making one takes a second of processor time.
  retry: 'never',
  limit: { name: 'file', bySession: true },
  example: { instance: '{resume}', query: { format: 'json' } },
};
