import { DEFAULT_BOARD_ID } from '@chamba/kernel/catalogues';
import type { SessionAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import { ACCOUNT_COLUMNS, accountOfEmail, isTaken } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { openSession } from '../accounts/sessions.ts';
import { sessionAnswer } from './session-answer.ts';
import type { AccountContext } from '../account-context.ts';
import { describeDevice } from '../accounts/device.ts';
import { Fault } from '../http/fault.ts';
import { noteConsent } from '../mail-preferences/consents.ts';
import type { Caller } from '../http/handler.ts';
import { sendConfirmation } from './account-mails.ts';
import { checkedEmail, checkedName, checkedPassword, refuseGuessable } from './account-rules.ts';
import { issueToken } from './account-tokens.ts';
import { keepAcceptance } from './legal-acceptance.ts';

/**
 * Opens an account with its candidate, mails the confirmation and logs the person in.
 * @param caller who it was until now, whose recent searches the account takes over, and with which device.
 * @throws Fault MYS-26 terms not accepted, MYS-27 e-mail, MYS-28 password, MYS-29 name, MYS-30 e-mail taken,
 *   PASSWORD-COMMON easily guessed password.
 */
export async function createAccount(
  context: AccountContext,
  input: InputOf<'account.create'>['payload'],
  { visitor, agent }: Pick<Caller, 'visitor' | 'agent'>,
): Promise<SessionAnswer> {
  const { store } = context;
  const email = checkedEmail(input.email);
  const password = checkedPassword(input.password);
  const name = checkedName(input.name);
  if (input.legal_ok !== true) throw new Fault('MYS-26');
  await refuseGuessable(password, { name, email }, context.siteName);
  if (await accountOfEmail(store, email)) throw new Fault('MYS-30');

  const now = context.now();
  const passwordHash = await hashPassword(password);
  const opened = await store
    .tx(async (transaction) => {
      const { rows } = await transaction.query<Account>(
        `insert into account (email, name, password_hash, termsandconditions, optout, boardid, created_at)
         values ($1, $2, $3, true, $4, $5, $6) returning ${ACCOUNT_COLUMNS}`,
        [email, name, passwordHash, input.optout ?? 0, input.boardid ?? DEFAULT_BOARD_ID, now],
      );
      const account = rows[0];
      if (!account) throw new Fault('MYS-19', 500);
      await transaction.query(
        'insert into candidate (account_id, candidatename, contactchannels, updated_at) values ($1, $2, $3, $4)',
        [account.id, name, '{}', now],
      );
      await keepAcceptance(transaction, account.id, input.legal_version, now);
      // Forms without the choice send what holds anyway.
      if (input.optout === 1) await noteConsent(transaction, account.id, 'mails', false, now);
      const token = await issueToken(transaction, {
        accountId: account.id,
        kind: 'account',
        email,
        now,
        withCode: input.code_verification ?? false,
      });
      return {
        account,
        token,
        session: await openSession(transaction, account.id, now, describeDevice(agent)),
      };
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new Fault('MYS-30') : error;
    });
  context.noteLogin(visitor, opened.account.id);
  // A mail that fails is recorded and can be sent again: the account stands.
  await sendConfirmation(context, opened.account, opened.token);
  return sessionAnswer(store, opened.account, opened.session, now);
}
