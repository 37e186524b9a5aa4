/** What each event carries, as schemas; checked against the types that sagas are written with. */
import * as z from 'zod/mini';
import type { EventPayloads } from '../../../events/index.ts';
import type { SchemasOf } from './typed.ts';

const schemas = {
  'session/loggedIn': z.object({
    userid: z.string(),
    method: z.enum(['token', 'credentials', 'accessToken']),
  }),
  'session/loggedOut': z.object({ userid: z.nullable(z.string()) }),
  'session/emailVerified': z.object({ userid: z.string() }),
  'application/submitted': z.object({ jobid: z.string() }),
  'application/queued': z.object({ jobid: z.string() }),
  'application/delayed': z.object({ jobid: z.string(), at: z.number(), code: z.optional(z.string()) }),
  'application/settled': z.object({
    jobid: z.string(),
    outcome: z.enum(['applied', 'rejected']),
    state: z.optional(z.string()),
    waiting: z.optional(z.string()),
    external: z.optional(z.enum(['yes', 'no'])),
    at: z.optional(z.number()),
    code: z.optional(z.string()),
  }),
  'session/termsAccepted': z.object({ userid: z.string() }),
  'jobs/visited': z.object({ jobid: z.string() }),
  'search/performed': z.object({ url: z.string(), text: z.string() }),
  'search/saved': z.object({ id: z.string() }),
  'resume/saved': z.object({ resumeid: z.string() }),
  'resume/photoChanged': z.object({ photourl: z.string() }),
  'notifications/counted': z.object({ userid: z.string(), unread: z.number() }),
};

/** Payload of every event. */
export const eventPayloadSchemas: SchemasOf<EventPayloads, typeof schemas> = schemas;
