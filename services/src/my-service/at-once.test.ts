import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CONTACT, triples } from '@chamba/kernel/testing/example-candidate';
import { failsWith, mailedToken, newEmail, PASSWORD, personWith, signUp } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

type Candidate = Awaited<ReturnType<typeof signUp>>;

const NEW_PASSWORD = 'distinta456';

/** Rounds of calls that are made in parallel. */
const ROUNDS = 12;

for (const engine of await enginesOfRules()) {
  describe(`changes of an account at once on ${engine.name}`, () => {
    let running: RunningServices;
    before(async () => {
      running = await engine.start();
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const requestReset = async (email: string) => {
      await personWith(running).api.call('account.requestPassword', { emailaddress: email });
      const { id, token } = await mailedToken(running, email);
      return { token: `${id}.${token}`, newpassword: NEW_PASSWORD };
    };
    const reset = (proof: { token: string; newpassword: string }) =>
      personWith(running).api.call('account.resetPassword', proof);
    const change = (token: string, updater: object) =>
      ask(running, '/rest', {
        method: 'POST',
        body: { server: 'myService', service: 'account', payload: { updater } },
        token,
      });

    /** Carries out `work` once, between the next read of an account that matches and what its reader does with it. */
    function afterRead(pattern: RegExp, work: () => Promise<unknown>): void {
      const { db } = running.services;
      const query = db.query.bind(db);
      db.query = async (sql, params) => {
        const result = await query(sql, params);
        if (!pattern.test(sql)) return result as never;
        db.query = query;
        await work();
        return result as never;
      };
    }

    /** The next two transactions begin together. */
    function beginTogether(): void {
      const { db } = running.services;
      const tx = db.tx.bind(db);
      const waiting: (() => void)[] = [];
      db.tx = async (work) => {
        if (waiting.length > 0) {
          db.tx = tx;
          waiting.forEach((begin) => begin());
        } else await new Promise<void>((resolve) => waiting.push(resolve));
        return tx(work);
      };
    }

    const BY_EMAIL = /from account where lower\(email\)/;
    const BY_SESSION = /from session join account/;

    test('a log-in whose password is replaced while it is compared opens no session', async () => {
      const { email, userid } = await signUp(running);
      const proof = await requestReset(email);
      afterRead(BY_EMAIL, () => reset(proof));
      const former = { userid: email, password: PASSWORD };
      await assert.rejects(personWith(running).api.call('session.login', former), failsWith('AAIS-1'));
      const { rows } = await running.services.db.query('select 1 from session where account_id = $1', [
        userid,
      ]);
      assert.deepEqual(rows, []);
    });

    test('a log-in that creates a résumé opens no session by a replaced password', async () => {
      const { email, userid } = await signUp(running);
      const proof = await requestReset(email);
      afterRead(BY_EMAIL, () => reset(proof));
      const { status } = await ask(running, '/rest', {
        method: 'POST',
        body: {
          server: 'myService',
          service: 'resume',
          payload: { userID: email, password: PASSWORD, doctype: 'resume' },
        },
      });
      assert.equal(status, 401);
      const { rows } = await running.services.db.query('select 1 from session where account_id = $1', [
        userid,
      ]);
      assert.deepEqual(rows, []);
    });

    test('a password that is replaced while it is compared changes neither password nor e-mail', async () => {
      const emailaddress = newEmail();
      for (const updater of [
        { currentpassword: PASSWORD, newpassword: 'intrusa789' },
        { currentpassword: PASSWORD, emailaddress },
      ]) {
        const { email, token, userid } = await signUp(running);
        const proof = await requestReset(email);
        afterRead(BY_SESSION, () => reset(proof));
        const { status, body } = await change(token, updater);
        assert.equal(status, 400);
        assert.equal((body['errors'] as { code: string }[])[0]?.code, 'MYS-32');
        await personWith(running).api.call('session.login', { userid: email, password: NEW_PASSWORD });
        const { rows } = await running.services.db.query(
          'select 1 from account_token where account_id = $1 and kind = $2 and used_at is null',
          [userid, 'email'],
        );
        assert.deepEqual(rows, []);
      }
    });

    test('a change of what belongs to an account that is deleted meanwhile finds no session', async () => {
      for (const change of [
        ({ api, userid }: Candidate) => api.call('resume.create', { userid }),
        ({ api, userid }: Candidate) => api.call('candidate.save', { userid, updater: triples(CONTACT) }),
      ]) {
        const candidate = await signUp(running);
        afterRead(BY_SESSION, () => running.services.people.delete(candidate.email));
        await assert.rejects(change(candidate), failsWith('AAIS-2'));
        assert.deepEqual(await running.services.people.delete(candidate.email), {});
      }
    });

    test('confirming a new address and replacing the password at once do not deadlock', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { email, token, userid } = await signUp(running);
        const emailaddress = newEmail();
        await change(token, { emailaddress, currentpassword: PASSWORD });
        await ask(running, `/api/mys/account_token/${userid}/change_email`, { token });
        const confirmation = await mailedToken(running, emailaddress);
        const proof = await requestReset(email);
        beginTogether();
        const codes = await Promise.all([
          personWith(running)
            .api.call('account.verifyEmail', confirmation)
            .then(() => 'done', readCode),
          reset(proof).then(() => 'done', readCode),
        ]);
        // Whichever comes first invalidates the link of the other.
        assert.deepEqual(codes.sort(), ['MYS-64', 'done']);
      }
    });
  });
}

function readCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
}
