import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { triples } from '@chamba/kernel/testing/example-candidate';
import { failsWith, readyCandidate, signUp } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';

const DAY_MS = 86_400_000;

type Candidate = Awaited<ReturnType<typeof readyCandidate>>;

for (const engine of await enginesOfRules()) describe(`suggestions on ${engine.name}`, () => suite(engine));

function suite(engine: Engine): void {
  let running: RunningServices;
  let ana: Candidate;
  before(async () => {
    running = await engine.start();
    const offer = (
      id: string,
      title: string,
      company: string,
      city: string,
      state: string,
      more: object = {},
    ) =>
      JSON.stringify({
        '@type': 'JobPosting',
        identifier: { name: 'Ejemplo', value: id },
        title,
        description: `<p>${title} para ${company} en ${city}: funciones y horario.</p>`,
        hiringOrganization: { name: company },
        jobLocation: {
          address: { addressLocality: city, addressRegion: state, addressCountry: 'MX' },
        },
        datePosted: new Date().toISOString().slice(0, 10),
        validThrough: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
        applicationContact: { email: 'vacantes@ejemplo.example' },
        ...more,
      });
    const feed = [
      offer('1', 'Guarnicionera de bolsas', 'Talabartería Uno', 'Guadalajara', 'Jalisco'),
      offer('2', 'Guarnicionera', 'Talabartería Dos', 'Zapopan', 'Jalisco'),
      offer('3', 'Guarnicionera', 'Talabartería Tres', 'Tijuana', 'Baja California'),
      offer('4', 'Guarnicionera de muestrarios', 'Talabartería Cuatro', 'Tijuana', 'Baja California', {
        jobLocationType: 'TELECOMMUTE',
        jobLocation: undefined,
        applicantLocationRequirements: { '@type': 'Country', name: 'México' },
      }),
      offer('5', 'Herrero de forja', 'Fragua', 'Guadalajara', 'Jalisco'),
      ...[6, 7, 8].map((at) =>
        offer(`${at}`, `Guarnicionera turno ${at}`, 'Talabartería Uno', 'Guadalajara', 'Jalisco'),
      ),
    ].join('\n');
    const summary = await running.services.feeds.import(
      (async function* () {
        yield Buffer.from(`${feed}\n`);
      })(),
      { feed: 'suggestions' },
    );
    assert.equal(summary.added, 8);
    ana = await readyCandidate(running);
    await ana.api.call('candidate.save', {
      userid: ana.userid,
      updater: triples({ dgstateid: 'MX-JAL', dgcity: 'Guadalajara' }),
    });
    await ana.api.call('resume.save', {
      userid: ana.userid,
      resumeid: ana.resumeid,
      updater: triples({ dgdoctitle: 'Guarnicionera' }),
    });
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  const suggest = async ({ api, resumeid }: Candidate, more: { last_discards?: string } = {}) =>
    (
      await api.call('suggestions.listV2', {
        resumeID: resumeid,
        algorithm: 'MJR',
        channel: 'web',
        hits: 10,
        last_discards: '',
        use_cache: true,
        ...more,
      })
    ).joblist;

  test('offers of the person’s work come first, the near ones before, each with its reason', async () => {
    const offers = await suggest(ana);
    const [first] = offers.filter(({ title }) => title.startsWith('Guarnicionera'));
    assert.equal(offers[0]?.id, first?.id);
    assert.ok((first?.affinities?.score ?? 0) > 0);
    const home = offers.find(({ companyname }) => companyname === 'Talabartería Uno');
    assert.equal(home?.reason, 'Porque buscas trabajo de guarnicionera, en Guadalajara');
    const near = offers.find(({ companyname }) => companyname === 'Talabartería Dos');
    assert.match(near?.reason ?? '', /^Porque buscas trabajo de guarnicionera y a \d+ km$/);
    const remote = offers.find(({ companyname }) => companyname === 'Talabartería Cuatro');
    assert.equal(remote?.reason, 'Porque buscas trabajo de guarnicionera, desde casa');
    assert.ok(
      !offers.some(({ companyname }) => companyname === 'Talabartería Tres'),
      'not from another state',
    );
    assert.equal(offers.filter(({ companyname }) => companyname === 'Talabartería Uno').length, 2);
    assert.equal(new Set(offers.map(({ id }) => id)).size, offers.length);
  });

  test('a discarded offer is not suggested again on any device, until it is had back', async () => {
    const [first] = await suggest(ana);
    assert.ok(first);
    const send = (topic: string, token: string) =>
      ask(running, '/api/events', {
        method: 'POST',
        token,
        body: { topic, message: { origin: 'web', jobId: first.id, resumeID: ana.resumeid } },
      });
    const has = async () => (await suggest(ana)).some(({ id }) => id === first.id);
    const stranger = await signUp(running);
    const noted = await send('candidate-discard-MJR', stranger.token);
    assert.deepEqual([noted.status, noted.body['response']], [202, { status: 'accepted' }]);
    assert.equal((await send('candidate-discard-MJR', '')).status, 202);
    assert.equal(await has(), true, 'what others discard is theirs');
    assert.equal((await send('candidate-discard-MJR', ana.token)).status, 202);
    assert.equal((await send('candidate-discard-MJR', ana.token)).status, 202);
    assert.equal(await has(), false);
    await send('candidate-restore-MJR', ana.token);
    assert.equal(await has(), true);
    const left = await suggest(ana, { last_discards: first.id });
    assert.ok(!left.some(({ id }) => id === first.id), 'discarded on this device a moment ago');
  });

  test('what was applied for is not suggested; its like is, with the application as the reason', async () => {
    const [first] = await suggest(ana);
    assert.ok(first);
    await ana.api.call('apply.submit', {
      jobid: first.id,
      idempotencyKey: 'a'.repeat(32),
      skills: [],
      killerQuestions: [],
    });
    assert.ok(!(await suggest(ana)).some(({ id }) => id === first.id));
    const { joblist } = await ana.api.call('suggestions.list', {
      resumeID: ana.resumeid,
      algorithm: 'MPA',
      channel: 'web',
      hits: 10,
      applies: first.id,
      last_discards: '',
      use_cache: true,
    });
    assert.ok(joblist.some(({ reason }) => reason.startsWith(`Porque te postulaste a ${first.title}`)));
    assert.ok(!joblist.some(({ id }) => id === first.id));
  });

  test('what was not applied for is no reason, and ids of no offer are no failure', async () => {
    const [first] = await suggest(ana);
    assert.ok(first);
    const { joblist, summary } = await ana.api.call('suggestions.list', {
      resumeID: ana.resumeid,
      algorithm: 'MPA',
      channel: 'web',
      hits: 10,
      applies: `${first.id},999999999`,
      last_discards: '999999999',
      use_cache: true,
    });
    assert.ok(joblist.length > 0);
    assert.equal(summary.totaldocs, joblist.length);
    assert.ok(joblist.every(({ reason }) => !reason.startsWith('Porque te postulaste')));
  });

  test('a discarded advertisement is not suggested under another identifier', async () => {
    const offers = await suggest(ana);
    const [kept, other] = offers;
    assert.ok(kept && other);
    const { db } = running.services;
    const discard = (id: string, topic = 'candidate-discard-MPA') =>
      ask(running, '/api/events', {
        method: 'POST',
        token: ana.token,
        body: { topic, message: { jobId: id } },
      });
    await discard(other.id);
    // From now on the other one stands for it.
    await db.query('update offer set shown_by = $1 where id = $2', [Number(kept.id), Number(other.id)]);
    try {
      const left = (await suggest(ana)).map(({ id }) => id);
      assert.ok(!left.includes(kept.id) && !left.includes(other.id));
    } finally {
      await db.query('update offer set shown_by = null where id = $1', [Number(other.id)]);
      await discard(other.id, 'candidate-restore-MPA');
    }
  });

  test('another person’s résumé has none', async () => {
    const stranger = await readyCandidate(running);
    await assert.rejects(suggest({ ...stranger, resumeid: ana.resumeid }), failsWith('MYS-16'));
  });

  test('who has said nothing of their work sees what is new', async () => {
    const fresh = await signUp(running);
    const { resumeid } = await fresh.api.call('resume.create', { userid: fresh.userid });
    const offers = await suggest({ ...fresh, resumeid });
    assert.ok(offers.length >= 5, `${offers.length} offers`);
  });
}
