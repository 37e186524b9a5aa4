import { scorerAnswerSchema } from '../../api/schemas/jobs.ts';
import type { ScorerAnswer } from '../../api/types.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ resumeId: string; joblist: readonly string[] }, ScorerAnswer> = {
  label: 'load-scores',
  method: 'POST',
  path: '/api/scorer',
  answer: scorerAnswerSchema,
};

export const policy: Policy = {
  summary: 'How well offers (at most 100) fit one of the candidate’s résumés.',
  source: '2 §7, Search and offers',
  upstream: 'scorer',
  account: 'session',
  aboutPeople: false,
  example: { payload: { resumeId: '{resume}', joblist: ['{offer}'] } },
  reads: true,
};
