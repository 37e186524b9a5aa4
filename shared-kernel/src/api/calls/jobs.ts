import type { CallDefinitions } from '../call-definition.ts';
import * as schemas from '../schemas/jobs.ts';
import { queryOf, restRead } from '../wire.ts';

/** Milliseconds a search or an offer may take. */
const JOBS_TIMEOUT = 5_000;

type JobCalls = Extract<keyof CallDefinitions, `jobs.${string}`>;

export const jobsCalls: Pick<CallDefinitions, JobCalls> = {
  'jobs.search': {
    operation: 'load-jobs',
    method: 'GET',
    timeoutMs: JOBS_TIMEOUT,
    request: ({ params, uuid }) => restRead('jobs', 'jobs', { ...params, uuid }),
    answer: schemas.searchAnswerSchema,
  },
  'jobs.load': {
    operation: 'load-more-jobs',
    method: 'POST',
    timeoutMs: JOBS_TIMEOUT,
    request: ({ params, url }) => ({ path: '/api/orus/jobs', query: { url }, body: params }),
    answer: schemas.searchAnswerSchema,
  },
  'jobs.offer': {
    operation: 'load-job',
    method: 'GET',
    timeoutMs: JOBS_TIMEOUT,
    request: ({ jobID, ...rest }) => ({
      path: '/api/job',
      query: queryOf({ jobID, showskills: true, showseo: true, ...rest }),
    }),
    answer: schemas.jobAnswerSchema,
  },
  'jobs.similar': {
    operation: 'load-similar-jobs',
    method: 'GET',
    request: ({ jobID }) => restRead('jobs', 'similarJobs', { jobID }),
    answer: schemas.similarJobsAnswerSchema,
    fallbackCode: 'SMJ-01',
  },
  'jobs.salaryMarket': {
    operation: 'load-salary-market',
    method: 'GET',
    request: ({ jobID }) => restRead('jobs', 'salaryMarket', { jobID }),
    answer: schemas.salaryMarketAnswerSchema,
  },
  'jobs.scores': {
    operation: 'load-scores',
    method: 'POST',
    request: ({ resumeId, joblist }) => ({ path: '/api/scorer', body: { resumeId, joblist } }),
    answer: schemas.scorerAnswerSchema,
  },
  'jobs.relatedSearches': {
    operation: 'load-related-searches',
    method: 'GET',
    request: ({ q }) => ({
      path: '/api/related-searches',
      query: queryOf({ q, utm_origin: 'web', utm_channel: 'relatedsearches' }),
    }),
    answer: schemas.relatedSearchesAnswerSchema,
  },
};
