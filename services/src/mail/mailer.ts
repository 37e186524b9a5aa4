import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { ServiceLogger } from '../http/server.ts';
import { DAY_MS, HOUR_MS } from '../model/clock.ts';
import type { Queryable, Store } from '@chamba/database';

/** A mail to one person, as text and as HTML of the same words. */
export type Message = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Hash of the token that its link carries: its text is blanked once the token opens nothing any more. */
  tokenHash?: string | undefined;
  /** Account that it is about: the mail goes with the account. */
  accountId?: number | undefined;
  /** Address that a reply goes to, instead of the sender's. */
  replyTo?: string | undefined;
};

/** `ok`: kept for the outbox, or taken by the mail server. `bounced`: the server refuses this recipient for good. */
export type MailOutcome = { ok: boolean; bounced: boolean };

/**
 * What came of handing a mail over that is not kept here. `failure` is a code or a few words without the person;
 * `permanent` where the server refuses the recipient for good.
 */
export type Transmission = { ok: true } | { ok: false; failure: string; permanent: boolean };

/** A kept mail, as a developer reads it. */
export type KeptMail = { id: string; to: string; subject: string; text: string; html: string; date: string };

/** Sends mails. Every mail is kept first, so that a failing mail server loses none. */
export type Mailer = {
  /**
   * Stores a mail in the transaction of the change it announces, so that neither exists without the other.
   * @returns its number, for {@link Mailer.deliver} once the transaction holds.
   */
  keep(transaction: Queryable, message: Message): Promise<number>;
  /**
   * Sends a mail of `keep` to the mail server in the background. A failed delivery is retried
   * for three days, also by a process that comes after this one.
   */
  deliver(kept: number, message: Message): void;
  /** Tries the mails of `keep` that are still owed and due. Runs by itself; @param now epoch ms. */
  deliverDue(now: number): Promise<void>;
  /** Keeps and delivers. Never throws for a failing mail server: the outcome says so and the kept row records it. */
  send(message: Message): Promise<MailOutcome>;
  /**
   * Hands a mail over that its caller keeps and tries again. Never throws for a failing mail server. Without one it is kept
   * where the outbox is read.
   * @param messageId without angle brackets: the same in every attempt, so that what arrives twice is one mail.
   */
  transmit(message: Message, messageId: string): Promise<Transmission>;
  /** Newest kept mails first. @param limit at most this many; 50 when missing. */
  list(limit?: number): Promise<KeptMail[]>;
  /** A stored mail; null if the id is unknown. */
  read(id: string): Promise<KeptMail | null>;
  /** Ends after the mails that are being handed over, or without them where the mail server hangs. */
  close(): Promise<void>;
};

type MailRow = {
  id: number;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: Date;
};

/** What blanks the text of a mail, as part of an `update`. */
export const BLANK = "body_text = '', body_html = ''";

const COLUMNS = 'id, recipient, subject, body_text, body_html, created_at';
const SMTP_TIMEOUT_MS = 8_000;
/** Longest that a stop waits for the mail server, in ms: what it has not taken by then is owed, and sent after the start. */
const CLOSING_MS = 2_000;

/** How often it is looked for mails that are due, and most of one look. */
const LOOK_MS = 30_000;
const MAX_BATCH = 50;

/** From the first attempt to the second; every pause is twice the one before. */
const FIRST_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = HOUR_MS;

/** Age at which an undeliverable mail is given up. */
const OWED_MS = 3 * DAY_MS;

/** Takes the mails that are due at `$1` and sets when they are again: of several processes each mail has one. */
const CLAIM = `
  update mail set attempts = attempts + 1, due_at = case when created_at > $1::timestamptz - $2 * interval '1 ms'
      then $1::timestamptz + least($3 * power(2, least(attempts + 1, 20)), $4) * interval '1 ms' end
    where id in (select id from mail where due_at <= $1 order by due_at limit $5 for update skip locked)
    returning id, recipient, subject, body_text, body_html, created_at`;

const toStoredMail = (row: MailRow): KeptMail => ({
  id: String(row.id),
  to: row.recipient,
  subject: row.subject,
  text: row.body_text,
  html: row.body_html,
  date: row.created_at.toISOString(),
});

/** The answer code of a mail server inside an error; undefined for failures of the connection. */
function responseCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

/** Whether a mail server refuses the recipient for good: 500 to 549 are about the command, the log-in or the site itself. */
const isBounce = (code: number | undefined): boolean => code !== undefined && code >= 550 && code <= 559;

async function insert(db: Queryable, message: Message, due: Date | null): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into mail (recipient, subject, body_text, body_html, due_at, token_hash, account_id)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      message.to,
      message.subject,
      message.text,
      message.html,
      due,
      message.tokenHash ?? null,
      message.accountId ?? null,
    ],
  );
  return rows[0]?.id ?? 0;
}

/**
 * Opens the way out for mails.
 * @param options.smtpUrl `smtp://user:password@host:port`; without it mails stay in the outbox.
 * @param options.from sender, e.g. `Chamba <hola@chamba.mx>`.
 */
export function createMailer(options: {
  store: Store;
  smtpUrl?: string | undefined;
  from: string;
  logger: ServiceLogger;
  /** Whether the outbox is where mails are read, as on the machine of a developer. */
  isOutboxRead: boolean;
}): Mailer {
  const { store, smtpUrl, from, logger, isOutboxRead } = options;
  const transport = smtpUrl
    ? createTransport(smtpUrl, {
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
      } as object)
    : null;

  const transmit = async (message: Message, messageId: string): Promise<Transmission> => {
    if (!transport) {
      if (!isOutboxRead) return { ok: false, failure: 'no mail server', permanent: false };
      await insert(store, message, null);
      return { ok: true };
    }
    try {
      const { to, subject, text, html, replyTo } = message;
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId: `<${messageId}>`,
        ...(replyTo ? { replyTo } : {}),
      });
      return { ok: true };
    } catch (error) {
      const code = responseCode(error);
      return { ok: false, failure: String(code ?? 'no connection'), permanent: isBounce(code) };
    }
  };

  const handOver = async (id: number, message: Message): Promise<MailOutcome> => {
    // Without a mail server a mail counts as sent only where the outbox is read.
    if (!transport) return { ok: isOutboxRead, bounced: false };
    try {
      const { to, subject, text, html } = message;
      await transport.sendMail({ from, to, subject, text, html });
      await store.query('update mail set sent_at = now(), due_at = null, failure = null where id = $1', [id]);
      return { ok: true, bounced: false };
    } catch (error) {
      const code = responseCode(error);
      const bounced = isBounce(code);
      // The server's words may name the person; only the code is kept.
      const failure = bounced ? `bounced ${code}` : `not sent ${code ?? 'no connection'}`;
      await store.query(
        'update mail set failure = $2, due_at = case when $3 then null else due_at end where id = $1',
        [id, failure, bounced],
      );
      logger.warn(`Mail ${id} was not sent (${code ?? 'no connection'})`);
      return { ok: false, bounced };
    }
  };

  let closing = false;
  const deliverDue = async (now: number): Promise<void> => {
    const { rows } = await store.query<MailRow>(CLAIM, [
      new Date(now),
      OWED_MS,
      FIRST_PAUSE_MS,
      MAX_PAUSE_MS,
      MAX_BATCH,
    ]);
    for (const row of rows) {
      if (closing) return;
      await handOver(row.id, toStoredMail(row));
    }
  };

  const underWay = new Set<Promise<unknown>>();
  const deliver = (kept: number, message: Message): void => {
    const handing = handOver(kept, message)
      .catch((error: unknown) => logger.error(`Mail ${kept} was not handed over`, error))
      .finally(() => underWay.delete(handing));
    underWay.add(handing);
  };

  let looking: Promise<void> | null = null;
  const check = (): void => {
    looking ??= deliverDue(Date.now())
      .catch((error: unknown) => logger.error('Mails that are due were not looked for', error))
      .finally(() => (looking = null));
  };
  const timer = transport ? setInterval(check, LOOK_MS).unref() : null;

  return {
    keep: (transaction, message) =>
      insert(transaction, message, transport ? new Date(Date.now() + FIRST_PAUSE_MS) : null),
    deliver,
    deliverDue,
    transmit,
    send: async (message) => {
      // A link that opens something is kept only where the outbox is read.
      const isKept = message.tokenHash === undefined || (!transport && isOutboxRead);
      const kept = isKept ? message : { ...message, text: '', html: '' };
      return handOver(await insert(store, kept, null), message);
    },
    list: async (limit = 50) => {
      const { rows } = await store.query<MailRow>(`select ${COLUMNS} from mail order by id desc limit $1`, [
        limit,
      ]);
      return rows.map(toStoredMail);
    },
    read: async (id) => {
      if (!/^\d{1,9}$/.test(id)) return null;
      const { rows } = await store.query<MailRow>(`select ${COLUMNS} from mail where id = $1`, [Number(id)]);
      return rows[0] ? toStoredMail(rows[0]) : null;
    },
    close: async () => {
      if (timer) clearInterval(timer);
      closing = true;
      await Promise.race([Promise.all([...underWay, looking]), pause(CLOSING_MS, undefined, { ref: false })]);
      transport?.close();
    },
  };
}
