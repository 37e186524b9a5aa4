import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable, Store } from '@chamba/database';
import { isMailAddress } from '@chamba/kernel/validation';
import { WITHDRAWAL_UNDO_MS } from '@chamba/kernel/applications';
import { applicationOfId, lockApplication } from '../apply/application-rows.ts';
import { changeState } from '../apply/change-state.ts';
import type { ServiceLogger } from '../http/server.ts';
import type { Mailer } from '../mail/index.ts';
import { DAY_MS, HOUR_MS } from '../model/clock.ts';
import { readContent } from './content.ts';
import type { ContentContext } from './content.ts';
import type { AttemptOutcome } from './outcome.ts';
import { postWebhook } from './post-webhook.ts';
import { queueDelivery } from '../apply/delivery-rows.ts';
import type { DeliveryRow } from '../apply/delivery-rows.ts';
import { readSecret } from '../secrets/index.ts';
import { webhookSecretName } from './secrets.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

/** Time after which an undeliverable application is given up, in milliseconds. */
export const PATIENCE_MS = 3 * DAY_MS;

/** From the first attempt to the second; every pause is twice the one before, up to an hour. */
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = HOUR_MS;

/** Share of a pause that chance adds or takes, so that what failed together is not tried again together. */
const JITTER = 0.2;

/** How long an attempt may take, and how long it keeps other processes away: a process that died is relieved after that. */
const ATTEMPT_MS = 45_000;
const LEASE_MS = 60_000;

/** How often due deliveries are looked for. */
const LOOK_MS = 5_000;

/** Attempts at the same time. */
const MAX_ATTEMPTS = 50;

/** Longest that a stop waits for attempts under way, in ms: the lease of what has not ended by then runs out. */
const CLOSING_MS = 2_000;

/** Takes due deliveries for this process, whichever other ones work on the database. */
const CLAIM = `
  update delivery set attempts = attempts + 1, due_at = $1::timestamptz + $2 * interval '1 ms'
    where id in (select id from delivery where due_at <= $1 and ($3::bigint is null or id = $3)
      order by due_at limit $4 for update skip locked)
    returning id, application_id, kind, target, body, attempts, queued_at`;

/** What a queue works with. */
export type DeliveryContext = ContentContext & {
  store: Store;
  mail: Mailer;
  logger: ServiceLogger;
  /** Whether webhooks may be at http addresses and in private networks, for development. */
  allowPrivateWebhooks: boolean;
};

/** Attempts since the start, by way and outcome. */
export type DeliveryCounts = Record<'mail' | 'webhook', Record<'delivered' | 'failed', number>>;

/** The pause after a number of attempts that failed, in milliseconds. */
export function pauseAfter(attempts: number, chance: number = Math.random()): number {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), MAX_PAUSE_MS);
  return Math.round(pauseMs * (1 - JITTER + 2 * JITTER * chance));
}

/** Delivers what is queued: applications, withdrawals and mails. Several processes may share the queue of a database. */
export class DeliveryQueue {
  readonly #context: DeliveryContext;
  readonly #underWay = new Set<Promise<void>>();
  readonly #counts: DeliveryCounts = {
    mail: { delivered: 0, failed: 0 },
    webhook: { delivered: 0, failed: 0 },
  };
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #isWanted = false;
  #stopped = false;

  constructor(context: DeliveryContext) {
    this.#context = context;
  }

  get counts(): DeliveryCounts {
    return this.#counts;
  }

  /** Starts looking for due deliveries now and then. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_MS).unref();
    this.wake();
  }

  /** Looks for due deliveries soon, in the background. */
  wake(): void {
    if (this.#stopped) return;
    this.#isWanted = true;
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
  }

  /**
   * Tries a delivery that was just queued.
   * @param waitMs longest that this waits for the end of the attempt; it goes on afterwards.
   */
  async attempt(id: number, waitMs: number): Promise<void> {
    // What is more than the process can do at once is found by the next look.
    if (this.#stopped || this.#underWay.size >= MAX_ATTEMPTS) return;
    const trying = this.#claim(id)
      .then((rows) => this.#carryOut(rows))
      .catch((error: unknown) => this.#context.logger.error('a delivery was not tried', error));
    const cancel = new AbortController();
    await Promise.race([
      trying,
      pause(waitMs, undefined, { signal: cancel.signal }).catch(() => undefined),
    ]).finally(() => cancel.abort());
  }

  /** Carries out everything that is due until nothing is, and ends after what was under way before. */
  async runDue(): Promise<void> {
    for (;;) {
      const rows = await this.#claim(null);
      if (rows.length === 0 || this.#stopped) break;
      await this.#carryOut(rows);
    }
    await Promise.all(this.#underWay);
  }

  /** Ends after the attempts under way, or without them where a receiver hangs. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await Promise.race([
      Promise.all([...this.#underWay, this.#looking]),
      pause(CLOSING_MS, undefined, { ref: false }),
    ]);
  }

  async #look(): Promise<void> {
    while (this.#isWanted && !this.#stopped) {
      this.#isWanted = false;
      await this.runDue().catch((error: unknown) => {
        if (!this.#stopped) this.#context.logger.error('Due deliveries were not looked for', error);
      });
    }
  }

  async #claim(id: number | null): Promise<DeliveryRow[]> {
    const { store, now } = this.#context;
    const { rows } = await store.query<DeliveryRow>(CLAIM, [now(), LEASE_MS, id, MAX_ATTEMPTS]);
    return rows;
  }

  async #carryOut(rows: readonly DeliveryRow[]): Promise<void> {
    const all = rows.map((row) => {
      const working = this.#work(row)
        .catch((error: unknown) => {
          // Its lease runs out, and it is tried again.
          if (!this.#stopped) this.#context.logger.error(`Delivery ${row.id} was not carried out`, error);
        })
        .finally(() => this.#underWay.delete(working));
      this.#underWay.add(working);
      return working;
    });
    await Promise.all(all);
  }

  async #work(row: DeliveryRow): Promise<void> {
    const outcome = await this.#deliver(row);
    const way = isMailAddress(row.target) ? 'mail' : 'webhook';
    this.#counts[way][outcome.ok ? 'delivered' : 'failed'] += 1;
    const { store, logger } = this.#context;
    if (!outcome.ok) logger.warn(`Delivery ${row.id} by ${way} failed: ${outcome.failure}`);
    await store.tx((transaction) =>
      outcome.ok ? this.#recordDelivered(transaction, row) : this.#recordFailed(transaction, row, outcome),
    );
  }

  async #deliver(row: DeliveryRow): Promise<AttemptOutcome> {
    const cancel = new AbortController();
    const tooLate: AttemptOutcome = { ok: false, failure: 'timeout', permanent: false };
    return Promise.race([
      this.#handOver(row),
      pause(ATTEMPT_MS, tooLate, { signal: cancel.signal }).catch(() => tooLate),
    ]).finally(() => cancel.abort());
  }

  async #handOver(row: DeliveryRow): Promise<AttemptOutcome> {
    const { store, mail, now, siteUrl, allowPrivateWebhooks } = this.#context;
    const messageId = `delivery-${row.id}.application-${row.application_id}@${new URL(siteUrl).hostname}`;
    if (row.body) {
      const application = await applicationOfId(store, row.application_id);
      return mail.transmit({ to: row.target, ...row.body, accountId: application?.account_id }, messageId);
    }
    const content = await readContent(this.#context, row);
    if (!content) return { ok: false, failure: 'no CV', permanent: true };
    const { application, payload } = content;
    if (isMailAddress(row.target))
      return mail.transmit({ ...content.toMail(), accountId: application.account_id }, messageId);
    const body = JSON.stringify(payload);
    const secret = await readSecret(store, webhookSecretName(application.feed), now());
    return postWebhook(row.target, {
      body,
      headers: {
        [SIGNATURE_HEADER]: signBody(secret, body, now()),
        'idempotency-key': `${payload.type}:${payload.id}`,
        'user-agent': 'Chamba',
      },
      allowPrivate: allowPrivateWebhooks,
    });
  }

  async #recordDelivered(transaction: Queryable, row: DeliveryRow): Promise<void> {
    const at = this.#context.now();
    const application = await lockApplication(transaction, row.application_id);
    const { rowCount } = await transaction.query(
      `update delivery set state = 'delivered', due_at = null, failure = null, ended_at = $2
        where id = $1 and state <> 'delivered'`,
      [row.id, at],
    );
    if (!application || rowCount === 0 || row.kind !== 'application') return;
    await changeState(transaction, application, 'deliver', at);
    if (application.status !== 'withdrawn') return;
    // It was withdrawn while it was on its way: the employer is notified.
    const undoUntil = new Date(application.state_at.getTime() + WITHDRAWAL_UNDO_MS);
    await queueDelivery(transaction, {
      applicationId: row.application_id,
      kind: 'withdrawal',
      target: row.target,
      now: at,
      due: undoUntil > at ? undoUntil : at,
    });
  }

  async #recordFailed(
    transaction: Queryable,
    row: DeliveryRow,
    { failure, permanent }: AttemptOutcome & { ok: false },
  ): Promise<void> {
    const at = this.#context.now();
    const application = await lockApplication(transaction, row.application_id);
    const isOver = permanent || at.getTime() - row.queued_at.getTime() >= PATIENCE_MS;
    const { rowCount } = await transaction.query(
      `update delivery set failure = $2, due_at = $3, state = $4, ended_at = $5 where id = $1 and state = 'queued'`,
      [
        row.id,
        failure,
        isOver ? null : new Date(at.getTime() + pauseAfter(row.attempts)),
        isOver ? 'failed' : 'queued',
        isOver ? at : null,
      ],
    );
    if (application && isOver && rowCount > 0 && row.kind === 'application')
      await changeState(transaction, application, 'giveUp', at);
  }
}
