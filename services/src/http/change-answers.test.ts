import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CONTACT, triples } from '@chamba/kernel/testing/example-candidate';
import { PASSWORD, personWith, signUp } from '../testing/candidates.ts';
import { testEngines } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

const KEY = 'a7c1e0c2-6b1e-4a53-9d0e-0f1f6a0b1c2d';

for (const engine of await testEngines()) {
  describe(`changes that are sent again, on ${engine.name}`, () => {
    let running: RunningServices;
    before(async () => {
      running = await engine.start();
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const send = async (
      token: string,
      key: string | null,
      service: string,
      payload: object,
      path = '/rest',
    ) => {
      const answer = await fetch(running.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          ...(key !== null && { 'idempotency-key': key }),
        },
        body: JSON.stringify(path === '/rest' ? { server: 'myService', service, payload } : payload),
      });
      const body = (await answer.json()) as {
        response?: { resumeid?: string };
        errors?: { code: string }[];
      };
      return {
        status: answer.status,
        isReplayed: answer.headers.get('idempotent-replayed') === 'true',
        resumeid: body.response?.resumeid,
        code: body.errors?.[0]?.code,
        body,
      };
    };
    const createResume = (token: string, key: string | null = KEY) =>
      send(token, key, 'resume', { doctype: 'resume' });
    const listResumes = async (userid: string) =>
      (await running.services.db.query('select id from resume where account_id = $1', [userid])).rowCount;

    test('two POST resume with one key are one résumé, whatever session of the account sends them', async () => {
      const { token, userid, email } = await signUp(running);
      const first = await createResume(token);
      assert.deepEqual([first.status, first.isReplayed], [200, false]);
      const again = await createResume(token, `"${KEY}"`);
      assert.deepEqual([again.status, again.isReplayed, again.body], [200, true, first.body]);

      const elsewhere = await personWith(running).api.call('session.login', {
        userid: email,
        password: PASSWORD,
      });
      assert.equal(
        (await createResume(elsewhere.authentication_token.token ?? '')).resumeid,
        first.resumeid,
        'another session of the account',
      );
      assert.equal(await listResumes(userid), 1);
    });

    test('ten at once are one, and all are answered alike', async () => {
      const { token, userid } = await signUp(running);
      const answers = await Promise.all(Array.from({ length: 10 }, () => createResume(token)));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(answers.map(({ resumeid }) => resumeid)).size, 1);
      assert.equal(await listResumes(userid), 1);
    });

    test('another key, no key and a malformed one are changes of their own', async () => {
      const { token, userid } = await signUp(running);
      await createResume(token, KEY);
      await createResume(token, null);
      await createResume(token, 'short');
      assert.equal(await listResumes(userid), 3);
      assert.deepEqual((await createResume(token, `${KEY}-2`)).code, 'MYS-20');
    });

    test('the key of another account is not known', async () => {
      const [ana, beto] = [await signUp(running), await signUp(running)];
      const first = await createResume(ana.token);
      const other = await createResume(beto.token);
      assert.deepEqual([other.status, other.isReplayed], [200, false]);
      assert.notEqual(other.resumeid, first.resumeid);
      const refused = await createResume('x'.repeat(43));
      assert.deepEqual([refused.status, refused.code], [401, 'AAIS-2']);
    });

    test('a key that was used for another change is refused', async () => {
      const { token, userid } = await signUp(running);
      await createResume(token);
      const other = await send(token, KEY, 'candidateData', { updater: triples(CONTACT) });
      assert.deepEqual([other.status, other.code], [422, 'BAD-REQUEST']);
      const { rows } = await running.services.db.query<{ cp: string }>(
        'select cp from candidate where account_id = $1',
        [userid],
      );
      assert.deepEqual(rows, [{ cp: '' }]);
    });

    test('a refused change keeps nothing: corrected under the same key it is made', async () => {
      const { token } = await signUp(running);
      const bad = await send(token, KEY, 'candidateData', {
        updater: triples({ ...CONTACT, borndate: '2001-02-31' }),
      });
      assert.deepEqual([bad.status, bad.code], [400, 'MYS-90']);
      const good = await send(token, KEY, 'candidateData', { updater: triples(CONTACT) });
      assert.deepEqual([good.status, good.isReplayed], [200, false]);
    });

    test('a change whose process died is made again after a minute, and not before', async () => {
      const { token, userid } = await signUp(running);
      const first = await createResume(token);
      const claim = (seconds: number) =>
        running.services.db.query(
          `update change_answer set status = null, answer = null, claimed_at = now() - $2 * interval '1 second'
            where account_id = $1`,
          [userid, seconds],
        );
      await claim(30);
      const early = await createResume(token);
      assert.deepEqual([early.status, early.code], [409, 'MYS-11']);
      await claim(61);
      const late = await createResume(token);
      assert.equal(late.status, 200);
      assert.notEqual(late.resumeid, first.resumeid);
    });

    test('an address of its own: the second version of a résumé’s status', async () => {
      const { token } = await signUp(running);
      const { resumeid = '' } = await createResume(token, null);
      const path = `/api/v2/resumes/${resumeid}/activate`;
      const extend = () => send(token, KEY, '', { op_type: 'extend' }, path);
      const first = await extend();
      assert.deepEqual([first.status, first.isReplayed], [200, false]);
      assert.equal((await extend()).isReplayed, true);
    });

    test('an answer with a session’s secret is not kept', async () => {
      const { token, userid, email } = await signUp(running);
      const payload = { doctype: 'resume', userID: email, password: PASSWORD };
      assert.equal((await send(token, KEY, 'resume', payload)).status, 200);
      const { rows } = await running.services.db.query<{ answer: unknown }>(
        'select answer from change_answer where account_id = $1',
        [userid],
      );
      assert.doesNotMatch(JSON.stringify(rows), /authentication_token/);
    });
  });
}
