import { accountOfId } from '../accounts/accounts.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import type { JobSearch } from '../jobs/search.ts';
import { keepSearch } from './handlers.ts';

type HeldRow = { keyword: string; salary: string; locationid: string; tlalocid: string };

/**
 * Keeps the search that a person described while signing up, once their address is confirmed (1§4); the record of it goes
 * with that. One that cannot be kept, because there is such a search or no room, goes as well.
 */
export async function applyHeldSearch(
  context: AccountContext & { search: JobSearch },
  accountId: number,
): Promise<void> {
  const { store } = context;
  const { rows } = await store.query<HeldRow>(
    'select keyword, salary, locationid, tlalocid from hold_search where loginid = $1',
    [String(accountId)],
  );
  const account = await accountOfId(store, accountId);
  const [held] = rows;
  if (!held || !account?.validemail) return;
  const [minsalary = '', maxsalary = ''] = held.salary.split('-');
  const { keyword: searchstring, locationid, tlalocid } = held;
  try {
    await keepSearch(context, account, { searchstring, locationid, tlalocid, minsalary, maxsalary });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
  }
  await store.query('delete from hold_search where loginid = $1', [String(accountId)]);
}
