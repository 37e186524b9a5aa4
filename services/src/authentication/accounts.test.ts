import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LEGAL_VERSION } from '@chamba/kernel/legal';
import { RETENTION } from '@chamba/kernel/retention';
import { CONTACT, NAME, triples } from '@chamba/kernel/testing/example-candidate';
import {
  failsWith,
  mailedToken,
  mailTo,
  newEmail,
  PASSWORD,
  personWith,
  signUp,
} from '../testing/candidates.ts';
import { issueToken } from '../my-service/account-tokens.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

for (const engine of await enginesOfRules()) {
  describe(`accounts on ${engine.name}`, () => {
    let running: RunningServices;
    let ahead = 0;
    before(async () => {
      running = await engine.start({
        now: () => new Date(Date.now() + ahead),
        legal: { name: 'Peña & Hijos, S.C.', address: 'Av. Juárez 20, León', email: 'privacidad@pena.mx' },
      });
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
      // The link did its work: opened again, it reports that the address is confirmed already.
      await assert.rejects(api.call('account.activate', proof), failsWith('MYS-68'));
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

    test('no letter of another alphabet stands for one of the address', async () => {
      const { email } = await signUp(running);
      await login(` ${email.toUpperCase()}\t`, PASSWORD);
      for (const [letter, like] of [
        ['i', '\u0130'],
        ['i', '\u0131'],
        ['l', '\uff4c'],
        ['.', '\u3002'],
        ['@', '\uff20'],
      ] as const)
        await assert.rejects(login(email.replaceAll(letter, like), PASSWORD), failsWith('AAIS-1'), like);
    });

    test('an account whose log-in was switched off loses its session', async () => {
      const { api, email, userid } = await signUp(running);
      const allow = (enabled: boolean) =>
        running.services.db.query('update account set enabledlogin = $2 where id = $1', [userid, enabled]);
      await allow(false);
      await assert.rejects(api.call('session.current', {}), failsWith('AAIS-7'));
      await assert.rejects(login(email, PASSWORD), failsWith('AAIS-7'));
      // Who does not know the password learns nothing of it.
      await assert.rejects(login(email, 'otra1234'), failsWith('AAIS-1'));
      await allow(true);
      await assert.rejects(api.call('session.current', {}), failsWith('AAIS-2'));
    });

    test('what an account is created with is checked', async () => {
      const good = { email: newEmail(), name: 'Ana', password: PASSWORD, legal_ok: true };
      const post = (payload: object) =>
        ask(running, '/rest', { method: 'POST', body: { server: 'myService', service: 'account', payload } });
      const readCode = async (change: object) => {
        const { status, body } = await post({ ...good, ...change });
        assert.equal(status, 400);
        return (body['errors'] as { code: string }[])[0]?.code;
      };
      for (const email of ['', 'ana', 'ana@x', 7, null]) assert.equal(await readCode({ email }), 'MYS-27');
      for (const password of ['corta1', 'sinnumeros', '12345678', `a1${'x'.repeat(63)}`, null]) {
        assert.equal(await readCode({ password }), 'MYS-28');
      }
      const badNames = [
        '',
        '   ',
        '\u202e\u200b',
        '<b>Ana</b>',
        'Entra a http://x.mx',
        'ana@evil.mx',
        'A\u0001na',
      ];
      for (const name of [...badNames, 'a'.repeat(101)]) {
        assert.equal(await readCode({ name }), 'MYS-29');
      }
      assert.equal(await readCode({ legal_ok: false }), 'MYS-26');
    });

    test('a password that is easily guessed is refused wherever one is chosen', async () => {
      const name = 'Guadalupe Ñúñez-O’Farrill';
      const email = `rosalinda.k7w2hq9x.${Date.now()}@ejemplo.com`;
      const local = email.split('@')[0] ?? '';
      const { api } = personWith(running);
      const create = (password: string) =>
        api.call('account.create', { email, name, password, code_verification: false });
      for (const password of [
        'password1',
        'Password1',
        'p4ssw0rd',
        '12345678a',
        'aaaaaaa1',
        'abcd1234',
        'qwerty123',
        'contraseña1',
        'chamba2026',
        'trabajo1',
        'guadalupe1',
        'Nunez1990',
        'rosalinda22',
        'chambachamba1',
        'Chamba1Chamba2',
        'ch4mbach4mba1',
        'chamba-chamba-9',
        'RosalindaRosalinda7',
        'México2024',
        'mexico123!',
        'TeAmo1234',
        'Perro123',
        local,
        local.replaceAll('.', ''),
        email.toUpperCase(),
        `${local.toUpperCase()}!1`,
      ]) {
        await assert.rejects(create(password), failsWith('PASSWORD-COMMON'), password);
      }
      const session = await create(PASSWORD);
      const token = session.authentication_token.token ?? '';
      const changed = await ask(running, '/rest', {
        method: 'POST',
        token,
        body: {
          server: 'myService',
          service: 'account',
          payload: { updater: { currentpassword: PASSWORD, newpassword: 'guadalupe1' } },
        },
      });
      assert.equal((changed.body['errors'] as { code: string }[])[0]?.code, 'PASSWORD-COMMON');
      await api.call('account.requestPassword', { emailaddress: email });
      const { id, token: proof } = await mailedToken(running, email);
      const reset = (newpassword: string) =>
        api.call('account.resetPassword', { token: `${id}.${proof}`, newpassword });
      await assert.rejects(reset('rosalinda22'), failsWith('PASSWORD-COMMON'));
      // A refused password does not use up the link.
      const longest = `${'un cable azul '.repeat(5).slice(0, 62)}7b`;
      assert.equal(longest.length, 64);
      await reset(longest);
      assert.equal((await login(email, longest)).user_profile.email, email);
    });

    test('names are kept letter for letter, without what makes links or turns texts around', async () => {
      const readName = async (name: string) => {
        const email = newEmail();
        const session = await personWith(running).api.call('account.create', {
          email,
          name,
          password: PASSWORD,
          code_verification: false,
        });
        return { kept: session.candidate_data.candidatename, mail: (await mailTo(running, email)).text };
      };
      for (const name of ["Sean O'Farrill", 'Ana Ñúñez-O’Farrill', 'María de la Luz', 'Ma. Luisa Güemes'])
        assert.equal((await readName(name)).kept, name);
      assert.equal((await readName('\u202eMa.Luisa\u200f Pérez\u200b')).kept, 'Ma. Luisa Pérez');
      const link = await readName('evil.mx/gana');
      assert.equal(link.kept, 'evil. mx/gana');
      assert.doesNotMatch(link.mail, /evil\.mx/);
      // All dots that programs read as one: ideographic, fullwidth, halfwidth, one dot leader, small.
      for (const dot of ['\u3002', '\uff0e', '\uff61', '\u2024', '\ufe52'])
        assert.equal((await readName(`evil${dot}mx`)).kept, 'evil. mx', dot);

      const { api, userid, email } = await signUp(running);
      await running.services.db.query("update account set name = 'evil.mx', resent_at = null where id = $1", [
        Number(userid),
      ]);
      await api.call('account.requestPassword', { emailaddress: email });
      assert.match((await mailTo(running, email)).text, /^Hola, evil\.:/);
    });

    test('a changed name is the name of the account too', async () => {
      const { api, userid } = await signUp(running);
      const updater = triples({ ...CONTACT, candidatename: 'Lucía O’Higgins' });
      await api.call('candidate.save', { userid, updater });
      const session = await api.call('session.current', {});
      assert.equal(session.user_profile.name, 'Lucía O’Higgins');
      assert.equal(session.candidate_data.candidatename, 'Lucía O’Higgins');
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

    test('a session, and the check of an address, report that the last mail to it bounced', async () => {
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
      const last = await mailedToken(running, email);
      await api.call('account.activate', first);
      await assert.rejects(api.call('account.resendEmail', { userid }), failsWith('MYS-68'));
      await assert.rejects(api.call('account.activate', last), failsWith('MYS-68'));
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

    test('the link of a mail does nothing but what its mail is for', async () => {
      const { api, email, userid } = await signUp(running);
      const activation = await mailedToken(running, email);
      const resetBy = ({ id, token }: { id: string; token: string }) =>
        api.call('account.resetPassword', { token: `${id}.${token}`, newpassword: 'ladron456' });
      await assert.rejects(resetBy(activation), failsWith('MYS-64'));
      await assert.rejects(api.call('account.verifyEmail', activation), failsWith('MYS-64'));
      await api.call('account.requestPassword', { emailaddress: email });
      const reset = await mailedToken(running, email);
      await assert.rejects(api.call('account.activate', reset), failsWith('MYS-64'));
      await assert.rejects(api.call('account.verifyEmail', reset), failsWith('MYS-64'));
      await assert.rejects(
        api.call('account.confirm', { token: `${reset.id}.${reset.token}` }),
        failsWith('MYS-64'),
      );
      const { validemail } = (await api.call('session.current', {})).user_profile;
      assert.equal(validemail, false);
      // No attempt used a link up.
      await api.call('account.activate', activation);
      await resetBy(reset);
      await login(email, 'ladron456');
      assert.equal(activation.id, userid);
    });

    test('a confirmation link opens no session, and answers the one of the same account', async () => {
      const confirm = async (email: string, token: string) => {
        const proof = await mailedToken(running, email);
        const payload = { token: `${proof.id}.${proof.token}` };
        const body = { server: 'myService', service: 'accountToken', payload };
        return (await ask(running, '/rest', { method: 'POST', token, body })).body['response'];
      };
      const [sender, reader, third] = [
        await signUp(running, newEmail(), true),
        await signUp(running, newEmail(), true),
        await signUp(running, newEmail(), true),
      ];
      assert.deepEqual(await confirm(sender.email, reader.token), {
        user_profile: { userid: sender.userid, validemail: true, type: 'C' },
      });
      assert.deepEqual(await confirm(reader.email, reader.token), {
        user_profile: { userid: reader.userid, validemail: true },
        authentication_token: reader.session.authentication_token,
      });
      assert.deepEqual(await confirm(third.email, 'a-session-that-ended'), {
        user_profile: { userid: third.userid, validemail: true, type: 'C' },
      });
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
      const opened = (category: string) =>
        personWith(running).api.call('session.actionToken', { category, actionToken: reset.token });
      // The answer does not disclose whose account the link belongs to.
      assert.deepEqual(await opened('new-password'), { accessToken: false, name: '', email: '' });
      await assert.rejects(opened('account-delete'), failsWith('TOK-02'));
      await assert.rejects(
        api.call('account.resetPassword', { ...reset, newpassword: 'corta' }),
        failsWith('MYS-28'),
      );
      await personWith(running).api.call('account.resetPassword', reset);
      await assert.rejects(api.call('session.current', {}), failsWith('AAIS-2'));
      await assert.rejects(login(email, PASSWORD), failsWith('AAIS-1'));
      await login(email, 'distinta456');
      await assert.rejects(api.call('account.resetPassword', reset), failsWith('MYS-64'));
      await assert.rejects(opened('new-password'), failsWith('TOK-02'));
      await assert.rejects(
        api.call('account.requestPassword', { emailaddress: newEmail() }),
        failsWith('MYS-66'),
      );
    });

    test('requests for a forgotten password at once send one mail, and leave the link of the one before', async () => {
      const { api, email } = await signUp(running);
      const letters = async () =>
        (await running.services.outbox.list(200)).filter(
          ({ to, subject }) => to === email && subject.startsWith('Restablece'),
        ).length;
      await api.call('account.requestPassword', { emailaddress: email });
      const { id, token } = await mailedToken(running, email);
      assert.equal(await letters(), 1);
      ahead += 3 * MINUTE_MS;
      await Promise.all(
        Array.from({ length: 12 }, () => api.call('account.requestPassword', { emailaddress: email })),
      );
      assert.equal(await letters(), 2);
      await api.call('account.resetPassword', { token: `${id}.${token}`, newpassword: 'distinta456' });
    });

    test('a mail that cannot be sent takes back no link that arrived', async () => {
      const silent = await engine.start({ development: false });
      try {
        const { api, email, userid } = await signUp(silent);
        const arrived = await issueToken(silent.services.db, {
          accountId: Number(userid),
          kind: 'password',
          email,
          now: new Date(Date.now() - 3 * MINUTE_MS),
        });
        for (let request = 0; request < 2; request += 1)
          await assert.rejects(
            api.call('account.requestPassword', { emailaddress: email }),
            failsWith('MYS-1'),
          );
        const { rows } = await silent.services.db.query<{ body_text: string }>(
          "select body_text from mail where recipient = $1 and subject like 'Restablece%'",
          [email],
        );
        assert.deepEqual(rows, [{ body_text: '' }, { body_text: '' }], 'the links that did not arrive');
        await api.call('account.resetPassword', { token: arrived.link, newpassword: 'distinta456' });
      } finally {
        await silent.stop();
      }
    });

    test('an activation returns the type of the account', async () => {
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
      assert.equal(
        (await changeAccount(token, { emailaddress: email, currentpassword: PASSWORD })).status,
        200,
      );
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

    test('a password is the same whether its accents are characters of their own or not', async () => {
      const email = newEmail();
      const password = 'Ñandú-café-77-molcajete';
      const { api } = personWith(running);
      await api.call('account.create', {
        email,
        name: NAME,
        password: password.normalize('NFC'),
        code_verification: false,
      });
      const session = await personWith(running).api.call('session.login', {
        userid: email,
        password: password.normalize('NFD'),
      });
      assert.equal(session.user_profile.email, email);
    });

    test('the version of the documents that a page showed is kept with its time', async () => {
      const accepted = async (userid: string) =>
        (
          await running.services.db.query<{ version: string }>(
            'select version from legal_acceptance where account_id = $1 order by accepted_at, version',
            [Number(userid)],
          )
        ).rows.map(({ version }) => version);
      const unnamed = await signUp(running);
      assert.deepEqual(await accepted(unnamed.userid), ['']);
      const email = newEmail();
      const input = { email, name: NAME, password: PASSWORD, code_verification: false };
      const { api } = personWith(running);
      await assert.rejects(
        api.call('account.create', { ...input, legal_version: 'la última' }),
        failsWith('MYS-90'),
      );
      const session = await api.call('account.create', { ...input, legal_version: '2026-11-22' });
      const { userid } = session.user_profile;
      const token = session.authentication_token.token ?? '';
      assert.deepEqual(await accepted(userid), ['2026-11-22']);

      const accept = (payload: object, as = token) =>
        ask(running, '/rest', {
          method: 'POST',
          token: as,
          body: { server: 'myService', service: 'account', payload },
        });
      const later = { legal_ok: true, legal_version: LEGAL_VERSION };
      assert.equal((await accept(later, '')).status, 401);
      assert.equal((await accept({ ...later, legal_ok: false })).status, 400);
      assert.equal((await accept(later)).status, 200);
      assert.equal((await accept(later)).status, 200);
      assert.deepEqual(await accepted(userid), ['2026-11-22', LEGAL_VERSION]);
      const madeUp = { ...input, email: newEmail(), legal_version: '2099-12-31' };
      const liar = await personWith(running).api.call('account.create', madeUp);
      assert.deepEqual(await accepted(liar.user_profile.userid), ['']);
      await running.services.db.query('delete from account where id = $1', [Number(userid)]);
      assert.deepEqual(await accepted(userid), []);
    });

    /** Changes the e-mail or the password of the account. */
    const changeAccount = (token: string, updater: object) =>
      ask(running, '/rest', {
        method: 'POST',
        body: { server: 'myService', service: 'account', payload: { updater } },
        token,
      });

    test('an address is changed only with the current password', async () => {
      const { email, token, api } = await signUp(running);
      const emailaddress = newEmail();
      for (const currentpassword of [undefined, '', 'otra1234', null, 7]) {
        const { status, body } = await changeAccount(token, { emailaddress, currentpassword });
        assert.equal(status, 400);
        assert.equal((body['errors'] as { code: string }[])[0]?.code, 'MYS-32');
      }
      await assert.rejects(mailTo(running, emailaddress));
      assert.match((await mailTo(running, email)).subject, /Confirma tu cuenta/);
      assert.equal((await api.call('session.current', {})).user_profile.email, email);
    });

    test('an address that is not confirmed is corrected by its own session: the old link is dead, the new one works', async () => {
      const { email: mistyped, userid, api } = await signUp(running);
      const other = await signUp(running);
      const dead = await mailedToken(running, mistyped);
      await api.call('account.requestPassword', { emailaddress: mistyped });
      const reset = await mailedToken(running, mistyped);
      const correct = (emailaddress: string) => api.call('account.correctEmail', { userid, emailaddress });
      await assert.rejects(
        personWith(running).api.call('account.correctEmail', { userid, emailaddress: newEmail() }),
        failsWith('AAIS-2'),
      );
      await assert.rejects(correct('ana@'), failsWith('MYS-27'));
      await assert.rejects(correct(mistyped.toUpperCase()), failsWith('MYS-31'));
      await assert.rejects(correct(other.email.toUpperCase()), failsWith('MYS-30'));
      const address = newEmail();
      assert.deepEqual(await correct(` ${address} `), { envia_token: { mailok: true, bounceMail: false } });
      const { user_profile } = await api.call('session.current', {});
      assert.deepEqual([user_profile.email, user_profile.validemail], [address, false]);
      await assert.rejects(api.call('account.activate', dead), failsWith('MYS-64'));
      const stolen = { token: `${reset.id}.${reset.token}`, newpassword: 'ladron456' };
      await assert.rejects(api.call('account.resetPassword', stolen), failsWith('MYS-64'));
      assert.doesNotMatch((await mailTo(running, mistyped)).subject, /Cambió/);
      await api.call('account.activate', await mailedToken(running, address));
      assert.equal((await api.call('session.current', {})).user_profile.validemail, true);
      await assert.rejects(correct(newEmail()), failsWith('MYS-68'));
    });

    test('corrections of an address mail few strangers, and bring a code where the first mail had one', async () => {
      const input = { email: newEmail(), name: NAME, password: PASSWORD, code_verification: true };
      const { user_profile, authentication_token } = await personWith(running).api.call(
        'account.create',
        input,
      );
      const { api } = personWith(running, authentication_token.token);
      const { userid } = user_profile;
      let last = '';
      for (let mail = 0; mail < 4; mail += 1) {
        last = newEmail();
        await api.call('account.correctEmail', { userid, emailaddress: last });
      }
      assert.match((await mailTo(running, last)).text, /código de confirmación es \d{6}/);
      await assert.rejects(
        api.call('account.correctEmail', { userid, emailaddress: newEmail() }),
        failsWith('MYS-77'),
      );
    });

    test('an operator gives an account another address, which has to be confirmed', async () => {
      const { email, token, userid } = await signUp(running);
      const other = await signUp(running);
      const { people } = running.services;
      assert.equal(await people.changeEmail(email, 'ana@'), 'invalid');
      assert.equal(await people.changeEmail(newEmail(), newEmail()), 'unknown');
      assert.equal(await people.changeEmail(email, other.email.toUpperCase()), 'taken');
      assert.equal(await people.changeEmail(email, ` ${email} `), 'unchanged');
      assert.equal((await login(email, PASSWORD)).user_profile.userid, userid);
      const address = newEmail();
      assert.equal(await people.changeEmail(userid, address), 'changed');
      await assert.rejects(personWith(running, token).api.call('session.current', {}), failsWith('AAIS-2'));
      await assert.rejects(login(email, PASSWORD), failsWith('AAIS-1'));
      const { user_profile } = await login(address, PASSWORD);
      assert.deepEqual([user_profile.userid, user_profile.validemail], [userid, false]);
      assert.match((await mailTo(running, email)).subject, /Cambió el correo/);
    });

    test('a changed address invalidates links to the old one, which is notified', async () => {
      const { email, token, userid, api } = await signUp(running);
      const elsewhere = await login(email, PASSWORD);
      const confirming = await login(email, PASSWORD);
      const other = personWith(running, elsewhere.authentication_token.token);
      const confirmer = personWith(running, confirming.authentication_token.token);
      await api.call('account.requestPassword', { emailaddress: email });
      const reset = await mailedToken(running, email);
      const updater = { emailaddress: newEmail(), currentpassword: PASSWORD };
      await changeAccount(token, updater);
      await ask(running, `/api/mys/account_token/${userid}/change_email`, { token });
      const first = await mailedToken(running, updater.emailaddress);
      ahead += 3 * MINUTE_MS;
      const second = { ...updater, emailaddress: newEmail() };
      await changeAccount(token, second);
      const asked = await mailTo(running, email);
      assert.match(asked.subject, /Pidieron cambiar/);
      assert.ok(!asked.text.includes(second.emailaddress));
      assert.match(asked.text, /\/cuenta\/recuperar-contrasena/);
      await ask(running, `/api/mys/account_token/${userid}/change_email`, { token });
      const proof = await mailedToken(running, second.emailaddress);
      await assert.rejects(api.call('account.verifyEmail', first), failsWith('MYS-64'));

      await confirmer.api.call('account.verifyEmail', proof);
      assert.match((await mailTo(running, email)).subject, /Cambió el correo/);
      // The session that asked and the one that confirmed go on.
      assert.equal((await api.call('session.current', {})).user_profile.email, second.emailaddress);
      await confirmer.api.call('session.current', {});
      await assert.rejects(other.api.call('session.current', {}), failsWith('AAIS-2'));
      const old = { token: `${reset.id}.${reset.token}`, newpassword: 'ladron456' };
      await assert.rejects(api.call('account.resetPassword', old), failsWith('MYS-64'));
      await assert.rejects(login(email, PASSWORD), failsWith('AAIS-1'));
      await login(second.emailaddress, PASSWORD);
      const { rows } = await running.services.db.query(
        'select 1 from account_token where account_id = $1 and used_at is null',
        [userid],
      );
      assert.deepEqual(rows, []);
    });

    test('a link to an address that is not the account’s any more sets no password', async () => {
      const { email, userid, api } = await signUp(running);
      await api.call('account.requestPassword', { emailaddress: email });
      const { id, token } = await mailedToken(running, email);
      await running.services.db.query('update account set email = $2 where id = $1', [userid, newEmail()]);
      const reset = { token: `${id}.${token}`, newpassword: 'ladron456' };
      await assert.rejects(api.call('account.resetPassword', reset), failsWith('MYS-64'));
      await api.call('session.current', {});
    });

    test('a link to an address that is not the account’s any more confirms no other one', async () => {
      const { email, userid, api } = await signUp(running);
      const proof = await mailedToken(running, email);
      await running.services.db.query('update account set email = $2 where id = $1', [userid, newEmail()]);
      await api.call('account.activate', proof);
      assert.equal((await api.call('session.current', {})).user_profile.validemail, false);
    });

    test('of two uses of one link at once only one sets its password', async () => {
      const { email, api } = await signUp(running);
      await api.call('account.requestPassword', { emailaddress: email });
      const { id, token } = await mailedToken(running, email);
      const passwords = ['distinta456', 'ladron456'];
      const uses = await Promise.allSettled(
        passwords.map((newpassword) =>
          api.call('account.resetPassword', { token: `${id}.${token}`, newpassword }),
        ),
      );
      assert.deepEqual(uses.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      const [used = '', refused = ''] = uses[0]?.status === 'fulfilled' ? passwords : passwords.toReversed();
      await login(email, used);
      await assert.rejects(login(email, refused), failsWith('AAIS-1'));
    });

    test('a new password cancels a pending change of the address', async () => {
      const { email, token, userid, api } = await signUp(running);
      const emailaddress = newEmail();
      await changeAccount(token, { emailaddress, currentpassword: PASSWORD });
      await ask(running, `/api/mys/account_token/${userid}/change_email`, { token });
      const proof = await mailedToken(running, emailaddress);
      await api.call('account.requestPassword', { emailaddress: email });
      const reset = await mailedToken(running, email);
      await api.call('account.resetPassword', {
        token: `${reset.id}.${reset.token}`,
        newpassword: 'distinta456',
      });
      await assert.rejects(personWith(running).api.call('account.verifyEmail', proof), failsWith('MYS-64'));
    });

    test('a password changed with the current one ends other sessions, reset links and a pending change of the address', async () => {
      const { email, token, userid, api } = await signUp(running);
      const other = personWith(running, (await login(email, PASSWORD)).authentication_token.token);
      const emailaddress = newEmail();
      await changeAccount(token, { emailaddress, currentpassword: PASSWORD });
      await ask(running, `/api/mys/account_token/${userid}/change_email`, { token });
      const pending = await mailedToken(running, emailaddress);
      await api.call('account.requestPassword', { emailaddress: email });
      const reset = await mailedToken(running, email);
      const change = async (currentpassword: string, newpassword: string) => {
        const { status, body } = await changeAccount(token, { currentpassword, newpassword });
        return status === 200 ? 'changed' : (body['errors'] as { code: string }[])[0]?.code;
      };
      assert.equal(await change('otra1234', 'distinta456'), 'MYS-32');
      assert.equal(await change(PASSWORD, PASSWORD), 'MYS-34');
      await other.api.call('session.current', {});
      assert.equal(await change(PASSWORD, 'distinta456'), 'changed');

      await api.call('session.current', {});
      await assert.rejects(other.api.call('session.current', {}), failsWith('AAIS-2'));
      await assert.rejects(api.call('account.verifyEmail', pending), failsWith('MYS-64'));
      const stale = { token: `${reset.id}.${reset.token}`, newpassword: 'ladron456' };
      await assert.rejects(api.call('account.resetPassword', stale), failsWith('MYS-64'));
      await assert.rejects(login(email, PASSWORD), failsWith('AAIS-1'));
      await login(email, 'distinta456');
    });

    test('a request for a password mail reveals nothing of the account, and mails are limited', async () => {
      const { email } = await signUp(running);
      const mails = async () =>
        (await running.services.outbox.list(500)).filter(
          ({ to, subject }) => to === email && subject.startsWith('Restablece'),
        ).length;
      for (let request = 0; request < 12; request += 1) {
        const answer = await personWith(running).api.call('account.requestPassword', { emailaddress: email });
        assert.deepEqual(answer, { user_profile: { userid: '' } });
        ahead += 3 * MINUTE_MS;
      }
      assert.equal(await mails(), 5);
      ahead += 3 * HOUR_MS;
      await personWith(running).api.call('account.requestPassword', { emailaddress: email });
      assert.equal(await mails(), 6);
    });

    test('six digits are guessed at fifteen times a day, whatever is mailed again', async () => {
      const person = await signUp(running, newEmail(), true);
      const readCode = async () => /es (\d{6})/.exec((await mailTo(running, person.email)).text)?.[1] ?? '';
      for (let mail = 0; mail < 3; mail += 1) {
        const wrong = (await readCode()) === '000000' ? '111111' : '000000';
        for (let guess = 0; guess < 5; guess += 1)
          await assert.rejects(person.api.call('account.confirm', { code: wrong }), failsWith('MYS-64'));
        ahead += 3 * MINUTE_MS;
        await person.api.call('account.resendEmail', { userid: person.userid });
      }
      // Mails that push those out which were guessed at do not begin the count anew.
      for (let mail = 0; mail < 6; mail += 1) {
        ahead += 3 * MINUTE_MS;
        await person.api.call('account.resendEmail', { userid: person.userid });
      }
      await assert.rejects(
        person.api.call('account.confirm', { code: await readCode() }),
        failsWith('MYS-64'),
      );
      // The link of the mail works all the same.
      const { id, token } = await mailedToken(running, person.email);
      await person.api.call('account.confirm', { token: `${id}.${token}` });
    });

    test('all sessions end at once, or all but the own', async () => {
      const { email, api, token } = await signUp(running);
      const second = personWith(running, (await login(email, PASSWORD)).authentication_token.token);
      const third = personWith(running, (await login(email, PASSWORD)).authentication_token.token);
      const stranger = await signUp(running);
      await second.api.call('session.endAll', { keepCurrent: true });
      await second.api.call('session.current', {});
      for (const ended of [api, third.api])
        await assert.rejects(ended.call('session.current', {}), failsWith('AAIS-2'));
      assert.equal(
        (await ask(running, '/api/aais/sessions?keep=x', { method: 'DELETE', token })).status,
        400,
      );
      await assert.rejects(api.call('session.endAll', { keepCurrent: false }), failsWith('AAIS-2'));
      await second.api.call('session.current', {});
      await second.api.call('session.endAll', { keepCurrent: false });
      await assert.rejects(second.api.call('session.current', {}), failsWith('AAIS-2'));
      await stranger.api.call('session.current', {});
    });

    test('a session that is renewed all the time ends after thirty days', async () => {
      const { api } = await signUp(running);
      const start = ahead;
      while (ahead < start + 30 * 24 * HOUR_MS - 11 * HOUR_MS) {
        ahead += 11 * HOUR_MS;
        await api.call('session.refresh', {});
      }
      await api.call('session.refresh', {});
      ahead = start + 30 * 24 * HOUR_MS + 1_000;
      await assert.rejects(api.call('session.current', {}), failsWith('AAIS-2'));
      await assert.rejects(api.call('session.refresh', {}), failsWith('AAIS-2'));
      ahead = start;
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
        assert.match(content, new RegExp(`Versión ${LEGAL_VERSION}`));
      }
      const { content: notice } = await api.call('legal.document', { key: 'privacy' });
      for (const part of [
        'Peña &amp; Hijos, S.C., con domicilio en Av. Juárez 20, León',
        'mailto:privacidad@pena.mx',
        `sesión que venció: ${RETENTION.sessions.days} día`,
        `denuncias de vacantes: ${RETENTION.complaints.days} días`,
        'Secretaría Anticorrupción y Buen Gobierno',
      ]) {
        assert.ok(notice.includes(part), part);
      }
      assert.equal((await ask(running, '/legal-docs/documents/otro')).status, 404);
    });
  });
}
