/**
 * Retention periods of personal data: the single source for the nightly deletion job and for the list in the privacy
 * notice. Pure data. What is not listed is kept as long as the account exists (its profile, CV and
 * applications, also those to expired offers), or holds nothing of a person (offers, places, releases).
 */

/** A period after which a kind of data is deleted or blanked. */
export type RetentionPeriod = {
  /** Days from `after` until the action is due; the next nightly run does it, up to a day later. */
  readonly days: number;
  /** Event from which the days count. */
  readonly after: string;
  /** `delete` the row, or `blank` its text only. */
  readonly action: 'delete' | 'blank';
};

/** Periods by kind of data. */
export const RETENTION = {
  /** A session that expired. One that is ended by its owner is deleted at once. */
  sessions: { days: 1, after: 'expiry', action: 'delete' },
  /** Tokens of the mails that confirm an address or restore a password (stored as hashes): after use or expiry. */
  accountTokens: { days: 30, after: 'use or expiry', action: 'delete' },
  /**
   * The text of a mail: after it was delivered or given up. The text of a mail with a link or code that opens something
   * is blanked earlier, as soon as the token in it is used, superseded or expired.
   */
  mailBodies: { days: 7, after: 'delivery or giving up', action: 'blank' },
  /** What is left of a mail: recipient, subject, and whether it arrived. */
  mails: { days: 90, after: 'writing', action: 'delete' },
  /** What changes were answered, by the key of each: a change that is sent again is answered from it. */
  changeAnswers: { days: 1, after: 'the change', action: 'delete' },
  /** Reports of offers, with the e-mail that the reporter may have left. */
  complaints: { days: 365, after: 'the report', action: 'delete' },
  /** The search that a person described while signing up, until the e-mail is confirmed. */
  heldSearches: { days: 30, after: 'the last change', action: 'delete' },
  /** Recent searches of visitors without an account: the life of the cookie that names them. */
  visitorSearches: { days: 60, after: 'the last time it was searched', action: 'delete' },
  /** Recent searches of accounts. */
  accountSearches: { days: 180, after: 'the last time it was searched', action: 'delete' },
  /** What the site notified a person of. */
  notifications: { days: 180, after: 'the event', action: 'delete' },
  /** A browser that was registered for notifications. One that is logged out of is deleted at once. */
  pushSubscriptions: { days: 90, after: 'the last visit with it', action: 'delete' },
  /** Accounts whose e-mail was never confirmed, with everything in them. Confirmed accounts stay until deleted. */
  unconfirmedAccounts: { days: 365, after: 'the last log-in', action: 'delete' },
  /** Counts of page views, failures and speed; they name no person. */
  pageFigures: { days: 90, after: 'the hour counted', action: 'delete' },
} as const satisfies Readonly<Record<string, RetentionPeriod>>;

/** A kind of data that has a period. */
export type RetentionKind = keyof typeof RETENTION;

/**
 * The instant before which data of a kind is past its period.
 * @param now the present instant.
 * @example retentionLimit('mails', new Date('2026-04-01')) // 2026-01-01
 */
export function retentionLimit(kind: RetentionKind, now: Date): Date {
  return new Date(now.getTime() - RETENTION[kind].days * 86_400_000);
}

/** Lifetime of a session from its start or its last refresh, in ms: of the row in the database and of its cookies. */
export const SESSION_LIFETIME_MS = 12 * 60 * 60 * 1000;

/** Lifetime of a session with all its refreshes, in ms. */
export const MAX_SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
