import type { Store } from '@chamba/database';
import { accountOfId } from '../accounts/accounts.ts';
import type { ServiceLogger } from '../http/server.ts';
import { readOffers, toJob } from '../jobs/offers.ts';
import type { JobSearch } from '../jobs/search.ts';
import type { Mailer, Message } from '../mail/index.ts';
import { writeLetter } from '../mail/index.ts';
import { unsubscribeLink, wantsMail } from '../mail-preferences/index.ts';
import { DAY_MS, HOUR_MS } from '../model/clock.ts';
import type { SampleClock } from '../model/clock.ts';
import { plainName } from '../my-service/account-rules.ts';
import { createSearchToken } from '../saved-searches/mail-links.ts';
import { nameSearch } from '../saved-searches/search-name.ts';
import { markedAddress } from '../saved-searches/wire-search.ts';
import { alertLetter } from './alert-letter.ts';
import type { LetterPart } from './alert-letter.ts';
import type { MailPart } from './choose-news.ts';

/**
 * How long an attempt keeps other processes away, in ms: one that died is relieved after that. More than a slow mail server can
 * draw an attempt out to, each of its answers within the time-out: or the mail would be sent twice.
 */
const LEASE_MS = 5 * 60_000;

/** From the first attempt to the second, in ms; every pause is twice the one before, up to an hour. */
const FIRST_PAUSE_MS = 60_000;

/** Age in ms at which news are given up. */
const PATIENCE_MS = DAY_MS;

/** Mails that are sent at the same time. */
const AT_ONCE = 10;

type AlertMailRow = {
  id: string;
  account_id: number;
  parts: readonly MailPart[];
  created_at: Date;
  attempts: number;
};

/** What sending works with. */
export type AlertMailContext = {
  store: Store;
  mail: Mailer;
  clock: SampleClock;
  search: JobSearch;
  now: () => Date;
  siteUrl: string;
  siteName: string;
  logger: ServiceLogger;
};

/** Sends the mails of the queue, whichever process put them there. */
export class AlertMails {
  readonly #context: AlertMailContext;
  #stopped = false;

  constructor(context: AlertMailContext) {
    this.#context = context;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Sends what is due until nothing is. @returns how many mails were handed over. */
  async sendDue(): Promise<number> {
    let sent = 0;
    while (!this.#stopped) {
      const rows = await this.#claim();
      if (rows.length === 0) break;
      for (const isSent of await Promise.all(rows.map((row) => this.#send(row)))) if (isSent) sent += 1;
    }
    return sent;
  }

  async #claim(): Promise<AlertMailRow[]> {
    const { store, now } = this.#context;
    const at = now();
    const { rows } = await store.query<AlertMailRow>(
      `update alert_mail set attempts = attempts + 1, due_at = $2
        where id in (select id from alert_mail where due_at <= $1 order by due_at, id limit $3 for update skip locked)
        returning id::text as id, account_id, parts, created_at, attempts`,
      [at, new Date(at.getTime() + LEASE_MS), AT_ONCE],
    );
    return rows;
  }

  async #send(row: AlertMailRow): Promise<boolean> {
    const { store, mail, now, siteUrl, logger } = this.#context;
    const message = await this.#write(row);
    // Nobody to send it to any more, or nothing left to say.
    if (!message) {
      await store.query('update alert_mail set due_at = null where id = $1', [row.id]);
      return false;
    }
    const sent = await mail.transmit(message, `alert-${row.id}@${new URL(siteUrl).hostname}`);
    const at = now();
    if (sent.ok) {
      await store.query('update alert_mail set due_at = null, failure = null, sent_at = $2 where id = $1', [
        row.id,
        at,
      ]);
      return true;
    }
    logger.warn(`Mail of news ${row.id} was not sent (${sent.failure})`);
    const isGivenUp = sent.permanent || at.getTime() - row.created_at.getTime() > PATIENCE_MS;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(row.attempts - 1, 10), HOUR_MS);
    await store.query('update alert_mail set due_at = $2, failure = $3 where id = $1', [
      row.id,
      isGivenUp ? null : new Date(at.getTime() + pauseMs),
      sent.failure,
    ]);
    return false;
  }

  /** The mail of a row as of now: offers that ended meanwhile and searches that were stopped are left out. */
  async #write(row: AlertMailRow): Promise<Message | null> {
    const { store, clock, search, now, siteUrl, siteName } = this.#context;
    const account = await accountOfId(store, row.account_id);
    if (!account || !(await wantsMail(store, account.id, 'savedsearches'))) return null;
    const { rows: running } = await store.query<{ id: number; url: string }>(
      `select id, url from saved_search where id = any($1::int[]) and not is_paused and deleted_at is null
        and ($2 or confirmed_at is not null)`,
      [row.parts.map(({ searchId }) => searchId), account.validemail],
    );
    const parts: LetterPart[] = [];
    for (const { searchId, url, offers, more } of row.parts) {
      // One that was changed meanwhile looks for something else.
      if (!running.some((search) => search.id === searchId && search.url === url)) continue;
      const found = await readOffers(store, offers);
      const jobs = offers.flatMap((id) =>
        found.filter((offer) => offer.id === id && offer.shown_by === null),
      );
      if (jobs.length === 0) continue;
      parts.push({
        name: await nameSearch(search, url),
        offers: jobs.map((offer) => toJob(offer, clock)).filter((job) => new Date(job.dateexpires) > now()),
        more,
        resultsUrl: `${siteUrl}${markedAddress(url)}`,
        cancelUrl: `${siteUrl}/suscripcion/cancelar-correo/${await createSearchToken(store, 'cancel', searchId, now())}`,
      });
    }
    const shown = parts.filter(({ offers }) => offers.length > 0);
    if (shown.length === 0) return null;
    const [firstName = ''] = plainName(account.name).split(' ');
    const letter = alertLetter(siteUrl, { to: account.email, firstName }, shown);
    const unsubscribe = await unsubscribeLink({ now, siteUrl }, store, account.id, 'savedsearches');
    return { ...writeLetter({ ...letter, unsubscribe }, siteName), accountId: account.id };
  }
}
