import * as z from 'zod/mini';
import { once } from '../once.ts';

/** POST /api/apply. `duplicate` is true when the idempotency key was already settled. */
export const applyAnswerSchema = once(() =>
  z.object({
    jobid: z.string(),
    applied: z.boolean(),
    redirecturl: z.optional(z.string()),
    duplicate: z.optional(z.boolean()),
  }),
);

export const applicationSchema = once(() =>
  z.object({
    jobid: z.string(),
    title: z.string(),
    companyname: z.string(),
    /** 'Guadalajara, Jalisco'. */
    location: z.string(),
    /** ISO 8601. */
    dateapplied: z.string(),
    dateexpires: z.string(),
    /** 'sent', 'seen', 'inProcess', 'rejected', 'hired'; 'sample' when the offer has no recipient. */
    status: z.enum(['sent', 'seen', 'inProcess', 'rejected', 'hired', 'sample']),
    url: z.string(),
  }),
);

/** GET /rest myService/applications. */
export const applicationsAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: z.string() }),
    applications: z.array(applicationSchema()),
    summary: z.object({ totaldocs: z.number() }),
  }),
);
