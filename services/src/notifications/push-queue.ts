import { createHash } from 'node:crypto';
import type { MailKind } from '@chamba/kernel/operations';
import type { Store } from '@chamba/database';
import webPush from 'web-push';
import type { ServiceLogger } from '../http/server.ts';
import { wantsMail } from '../mail-preferences/index.ts';
import { DAY_MS, HOUR_MS } from '../model/clock.ts';
import { CENTRE, endOfQuiet, ZONES } from '../model/time-zones.ts';
import type { QuietHours } from '../model/time-zones.ts';
import { describeForDevice } from './describe.ts';
import { countNews, readNotification } from './notification-rows.ts';
import { postPush } from './post-push.ts';
import type { PushOutcome } from './post-push.ts';
import { readPushKey } from './push-key.ts';
import type { PushKey } from './push-key.ts';
import { readEndpoint } from './push-services.ts';

/** How long an attempt keeps other processes away, in ms: one that died is relieved after that. */
const LEASE_MS = 60_000;

/** From the first attempt to the second, in ms; every pause is twice the one before, up to an hour. */
const FIRST_PAUSE_MS = 30_000;

/** Age in ms at which a message is given up, here and by push services. */
const PATIENCE_MS = DAY_MS;

/** Messages that are sent at the same time. */
const AT_ONCE = 20;

/** What sending works with. */
export type PushContext = {
  store: Store;
  now: () => Date;
  logger: ServiceLogger;
  /** Whom push services may write to about messages of this site. */
  privacyEmail: string;
  /** Where messages may be sent, see `readEndpoint`. */
  pushServices: readonly string[];
  /** Hours in which devices are left alone; null for none. */
  quietHours: QuietHours | null;
};

type MessageRow = {
  id: string;
  account_id: number;
  notification_id: string;
  mail_kind: MailKind;
  created_at: Date;
  attempts: number;
  /** Whether it was put off until the end of quiet hours. */
  asleep: boolean;
  subscription_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  server_key: string;
};

/** The message for a device; null where there is nothing to say any more. */
type Notice = { payload: string; topic: string } | null;

/** The mark of an account, as pages have it (`x-session`): a device shows what is for whom it was registered. */
const accountMark = (accountId: number): string =>
  createHash('sha256').update(String(accountId)).digest('hex').slice(0, 12);

/** Sends the messages of the queue to devices, whichever process put them there. */
export class PushQueue {
  readonly #context: PushContext;
  #stopped = false;

  constructor(context: PushContext) {
    this.#context = context;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Sends what is due until nothing is. @returns how many messages push services took. */
  async sendDue(): Promise<number> {
    const { store, now } = this.#context;
    let sent = 0;
    while (!this.#stopped) {
      const rows = await this.#claim();
      if (rows.length === 0) break;
      const key = await readPushKey(store, now());
      const awake = rows.filter(({ asleep }) => !asleep);
      const outcomes = await Promise.all(awake.map((row) => this.#work(row, key)));
      sent += outcomes.filter(Boolean).length;
    }
    return sent;
  }

  /**
   * Takes the next messages that are due. Those whose person is in quiet hours are put off until their end: they come back
   * as `asleep`, and count as no attempt.
   */
  async #claim(): Promise<MessageRow[]> {
    const { store, now, quietHours } = this.#context;
    const at = now();
    const zone = 'coalesce($4::jsonb ->> c.dgstateid, $5)';
    const morning = endOfQuiet('$1::timestamptz', zone, { from: '$6::time', to: '$7::time' });
    const { rows } = await store.query<MessageRow>(
      `with due as (
         select m.id, case when $6::time is not null then ${morning} end as morning
           from push_message m left join candidate c on c.account_id = m.account_id
           where m.due_at <= $1 order by m.due_at, m.id limit $3 for update of m skip locked),
       claimed as (
         update push_message m set due_at = coalesce(due.morning, $2),
             attempts = attempts + case when due.morning is null then 1 else 0 end
           from due where due.id = m.id
           returning m.id, account_id, notification_id, mail_kind, created_at, attempts, subscription_id,
             due.morning is not null as asleep)
       select c.id::text as id, c.account_id, c.notification_id::text as notification_id, c.mail_kind, c.created_at,
           c.attempts, c.asleep, s.id::text as subscription_id, s.endpoint, s.p256dh, s.auth, s.server_key
         from claimed c join push_subscription s on s.id = c.subscription_id`,
      [
        at,
        new Date(at.getTime() + LEASE_MS),
        AT_ONCE,
        JSON.stringify(ZONES),
        CENTRE,
        quietHours?.from ?? null,
        quietHours?.to ?? null,
      ],
    );
    return rows;
  }

  /** @returns whether the push service took the message. */
  async #work(row: MessageRow, key: PushKey): Promise<boolean> {
    const { logger } = this.#context;
    try {
      const notice = await this.#write(row);
      if (!notice) {
        await this.#end(row.id, null);
        return false;
      }
      const outcome = await this.#post(row, notice, key);
      await this.#record(row, outcome);
      return outcome.kind === 'sent';
    } catch (error) {
      // Its lease runs out, and it is tried again.
      if (!this.#stopped) logger.error(`Message ${row.id} to a device was not sent`, error);
      return false;
    }
  }

  /** The message as of now: nothing of what was read meanwhile, or declined by the person's settings. */
  async #write({ account_id, notification_id, mail_kind, created_at }: MessageRow): Promise<Notice> {
    const { store, now } = this.#context;
    const at = now();
    if (at.getTime() - created_at.getTime() > PATIENCE_MS) return null;
    const notification = await readNotification(store, account_id, notification_id, at);
    if (!notification || notification.read_at) return null;
    if (!(await wantsMail(store, account_id, mail_kind))) return null;
    const news =
      notification.kind === 'search' ? await countNews(store, account_id, at, notification.created_at) : 0;
    const { title, body, url } = describeForDevice(notification, news);
    const topic = `n${notification_id}`;
    const payload = {
      title,
      body,
      // A message that comes twice is shown once: the same tag and the same time.
      tag: topic,
      owner: accountMark(account_id),
      data: { url, id: notification_id, at: notification.created_at.toISOString() },
    };
    return { payload: JSON.stringify(payload), topic };
  }

  async #post(row: MessageRow, { payload, topic }: NonNullable<Notice>, key: PushKey): Promise<PushOutcome> {
    const { now, privacyEmail, pushServices } = this.#context;
    // Its page subscribes anew with the key of now when it is visited.
    if (row.server_key !== key.publicKey) return { kind: 'gone' };
    const target = readEndpoint(row.endpoint, pushServices);
    if (!target) return { kind: 'gone' };
    const at = now();
    const leftMs = PATIENCE_MS - (at.getTime() - row.created_at.getTime());
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } },
      payload,
      {
        vapidDetails: { subject: `mailto:${privacyEmail}`, ...key },
        TTL: Math.max(0, Math.round(leftMs / 1_000)),
        urgency: row.mail_kind === 'applications' ? 'normal' : 'low',
        topic,
        contentEncoding: 'aes128gcm',
      },
    );
    return postPush(target, { headers: toText(headers), body }, at);
  }

  async #record(row: MessageRow, outcome: PushOutcome): Promise<void> {
    const { store, now, logger } = this.#context;
    if (outcome.kind === 'sent') {
      await store.query('update push_message set due_at = null, failure = null, sent_at = $2 where id = $1', [
        row.id,
        now(),
      ]);
      return;
    }
    if (outcome.kind === 'gone') {
      // Its messages go along.
      await store.query('delete from push_subscription where id = $1 and endpoint = $2', [
        row.subscription_id,
        row.endpoint,
      ]);
      return;
    }
    logger.warn(`Message ${row.id} to a device was not sent (${outcome.failure})`);
    if (outcome.kind === 'refused') {
      await this.#end(row.id, outcome.failure);
      return;
    }
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(row.attempts - 1, 10), HOUR_MS);
    const due = now().getTime() + Math.max(pauseMs, outcome.afterMs ?? 0);
    const isOver = due - row.created_at.getTime() > PATIENCE_MS;
    await store.query('update push_message set due_at = $2, failure = $3 where id = $1', [
      row.id,
      isOver ? null : new Date(due),
      outcome.failure,
    ]);
  }

  async #end(id: string, failure: string | null): Promise<void> {
    await this.#context.store.query('update push_message set due_at = null, failure = $2 where id = $1', [
      id,
      failure,
    ]);
  }
}

const toText = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
