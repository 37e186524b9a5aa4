import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createApiClient } from '@chamba/kernel/api';
import type { CallInput } from '@chamba/kernel/api';
import { failsWith, mailTo, PASSWORD, personWith, signUp } from '../testing/candidates.ts';
import type { Person } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';
import { CHALLENGE_MS } from './challenges.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { Lies } from './software-authenticator.ts';

const MINUTE_MS = 60_000;
const VISITOR = 'a'.repeat(32);
const OTHER_VISITOR = 'b'.repeat(32);

for (const engine of await enginesOfRules())
  describe(`passkeys on ${engine.name}`, () => {
    let running: RunningServices;
    let aheadMs = 0;
    before(async () => {
      running = await engine.start({ now: () => new Date(Date.now() + aheadMs) });
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    /** A browser without a session, as the gateway names it. */
    const visitor = (sessionID = VISITOR): Person['api'] =>
      createApiClient({
        transport: async ({ method, path, body, headers }) => {
          const answer = await fetch(running.url + path, {
            method,
            headers: {
              ...headers,
              'content-type': 'application/json',
              sessionid: sessionID,
              'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/126.0.0.0 Mobile Safari/537.36',
            },
            body: JSON.stringify(body ?? {}),
          });
          return { status: answer.status, data: await answer.json() };
        },
      });

    const register = async ({ api }: Person, authenticator = new SoftwareAuthenticator()) => {
      const options = await api.call('session.passkeyCreation', {});
      await api.call('session.addPasskey', { credential: authenticator.register(options) });
      return authenticator;
    };
    const newChallenge = (api = visitor()) => api.call('session.passkeyChallenge', {});
    const logIn = (credential: CallInput<'session.loginByPasskey'>['credential'], api = visitor()) =>
      api.call('session.loginByPasskey', { credential });

    test('a passkey is made, reported by mail, logs in as its account, and is removed', async () => {
      const person = await signUp(running);
      const { api, email, userid } = person;
      const options = await api.call('session.passkeyCreation', {});
      assert.deepEqual(options.rp, { id: 'localhost', name: 'Chamba' });
      assert.equal(options.authenticatorSelection?.userVerification, 'required');
      const authenticator = new SoftwareAuthenticator();
      const credential = authenticator.register(options);
      const { passkeys } = await api.call('session.addPasskey', { credential });
      assert.deepEqual(
        passkeys.map(({ used }) => used),
        [''],
      );
      assert.match((await mailTo(running, email)).subject, /^Se agregó una llave de acceso/);
      // The same device is not asked to make another.
      const [excluded] = (await api.call('session.passkeyCreation', {})).excludeCredentials ?? [];
      assert.equal(excluded?.id, credential.id);

      const session = await logIn(authenticator.sign(await newChallenge()));
      assert.equal(session.user_profile.userid, userid);
      const later = personWith(running, session.authentication_token.token ?? '');
      const [shown] = (await later.api.call('session.passkeys', {})).passkeys;
      assert.notEqual(shown?.used, '');
      const [open] = (await later.api.call('session.list', {})).sessions;
      assert.equal(open?.device, 'Chrome en Android');

      const { passkeys: left } = await later.api.call('session.removePasskey', { id: shown?.id ?? '' });
      assert.deepEqual(left, []);
      await assert.rejects(logIn(authenticator.sign(await newChallenge())), failsWith('PASSKEY-1'));
      // The password goes on opening the account.
      await personWith(running).api.call('session.login', { userid: email, password: PASSWORD });
    });

    test('making and removing one takes the password where the session is not fresh', async () => {
      const person = await signUp(running);
      await register(person);
      const { api } = person;
      const [{ id = '' } = {}] = (await api.call('session.passkeys', {})).passkeys;
      assert.equal((await api.call('session.passkeys', {})).fresh, true);
      aheadMs += 11 * MINUTE_MS;
      // Used without end, it is no younger.
      await api.call('session.refresh', {});
      assert.equal((await api.call('session.passkeys', {})).fresh, false);
      for (const currentpassword of [undefined, '', 'equivocada1']) {
        const proof = currentpassword === undefined ? {} : { currentpassword };
        await assert.rejects(api.call('session.passkeyCreation', proof), failsWith('MYS-32'));
        await assert.rejects(api.call('session.removePasskey', { id, ...proof }), failsWith('MYS-32'));
      }
      await api.call('session.passkeyCreation', { currentpassword: PASSWORD });
      const { passkeys } = await api.call('session.removePasskey', { id, currentpassword: PASSWORD });
      assert.deepEqual(passkeys, []);
    });

    test('another account neither removes, copies nor answers for a passkey', async () => {
      const owner = await signUp(running);
      const stranger = await signUp(running);
      const options = await owner.api.call('session.passkeyCreation', {});
      const authenticator = new SoftwareAuthenticator();
      const credential = authenticator.register(options);
      // The challenge is of the owner's session, and of no other one, nor of a log-in.
      await assert.rejects(stranger.api.call('session.addPasskey', { credential }), failsWith('PASSKEY-1'));
      const second = personWith(
        running,
        (await personWith(running).api.call('session.login', { userid: owner.email, password: PASSWORD }))
          .authentication_token.token ?? '',
      );
      await assert.rejects(second.api.call('session.addPasskey', { credential }), failsWith('PASSKEY-1'));
      await owner.api.call('session.addPasskey', { credential });
      await assert.rejects(owner.api.call('session.addPasskey', { credential }), failsWith('PASSKEY-1'));

      const [{ id = '' } = {}] = (await owner.api.call('session.passkeys', {})).passkeys;
      await stranger.api.call('session.removePasskey', { id });
      assert.equal((await owner.api.call('session.passkeys', {})).passkeys.length, 1);
      // The same credential again, answered to a challenge of the stranger's own.
      const own = await stranger.api.call('session.passkeyCreation', {});
      await assert.rejects(
        stranger.api.call('session.addPasskey', { credential: authenticator.register(own) }),
        failsWith('PASSKEY-1'),
      );
    });

    test('a credential of one account does not open the other that it names', async () => {
      const victim = await signUp(running);
      const attacker = await signUp(running);
      const ofVictim = await register(victim);
      const ofAttacker = await register(attacker);
      const signed = ofAttacker.sign(await newChallenge());
      const { id, rawId, response } = ofVictim.sign(await newChallenge());
      const { userHandle } = response;
      for (const forged of [
        { ...signed, response: { ...signed.response, userHandle } },
        { ...signed, id, rawId },
        { ...signed, id, rawId, response: { ...signed.response, userHandle } },
      ])
        await assert.rejects(logIn(forged), failsWith('PASSKEY-1'));
    });

    test('what is signed for another site, or without its owner, is refused', async () => {
      const person = await signUp(running);
      const lies: Readonly<Record<string, Lies>> = {
        'another origin': { origin: 'http://localhost:8124' },
        'a site that looks alike': { origin: 'https://localhost.malo.example' },
        'another relying party': { rpId: 'malo.example' },
        'no verification': { verifies: false },
      };
      const authenticator = await register(person);
      for (const [what, lie] of Object.entries(lies)) {
        const options = await person.api.call('session.passkeyCreation', {});
        await assert.rejects(
          person.api.call('session.addPasskey', {
            credential: new SoftwareAuthenticator().register(options, lie),
          }),
          failsWith('PASSKEY-1'),
          what,
        );
        await assert.rejects(
          logIn(authenticator.sign(await newChallenge(), lie)),
          failsWith('PASSKEY-1'),
          what,
        );
      }
      await logIn(authenticator.sign(await newChallenge()));
    });

    test('a challenge is answered once, in time, by the visitor it was given to', async () => {
      const person = await signUp(running);
      const authenticator = await register(person);
      const signed = authenticator.sign(await newChallenge());
      await assert.rejects(logIn(signed, visitor(OTHER_VISITOR)), failsWith('PASSKEY-1'));
      await logIn(signed);
      await assert.rejects(logIn(signed), failsWith('PASSKEY-1'), 'replayed');

      // A refused answer uses the challenge up too.
      const challenge = await newChallenge();
      await assert.rejects(logIn(authenticator.sign(challenge, { verifies: false })), failsWith('PASSKEY-1'));
      await assert.rejects(logIn(authenticator.sign(challenge)), failsWith('PASSKEY-1'));

      const late = await newChallenge();
      aheadMs += CHALLENGE_MS + 1_000;
      await assert.rejects(logIn(authenticator.sign(late)), failsWith('PASSKEY-1'), 'expired');
      await assert.rejects(
        logIn(authenticator.sign({ challenge: Buffer.alloc(32).toString('base64url') })),
        failsWith('PASSKEY-1'),
        'never given',
      );
      await assert.rejects(newChallenge(personWith(running).api), failsWith('AAIS-3'), 'of nobody');
    });

    test('a counter that does not grow is a copied authenticator', async () => {
      const authenticator = await register(await signUp(running));
      await logIn(authenticator.sign(await newChallenge(), { counter: 7 }));
      for (const counter of [7, 6, 0])
        await assert.rejects(
          logIn(authenticator.sign(await newChallenge(), { counter })),
          failsWith('PASSKEY-1'),
        );
      await logIn(authenticator.sign(await newChallenge(), { counter: 8 }));
    });

    test('answers at once open one session', async () => {
      const person = await signUp(running);
      const authenticator = await register(person);
      const signed = authenticator.sign(await newChallenge());
      const outcomes = await Promise.allSettled([logIn(signed), logIn(signed), logIn(signed)]);
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    });

    test('a blocked account stays closed, and an account has ten passkeys at most', async () => {
      const person = await signUp(running);
      const authenticator = await register(person);
      for (let count = 1; count < 10; count += 1) await register(person);
      await assert.rejects(register(person), failsWith('PASSKEY-LIMIT'));
      await running.services.db.query('update account set enabledlogin = false where id = $1', [
        person.userid,
      ]);
      await assert.rejects(logIn(authenticator.sign(await newChallenge())), failsWith('AAIS-7'));
    });

    test('what is no credential is refused before it is looked at', async () => {
      for (const credential of [null, {}, { id: '<script>' }, { id: 'x'.repeat(2_000) }]) {
        const { status } = await ask(running, '/api/aais/passkeys/session', {
          method: 'POST',
          body: { credential },
          visitor: VISITOR,
        });
        assert.equal(status, 400);
      }
    });
  });
