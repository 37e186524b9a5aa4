import type { InputOf, OutputOf } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';
import type { Account } from '../accounts/accounts.ts';
import { refuseAnotherAccount } from '../accounts/own-account.ts';
import { requireSession } from '../accounts/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { handler, handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import type { JobSearch } from '../jobs/search.ts';
import { toPlaceId } from '../lookup/places.ts';
import { KEPT_DELETED_MS, MOST_CONFIRMATIONS, MOST_SEARCHES, UNDO_MS } from './limits.ts';
import { readSearchToken } from './mail-links.ts';
import { sendSearchConfirmation } from './confirmation-mail.ts';
import { findSavedSearch, listSavedSearches, numberArrivals } from './rows.ts';
import type { SavedSearchRow } from './rows.ts';
import { buildSearchAddress, readSearchParams, readSentSearch, toWireSearch } from './wire-search.ts';
import type { SentSearch } from './wire-search.ts';

type Answer = OutputOf<'alerts.list'>;
type Context = AccountContext & { search: JobSearch };
/** What is stored of a search that was sent. */
type KeptSearch = { url: string; placeId: string };

/** A search that is about to be kept: as its results understood it, so that a slip of the keyboard is not kept with it. */
async function readKept({ search }: Context, sent: SentSearch): Promise<KeptSearch> {
  const params = await readSentSearch(search.places, sent);
  if (!params) throw new Fault('JSA-01');
  const { correction } = params.q ? await search.search(params, 1) : { correction: null };
  const understood = correction && !correction.also ? { ...params, q: correction.to } : params;
  const place = await search.places.ofParams(understood);
  return { url: buildSearchAddress(understood), placeId: place ? toPlaceId(place) : '' };
}

async function answerList({ store, search }: Context, account: Account): Promise<Answer> {
  const rows = await listSavedSearches(store, account.id);
  const jobseeker_agents = await Promise.all(
    rows.map(async (row) =>
      toWireSearch(search, row, {
        news: await search.newSince(readSearchParams(row.url), row.seen_at),
        isConfirmed: account.validemail || row.confirmed_at !== null,
      }),
    ),
  );
  return { user_profile: { userid: String(account.id) }, jobseeker_agents };
}

/** Serialises the changes of one person's searches. @returns whether they have never kept one before. */
async function lockOwner(transaction: Queryable, accountId: number): Promise<boolean> {
  const { rowCount } = await transaction.query(
    'insert into saved_search_owner (account_id) values ($1) on conflict do nothing',
    [accountId],
  );
  await transaction.query('select from saved_search_owner where account_id = $1 for update', [accountId]);
  return rowCount === 1;
}

/** @throws Fault MYS-24 when the person has that search, MYS-25 when one more is too many. */
async function requireRoom(
  transaction: Queryable,
  accountId: number,
  url: string,
  other: number,
): Promise<void> {
  const rows = (await listSavedSearches(transaction, accountId)).filter(({ id }) => id !== other);
  if (rows.some((row) => row.url === url)) throw new Fault('MYS-24', 409);
  if (rows.length >= MOST_SEARCHES) throw new Fault('MYS-25', 409);
}

/** Whether the address is unconfirmed and got few mails that ask for it: it may be another person's. */
async function mayConfirm(transaction: Queryable, account: Account, now: Date): Promise<boolean> {
  if (account.validemail) return false;
  const { rows } = await transaction.query<{ count: number }>(
    'select count(*)::int as count from saved_search where account_id = $1 and created_at > $2',
    [account.id, new Date(now.getTime() - KEPT_DELETED_MS)],
  );
  return (rows[0]?.count ?? 0) <= MOST_CONFIRMATIONS;
}

/**
 * Keeps a search of an account; one that is kept only as the first is left out where they have kept any before.
 * @throws Fault JSA-01 for no search, MYS-24 for one that is kept already, MYS-25 for one too many.
 */
export async function keepSearch(
  context: Context,
  account: Account,
  payload: InputOf<'alerts.create'>['payload']['payload'],
): Promise<void> {
  const { store } = context;
  const { url, placeId } = await readKept(context, payload);
  const now = context.now();
  const saved = await store.tx(async (transaction) => {
    const isFirst = await lockOwner(transaction, account.id);
    if (payload.first && !isFirst) return null;
    await requireRoom(transaction, account.id, url, 0);
    // What is there already is among the results that the person sees.
    const arrival = await numberArrivals(transaction);
    const { rows } = await transaction.query<{ id: number }>(
      `insert into saved_search (account_id, url, place_id, frequency, created_at, changed_at, seen_at, arrival, due_at)
         values ($1, $2, $3, $4, $5, $5, $5, $6, $5) returning id`,
      [account.id, url, placeId, payload.frequency ?? 'daily', now, arrival],
    );
    return { id: rows[0]?.id ?? 0, isMailed: await mayConfirm(transaction, account, now) };
  });
  if (saved?.isMailed) await sendSearchConfirmation(context, account, { id: saved.id, url });
}

async function create(
  context: Context,
  account: Account,
  payload: InputOf<'alerts.create'>['payload']['payload'],
): Promise<Answer> {
  await keepSearch(context, account, payload);
  return answerList(context, account);
}

/** A search of an account. @throws Fault MYS-23 when there is none, or another person's. */
async function requireSearch(db: Queryable, account: Account, instance: string): Promise<SavedSearchRow> {
  const row = /^\d{1,9}$/.test(instance) ? await findSavedSearch(db, Number(instance)) : null;
  if (row?.account_id !== account.id) throw new Fault('MYS-23');
  return row;
}

const namesSearch = (sent: SentSearch): boolean =>
  [sent.url, sent.searchstring, sent.locationid, sent.tlalocid, sent.categoryid, sent.subcategoryid].some(
    Boolean,
  ) ||
  sent.minsalary !== undefined ||
  sent.maxsalary !== undefined;

async function change(
  context: Context,
  account: Account,
  { instance, payload }: InputOf<'alerts.change'>['payload'],
): Promise<Answer> {
  const { store } = context;
  const kept = namesSearch(payload) ? await readKept(context, payload) : null;
  const now = context.now();
  await store.tx(async (transaction) => {
    await lockOwner(transaction, account.id);
    const row = await requireSearch(transaction, account, instance);
    const { url, placeId } = kept ?? { url: row.url, placeId: row.place_id };
    if (kept || payload.restore) await requireRoom(transaction, account.id, url, row.id);
    const isPaused = payload.paused ?? row.is_paused;
    // Of a search that begins anew, or goes on after a pause, nothing is sent that was there meanwhile.
    const begins = url !== row.url || (row.is_paused && !isPaused);
    const arrival = begins ? await numberArrivals(transaction) : row.arrival;
    const { rowCount } = await transaction.query(
      `update saved_search set url = $2, place_id = $3, frequency = $4, is_paused = $5, arrival = $6, changed_at = $7,
          seen_at = case when $8 then $7 else seen_at end, due_at = case when $9 then $7 else due_at end,
          deleted_at = case when $10 then null else deleted_at end
        where id = $1 and (deleted_at is null or $10 and deleted_at > $11)`,
      [
        row.id,
        url,
        placeId,
        payload.frequency ?? row.frequency,
        isPaused,
        arrival,
        now,
        payload.seen === true || url !== row.url,
        payload.frequency !== undefined && payload.frequency !== row.frequency,
        payload.restore === true,
        new Date(now.getTime() - UNDO_MS),
      ],
    );
    if (rowCount === 0) throw new Fault('MYS-23');
    // Whoever has looked at what is new needs no mail about it any more.
    if (payload.seen)
      await transaction.query(
        'update notification set read_at = $2 where search_id = $1 and read_at is null',
        [row.id, now],
      );
  });
  return answerList(context, account);
}

async function remove(
  { store, now }: Context,
  account: Account,
  instance: string,
): Promise<Record<string, never>> {
  const row = await requireSearch(store, account, instance);
  await store.query('update saved_search set deleted_at = $2 where id = $1 and deleted_at is null', [
    row.id,
    now(),
  ]);
  await store.query('delete from saved_search where deleted_at < $1 and account_id = $2', [
    new Date(now().getTime() - KEPT_DELETED_MS),
    account.id,
  ]);
  return {};
}

/** Searches that people keep, whose news they get. */
export function savedSearchHandlers(context: Context): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor(async ({ token, payload }) => {
    const { account } = await requireSession(store, token, now());
    refuseAnotherAccount(account, payload);
    return { account };
  });
  /** @throws Fault MYS-64 when the token is invalid, or its search is gone. */
  const byToken = async (
    purpose: 'confirm' | 'cancel',
    token: string,
    sql: string,
  ): Promise<{ emailaddress: string }> => {
    const id = await readSearchToken(store, purpose, token, now());
    if (id === null) throw new Fault('MYS-64');
    const { rows } = await store.query<{ emailaddress: string }>(
      `${sql} returning (select email from account where account.id = account_id) as emailaddress`,
      [id, now()],
    );
    const [subscription] = rows;
    if (!subscription) throw new Fault('MYS-64');
    return subscription;
  };
  return [
    ownHandler('alerts.list', (_call, { account }) => answerList(context, account)),
    ownHandler('alerts.create', ({ payload }, { account }) => create(context, account, payload.payload)),
    ownHandler('alerts.change', ({ payload }, { account }) => change(context, account, payload)),
    ownHandler('alerts.delete', ({ payload }, { account }) => remove(context, account, payload.instance)),
    handler('alerts.confirm', ({ payload }) =>
      byToken(
        'confirm',
        payload.token,
        'update saved_search set confirmed_at = coalesce(confirmed_at, $2) where id = $1 and deleted_at is null',
      ),
    ),
    handler('alerts.cancel', ({ payload }) =>
      byToken(
        'cancel',
        payload.token,
        'update saved_search set is_paused = true, changed_at = $2 where id = $1',
      ),
    ),
  ];
}
