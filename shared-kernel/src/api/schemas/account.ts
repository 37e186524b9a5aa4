import * as z from 'zod/mini';
import { once } from '../once.ts';

export const userProfileSchema = once(() =>
  z.object({
    userid: z.string(),
    /** 'C' candidate, 'R' recruiter. */
    type: z.string(),
    enabledlogin: z.boolean(),
    email: z.string(),
    name: z.string(),
    validemail: z.boolean(),
    /** A page sees only whether one is pending; the token itself travels by mail. */
    newaccounttoken: z.boolean(),
    termsandconditions: z.boolean(),
    /** Empty until a résumé exists. */
    resumeid: z.string(),
    profileid: z.string(),
    photourl: z.string(),
    /** The last mail to the address came back for good. */
    mailbounced: z.optional(z.boolean()),
  }),
);

/** A service may say `'bounced'` instead of whether the address is confirmed: it is not, and its mail came back. */
const readBounced = (profile: unknown): unknown =>
  typeof profile === 'object' &&
  profile !== null &&
  'validemail' in profile &&
  profile.validemail === 'bounced'
    ? { ...profile, validemail: false, mailbounced: true }
    : profile;

/** What pages get of a session: the token itself never (decision 2 of the requirements). */
export const sessionAnswerSchema = once(() =>
  z.object({
    authentication_token: z.object({ token: z.optional(z.string()), expires_at: z.string() }),
    user_profile: z.pipe(z.transform(readBounced), userProfileSchema()),
    user_data: z.object({ name: z.string(), photourl: z.string() }),
    candidate_data: z.object({ candidatename: z.string() }),
    resume: z.object({ resumeid: z.string(), iscompleted: z.boolean() }),
  }),
);

/** GET /rest verifieremail/returnValueMail. */
export const emailCheckAnswerSchema = once(() =>
  z.object({
    returnValueMail: z.object({ exists: z.boolean(), valid: z.boolean(), bounce: z.boolean() }),
  }),
);

/** GET /api/mys/account_token/{id}/resend_email. */
export const resendAnswerSchema = once(() =>
  z.object({
    envia_token: z.object({ mailok: z.boolean(), bounceMail: z.boolean() }),
  }),
);

/** POST /api/mys/account_token/{id}/new_account and verify_email. */
export const activationAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({
      userid: z.string(),
      validemail: z.boolean(),
      /** As in the profile; a service that does not tell it answers for candidates only. */
      type: z.optional(z.string()),
    }),
  }),
);

/** POST /rest myService/accountToken. */
export const accountTokenAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({
      userid: z.string(),
      /** As in the profile, where an account was confirmed that is not the one of the session. */
      type: z.optional(z.string()),
    }),
  }),
);

/** Any save of account, candidate or résumé data. */
export const savedAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: z.string() }),
    resumeid: z.optional(z.string()),
  }),
);

/** Plain acknowledgement of a call without data. */
export const emptyAnswerSchema = once(() => z.object({}));

/** One field of a save: `elementid` '0' is a new element. */
export const updaterTripleSchema = once(() =>
  z.object({ field: z.string(), value: z.string(), elementid: z.string() }),
);
export const updaterSchema = once(() => z.array(updaterTripleSchema()));
