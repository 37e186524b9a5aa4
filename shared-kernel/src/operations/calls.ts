/** Loads how pages make the calls of each group. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import type { calls as account } from './calls/account.ts';
import type { calls as ai } from './calls/ai.ts';
import type { calls as alerts } from './calls/alerts.ts';
import type { calls as apply } from './calls/apply.ts';
import type { calls as candidate } from './calls/candidate.ts';
import type { calls as companies } from './calls/companies.ts';
import type { calls as complaints } from './calls/complaints.ts';
import type { calls as employer } from './calls/employer.ts';
import type { calls as events } from './calls/events.ts';
import type { calls as features } from './calls/features.ts';
import type { calls as files } from './calls/files.ts';
import type { calls as heldSearch } from './calls/held-search.ts';
import type { calls as jobs } from './calls/jobs.ts';
import type { calls as legal } from './calls/legal.ts';
import type { calls as lookup } from './calls/lookup.ts';
import type { calls as messages } from './calls/messages.ts';
import type { calls as openEnglish } from './calls/open-english.ts';
import type { calls as pay } from './calls/pay.ts';
import type { calls as pda } from './calls/pda.ts';
import type { calls as push } from './calls/push.ts';
import type { calls as resume } from './calls/resume.ts';
import type { calls as seo } from './calls/seo.ts';
import type { calls as session } from './calls/session.ts';
import type { calls as suggestions } from './calls/suggestions.ts';
import type { calls as suggests } from './calls/suggests.ts';
import type { calls as tracking } from './calls/tracking.ts';

export const groups = {
  account: () => import(/* webpackChunkName: "calls-account" */ './calls/account.ts'),
  ai: () => import(/* webpackChunkName: "calls-single" */ './calls/ai.ts'),
  alerts: () => import(/* webpackChunkName: "calls-apply" */ './calls/alerts.ts'),
  apply: () => import(/* webpackChunkName: "calls-apply" */ './calls/apply.ts'),
  candidate: () => import(/* webpackChunkName: "calls-resume" */ './calls/candidate.ts'),
  companies: () => import(/* webpackChunkName: "calls-companies" */ './calls/companies.ts'),
  complaints: () => import(/* webpackChunkName: "calls-single" */ './calls/complaints.ts'),
  employer: () => import(/* webpackChunkName: "calls-employer" */ './calls/employer.ts'),
  events: () => import(/* webpackChunkName: "calls-single" */ './calls/events.ts'),
  features: () => import(/* webpackChunkName: "calls-single" */ './calls/features.ts'),
  files: () => import(/* webpackChunkName: "calls-resume" */ './calls/files.ts'),
  heldSearch: () => import(/* webpackChunkName: "calls-apply" */ './calls/held-search.ts'),
  jobs: () => import(/* webpackChunkName: "calls-jobs" */ './calls/jobs.ts'),
  legal: () => import(/* webpackChunkName: "calls-single" */ './calls/legal.ts'),
  lookup: () => import(/* webpackChunkName: "calls-lookup" */ './calls/lookup.ts'),
  messages: () => import(/* webpackChunkName: "calls-apply" */ './calls/messages.ts'),
  openEnglish: () => import(/* webpackChunkName: "calls-resume" */ './calls/open-english.ts'),
  pay: () => import(/* webpackChunkName: "calls-single" */ './calls/pay.ts'),
  pda: () => import(/* webpackChunkName: "calls-resume" */ './calls/pda.ts'),
  push: () => import(/* webpackChunkName: "calls-apply" */ './calls/push.ts'),
  resume: () => import(/* webpackChunkName: "calls-resume" */ './calls/resume.ts'),
  seo: () => import(/* webpackChunkName: "calls-seo" */ './calls/seo.ts'),
  session: () => import(/* webpackChunkName: "calls-session" */ './calls/session.ts'),
  suggestions: () => import(/* webpackChunkName: "calls-apply" */ './calls/suggestions.ts'),
  suggests: () => import(/* webpackChunkName: "calls-suggests" */ './calls/suggests.ts'),
  tracking: () => import(/* webpackChunkName: "calls-single" */ './calls/tracking.ts'),
};

/** How pages make each call, by name. */
export type Definitions = typeof account &
  typeof ai &
  typeof alerts &
  typeof apply &
  typeof candidate &
  typeof companies &
  typeof complaints &
  typeof employer &
  typeof events &
  typeof features &
  typeof files &
  typeof heldSearch &
  typeof jobs &
  typeof legal &
  typeof lookup &
  typeof messages &
  typeof openEnglish &
  typeof pay &
  typeof pda &
  typeof push &
  typeof resume &
  typeof seo &
  typeof session &
  typeof suggestions &
  typeof suggests &
  typeof tracking;
