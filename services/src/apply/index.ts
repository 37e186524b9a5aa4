import { refuseAnotherAccount } from '../authentication/own-account.ts';
import { requireSession } from '../authentication/sessions.ts';
import type { AccountContext } from '../http/context.ts';
import { handlerFor } from '../http/handler.ts';
import type { Upstream } from '../http/upstream.ts';
import { apply } from './apply.ts';

/** Applying to offers. */
export function applyUpstreams(context: AccountContext): Upstream[] {
  const ownHandler = handlerFor(async ({ token, payload }) => {
    const { account } = await requireSession(context.store, token, context.now());
    refuseAnotherAccount(account, payload);
    return { account };
  });
  return [
    {
      name: 'apply',
      operations: [
        ownHandler('apply.submit', ({ payload }, { account }) => apply(context, account, payload)),
      ],
    },
  ];
}
