import { createTransport } from 'nodemailer';
import type { ServiceLogger } from '../http/upstream.ts';
import type { Queryable, Store } from '../store/index.ts';

/** A mail to one person, as text and as HTML of the same words. */
export type Message = { to: string; subject: string; text: string; html: string };

/** `ok`: kept for the outbox, or taken by the mail server. `bounced`: the server refuses this recipient for good. */
export type MailOutcome = { ok: boolean; bounced: boolean };

/** A kept mail, as a developer reads it. */
export type KeptMail = { id: string; to: string; subject: string; text: string; html: string; date: string };

/** Sends mails. Every mail is kept first, so that a failing mail server loses none. */
export type Mailer = {
  /**
   * Keeps a mail in the transaction of what it tells of, so that neither is there without the other.
   * @returns its number, for {@link Mailer.deliver} once the transaction holds.
   */
  keep(transaction: Queryable, message: Message): Promise<number>;
  /** Hands a kept mail to the mail server. Never throws, as `send`. */
  deliver(kept: number, message: Message): Promise<MailOutcome>;
  /** Keeps and delivers. Never throws for a failing mail server: the outcome says so and the kept row records it. */
  send(message: Message): Promise<MailOutcome>;
  /** Newest kept mails first. @param limit at most this many; 50 when missing. */
  list(limit?: number): Promise<KeptMail[]>;
  /** A kept mail; null when there is none of this id. */
  read(id: string): Promise<KeptMail | null>;
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

const COLUMNS = 'id, recipient, subject, body_text, body_html, created_at';
const SMTP_TIMEOUT_MS = 8_000;

const keptOf = (row: MailRow): KeptMail => ({
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

async function keep(db: Queryable, message: Message): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    'insert into mail (recipient, subject, body_text, body_html) values ($1, $2, $3, $4) returning id',
    [message.to, message.subject, message.text, message.html],
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
}): Mailer {
  const { store, smtpUrl, from, logger } = options;
  const transport = smtpUrl
    ? createTransport(smtpUrl, {
        connectionTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
      } as object)
    : null;

  const deliver = async (id: number, message: Message): Promise<MailOutcome> => {
    if (!transport) return { ok: true, bounced: false };
    try {
      await transport.sendMail({ ...message, from });
      await store.query('update mail set sent_at = now() where id = $1', [id]);
      return { ok: true, bounced: false };
    } catch (error) {
      const code = responseCode(error);
      const bounced = code !== undefined && code >= 550 && code <= 559;
      // The server's words may name the person; only the code is kept.
      await store.query('update mail set failure = $2 where id = $1', [
        id,
        bounced ? `bounced ${code}` : `not sent ${code ?? 'no connection'}`,
      ]);
      logger.warn(`Mail ${id} was not sent (${code ?? 'no connection'})`);
      return { ok: false, bounced };
    }
  };

  return {
    keep,
    deliver,
    send: async (message) => deliver(await keep(store, message), message),
    list: async (limit = 50) => {
      const { rows } = await store.query<MailRow>(`select ${COLUMNS} from mail order by id desc limit $1`, [
        limit,
      ]);
      return rows.map(keptOf);
    },
    read: async (id) => {
      if (!/^\d{1,9}$/.test(id)) return null;
      const { rows } = await store.query<MailRow>(`select ${COLUMNS} from mail where id = $1`, [Number(id)]);
      return rows[0] ? keptOf(rows[0]) : null;
    },
    close: () => transport?.close(),
  };
}
