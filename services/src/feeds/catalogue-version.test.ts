import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { ask, FIXTURE, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';

const DAY_MS = 86_400_000;
const day = (at: Date): string => at.toISOString().slice(0, 10);

for (const engine of await enginesOfRules()) {
  describe(`a filled database at its next start on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  after(() => engine.stop());

  /** Starts twice on the same data; `between` may change what the first start left. */
  async function restarted(
    between: (running: RunningServices) => Promise<void>,
    check: (running: RunningServices, steps: string[]) => Promise<void>,
    now?: () => Date,
  ): Promise<void> {
    const first = await engine.start(
      now ? { sample: { path: FIXTURE }, now: () => new Date(now().getTime() - 10 * DAY_MS) } : {},
    );
    try {
      await between(first);
      await first.services.close();
      const steps: string[] = [];
      const second = await engine.start({
        ...first.place,
        ...(now ? { now } : {}),
        onProgress: ({ label }) => steps.push(label),
      });
      try {
        await check(second, steps);
      } finally {
        await second.stop();
      }
    } finally {
      await first.stop();
    }
  }

  const one = async ({ services }: RunningServices, sql: string): Promise<unknown> =>
    Object.values((await services.db.query(sql)).rows[0] ?? {})[0];
  const found = async (running: RunningServices, params: Record<string, string>) => {
    const query = new URLSearchParams({ server: 'jobs', service: 'jobs', ...params });
    const { body } = await ask(running, `/rest?${query.toString()}`);
    return body['response'] as {
      joblist: { id: string; issample: boolean }[];
      summary: { totaldocs: number };
    };
  };
  const line = (id: string, posted: string, description = 'Cuevas.'): string =>
    `${JSON.stringify({
      identifier: id,
      title: 'Espeleólogo',
      description,
      hiringOrganization: { name: 'Cuevas del Sur' },
      jobLocation: { address: { addressLocality: 'Guadalajara', addressRegion: 'Jalisco' } },
      datePosted: posted,
      applicationContact: { email: 'a@b.example' },
    })}\n`;
  async function* once(text: string): AsyncGenerator<Uint8Array> {
    yield Buffer.from(text);
  }

  test('is left alone when nothing changed', async () => {
    await restarted(
      async () => undefined,
      async (_, steps) => assert.deepEqual(steps, []),
    );
  });

  test('is read and indexed again when the rules changed; ids and what belongs to offers stay', async () => {
    let offers: unknown;
    let words: unknown;
    await restarted(
      async (running) => {
        await running.services.feeds.import(once(line('e-1', day(new Date()))), { feed: 'cuevas' });
        offers = await one(running, 'select count(*)::int from offer');
        words = await one(running, "select string_agg(word || documents, ' ' order by word) from lexeme");
        const { db } = running.services;
        await db.query("update setting set value = '0' where key in ('sample_version', 'index_version')");
        await db.query("update offer set title = 'Otra cosa', applies = 7 where issample");
        await db.query("update offer_lex set lex = array_to_tsvector(array['t:nada'])");
      },
      async (running, steps) => {
        assert.ok(steps.includes('Index'));
        assert.equal(await one(running, 'select count(*)::int from offer'), offers);
        assert.equal(await one(running, "select count(*)::int from offer where title = 'Otra cosa'"), 0);
        assert.equal(
          await one(running, 'select count(*)::int from offer where issample and applies <> 7'),
          0,
        );
        assert.equal(
          await one(running, "select string_agg(word || documents, ' ' order by word) from lexeme"),
          words,
        );
        assert.equal((await found(running, { q: 'espeleologo' })).summary.totaldocs, 1);
        assert.equal(
          await one(running, "select count(*)::int from pg_indexes where indexname = 'offer_ix_lex'"),
          1,
        );
      },
    );
  });

  test('of before duplicates were known shows each advertisement once', async () => {
    const text = Array.from({ length: 30 }, (_, at) => `palabra${at}`).join(' ');
    await restarted(
      async ({ services }) => {
        const same = ['e-1', 'e-2', 'e-3'].map((id) => line(id, day(new Date()), text));
        await services.feeds.import(once(same.join('')), { feed: 'cuevas' });
        await services.db.exec('truncate offer_fingerprint');
        await services.db.query(
          'update offer set shown_by = null, publications = 1, first_published = null where not issample',
        );
        await services.db.query(
          "update setting set value = '0' where key in ('duplicates_version', 'index_version')",
        );
      },
      async (running, steps) => {
        assert.ok(steps.includes('Duplicates'));
        const { joblist, summary } = await found(running, { q: 'espeleologo' });
        assert.deepEqual([summary.totaldocs, joblist.length], [1, 1]);
        assert.equal(await one(running, 'select publications::int from offer where publications > 1'), 3);
        assert.equal(
          await one(running, "select max(documents)::int from lexeme where word like 't:espele%'"),
          1,
        );
      },
    );
  });

  test('keeps its sample away once that was removed', async () => {
    await restarted(
      async ({ services }) => {
        const { feeds } = services;
        await assert.rejects(feeds.removeSample(), { name: 'FeedRefusedError', code: 'alone' });
        await feeds.import(once(line('e-1', day(new Date()))), { feed: 'cuevas' });
        const offers = await services.db.query('select 1 from offer where issample');
        assert.equal((await feeds.removeSample({ dryRun: true })).removed, offers.rows.length);
        assert.equal((await feeds.removeSample()).removed, offers.rows.length);
        await services.db.query(
          "update setting set value = '0' where key in ('sample_version', 'index_version')",
        );
      },
      async (running) => {
        assert.equal((await found(running, {})).summary.totaldocs, 1);
        assert.deepEqual(
          (await running.services.feeds.list()).map(({ name, listed }) => [name, listed]),
          [['cuevas', 1]],
        );
        assert.equal(await one(running, 'select count(*)::int from company'), 0);
        assert.equal(await one(running, 'select sum(offers)::int from facet_total where state = -1'), 1);
        assert.equal(
          await one(
            running,
            "select count(*)::int from lexeme where word like 't:%' and word not like 't:espele%'",
          ),
          0,
        );
      },
    );
  });

  test('shows its sample among real offers as of today, in the order of dates', async () => {
    const today = new Date();
    await restarted(
      async () => undefined,
      async (running) => {
        const posted = new Date(Date.now() - 5 * DAY_MS);
        await running.services.feeds.import(once(line('viejo', day(posted))), { feed: 'cuevas' });
        await running.services.feeds.sweep();
        // Stored ten days ago, the newest of the sample is of today, and the real offer of days ago.
        const { joblist, summary } = await found(running, { sort: '2' });
        assert.equal(joblist[0]?.issample, true);
        const fresh = await found(running, { tm: '3' });
        assert.ok(fresh.summary.totaldocs > 0 && fresh.summary.totaldocs < summary.totaldocs);
        assert.equal((await found(running, { q: 'espeleologo', tm: '3' })).summary.totaldocs, 0);
        assert.equal((await found(running, { q: 'espeleologo' })).summary.totaldocs, 1);
        const kept = await one(running, 'select sum(offers * day)::text from day_total where state >= 0');
        const counted = await one(running, 'select sum(day)::text from offer_ix');
        assert.equal(kept, counted);
      },
      () => today,
    );
  });
}
