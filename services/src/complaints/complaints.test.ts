import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { failsWith, personWith, signUp } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

for (const engine of await enginesOfRules()) {
  describe(`complaints on ${engine.name}`, () => {
    let running: RunningServices;
    let jobid = '';
    before(async () => {
      running = await engine.start();
      const { rows } = await running.services.db.query<{ id: number }>('select min(id) as id from offer');
      jobid = String(rows[0]?.id);
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const send = (payload: object, visitor?: string) =>
      ask(running, '/rest', {
        method: 'POST',
        body: { server: 'complaints', service: 'fraud', payload },
        ...(visitor ? { visitor } : {}),
      });

    test('any visitor can report an offer; the operator reads it with the offer', async () => {
      const answer = await send({
        jobid,
        reason: 'money',
        comment: ' Me pidieron un depósito. ',
        email: 'a@b.mx',
      });
      assert.equal(answer.status, 201);
      assert.equal(answer.body['status'], 201);
      const [kept] = await running.services.complaints.list();
      assert.equal(kept?.jobid, jobid);
      assert.equal(kept.reason, 'money');
      assert.equal(kept.comment, 'Me pidieron un depósito.');
      assert.equal(kept.email, 'a@b.mx');
      assert.notEqual(kept.title, '');
    });

    test('of one visitor and offer the newest word is kept', async () => {
      const before = (await running.services.complaints.list(500)).length;
      const visitor = 'visitante-0001';
      await send({ jobid, reason: 'identity', comment: '' }, visitor);
      await send({ jobid, reason: 'conditions', comment: 'Pagan menos.' }, visitor);
      const list = await running.services.complaints.list(500);
      assert.equal(list.length, before + 1);
      assert.equal(list[0]?.comment, 'Pagan menos.');
      assert.equal((await running.services.complaints.list(1)).length, 1);
    });

    test('a candidate reports with the client of the product', async () => {
      const { api } = await signUp(running);
      await api.call('complaints.fraud', { jobid, reason: 'closed', comment: '' });
      assert.equal((await running.services.complaints.list(1))[0]?.reason, 'closed');
    });

    test('what says nothing, or is about no offer, is refused', async () => {
      const { api } = personWith(running);
      const call = (changes: object) =>
        api.call('complaints.fraud', { jobid, reason: 'money', comment: '', ...changes });
      await assert.rejects(call({ reason: 'envidia' }), failsWith('BAD-REQUEST'));
      await assert.rejects(call({ reason: 'other', comment: '  ' }), failsWith('BAD-REQUEST'));
      await assert.rejects(call({ comment: 'x'.repeat(1_001) }), failsWith('BAD-REQUEST'));
      await assert.rejects(call({ email: 'nadie' }), failsWith('BAD-REQUEST'));
      assert.equal((await send({ jobid: '999999999', reason: 'money', comment: '' })).status, 404);
    });
  });
}
