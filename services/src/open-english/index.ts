/** The test of English of a partner: its page hands a score back with a token that says whose it is. */
import type { CallOutput, EmptyAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { AccountContext } from '../account-context.ts';
import { accountOfId } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockOwnAccount, ownSession } from '../accounts/own-account.ts';
import { Fault } from '../http/fault.ts';
import { handler, handlerFor, refusingWith } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { saveLanguageScore } from '../my-service/resume/save-resume.ts';
import { requireResume } from '../my-service/resume/resume-rows.ts';
import { readSecret } from '../secrets/index.ts';
import { readToken, signToken } from './token.ts';

/** Certification of a résumé that holds the score. */
const CERTIFICATION = '5';
/** Names the entry that is made with the first score. */
const NO_ELEMENT = '0';

const OFF = 'La prueba de inglés no está disponible en este sitio.';
const NOT_SAVED = 'No se ha guardado la información.';

/** @throws Fault OE-02 where the site has no secret to sign with. */
async function requireSecret({ store, now, openEnglishSecret }: AccountContext): Promise<string> {
  if (openEnglishSecret === null) throw new Fault('OE-02', 404, OFF);
  return openEnglishSecret === true ? readSecret(store, 'open-english', now()) : openEnglishSecret;
}

/**
 * Makes the token of a test. The account's earlier one is good for nothing from then on.
 * @throws Fault OE-02, MYS-35 for another account, MYS-16 for a résumé that is not its own, MYS-64 for an entry that is malformed.
 */
async function createToken(
  context: AccountContext,
  account: Account,
  { userID, resumeID, elementID = NO_ELEMENT }: InputOf<'openEnglish.token'>['query'],
): Promise<CallOutput<'openEnglish.token'>> {
  const secret = await requireSecret(context);
  if (userID !== String(account.id)) throw new Fault('MYS-35');
  const now = context.now();
  return context.store.tx(async (transaction) => {
    await lockOwnAccount(transaction, account);
    const { id, document } = await requireResume(transaction, account.id, resumeID);
    const entry = document.languagecertifications.find((each) => each.certificationid === CERTIFICATION);
    if (elementID !== NO_ELEMENT && elementID !== entry?.id) throw new Fault('MYS-64');
    const about = { sub: userID, resumeID: String(id), elementID };
    const { jwt, jti } = signToken(about, secret, now);
    await transaction.query(
      `insert into open_english_token (account_id, jti, issued_at) values ($1, $2, $3)
         on conflict (account_id) do update set jti = $2, issued_at = $3, score = null`,
      [account.id, jti, now],
    );
    return { jwt };
  });
}

/**
 * Saves a score for the résumé that a token names. A token is used once; sent again with the same score, because no answer
 * came, it changes nothing and is answered as before.
 * @throws Fault OE-02, MYS-64 for a token that is malformed, expired, used or replaced, or not of the page's account and résumé.
 */
async function saveScore(
  context: AccountContext,
  { score, userID, resumeID }: InputOf<'openEnglish.saveScore'>['payload'],
  token: string,
): Promise<EmptyAnswer> {
  const claims = readToken(token, await requireSecret(context), context.now());
  const account = claims && (await accountOfId(context.store, Number(claims.sub)));
  if (!account) throw new Fault('MYS-64');
  if ((userID ?? claims.sub) !== claims.sub || (resumeID ?? claims.resumeID) !== claims.resumeID)
    throw new Fault('MYS-64');
  await saveLanguageScore(context, account, claims.resumeID, {
    certification: CERTIFICATION,
    score,
    admit: async (transaction) => {
      const { rows } = await transaction.query<{ score: number | null }>(
        'select score from open_english_token where account_id = $1 and jti = $2 for update',
        [account.id, claims.jti],
      );
      const used = rows[0]?.score;
      if (used === undefined || (used !== null && used !== score)) throw new Fault('MYS-64');
      await transaction.query('update open_english_token set score = $2 where account_id = $1', [
        account.id,
        score,
      ]);
      return used === null;
    },
  });
  return {};
}

/** The test of English. */
export function openEnglishHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  return [
    ownHandler('openEnglish.token', ({ query }, { account }) => createToken(context, account, query)),
    refusingWith(
      handler('openEnglish.saveScore', ({ payload }, { bearer }) => saveScore(context, payload, bearer)),
      (fault) => (fault.code === 'OE-01' ? new Fault('OE-01', 400, NOT_SAVED) : fault),
    ),
  ];
}
