import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  failsWith,
  mailedToken,
  mailTo,
  newEmail,
  PASSWORD,
  personWith,
  signUp,
} from '../testing/candidates.ts';
import { ask, testEngines } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

for (const engine of await testEngines()) {
  describe(`accounts on ${engine.name}`, () => {
    let running: RunningServices;
    let ahead = 0;
    before(async () => {
      running = await engine.start({ now: () => new Date(Date.now() + ahead) });
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const login = (userid: string, password: string) =>
      personWith(running).api.call('session.login', { userid, password });

    test('an account is created, confirmed by mail, and can log in', async () => {
      const { api, email, userid, session } = await signUp(running);
      assert.equal(session.user_profile.newaccounttoken, true);
      assert.equal(session.user_profile.validemail, false);
      assert.equal(session.candidate_data.candidatename, 'Guadalupe Hernández Ríos');
      assert.deepEqual(session.resume, { resumeid: '', iscompleted: false });

      const proof = await mailedToken(running, email);
      assert.equal(proof.id, userid);
      const activated = await personWith(running).api.call('account.activate', proof);
      assert.deepEqual(activated.user_profile, { userid, validemail: true, type: 'C' });
      const current = await api.call('session.current', {});
      assert.equal(current.user_profile.validemail, true);
      assert.equal(current.user_profile.newaccounttoken, false);

      const again = await login(email.toUpperCase(), PASSWORD);
      assert.equal(again.user_profile.userid, userid);
      await assert.rejects(api.call('account.activate', proof), failsWith('MYS-64'));
    });

    test('an address belongs to one account, however it is written', async () => {
      const { email, api } = await signUp(running);
      await assert.rejects(signUp(running, email.toUpperCase()), failsWith('MYS-30'));
      const exists = async (emailaddress: string) =>
        (await api.call('account.checkEmail', { emailaddress })).returnValueMail;
      assert.deepEqual(await exists(email), { exists: true, valid: true, bounce: false });
      assert.deepEqual(await exists(newEmail()), { exists: false, valid: true, bounce: false });
      assert.deepEqual(await exists('nadie'), { exists: false, valid: false, bounce: false });

      const twin = newEmail();
      const twins = await Promise.allSettled([signUp(running, twin), signUp(running, twin)]);
      assert.deepEqual(twins.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    });

    test('an account whose log-in was switched off loses its session', async () => {
      const { api, userid } = await signUp(running);
      const allow = (enabled: boolean) =>
        running.services.db.query('update account set enabledlogin = $2 where id = $1', [userid, enabled]);
      await allow(false);
      await assert.rejects(api.call('session.current', {}), failsWith('AAIS-7'));
      await allow(true);
      await assert.rejects(api.call('session.current', {}), failsWith('AAIS-2'));
    });

    test('what an account is created with is checked', async () => {
      const good = { email: newEmail(), name: 'Ana', password: PASSWORD, legal_ok: true };
      const post = (payload: object) =>
        ask(running, '/rest', { method: 'POST', body: { server: 'myService', service: 'account', payload } });
      const codeOf = async (change: object) => {
        const { status, body } = await post({ ...good, ...change });
        assert.equal(status, 400);
        return (body['errors'] as { code: string }[])[0]?.code;
      };
      for (const email of ['', 'ana', 'ana@x', 7, null]) assert.equal(await codeOf({ email }), 'MYS-27');
      for (const password of ['corta1', 'sinnumeros', '12345678', `a1${'x'.repeat(49)}`, null]) {
        assert.equal(await codeOf({ password }), 'MYS-28');
      }
      for (const name of ['', '   ', '<b>Ana</b>', 'Entra a http://x.mx', 'a'.repeat(101), 'A\u0000na']) {
        assert.equal(await codeOf({ name }), 'MYS-29');
      }
      assert.equal(await codeOf({ legal_ok: false }), 'MYS-26');
    });

    test('a wrong password and an unknown address are refused alike', async () => {
      const { email } = await signUp(running);
      await assert.rejects(login(email, 'otra1234'), failsWith('AAIS-1'));
      await assert.rejects(login(newEmail(), PASSWORD), failsWith('AAIS-1'));
      await assert.rejects(login(email, ''), failsWith('AAIS-3'));
    });

    test('sessions end by logging out and by time, and are renewed', async () => {
      const { api } = await signUp(running);
      ahead = 11 * HOUR_MS;
      await api.call('session.refresh', {});
      ahead = 22 * HOUR_MS;
      await api.call('session.current', {});
      ahead = 24 * HOUR_MS;
      await assert.rejects(api.call('session.current', {}), failsWith('AAIS-2'));
      await assert.rejects(api.call('session.refresh', {}), failsWith('AAIS-2'));
      const other = await signUp(running);
      await other.api.call('session.logout', {});
      await assert.rejects(other.api.call('session.current', {}), failsWith('AAIS-2'));
      await assert.rejects(personWith(running).api.call('session.current', {}), failsWith('AAIS-2'));
    });

    test('a session, and the check of an address, tell that the last mail to it came back', async () => {
      const { api, email } = await signUp(running);
      const bounced = async () => (await api.call('session.current', {})).user_profile.mailbounced;
      assert.equal(await bounced(), false);
      await running.services.db.query('update mail set failure = $2 where recipient = $1', [
        email,
        'bounced 550',
      ]);
      assert.equal(await bounced(), true);
      const { returnValueMail } = await personWith(running).api.call('account.checkEmail', {
        emailaddress: email,
      });
      assert.deepEqual(returnValueMail, { exists: true, valid: true, bounce: true });
      await api.call('account.requestPassword', { emailaddress: email });
      assert.equal(await bounced(), false);
    });

    test('neither tokens nor passwords are stored as they are', async () => {
      const { email, token } = await signUp(running);
      const mailed = (await mailedToken(running, email)).token;
      for (const table of ['session', 'account_token', 'account']) {
        const { rows } = await running.services.db.query<{ line: string }>(
          `select t::text as line from ${table} t`,
        );
        assert.ok(rows.length > 0);
        for (const { line } of rows)
          for (const secret of [token, mailed, PASSWORD]) assert.ok(!line.includes(secret));
      }
    });

    test('the confirmation is sent again after two minutes, not before', async () => {
      const { api, userid, email } = await signUp(running);
      const first = await mailedToken(running, email);
      assert.deepEqual(await api.call('account.resendEmail', { userid }), {
        envia_token: { mailok: true, bounceMail: false },
      });
      assert.notEqual((await mailedToken(running, email)).token, first.token);
      await assert.rejects(api.call('account.resendEmail', { userid }), failsWith('MYS-77'));
      ahead += 2 * MINUTE_MS;
      await api.call('account.resendEmail', { userid });

      const other = await signUp(running);
      await assert.rejects(other.api.call('account.resendEmail', { userid }), failsWith('MYS-35'));
      await api.call('account.activate', first);
      await assert.rejects(api.call('account.resendEmail', { userid }), failsWith('MYS-68'));
      await assert.rejects(
        api.call('account.activate', await mailedToken(running, email)),
        failsWith('MYS-64'),
      );
    });

    test('a token that is unknown, late or of another account confirms nothing', async () => {
      const { api, email, userid } = await signUp(running);
      const { token } = await mailedToken(running, email);
      await assert.rejects(api.call('account.activate', { id: userid, token: 'x' }), failsWith('MYS-64'));
      await assert.rejects(
        api.call('account.activate', { id: String(Number(userid) + 1), token }),
        failsWith('MYS-64'),
      );
      const before = ahead;
      ahead += 8 * 24 * HOUR_MS;
      await assert.rejects(api.call('account.activate', { id: userid, token }), failsWith('MYS-64'));
      ahead = before;
      const [one, two] = await Promise.allSettled([
        api.call('account.activate', { id: userid, token }),
        api.call('account.activate', { id: userid, token }),
      ]);
      assert.ok([one.status, two.status].includes('fulfilled'));
    });

    test('six digits confirm the account of the session; guessing ends', async () => {
      const person = await signUp(running, newEmail(), true);
      const code =
        /código de confirmación es (\d{6})/.exec((await mailTo(running, person.email)).text)?.[1] ?? '';
      const wrong = code === '000000' ? '111111' : '000000';
      await assert.rejects(personWith(running).api.call('account.confirm', { code }), failsWith('AAIS-2'));
      await assert.rejects(person.api.call('account.confirm', { code: wrong }), failsWith('MYS-64'));
      const payload = { code, type: 'activate' };
      const confirmed = await ask(running, '/rest', {
        method: 'POST',
        token: person.token,
        body: { server: 'myService', service: 'accountToken', payload },
      });
      assert.deepEqual(confirmed.body['response'], {
        user_profile: { userid: person.userid, validemail: true },
        authentication_token: person.session.authentication_token,
      });

      const guesser = await signUp(running, newEmail(), true);
      const right = /es (\d{6})/.exec((await mailTo(running, guesser.email)).text)?.[1] ?? '';
      const miss = right === '000000' ? '111111' : '000000';
      for (let guess = 0; guess < 5; guess += 1) {
        await assert.rejects(guesser.api.call('account.confirm', { code: miss }), failsWith('MYS-64'));
      }
      await assert.rejects(guesser.api.call('account.confirm', { code: right }), failsWith('MYS-64'));
      const { id, token } = await mailedToken(running, guesser.email);
      await guesser.api.call('account.confirm', { token: `${id}.${token}` });
    });

    test('a forgotten password is replaced once, and all sessions end', async () => {
      const { api, email } = await signUp(running);
      await api.call('account.requestPassword', { emailaddress: email });
      const { id, token } = await mailedToken(running, email);
      const reset = { token: `${id}.${token}`, newpassword: 'distinta456' };
      await assert.rejects(
        api.call('account.resetPassword', { ...reset, newpassword: 'corta' }),
        failsWith('MYS-28'),
      );
      await personWith(running).api.call('account.resetPassword', reset);
      await assert.rejects(api.call('session.current', {}), failsWith('AAIS-2'));
      await assert.rejects(login(email, PASSWORD), failsWith('AAIS-1'));
      await login(email, 'distinta456');
      await assert.rejects(api.call('account.resetPassword', reset), failsWith('MYS-64'));
      await assert.rejects(
        api.call('account.requestPassword', { emailaddress: newEmail() }),
        failsWith('MYS-66'),
      );
    });

    test('an activation tells whose kind of account it was', async () => {
      for (const type of ['C', 'R']) {
        const { email, userid } = await signUp(running);
        await running.services.db.query('update account set type = $2 where id = $1', [userid, type]);
        const proof = await mailedToken(running, email);
        const { user_profile } = await personWith(running).api.call('account.activate', proof);
        assert.deepEqual(user_profile, { userid, validemail: true, type });
      }
    });

    test('a changed address counts once its owner confirms it', async () => {
      const { api, token, userid } = await signUp(running);
      const email = newEmail();
      const body = { server: 'myService', service: 'account', payload: { updater: { emailaddress: email } } };
      assert.equal((await ask(running, '/rest', { method: 'POST', body, token })).status, 200);
      const mailed = await ask(running, `/api/mys/account_token/${userid}/change_email`, { token });
      assert.deepEqual(mailed.body['response'], { envia_token: { mailok: true, bounceMail: false } });
      const proof = await mailedToken(running, email);
      assert.notEqual((await api.call('session.current', {})).user_profile.email, email);
      await assert.rejects(api.call('account.activate', proof), failsWith('MYS-68'));
      await api.call('account.verifyEmail', proof);
      const { user_profile } = await api.call('session.current', {});
      assert.equal(user_profile.email, email);
      assert.equal(user_profile.validemail, true);
    });

    test('toggles and legal documents are served', async () => {
      const { api } = personWith(running);
      const { toggles } = await api.call('features.toggles', {});
      assert.deepEqual(
        toggles.find(({ name }) => name === 'verifyByCode'),
        { name: 'verifyByCode', enabled: false },
      );
      for (const key of ['privacy', 'privacyv2', 'terms', 'termsv2'] as const) {
        const { content } = await api.call('legal.document', { key });
        assert.match(content, /<h2>/);
        assert.match(content, /Chamba/);
        assert.doesNotMatch(content, /<script|<h1|\{\{/);
      }
      assert.equal((await ask(running, '/legal-docs/documents/otro')).status, 404);
    });
  });
}
