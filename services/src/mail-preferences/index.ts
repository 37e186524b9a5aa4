/**
 * Which mails people want. Every mail that is not about the account itself belongs to a kind, is sent only where
 * {@link wantsMail} says so, and carries what {@link unsubscribeLink} makes.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_KINDS } from '@chamba/kernel/operations';
import type { MailKind } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';
import type { AccountContext } from '../account-context.ts';
import type { Unsubscribe } from '../mail/index.ts';
import { readSecret } from '../secrets/index.ts';
import { noteConsent } from './consents.ts';

/** Name of the secret by which the links that end mails are signed. */
const UNSUBSCRIBE_LINKS = 'unsubscribe-links';

/** Which kinds an account gets; all of them unless it said otherwise. */
export type MailPreferences = Record<MailKind, boolean>;

/** The preferences of an account by kind, whatever its general opt-out says. */
export async function readMailPreferences(db: Queryable, accountId: number): Promise<MailPreferences> {
  const { rows } = await db.query<{ kind: string; is_wanted: boolean }>(
    'select kind, is_wanted from mail_preference where account_id = $1',
    [accountId],
  );
  const isWanted = (kind: MailKind): boolean => rows.find((row) => row.kind === kind)?.is_wanted ?? true;
  return {
    savedsearches: isWanted('savedsearches'),
    suggestions: isWanted('suggestions'),
    applications: isWanted('applications'),
  };
}

/** Stores whether an account wants mails of a kind. Choosing what holds already is no choice. */
export async function saveMailPreference(
  db: Queryable,
  accountId: number,
  kind: MailKind,
  isWanted: boolean,
  now: Date,
): Promise<void> {
  const { rowCount } = await db.query(
    `insert into mail_preference (account_id, kind, is_wanted, changed_at)
       select $1, $2, $3, $4 where not $3 or exists (
         select from mail_preference where account_id = $1 and kind = $2)
       on conflict (account_id, kind) do update set is_wanted = $3, changed_at = $4
         where mail_preference.is_wanted <> $3`,
    [accountId, kind, isWanted, now],
  );
  if (rowCount > 0) await noteConsent(db, accountId, kind, isWanted, now);
}

/**
 * Whether an account gets mails of a kind: it neither opted out of all nor of these, may log in, and is not
 * about to be deleted. Every mail that is not
 * about the account itself is sent only then.
 */
export async function wantsMail(db: Queryable, accountId: number, kind: MailKind): Promise<boolean> {
  const { rows } = await db.query<{ wanted: boolean }>(
    `select optout = 0 and enabledlogin and not exists (
         select from account_deletion where account_id = account.id) and not exists (
         select from mail_preference where account_id = account.id and kind = $2 and not is_wanted) as wanted
       from account where id = $1`,
    [accountId, kind],
  );
  return rows[0]?.wanted ?? false;
}

const sign = (secret: string, accountId: number, kind: MailKind): string =>
  createHmac('sha256', secret).update(`unsubscribe:${accountId}:${kind}`).digest('base64url');

const isMailKind = (kind: string): kind is MailKind => MAIL_KINDS.some((known) => known === kind);

/** What ends mails of a kind without a log-in, for as long as the account exists. */
export async function createUnsubscribeToken(
  db: Queryable,
  accountId: number,
  kind: MailKind,
  now: Date,
): Promise<string> {
  return `${accountId}.${kind}.${sign(await readSecret(db, UNSUBSCRIBE_LINKS, now), accountId, kind)}`;
}

/** Whose mails of which kind a token ends; null if it is invalid. */
export async function readUnsubscribeToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<{ accountId: number; kind: MailKind } | null> {
  const [, id = '', kind = '', signature = ''] = /^(\d{1,9})\.([a-z]{1,20})\.([\w-]{43})$/.exec(token) ?? [];
  if (!isMailKind(kind)) return null;
  const accountId = Number(id);
  const expected = sign(await readSecret(db, UNSUBSCRIBE_LINKS, now), accountId, kind);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? { accountId, kind } : null;
}

/** What people read of each kind at the end of its mails. */
const REASONS: Readonly<Record<MailKind, string>> = {
  savedsearches: 'Recibes este correo porque guardaste una búsqueda.',
  suggestions: 'Recibes este correo porque tienes una cuenta con currículum.',
  applications: 'Recibes este correo porque te postulaste a una vacante.',
};

/** The way out that a mail of a kind carries, for `writeLetter`. */
export async function unsubscribeLink(
  { now, siteUrl }: Pick<AccountContext, 'now' | 'siteUrl'>,
  db: Queryable,
  accountId: number,
  kind: MailKind,
): Promise<Unsubscribe> {
  const token = await createUnsubscribeToken(db, accountId, kind, now());
  return {
    page: `${siteUrl}/suscripcion/correos/${token}`,
    oneClick: `${siteUrl}/api/mys/unsubscribe/${token}`,
    reason: REASONS[kind],
  };
}
