import type { AccountContext } from '../account-context.ts';
import type { Account } from '../accounts/accounts.ts';
import { ownSession } from '../accounts/own-account.ts';
import { Fault } from '../http/fault.ts';
import { handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { finish, readDraft, readResult, saveDraft } from './attempts.ts';
import { EXAM } from './words.ts';

/** @throws Fault MYS-35 when the answers are meant for another account. */
function refuseOther({ id }: Account, instance: string): void {
  if (instance !== '' && instance !== String(id)) throw new Fault('MYS-35');
}

/** The behavioural test. Its answers and results are their owner's alone. */
export function pdaHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  return [
    ownHandler('pda.exam', async () => ({ pdaExam: EXAM })),
    ownHandler('pda.result', (_input, { account }) => readResult(store, account)),
    ownHandler('pda.draft', (_input, { account }) => readDraft(store, account)),
    ownHandler('pda.saveDraft', ({ payload }, { account }) => saveDraft(context, account, payload)),
    ownHandler('pda.saveExam', ({ payload: { instance, payload } }, { account }) => {
      refuseOther(account, instance);
      return finish(context, account, payload);
    }),
    ownHandler('pda.answer', ({ instance, payload }, { account }) => {
      refuseOther(account, instance);
      return finish(context, account, payload);
    }),
  ];
}
