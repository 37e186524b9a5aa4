/** What pages get of a session, by every operation that opens or shows one. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { flag, id, maybe, or, requiredFlag, text, unlessFalse } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

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
    /** ISO 8601: when the account will be deleted, as its owner asked. */
    deletiondue: maybe(z.string()),
  }),
);
export type UserProfile = Parsed<typeof userProfileSchema>;

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
    resume: or(
      z.object({
        resumeid: text(),
        iscompleted: flag(),
        /** All résumés, the default one first; missing where there are not several. */
        choices: maybe(z.array(z.object({ resumeid: id(), title: text() }))),
      }),
      {},
    ),
  }),
);
export type SessionAnswer = Parsed<typeof sessionAnswerSchema>;
