import type { Queryable, Store } from '@chamba/database';
import { UnreadableQueryError } from '../jobs/read-model/expression.ts';
import { pauses } from '../jobs/read-model/pause.ts';
import type { Pause } from '../jobs/read-model/pause.ts';
import type { SearchQuery } from '../jobs/search-query.ts';
import type { JobSearch } from '../jobs/search.ts';
import { DAY_MS } from '../model/clock.ts';
import type { SampleClock } from '../model/clock.ts';
import { CENTRE, nextMorning, ZONES } from '../model/time-zones.ts';
import { noteSearchNews } from '../notifications/notify.ts';
import { numberArrivals } from '../saved-searches/rows.ts';
import type { Frequency } from '../saved-searches/rows.ts';
import { readSearchParams } from '../saved-searches/wire-search.ts';
import { chooseNews } from './choose-news.ts';
import type { MailPart, NewsOfSearch } from './choose-news.ts';
import { NewOffers } from './new-offers.ts';

/** People whose searches are worked on in one transaction. */
const PEOPLE = 200;

/** Queries that are kept read: many people look for the same. */
const QUERIES_KEPT = 20_000;

/** Least time in ms between two mails to somebody who gets news at once. */
const AT_ONCE_MS = 15 * 60_000;

/** How long mails are looked at for offers that were sent already, in ms: news of other searches come a day later at most. */
const SENT_BEFORE_MS = 3 * DAY_MS;

/** Searches whose time has come. `$1` is now, `$2` the highest number of an offer. */
const DUE = `s.deleted_at is null and not s.is_paused and s.due_at <= $1
  and (s.frequency = 'daily' or s.arrival < $2)`;

type DueSearch = {
  id: number;
  account_id: number;
  url: string;
  frequency: Frequency;
  arrival: string;
  is_sent: boolean;
};

/** What a run works with. */
export type AlertContext = { store: Store; clock: SampleClock; search: JobSearch; now: () => Date };

/** What a run did. */
export type AlertCounts = { searches: number; mails: number; offers: number };

/**
 * Looks for new offers of all searches whose time has come, and puts the mails of them into the queue: in the transaction
 * that moves the searches on, so that a process may end anywhere. Several processes may run at once.
 */
export class AlertRun {
  readonly #context: AlertContext;
  readonly #queries = new Map<string, SearchQuery>();
  readonly #pause: Pause;

  /** @param isStopped whether the run is called off: it then throws StoppedError. */
  constructor(context: AlertContext, isStopped: () => boolean = () => false) {
    this.#context = context;
    this.#pause = pauses(isStopped);
  }

  /** Works on all searches whose time has come. To be called once. */
  async run(): Promise<AlertCounts> {
    const { store, clock, now } = this.#context;
    const head = await store.tx((transaction) => numberArrivals(transaction));
    const counts: AlertCounts = { searches: 0, mails: 0, offers: 0 };
    let news: NewOffers | null = null;
    let from = 0;
    for (;;) {
      const due = await this.#findDue(head, from);
      const last = due.at(-1);
      if (!last) return counts;
      from = last.account_id;
      await this.#readQueries(due);
      news ??= await NewOffers.read(store, clock, { after: await this.#oldest(head), head }, this.#pause);
      const read = news;
      counts.offers = read.size;
      const people = [...new Set(due.map(({ account_id }) => account_id))];
      const at = now();
      const done = await store.tx((transaction) =>
        this.#runSome(transaction, { news: read, people, head, now: at }),
      );
      counts.searches += done.searches;
      counts.mails += done.mails;
    }
  }

  /** Searches of the next people whose time has come. @param from the last person that was worked on. */
  async #findDue(head: number, from: number): Promise<{ account_id: number; url: string }[]> {
    const { rows } = await this.#context.store.query<{ account_id: number; url: string }>(
      `select s.account_id, s.url from saved_search s where ${DUE} and s.account_id in (
         select distinct s.account_id from saved_search s where ${DUE} and s.account_id > $3
           order by s.account_id limit $4) order by s.account_id`,
      [this.#context.now(), head, from, PEOPLE],
    );
    return rows;
  }

  /** Reads queries before a transaction: on the embedded engine what they ask for would wait for its end. */
  async #readQueries(due: readonly { url: string }[]): Promise<void> {
    if (this.#queries.size > QUERIES_KEPT) this.#queries.clear();
    for (const { url } of due) {
      await this.#pause();
      if (!this.#queries.has(url))
        this.#queries.set(url, await this.#context.search.read(readSearchParams(url)));
    }
  }

  /** Number from which on some search that is due has not seen the offers. */
  async #oldest(head: number): Promise<number> {
    const { rows } = await this.#context.store.query<{ after: string | null }>(
      `select min(s.arrival)::text as after from saved_search s where ${DUE}`,
      [this.#context.now(), head],
    );
    return Number(rows[0]?.after ?? head);
  }

  async #runSome(
    transaction: Queryable,
    { news, people, head, now }: { news: NewOffers; people: readonly number[]; head: number; now: Date },
  ): Promise<{ searches: number; mails: number }> {
    // Those that another process works on are left to it.
    const owners = await transaction.query<{ account_id: number }>(
      'select account_id from saved_search_owner where account_id = any($1::int[]) for update skip locked',
      [people],
    );
    const own = owners.rows.map(({ account_id }) => account_id);
    const { rows } = await transaction.query<DueSearch>(
      `select s.id, s.account_id, s.url, s.frequency, s.arrival::text as arrival,
          a.validemail or s.confirmed_at is not null as is_sent
        from saved_search s join account a on a.id = s.account_id
        where s.account_id = any($3::int[]) and ${DUE} order by s.account_id, s.id`,
      [now, head, own],
    );
    // One that was changed, or had back, a moment ago is worked on by the next run.
    const due = rows.filter(({ url, arrival }) => this.#queries.has(url) && Number(arrival) >= news.after);
    const known = await this.#readKnown(transaction, own, now);
    const byPerson = new Map<number, NewsOfSearch[]>();
    for (const row of due) {
      await this.#pause();
      if (!row.is_sent) continue;
      const found = { searchId: row.id, url: row.url, offers: this.#match(news, row) };
      byPerson.set(row.account_id, [...(byPerson.get(row.account_id) ?? []), found]);
    }
    const mails = [...byPerson].flatMap(([account_id, found]) => {
      const parts = chooseNews(found, known.get(account_id) ?? new Set());
      return parts.length > 0 ? [{ account_id, parts }] : [];
    });
    await this.#write(transaction, { due, mails, head, now });
    return { searches: due.length, mails: mails.length };
  }

  #match(news: NewOffers, { url, arrival }: DueSearch): number[] {
    const query = this.#queries.get(url);
    try {
      return query ? news.match(query, Number(arrival)) : [];
    } catch (error) {
      // Words that only SQL looks up: no search of this product has any.
      if (error instanceof UnreadableQueryError) return [];
      throw error;
    }
  }

  /** Offers that each person was sent lately, or applied for. */
  async #readKnown(
    transaction: Queryable,
    people: readonly number[],
    now: Date,
  ): Promise<Map<number, Set<number>>> {
    const { rows } = await transaction.query<{ account_id: number; offer: number }>(
      `select account_id, unnest(offers) as offer from alert_mail
         where account_id = any($1::int[]) and created_at > $2
       union all
       select account_id, job_id as offer from application where account_id = any($1::int[])`,
      [people, new Date(now.getTime() - SENT_BEFORE_MS)],
    );
    const known = new Map<number, Set<number>>();
    for (const { account_id, offer } of rows) {
      const offers = known.get(account_id) ?? new Set();
      known.set(account_id, offers.add(offer));
    }
    return known;
  }

  async #write(
    transaction: Queryable,
    done: {
      due: readonly DueSearch[];
      mails: readonly { account_id: number; parts: readonly MailPart[] }[];
      head: number;
      now: Date;
    },
  ): Promise<void> {
    const { due, mails, head, now } = done;
    await transaction.query(
      `insert into alert_mail (account_id, parts, offers, created_at, due_at)
         select account_id, parts, array(select (value #>> '{}')::int from jsonb_path_query(parts, '$[*].offers[*]') as value), $2, $2
           from jsonb_to_recordset($1::jsonb) as mail(account_id int, parts jsonb)`,
      [JSON.stringify(mails), now],
    );
    await noteSearchNews(transaction, mails, now);
    await transaction.query(
      `update saved_search s set arrival = $2, due_at = case
          when s.frequency = 'daily' then ${nextMorning('$3::timestamptz', 'p.zone')}
          when s.account_id = any($4::int[]) then $5 else s.due_at end
        from (select a.id, coalesce($6::jsonb ->> c.dgstateid, $7) as zone
                from account a left join candidate c on c.account_id = a.id) p
        where p.id = s.account_id and s.id = any($1::int[])`,
      [
        due.map(({ id }) => id),
        head,
        now,
        mails.map(({ account_id }) => account_id),
        new Date(now.getTime() + AT_ONCE_MS),
        JSON.stringify(ZONES),
        CENTRE,
      ],
    );
  }
}
