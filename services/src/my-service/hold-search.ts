import { z } from 'zod';
import { requireSession } from '../authentication/sessions.ts';
import { readInput } from '../http/call.ts';
import type { ServiceCall } from '../http/call.ts';
import type { AccountContext } from '../http/context.ts';
import { Fault } from '../http/fault.ts';
import { textInput } from '../http/text-input.ts';
import type { Upstream } from '../http/upstream.ts';

const heldSchema = z.object({
  loginid: textInput(20, 1),
  keyword: textInput(120),
  /** `min-max`; the last band has no maximum. */
  salary: z.string().regex(/^(?:\d{1,7}-\d{0,7})?$/),
  locationid: textInput(40),
  tlalocid: textInput(40),
});
const idSchema = z.object({ id: textInput(20, 1) });
const deleteSchema = z.object({ delete: textInput(20, 1) });

/** A held search belongs to the account it waits for. @throws Fault MYS-35 when that is someone else's. */
async function requireOwner(context: AccountContext, { token }: ServiceCall, loginid: string): Promise<void> {
  const { account } = await requireSession(context.store, token, context.now());
  if (loginid !== String(account.id)) throw new Fault('MYS-35', 403);
}

async function hold(context: AccountContext, call: ServiceCall): Promise<object> {
  const { loginid, keyword, salary, locationid, tlalocid } = readInput(heldSchema, call.payload, 'MYS-90');
  await requireOwner(context, call, loginid);
  await context.store.query(
    `insert into hold_search (loginid, keyword, salary, locationid, tlalocid, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (loginid) do update set keyword = $2, salary = $3, locationid = $4, tlalocid = $5, created_at = $6`,
    [loginid, keyword, salary, locationid, tlalocid, context.now()],
  );
  return { id: loginid };
}

async function read(context: AccountContext, call: ServiceCall): Promise<object> {
  const { id } = readInput(idSchema, call.params, 'AAIS-3');
  await requireOwner(context, call, id);
  const { rows } = await context.store.query<{
    keyword: string;
    locationid: string;
    salary: string;
    tlalocid: string;
  }>('select keyword, locationid, salary, tlalocid from hold_search where loginid = $1', [id]);
  if (!rows[0]) throw new Fault('MYS-13');
  return { Item: rows[0] };
}

async function release(context: AccountContext, call: ServiceCall): Promise<object> {
  const { delete: id } = readInput(deleteSchema, call.params, 'AAIS-3');
  await requireOwner(context, call, id);
  await context.store.query('delete from hold_search where loginid = $1', [id]);
  return { id };
}

/** The search that a candidate described while signing up, kept until the e-mail is confirmed. */
export function holdSearchUpstream(context: AccountContext): Upstream {
  return {
    name: 'holdSearch',
    handlers: {
      'POST resource': (call) => hold(context, call),
      'GET resource': (call) => read(context, call),
      'DELETE resource': (call) => release(context, call),
    },
  };
}
