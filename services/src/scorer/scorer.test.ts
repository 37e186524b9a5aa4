import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { triples } from '@chamba/kernel/testing/example-candidate';
import { failsWith, personWith, readyCandidate } from '../testing/candidates.ts';
import { enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

for (const engine of await enginesOfRules()) {
  describe(`comparing offers with a résumé on ${engine.name}`, () => {
    let running: RunningServices;
    let ids: string[] = [];
    before(async () => {
      running = await engine.start();
      const { rows } = await running.services.db.query<{ id: number }>(
        'select id from offer order by id limit 5',
      );
      ids = rows.map(({ id }) => String(id));
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    test('a candidate hears how each offer fits, and from where on a part counts', async () => {
      const { api, resumeid } = await readyCandidate(running);
      await running.services.db.query(
        `update offer set subcategory = 52, state = 14, city = 14039, salaryfrom = 9000, salaryto = 10000,
           salarytime = 0, workmode = 0, educationid = 0 where id = $1`,
        [Number(ids[0])],
      );
      const { scores, meta } = await api.call('jobs.scores', { resumeId: resumeid, joblist: ids });
      assert.deepEqual(
        scores.map(({ jobID }) => jobID),
        ids,
      );
      const [first] = scores;
      assert.deepEqual(
        [
          first?.scoreCategory,
          first?.scoreSubcategory,
          first?.scoreLocation,
          first?.scoreSalary,
          first?.score,
        ],
        [100, 100, 100, 100, 100],
      );
      assert.ok(meta && Object.values(meta).every((threshold) => threshold > 0 && threshold <= 100));
      assert.ok(scores.every(({ score }) => score >= 0 && score <= 100));
    });

    test('defaults that the candidate did not state do not count', async () => {
      const { api, userid, resumeid } = await readyCandidate(running);
      // The other end of the country; pay between the minimum and what is wished for.
      await running.services.db.query(
        `update offer set state = 2, city = 2004, workmode = 0, salaryfrom = 9000,
           salaryto = 9000, salarytime = 0 where id = $1`,
        [Number(ids[1])],
      );
      const score = async () => {
        const { scores } = await api.call('jobs.scores', { resumeId: resumeid, joblist: [ids[1] ?? ''] });
        return [scores[0]?.scoreLocation, scores[0]?.scoreSalary];
      };
      const save = (fields: Record<string, string>) =>
        api.call('resume.save', { userid, resumeid, updater: triples(fields) });
      assert.deepEqual(await score(), [0, 94]);
      await save({
        willingtorelocate: 'true',
        requiredsalary: '9000',
        stated: 'willingtorelocate,requiredsalary',
      });
      assert.deepEqual(await score(), [50, 100]);
    });

    test('no account gets scores of another account’s résumé', async () => {
      const owner = await readyCandidate(running);
      const other = await readyCandidate(running);
      const input = { resumeId: owner.resumeid, joblist: ids };
      await assert.rejects(other.api.call('jobs.scores', input), failsWith('MYS-16'));
      await assert.rejects(personWith(running).api.call('jobs.scores', input), failsWith('AAIS-2'));
    });

    test('more than a hundred offers at once are refused', async () => {
      const { api, resumeid } = await readyCandidate(running);
      const joblist = Array.from({ length: 101 }, () => ids[0] ?? '');
      await assert.rejects(
        api.call('jobs.scores', { resumeId: resumeid, joblist }),
        failsWith('BAD-REQUEST'),
      );
    });
  });
}
