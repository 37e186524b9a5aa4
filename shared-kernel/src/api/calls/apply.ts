import type { CallDefinitions } from '../call-definition.ts';
import * as schemas from '../schemas/apply.ts';
import { restRead } from '../wire.ts';

type ApplyCalls = Extract<keyof CallDefinitions, `apply.${string}`>;

export const applyCalls: Pick<CallDefinitions, ApplyCalls> = {
  'apply.submit': {
    operation: 'apply',
    method: 'POST',
    timeoutMs: 25_000,
    request: ({ jobid, skills, killerQuestions, idempotencyKey }) => ({
      path: '/api/apply',
      body: { jobid, skills, origin: 'H4', killerQuestions, idempotencykey: idempotencyKey },
    }),
    answer: schemas.applyAnswerSchema,
    fallbackCode: 'INTERNAL_SERVER_ERROR',
    matches: (input, answer) => answer.jobid === input.jobid,
  },
  'apply.list': {
    operation: 'load-applications',
    method: 'GET',
    request: ({ top = 20, page }) => restRead('myService', 'applications', { top, page }),
    answer: schemas.applicationsAnswerSchema,
    matches: (input, answer) => answer.user_profile.userid === input.userid,
  },
};
