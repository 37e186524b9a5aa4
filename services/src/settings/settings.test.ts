import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { describeDevice } from '../accounts/device.ts';
import { createUnsubscribeToken, wantsMail } from '../mail-preferences/index.ts';
import {
  failsWith,
  mailedToken,
  mailTo,
  newEmail,
  PASSWORD,
  personWith,
  signUp,
} from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

const MINUTE_MS = 60_000;

/** As browsers in Mexico send it. */
const AGENTS = {
  'Chrome en Android':
    'Mozilla/5.0 (Linux; Android 13; SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Samsung Internet en Android':
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  'Safari en iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Chrome en iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1',
  'Edge en Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
  'Firefox en Linux': 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Safari en Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  '': 'curl/8.5.0',
};

test('a device is described by what its browser says', () => {
  for (const [words, agent] of Object.entries(AGENTS)) assert.equal(describeDevice(agent), words);
  assert.equal(describeDevice(''), '');
});

for (const engine of await enginesOfRules()) {
  describe(`settings on ${engine.name}`, () => {
    let running: RunningServices;
    let aheadMs = 0;
    before(async () => {
      running = await engine.start({ now: () => new Date(Date.now() + aheadMs) });
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const logIn = async (email: string, agent: string, password = PASSWORD) => {
      const answer = await fetch(`${running.url}/rest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent },
        body: JSON.stringify({
          server: 'authentication',
          service: 'retrieveToken',
          payload: { userid: email, password, ip: '127.0.0.1' },
        }),
      });
      const { response } = (await answer.json()) as { response: { authentication_token: { token: string } } };
      return personWith(running, response.authentication_token.token);
    };

    test('sessions are listed with their devices, the own one first, and end one by one or together', async () => {
      const { api, email } = await signUp(running);
      const phone = await logIn(email, AGENTS['Chrome en Android']);
      aheadMs += 10 * MINUTE_MS;
      const tablet = await logIn(email, AGENTS['Safari en iPhone']);
      const { sessions } = await phone.api.call('session.list', {});
      assert.deepEqual(
        sessions.map(({ device, current }) => [device, current]),
        [
          ['Chrome en Android', true],
          ['Safari en iPhone', false],
          ['', false],
        ],
      );
      // Used again, it was seen again.
      await phone.api.call('session.current', {});
      const [own] = (await phone.api.call('session.list', {})).sessions;
      assert.ok(own && Date.parse(own.seen) - Date.parse(own.started) >= 9 * MINUTE_MS);

      const stranger = await signUp(running);
      const id = sessions[1]?.id ?? '';
      await stranger.api.call('session.endOne', { id });
      await tablet.api.call('session.current', {});
      await phone.api.call('session.endOne', { id });
      await assert.rejects(tablet.api.call('session.current', {}), failsWith('AAIS-2'));
      await phone.api.call('session.endAll', { keepCurrent: true });
      await assert.rejects(api.call('session.current', {}), failsWith('AAIS-2'));
      assert.equal((await phone.api.call('session.list', {})).sessions.length, 1);
    });

    test('the settings say when the password was changed', async () => {
      const { api, userid } = await signUp(running);
      const before = (await api.call('account.settings', { userid })).passwordchanged;
      aheadMs += MINUTE_MS;
      await api.call('account.changePassword', {
        currentpassword: PASSWORD,
        newpassword: 'jacaranda 26 azul',
      });
      const { passwordchanged } = await api.call('account.settings', { userid });
      assert.ok(Date.parse(passwordchanged) - Date.parse(before) >= MINUTE_MS);
    });

    test('a pending address is shown until it is confirmed or cancelled, and a cancelled link is dead', async () => {
      const { api, userid, email } = await signUp(running);
      assert.equal((await api.call('account.settings', { userid })).pendingemail, '');
      const wanted = newEmail();
      await api.call('account.changeEmail', { currentpassword: PASSWORD, emailaddress: wanted });
      await api.call('account.mailEmailChange', { userid });
      assert.equal((await api.call('account.settings', { userid })).pendingemail, wanted);
      assert.match((await mailTo(running, email)).text, /elige una contraseña nueva ahora/);
      const link = await mailedToken(running, wanted);
      assert.equal((await api.call('account.cancelEmailChange', {})).pendingemail, '');
      await assert.rejects(api.call('account.verifyEmail', link), failsWith('MYS-64'));
      assert.equal((await api.call('session.current', {})).user_profile.email, email);
    });

    test('preferences of mails are stored by kind, and the general opt-out stands above them', async () => {
      const { api, userid } = await signUp(running);
      const id = Number(userid);
      const { db } = running.services;
      const all = { savedsearches: true, suggestions: true, applications: true };
      const { optout, messages } = await api.call('account.settings', { userid });
      assert.deepEqual({ optout, messages }, { optout: 0, messages: all });

      const changed = await api.call('account.saveMessages', { messages: { suggestions: false } });
      assert.deepEqual(changed.messages, { ...all, suggestions: false });
      assert.equal(await wantsMail(db, id, 'suggestions'), false);
      assert.equal(await wantsMail(db, id, 'applications'), true);
      assert.equal((await api.call('account.saveMessages', { optout: 1 })).optout, 1);
      assert.equal(await wantsMail(db, id, 'applications'), false);
      await api.call('account.saveMessages', { optout: 0, messages: { suggestions: true } });
      for (const kind of ['savedsearches', 'suggestions', 'applications'] as const)
        assert.equal(await wantsMail(db, id, kind), true);
      assert.equal(await wantsMail(db, 999_999_999, 'applications'), false);
    });

    test('the link of a mail ends mails of its kind without a log-in, also posted by a mail program', async () => {
      const { userid, api } = await signUp(running);
      const id = Number(userid);
      const { db } = running.services;
      const token = await createUnsubscribeToken(db, id, 'savedsearches', new Date());
      const { kind } = await personWith(running).api.call('account.unsubscribe', { token });
      assert.equal(kind, 'savedsearches');
      assert.equal(await wantsMail(db, id, 'savedsearches'), false);
      assert.equal(await wantsMail(db, id, 'suggestions'), true);

      const other = await createUnsubscribeToken(db, id, 'suggestions', new Date());
      const posted = await fetch(`${running.url}/api/mys/unsubscribe/${other}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      assert.equal(posted.status, 200);
      assert.equal((await api.call('account.settings', { userid })).messages.suggestions, false);

      const forged = other.replace('.suggestions.', '.applications.');
      for (const wrong of [forged, token.replace(/^\d+/, '1'), 'x', `${id}.suggestions.${'x'.repeat(43)}`])
        assert.equal(
          (await ask(running, `/api/mys/unsubscribe/${wrong}`, { method: 'POST' })).status,
          400,
          wrong,
        );
      assert.equal(await wantsMail(db, id, 'applications'), true);
    });
  });
}
