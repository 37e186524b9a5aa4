import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, maybe, or, text, unlessFalse } from './lenient.ts';

/** POST /api/apply. `duplicate` is true when the idempotency key was already settled. */
export const applyAnswerSchema = once(() =>
  z.object({
    /** Empty where the service does not repeat it. */
    jobid: text(),
    applied: unlessFalse(),
    redirecturl: maybe(z.string()),
    duplicate: maybe(z.boolean()),
  }),
);

export const applicationSchema = once(() =>
  z.object({
    jobid: id(),
    title: text(),
    companyname: text(),
    /** 'Guadalajara, Jalisco'. */
    location: text(),
    /** ISO 8601. */
    dateapplied: text(),
    dateexpires: text(),
    /** 'sent', 'seen', 'inProcess', 'rejected', 'hired'; 'sample' when the offer has no recipient. */
    status: or(z.enum(['sent', 'seen', 'inProcess', 'rejected', 'hired', 'sample']), 'sent'),
    url: text(),
  }),
);

/** GET /rest myService/applications. */
export const applicationsAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    applications: z.array(applicationSchema()),
    summary: or(z.object({ totaldocs: amount() }), {}),
  }),
);
