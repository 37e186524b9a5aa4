import { ownSession, refuseCallForAnother } from '../accounts/own-account.ts';
import { requireSession } from '../accounts/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { handler, handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { candidateAnswer, saveCandidate } from './candidate.ts';
import { accountHandlers } from './change-account.ts';
import {
  activateAccount,
  confirmByCode,
  confirmByToken,
  mailEmailChange,
  requestPassword,
  resendEmail,
  verifyEmail,
} from './confirm-account.ts';
import { correctUnconfirmedEmail } from './correct-unconfirmed-email.ts';
import { holdSearchHandlers } from './hold-search.ts';
import { openLink } from './open-link.ts';
import { resumeHandlers } from './resume/resume-handlers.ts';

/** What a token or a code of a mail opens or confirms, and the mails that bring them. */
function confirmationHandlers(context: AccountContext): Handler[] {
  // What was sent is read first, and only then who sends it.
  const wholeHandler = handlerFor(async (call) => ({ call }));
  return [
    handler('account.requestPassword', ({ payload }) => requestPassword(context, payload.emailaddress)),
    handler('account.confirm', ({ payload }, { token }) => confirmByToken(context, payload.token, token)),
    wholeHandler('account.confirmByCode', async ({ payload }, { call, token }) => {
      if (!('code' in payload)) return confirmByToken(context, payload.token, token);
      const own = await requireSession(context.store, token, context.now());
      refuseCallForAnother(own.account, call);
      return confirmByCode(context, payload.code, own);
    }),
    handler('account.activate', ({ path, query }) => activateAccount(context, path.id, query.token)),
    // The token of the query is the mail's.
    handler('account.verifyEmail', ({ path, query }, { bearer }) =>
      verifyEmail(context, path.id, query.token, bearer),
    ),
    handler('account.resendEmail', ({ path }, { token }) => resendEmail(context, path.id, token)),
    handler('session.actionToken', ({ query }) => openLink(context, query)),
    handler('account.mailEmailChange', ({ path }, { token }) => mailEmailChange(context, path.id, token)),
  ];
}

/** Accounts and what belongs to a candidate: contact data, résumés, held searches. */
export function myServiceHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  return [
    ...accountHandlers(context),
    ...confirmationHandlers(context),
    ownHandler('candidate.read', (_input, { account }) => candidateAnswer(store, account)),
    ownHandler('candidate.save', ({ payload }, { account }) => saveCandidate(context, account, payload)),
    ownHandler('account.correctEmail', ({ payload }, { account }) =>
      correctUnconfirmedEmail(context, account, payload.emailaddress),
    ),
    ...resumeHandlers(context),
    ...holdSearchHandlers(context),
  ];
}
