/** The slices every page has, as schemas; checked against the types of the store. */
import * as z from 'zod/mini';
import {
  candidateNameSchema,
  userDataSchema,
  userProfileSchema,
} from '../../../operations/session/session-answer.ts';
import type { CoreState } from '../../../store/core-state.ts';
import type { SchemasOf } from './typed.ts';

const serviceErrorSchema = z.object({
  status: z.number(),
  code: z.string(),
  description: z.string(),
  operation: z.string(),
});

const configSchema = z.object({
  siteName: z.string(),
  siteDomain: z.string(),
  siteUrl: z.string(),
  supportEmail: z.string(),
  boardId: z.optional(z.string()),
  externals: z.object({
    blog: z.string(),
    recruiters: z.string(),
    help: z.string(),
    calcIsr: z.string(),
    careers: z.string(),
    auth: z.string(),
    register: z.string(),
    verify: z.string(),
    logout: z.string(),
    appStore: z.string(),
    googlePlay: z.string(),
    expo: z.string(),
    social: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  indexOffers: z.boolean(),
});

const sessionSchema = z.object({
  isLogged: z.boolean(),
  loginMethod: z.nullable(z.enum(['token', 'credentials', 'accessToken'])),
  expiresAt: z.nullable(z.string()),
  user_profile: z.nullable(userProfileSchema()),
  user_data: z.nullable(userDataSchema()),
  candidate_data: z.nullable(candidateNameSchema()),
  resume: z.nullable(z.object({ resumeid: z.string(), iscompleted: z.boolean() })),
  recruiter_views: z.nullable(z.object({ totaldocs: z.number() })),
  operation: z.nullable(z.string()),
  error: z.nullable(serviceErrorSchema),
});

const togglesSchema = z.object({
  loaded: z.boolean(),
  calcISR: z.boolean(),
  kratosAuth: z.boolean(),
  verifyByCode: z.boolean(),
  disableRefreshToken: z.boolean(),
  alert: z.nullable(
    z.object({
      text: z.string(),
      type: z.enum(['info', 'warning', 'error']),
      cta: z.nullable(z.object({ label: z.string(), url: z.string() })),
    }),
  ),
});

const schemas = {
  config: configSchema,
  session: sessionSchema,
  toggles: togglesSchema,
  jobStatus: z.object({
    items: z.array(
      z.object({
        jobid: z.string(),
        status: z.enum(['Visited', 'Applied']),
        expires: z.optional(z.number()),
        at: z.optional(z.number()),
        closed: z.optional(z.literal(true)),
      }),
    ),
  }),
  toasts: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['status', 'error']),
        text: z.string(),
        action: z.optional(z.object({ label: z.string(), url: z.optional(z.string()) })),
      }),
    ),
  }),
  pageWidth: z.object({ width: z.number() }),
};

/** Shape of every core slice. */
export const coreSliceSchemas: SchemasOf<CoreState, typeof schemas> = schemas;
