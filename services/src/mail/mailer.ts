import { createTransport } from 'nodemailer';
import type { ServiceLogger } from '../http/server.ts';
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
  /** Address that mail programs post to when their user ends mails of its kind (RFC 8058). */
  oneClick?: string | undefined;
};

/** How people end mails of a kind. */
export type Unsubscribe = {
  /** Address of the page that the mail links to. */
  page: string;
  /** As `Message.oneClick`. */
  oneClick: string;
  /** Why they get the mail. */
  reason: string;
};

/** Headers by which mail programs offer to end mails of a kind. */
const toHeaders = ({ oneClick }: Message): { headers?: Record<string, string> } =>
  oneClick === undefined
    ? {}
    : {
        headers: {
          'List-Unsubscribe': `<${oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
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

/** Sends mails. What has to arrive goes through the queue of deliveries, which transmits it until it is taken. */
export type Mailer = {
  /** Keeps a mail and hands it over. Never throws for a failing mail server: the outcome says so and the kept row records it. */
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
  /** Ends the connections. */
  close(): void;
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

async function insert(db: Queryable, message: Message): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into mail (recipient, subject, body_text, body_html, token_hash, account_id)
       values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      message.to,
      message.subject,
      message.text,
      message.html,
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
      await insert(store, message);
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
        ...toHeaders(message),
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
      await transport.sendMail({ from, to, subject, text, html, ...toHeaders(message) });
      await store.query('update mail set sent_at = now(), failure = null where id = $1', [id]);
      return { ok: true, bounced: false };
    } catch (error) {
      const code = responseCode(error);
      const bounced = isBounce(code);
      // The server's words may name the person; only the code is kept.
      const failure = bounced ? `bounced ${code}` : `not sent ${code ?? 'no connection'}`;
      await store.query('update mail set failure = $2 where id = $1', [id, failure]);
      logger.warn(`Mail ${id} was not sent (${code ?? 'no connection'})`);
      return { ok: false, bounced };
    }
  };

  return {
    transmit,
    send: async (message) => {
      // A link that opens something is kept only where the outbox is read.
      const isKept = message.tokenHash === undefined || (!transport && isOutboxRead);
      const kept = isKept ? message : { ...message, text: '', html: '' };
      return handOver(await insert(store, kept), message);
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
    close: () => transport?.close(),
  };
}
