import type { CallDefinition, CallDefinitions } from '../call-definition.ts';
import { linkListAnswerSchema } from '../schemas/jobs.ts';
import type { LinkListAnswer } from '../types.ts';

/** Milliseconds the address service may take. */
const SEO_TIMEOUT = 4_000;

type SeoCalls =
  'seo.states' | 'seo.keywords' | 'seo.categories' | 'seo.companies' | 'seo.employmentTypes' | 'seo.cities';

function list(
  path: string,
  query?: Record<string, string>,
): CallDefinition<Record<string, never>, LinkListAnswer> {
  return {
    operation: 'load-urls',
    method: 'GET',
    timeoutMs: SEO_TIMEOUT,
    request: () => ({ path, query }),
    answer: linkListAnswerSchema,
  };
}

export const seoCalls: Pick<CallDefinitions, SeoCalls> = {
  'seo.states': list('/locations/countries/MX'),
  'seo.cities': list('/locations/countries/MX', { type: 'cities' }),
  'seo.keywords': list('/keywords'),
  'seo.categories': list('/categories'),
  'seo.companies': list('/companies'),
  'seo.employmentTypes': list('/employment_types'),
};
