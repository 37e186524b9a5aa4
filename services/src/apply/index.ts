import type { AccountContext } from '../account-context.ts';
import { ownSession, refuseAnotherAccount } from '../accounts/own-account.ts';
import { requireSession } from '../accounts/sessions.ts';
import { handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { listApplications } from './applications.ts';
import { apply } from './apply.ts';

/** Applying to offers, and a candidate's applications. */
export function applyHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const submitHandler = handlerFor(async ({ token, payload }) => {
    const { account } = await requireSession(store, token, now());
    refuseAnotherAccount(account, payload);
    return { account };
  });
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  return [
    submitHandler('apply.submit', ({ payload }, { account }) => apply(context, account, payload)),
    ownHandler('apply.list', ({ query }, { account }) => listApplications(store, account.id, query)),
  ];
}
