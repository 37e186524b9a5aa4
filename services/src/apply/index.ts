import type { AccountContext } from '../account-context.ts';
import { ownSession, refuseAnotherAccount } from '../accounts/own-account.ts';
import { requireSession } from '../accounts/sessions.ts';
import { handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { recordExternal } from './external.ts';
import { listHolders } from './holders.ts';
import { listApplications } from './list.ts';
import { readReceipt } from './receipt.ts';
import { listRecruiterViews } from './recruiter-views.ts';
import { hold, submit } from './submit.ts';
import { restore, withdraw } from './withdraw.ts';

/** Applying to offers, and a candidate's applications. */
export function applyHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const sessionHandler = handlerFor(async ({ token, payload }) => {
    const { account } = await requireSession(store, token, now());
    refuseAnotherAccount(account, payload);
    return { account };
  });
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  return [
    sessionHandler('apply.submit', ({ payload }, { account }) => submit(context, account, payload)),
    ownHandler('apply.hold', ({ payload }, { account }) => hold(context, account, payload)),
    ownHandler('apply.external', ({ payload }, { account }) => recordExternal(context, account, payload)),
    ownHandler('apply.withdraw', ({ instance, payload }, { account }) =>
      withdraw(context, account, instance, payload.idempotencykey?.toLowerCase()),
    ),
    ownHandler('apply.restore', ({ instance }, { account }) => restore(context, account, instance)),
    ownHandler('apply.list', ({ query }, { account }) => listApplications(store, account.id, query, now())),
    ownHandler('apply.holders', (_call, { account }) => listHolders(store, account.id)),
    ownHandler('apply.receipt', ({ instance }, { account }) =>
      readReceipt(store, account.id, instance, now()),
    ),
    sessionHandler('account.recruiterViews', ({ instance, query }, { account }) => {
      refuseAnotherAccount(account, { userid: instance.split('/')[0] });
      return listRecruiterViews(store, account.id, query.countrows);
    }),
  ];
}
