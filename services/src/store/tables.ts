import type { RetentionKind } from '@chamba/kernel/retention';

/**
 * How long the rows of a table stay: as long as the account they belong to; as long as the offer or place that they
 * describe (no personal data); until their own expiry within days; or for the periods of {@link RetentionKind}.
 */
export type TablePeriod =
  | { stays: 'account' | 'catalogue' | 'platform' | 'expiry' }
  | { stays: 'period'; kinds: readonly [RetentionKind, ...RetentionKind[]] };

/**
 * Rows of one person in a table: a condition on `$1::int`, the account's id (null without one), and `$2::text`, the
 * e-mail address in lower case. Columns named in `secret` are left out of what the person gets.
 */
export type PersonRows = { where: string; secret?: readonly string[] };

/** What is decided for a table. */
export type TableRule = TablePeriod & { person?: PersonRows };

const catalogue: TableRule = { stays: 'catalogue' };
const platform: TableRule = { stays: 'platform' };
const OF_ACCOUNT = 'account_id = $1::int';
const OF_APPLICATION = `application_id in (select id from application where ${OF_ACCOUNT})`;
const OF_RESUME = 'resume_id in (select id from resume where account_id = $1::int)';

/** Every table of the services. A test fails for a table that is missing here. */
export const TABLES: Readonly<Record<string, TableRule>> = {
  account: {
    stays: 'period',
    kinds: ['unconfirmedAccounts'],
    person: { where: 'id = $1::int', secret: ['password_hash'] },
  },
  session: {
    stays: 'period',
    kinds: ['sessions'],
    person: { where: OF_ACCOUNT, secret: ['token_hash'] },
  },
  account_token: {
    stays: 'period',
    kinds: ['accountTokens'],
    person: {
      where: `${OF_ACCOUNT} or lower(email) = $2::text`,
      secret: ['token_hash', 'code_hash', 'session_hash'],
    },
  },
  passkey: {
    stays: 'account',
    person: { where: OF_ACCOUNT, secret: ['public_key', 'user_handle'] },
  },
  passkey_challenge: {
    stays: 'period',
    kinds: ['accountTokens'],
    person: {
      where: OF_ACCOUNT,
      secret: ['challenge_hash', 'holder_hash', 'user_handle'],
    },
  },
  candidate: { stays: 'account', person: { where: OF_ACCOUNT } },
  resume: { stays: 'account', person: { where: OF_ACCOUNT } },
  role_improvement: { stays: 'account', person: { where: OF_ACCOUNT } },
  cv_share: { stays: 'expiry', person: { where: OF_ACCOUNT, secret: ['secret_hash'] } },
  resume_version: { stays: 'account', person: { where: OF_RESUME } },
  pda_draft: { stays: 'account', person: { where: OF_ACCOUNT } },
  pda_attempt: { stays: 'account', person: { where: OF_ACCOUNT } },
  account_photo: { stays: 'account', person: { where: OF_ACCOUNT } },
  resume_file: { stays: 'account', person: { where: OF_RESUME } },
  application_file: { stays: 'account', person: { where: OF_APPLICATION } },
  person_file: {
    stays: 'account',
    person: { where: OF_ACCOUNT, secret: ['key'] },
  },
  file_removal: { stays: 'expiry' },
  open_english_token: { stays: 'account', person: { where: OF_ACCOUNT, secret: ['jti'] } },
  application_event: { stays: 'account', person: { where: OF_APPLICATION } },
  delivery: { stays: 'account', person: { where: OF_APPLICATION } },
  application: {
    stays: 'account',
    person: { where: OF_ACCOUNT, secret: ['idempotency_key'] },
  },
  cancelled_key: {
    stays: 'account',
    person: { where: OF_ACCOUNT, secret: ['key'] },
  },
  change_answer: {
    stays: 'period',
    kinds: ['changeAnswers'],
    person: { where: OF_ACCOUNT, secret: ['key', 'request_hash'] },
  },
  legal_acceptance: { stays: 'account', person: { where: OF_ACCOUNT } },
  consent_change: { stays: 'account', person: { where: OF_ACCOUNT } },
  account_deletion: { stays: 'account', person: { where: OF_ACCOUNT } },
  privacy_request: { stays: 'account', person: { where: OF_ACCOUNT } },
  data_export: {
    stays: 'expiry',
    person: { where: OF_ACCOUNT, secret: ['archive'] },
  },
  mail_preference: { stays: 'account', person: { where: OF_ACCOUNT } },
  saved_search_owner: { stays: 'account', person: { where: OF_ACCOUNT } },
  saved_search: { stays: 'account', person: { where: OF_ACCOUNT } },
  offer_discard: { stays: 'account', person: { where: OF_ACCOUNT } },
  notification: { stays: 'period', kinds: ['notifications'], person: { where: OF_ACCOUNT } },
  push_message: { stays: 'period', kinds: ['notifications'], person: { where: OF_ACCOUNT } },
  push_subscription: {
    stays: 'period',
    kinds: ['pushSubscriptions'],
    person: { where: OF_ACCOUNT, secret: ['session_hash', 'visitor', 'endpoint', 'p256dh', 'auth'] },
  },
  alert_mail: { stays: 'period', kinds: ['mails'], person: { where: OF_ACCOUNT } },
  recent_search: {
    stays: 'period',
    kinds: ['visitorSearches', 'accountSearches'],
    person: { where: "owner = 'u:' || $1::int" },
  },
  hold_search: {
    stays: 'period',
    kinds: ['heldSearches'],
    person: { where: 'loginid = ($1::int)::text' },
  },
  mail: {
    stays: 'period',
    kinds: ['mailBodies', 'mails'],
    // Another candidate's application to an employer who has an account is owed until it is handed over.
    // Mails to employers from before mails named their account are known by the line that states the address.
    person: {
      where: `${OF_ACCOUNT} or lower(recipient) = $2::text and (account_id is null or due_at is null)
        or account_id is null and position('correo: ' || $2::text || '. ' in lower(body_text)) > 0`,
      secret: ['token_hash', 'body_html'],
    },
  },
  complaint: {
    stays: 'period',
    kinds: ['complaints'],
    person: { where: "reporter = 'u:' || $1::int or lower(email) = $2::text" },
  },
  search_change: { stays: 'expiry' },
  offer_arrival: catalogue,
  catalogue_change: { stays: 'expiry' },
  feed_run: { stays: 'expiry' },
  feed: catalogue,
  setting: platform,
  toggle: platform,
  service_secret: platform,
  schema_migration: platform,
  retention_run: platform,
  search_version: platform,
  search_log: platform,
  place: catalogue,
  offer: catalogue,
  offer_lex: catalogue,
  offer_review: catalogue,
  offer_fingerprint: catalogue,
  offer_ix: catalogue,
  lexeme: catalogue,
  facet_total: catalogue,
  trait_total: catalogue,
  day_total: catalogue,
  company: catalogue,
  company_review: catalogue,
  company_total: catalogue,
};
