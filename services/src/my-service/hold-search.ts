import type { InputOf, OutputOf } from '@chamba/kernel/operations';
import { requireSession } from '../accounts/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';

/** A held search belongs to the account it waits for. @throws Fault MYS-35 when that is someone else's. */
async function requireOwner({ store, now }: AccountContext, token: string, loginid: string): Promise<void> {
  const { account } = await requireSession(store, token, now());
  if (loginid !== String(account.id)) throw new Fault('MYS-35', 403);
}

async function hold(
  context: AccountContext,
  held: InputOf<'heldSearch.keep'>['payload'],
): Promise<OutputOf<'heldSearch.keep'>> {
  const { loginid, keyword, salary, locationid, tlalocid } = held;
  await context.store.query(
    `insert into hold_search (loginid, keyword, salary, locationid, tlalocid, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (loginid) do update set keyword = $2, salary = $3, locationid = $4, tlalocid = $5, created_at = $6`,
    [loginid, keyword, salary, locationid, tlalocid, context.now()],
  );
  return { id: loginid };
}

async function read({ store }: AccountContext, id: string): Promise<OutputOf<'heldSearch.read'>> {
  const { rows } = await store.query<OutputOf<'heldSearch.read'>['Item']>(
    'select keyword, locationid, salary, tlalocid from hold_search where loginid = $1',
    [id],
  );
  if (!rows[0]) throw new Fault('MYS-13');
  return { Item: rows[0] };
}

async function release({ store }: AccountContext, id: string): Promise<OutputOf<'heldSearch.delete'>> {
  await store.query('delete from hold_search where loginid = $1', [id]);
  return { id };
}

/** The search that a candidate described while signing up, kept until the e-mail is confirmed. */
export function holdSearchHandlers(context: AccountContext): Handler[] {
  return [
    handler('heldSearch.keep', async ({ payload }, { token }) => {
      await requireOwner(context, token, payload.loginid);
      return hold(context, payload);
    }),
    handler('heldSearch.read', async ({ query: { id } }, { token }) => {
      await requireOwner(context, token, id);
      return read(context, id);
    }),
    handler('heldSearch.delete', async ({ query: { delete: id } }, { token }) => {
      await requireOwner(context, token, id);
      return release(context, id);
    }),
  ];
}
