import * as z from 'zod/mini';
import { once } from '../once.ts';
import { flag, id, maybe, or, requiredFlag, text, unlessFalse } from './lenient.ts';

export const userProfileSchema = once(() =>
  z.object({
    userid: id(),
    /** 'C' candidate, 'R' recruiter. */
    type: text(),
    enabledlogin: requiredFlag(),
    email: text(),
    name: text(),
    validemail: unlessFalse(),
    /** A page sees only whether one is pending; the token itself travels by mail. */
    newaccounttoken: flag(),
    termsandconditions: unlessFalse(),
    /** Empty until a résumé exists. */
    resumeid: text(),
    profileid: text(),
    photourl: text(),
    /** The last mail to the address came back for good. */
    mailbounced: maybe(z.boolean()),
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

export const userDataSchema = once(() => z.object({ name: text(), photourl: text() }));
export const candidateNameSchema = once(() => z.object({ candidatename: text() }));

/** What pages get of a session: the token itself never (decision 2 of the requirements). */
export const sessionAnswerSchema = once(() =>
  z.object({
    authentication_token: or(z.object({ token: maybe(z.string()), expires_at: text() }), {}),
    user_profile: z.pipe(z.transform(readBounced), userProfileSchema()),
    user_data: or(userDataSchema(), {}),
    candidate_data: or(candidateNameSchema(), {}),
    resume: or(z.object({ resumeid: text(), iscompleted: flag() }), {}),
  }),
);

/** GET /rest verifieremail/returnValueMail. */
export const emailCheckAnswerSchema = once(() =>
  z.object({
    returnValueMail: z.object({ exists: flag(), valid: unlessFalse(), bounce: flag() }),
  }),
);

/** GET /api/mys/account_token/{id}/resend_email. */
export const resendAnswerSchema = once(() =>
  z.object({
    envia_token: z.object({ mailok: flag(), bounceMail: flag() }),
  }),
);

/** POST /api/mys/account_token/{id}/new_account and verify_email. */
export const activationAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({
      userid: id(),
      validemail: unlessFalse(),
      /** As in the profile; a service that leaves it out answers for candidates only. */
      type: maybe(z.string()),
    }),
  }),
);

/** POST /rest myService/accountToken. */
export const accountTokenAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({
      userid: id(),
      /** As in the profile, where an account was confirmed that is not the one of the session. */
      type: maybe(z.string()),
    }),
  }),
);

/** Any save of account, candidate or résumé data. */
export const savedAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    resumeid: maybe(id()),
  }),
);

/** Plain acknowledgement of a call without data. */
export const emptyAnswerSchema = once(() => z.object({}));

/** One field of a save: `elementid` '0' is a new element. */
export const updaterTripleSchema = once(() =>
  z.object({ field: z.string(), value: z.string(), elementid: z.string() }),
);
export const updaterSchema = once(() => z.array(updaterTripleSchema()));
