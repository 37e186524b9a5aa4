import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failsWith, personWith, signUp } from '../testing/candidates.ts';
import { enginesOfRules } from '../testing/services.ts';
import { issueToken } from './account-tokens.ts';

/** Nothing listens there. */
const NO_SERVER = 'smtp://127.0.0.1:9?ignoreTLS=true';
const MINUTE_MS = 60_000;

for (const engine of await enginesOfRules()) {
  test(`on ${engine.name}, a mail that cannot be sent leaves the links of earlier mails valid`, async (t) => {
    const running = await engine.start({ smtpUrl: NO_SERVER });
    t.after(async () => {
      await running.stop();
      await engine.stop();
    });
    const { db } = running.services;
    const { email, userid } = await signUp(running);
    const arrived = await issueToken(db, {
      accountId: Number(userid),
      kind: 'password',
      email,
      now: new Date(Date.now() - 5 * MINUTE_MS),
    });
    const { api } = personWith(running);
    for (let attempt = 0; attempt < 2; attempt += 1)
      await assert.rejects(api.call('account.requestPassword', { emailaddress: email }), failsWith('MYS-1'));
    const valid = await db.query(
      "select token_hash from account_token where account_id = $1 and kind = 'password' and used_at is null",
      [Number(userid)],
    );
    assert.deepEqual(valid.rows, [{ token_hash: arrived.hash }]);
    await api.call('account.resetPassword', { token: arrived.link, newpassword: 'distinta456' });
  });
}
