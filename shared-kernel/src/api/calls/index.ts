/** All call definitions, by name. Loaded lazily by the client: nothing else may import this. */
import type { CallDefinitions } from '../call-definition.ts';
import { accountCalls } from './account.ts';
import { applyCalls } from './apply.ts';
import { companiesCalls } from './companies.ts';
import { jobsCalls } from './jobs.ts';
import { lookupCalls } from './lookup.ts';
import { payCalls } from './pay.ts';
import { resumeCalls } from './resume.ts';
import { seoCalls } from './seo.ts';
import { sessionCalls } from './session.ts';
import { siteCalls } from './site.ts';
import { suggestionCalls } from './suggestions.ts';

export const calls: CallDefinitions = {
  ...jobsCalls,
  ...suggestionCalls,
  ...companiesCalls,
  ...seoCalls,
  ...lookupCalls,
  ...sessionCalls,
  ...accountCalls,
  ...resumeCalls,
  ...applyCalls,
  ...siteCalls,
  ...payCalls,
};

export { readAnswer, transportFailure } from '../read-answer.ts';
