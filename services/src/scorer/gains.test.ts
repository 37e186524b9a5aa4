import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { triples } from '@chamba/kernel/testing/example-candidate';
import { failsWith, readyCandidate, signUp } from '../testing/candidates.ts';
import { enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';
import { OfferCounts } from './offer-counts.ts';

test('a count is made once in ten minutes, and again after a failure', async () => {
  const asked: object[] = [];
  let now = 0;
  let fails = true;
  const counts = new OfferCounts(
    {
      total: async (params) => {
        asked.push(params);
        if (fails) throw new Error('away');
        return asked.length;
      },
    },
    () => now,
  );
  await assert.rejects(counts.count({ location: 'jalisco' }), /away/);
  fails = false;
  assert.equal(await counts.count({ location: 'jalisco' }), 2);
  assert.equal(await counts.count({ location: 'jalisco' }), 2);
  now = 600_001;
  assert.equal(await counts.count({ location: 'jalisco' }), 3);
});

for (const engine of await enginesOfRules()) {
  describe(`what the missing parts of a résumé are good for on ${engine.name}`, () => {
    let running: RunningServices;
    before(async () => {
      running = await engine.start();
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    test('the number is that of the search for what a part answers, in the state and areas of the person', async () => {
      const { api, userid } = await signUp(running);
      const { resumeid } = await api.call('resume.create', { userid });
      await api.call('candidate.save', {
        userid,
        updater: triples({ dgstateid: 'MX-JAL', dgcity: 'Guadalajara' }),
      });
      const read = () => api.call('resume.gains', { userid, resumeid });
      const { place, areas, gains } = await read();
      const { totaldocs: all } = await api.call('jobs.count', { location: 'jalisco' });
      const education = [1, 2, 3, 4, 5, 6];
      const { totaldocs: studied } = await api.call('jobs.count', { location: 'jalisco', education });
      assert.ok(studied > 0 && studied < all, `${studied} of ${all}`);
      const countOffers = (list: typeof gains, part: string) =>
        list.find(({ section }) => section === part)?.offers;
      assert.deepEqual([place, areas], ['Jalisco', false]);
      assert.equal(countOffers(gains, 'profession'), all);
      assert.equal(countOffers(gains, 'education'), studied);
      assert.equal(countOffers(gains, 'contact'), undefined);

      const { categories } = await api.call('lookup.categories', {});
      const [category] = categories;
      const id = category?.subcategories[0]?.id ?? '';
      await api.call('resume.save', { userid, resumeid, updater: triples({ professionalinterests: id }) });
      const narrower = await read();
      assert.equal(narrower.areas, true);
      const { totaldocs } = await api.call('jobs.count', {
        location: 'jalisco',
        category: category?.slug ?? '',
        education,
      });
      assert.equal(countOffers(narrower.gains, 'education') ?? 0, totaldocs);
    });

    test('a whole résumé, and a person without a place, have no gains', async () => {
      const ready = await readyCandidate(running);
      const { resumeid } = ready;
      const whole = await ready.api.call('resume.gains', { userid: ready.userid, resumeid });
      const lacking = whole.gains.map(({ section }) => section);
      assert.ok(!lacking.includes('profession'), String(lacking));
      const { api, userid } = await signUp(running);
      const created = await api.call('resume.create', { userid });
      const nothing = await api.call('resume.gains', { userid, resumeid: created.resumeid });
      assert.deepEqual([nothing.place, nothing.gains], ['', []]);
      await assert.rejects(api.call('resume.gains', { userid, resumeid }), failsWith('MYS-16'));
    });
  });
}
