import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { mailServer } from '../testing/mail-server.ts';
import {
  fillIn,
  failsWith,
  mailTo,
  newEmail,
  readyCandidate,
  signUp,
  mailedToken,
} from '../testing/candidates.ts';
import { PushReceiver } from '../testing/push-receiver.ts';
import { ask, enginesOfRules, testEngines } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Candidate = Awaited<ReturnType<typeof readyCandidate>>;

const ruled = (await enginesOfRules()).map(({ name }) => name);

for (const engine of await testEngines())
  describe(`news of saved searches on ${engine.name}`, () => suite(engine, ruled.includes(engine.name)));

/** @param isWhole whether all rules are tried; otherwise that several runs at once agree. */
function suite(engine: Engine, isWhole: boolean): void {
  const receiver = new PushReceiver();
  let running: RunningServices;
  let now = new Date();
  let number = 0;
  before(async () => {
    await receiver.start();
    running = await engine.start({ now: () => now, pushServices: [receiver.origin], quietHours: null });
  });
  after(async () => {
    await running.stop();
    await receiver.stop();
    await engine.stop();
  });

  const later = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  /** Offers of a title and a text that no other test asks for. */
  const bring = async (
    ...offers: { title: string; city?: string; text?: string; id?: string }[]
  ): Promise<void> => {
    const day = (offset: number): string =>
      new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10);
    const lines = offers.map(
      ({ title, city = 'Guadalajara', text = `Anuncio ${(number += 1)}`, id = `a-${number}` }) =>
        JSON.stringify({
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          identifier: { '@type': 'PropertyValue', name: 'Ejemplo', value: id },
          title,
          description: `<p>${text}: funciones del puesto y horario de la semana.</p>`,
          hiringOrganization: { '@type': 'Organization', name: `Empresa ${number}` },
          jobLocation: {
            '@type': 'Place',
            address: { addressLocality: city, addressRegion: 'Jalisco', addressCountry: 'MX' },
          },
          datePosted: day(0),
          validThrough: day(20),
          applicationContact: { email: 'vacantes@ejemplo.example' },
        }),
    );
    const bytes = Buffer.from(lines.join('\n') + '\n');
    const summary = await running.services.feeds.import(
      (async function* () {
        yield bytes;
      })(),
      { feed: `news-${number}` },
    );
    assert.equal(summary.rejected, 0);
  };
  const run = () => running.services.alerts.runDue();
  const newsTo = async (email: string) =>
    (await running.services.outbox.list(500)).filter(
      ({ to, subject }) => to === email && /^(?:Vacante nueva|\d+ vacantes nuevas)/.test(subject),
    );
  const save = async ({ api }: Candidate, search: Record<string, unknown>) => {
    const { jobseeker_agents } = await api.call('alerts.create', search);
    const [saved] = jobseeker_agents;
    assert.ok(saved);
    return saved;
  };

  test('several processes at once write one mail, and a search that is worked on by none is lost', async () => {
    const people = await Promise.all([0, 1, 2].map(() => readyCandidate(running)));
    const devices = await Promise.all(
      people.map(async (person) => {
        await save(person, { searchstring: 'relojero', frequency: 'now' });
        await save(person, { searchstring: 'joyero', frequency: 'now' });
        const device = receiver.newDevice();
        await person.api.call('push.register', { userid: person.userid, ...device });
        return device;
      }),
    );
    await bring({ title: 'Relojero de torre' }, { title: 'Relojero de pulso' }, { title: 'Joyero' });
    await Promise.all([run(), run(), run(), run()]);
    await run();
    await Promise.all([running.services.pushes.runDue(), running.services.pushes.runDue()]);
    for (const [index, { email, userid, api }] of people.entries()) {
      assert.equal((await newsTo(email)).length, 1);
      const { messages, badges } = await api.call('messages.list', { userid });
      assert.deepEqual(
        messages.map(({ title, body, kind }) => [title, body, kind]).sort(),
        [
          ['1 vacante nueva', 'En tu búsqueda Joyero.', 'search'],
          ['2 vacantes nuevas', 'En tu búsqueda Relojero.', 'search'],
        ],
        'each search has its own',
      );
      assert.equal(badges.notifications, 2);
      // A device is notified once of all of them.
      assert.deepEqual(
        receiver.sentTo(devices[index]!).map(({ text }) => (JSON.parse(text) as { title: string }).title),
        ['3 vacantes nuevas'],
      );
    }
    const [{ userid, api } = people[0]!] = people;
    const { jobseeker_agents } = await api.call('alerts.list', {});
    await api.call('alerts.change', { instance: jobseeker_agents[0]?.id ?? '', seen: true });
    const { badges } = await api.call('messages.list', { userid });
    assert.equal(badges.notifications, 1, 'what was looked at is no news any more');
  });

  if (!isWhole) return;

  test('a search is kept by the fields of the documents or by its address, and answered with both', async () => {
    const candidate = await readyCandidate(running);
    const saved = await save(candidate, { searchstring: 'Cajero ', locationid: 'MX-JAL', minsalary: 8000 });
    assert.equal(saved.searchstring, 'cajero');
    assert.equal(saved.locationDescription, 'Jalisco');
    assert.equal(saved.granularity, 'state');
    assert.equal(saved.query, '/empleos-de-cajero/en-jalisco?smin=mas-de-8000');
    assert.equal(
      saved.searchResultsURL,
      '/empleos-de-cajero/en-jalisco?smin=mas-de-8000&bdtype=OCCM&utm_origin=web&utm_channel=savedsearches',
    );
    assert.equal(saved.frequency, 'daily');
    const other = await save(candidate, {
      url: 'https://ejemplo.mx/empleos-de-almacenista/en-jalisco/ciudad-de-zapopan?tct=1&page=3&sort=2',
      frequency: 'now',
    });
    assert.equal(other.granularity, 'city');
    assert.equal(other.locationDescription, 'Zapopan, Jalisco');
    assert.ok(!other.query.includes('page') && !other.query.includes('sort'), other.query);
    const mixed = await save(candidate, { url: '/empleos-de-mesero?smin=20000&smax=5000#filtros' });
    assert.deepEqual(
      [mixed.searchstring, mixed.minsalary, mixed.maxsalary],
      ['mesero', '5000', '20000'],
      'amounts that are mixed up are put right',
    );
    const slipped = await save(candidate, { searchstring: 'recepcionsita' });
    assert.equal(slipped.searchstring, 'recepcionista', 'kept as its results understood it');
    const { jobseeker_agents } = await candidate.api.call('alerts.list', {});
    assert.deepEqual(
      jobseeker_agents.map(({ id }) => id),
      [slipped.id, mixed.id, other.id, saved.id],
    );
  });

  test('what a sign-up keeps is kept once, also after it was deleted', async () => {
    const candidate = await readyCandidate(running);
    const kept = await save(candidate, { searchstring: 'cajero', first: true });
    const ids = async (payload: Record<string, unknown>) =>
      (await candidate.api.call('alerts.create', payload)).jobseeker_agents.map(({ id }) => id);
    assert.deepEqual(await ids({ searchstring: 'almacenista', first: true }), [kept.id]);
    await candidate.api.call('alerts.delete', { instance: kept.id });
    assert.deepEqual(await ids({ searchstring: 'cajero', first: true }), []);
    assert.equal((await ids({ searchstring: 'cajero' })).length, 1);
  });

  test('what cannot be kept is refused', async () => {
    const candidate = await readyCandidate(running);
    const stranger = await readyCandidate(running);
    const first = await save(candidate, { searchstring: 'soldador' });
    const create = (payload: Record<string, unknown>) => candidate.api.call('alerts.create', payload);
    await assert.rejects(create({ searchstring: ' Soldador' }), failsWith('MYS-24'));
    await assert.rejects(create({}), failsWith('JSA-01'));
    await assert.rejects(create({ searchstring: 'chofer', locationid: '99999999' }), failsWith('JSA-01'));
    await assert.rejects(create({ url: '/empleos/en-narnia' }), failsWith('JSA-01'));
    for (const url of ['/empleos/trabajo-en-nada', '/empleos/trabajo-en-ventas/nada'])
      await assert.rejects(create({ url }), failsWith('JSA-01'));
    for (const word of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'])
      await create({ searchstring: `${word} chofer`, minsalary: 1000 });
    await assert.rejects(create({ searchstring: 'contador' }), failsWith('MYS-25'));
    const change = (person: Candidate, payload: object) =>
      person.api.call('alerts.change', { instance: first.id, ...payload });
    await assert.rejects(change(stranger, { paused: true }), failsWith('MYS-23'));
    await assert.rejects(stranger.api.call('alerts.delete', { instance: first.id }), failsWith('MYS-23'));
    await assert.rejects(
      ask(running, '/api/alert', {}).then(({ status }) => {
        assert.equal(status, 401);
        throw Object.assign(new Error('refused'), { code: 'refused' });
      }),
      failsWith('refused'),
    );
  });

  test('at most ten are kept when they are sent at the same time', async () => {
    const candidate = await readyCandidate(running);
    const words = 'a b c d e f g h i j k l m n'.split(' ');
    const outcomes = await Promise.allSettled(
      words.map((word) => save(candidate, { searchstring: `chofer ${word}${word}`, minsalary: 1000 })),
    );
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 10);
    assert.equal((await candidate.api.call('alerts.list', {})).jobseeker_agents.length, 10);
  });

  test('news of a day come in one mail in the morning, and no offer twice', async () => {
    const candidate = await readyCandidate(running);
    const saved = await save(candidate, { searchstring: 'apicultor', locationid: 'MX-JAL' });
    await run();
    // What came in is counted by the second.
    await running.services.db.query(
      "update saved_search set seen_at = seen_at - interval '1 second' where id = $1",
      [Number(saved.id)],
    );
    await bring(
      { title: 'Apicultor de altura' },
      { title: 'Apicultor ayudante' },
      { title: 'Herrero artesanal' },
    );
    assert.equal((await candidate.api.call('alerts.list', {})).jobseeker_agents[0]?.newtotaldocs, 2);
    // Looked at, it has no news in the list either.
    await candidate.api.call('alerts.change', { instance: saved.id, seen: true });
    assert.equal((await candidate.api.call('alerts.list', {})).jobseeker_agents[0]?.newtotaldocs, 0);
    later(DAY_MS);
    await run();
    const [mail, ...others] = await newsTo(candidate.email);
    assert.equal(others.length, 0);
    assert.equal(mail?.subject, '2 vacantes nuevas: Apicultor en Jalisco');
    for (const part of [mail.text, mail.html]) {
      assert.match(part, /Apicultor de altura/);
      assert.match(part, /Apicultor ayudante/);
      assert.doesNotMatch(part, /Herrero/);
      assert.match(part, /\/empleo\/oferta\//);
    }
    later(DAY_MS);
    await run();
    assert.equal((await newsTo(candidate.email)).length, 1);
  });

  test('news at once come at once, an offer of two searches once, and later ones not within a quarter of an hour', async () => {
    const candidate = await readyCandidate(running);
    await save(candidate, { searchstring: 'taxidermista', frequency: 'now' });
    await save(candidate, { searchstring: 'taxidermista guadalajara', frequency: 'now' });
    await save(candidate, { searchstring: 'taxidermista de aves' });
    await run();
    assert.equal((await newsTo(candidate.email)).length, 0);
    await bring({ title: 'Taxidermista de aves' });
    await run();
    const [first] = await newsTo(candidate.email);
    assert.equal(first?.subject, 'Vacante nueva: Taxidermista de aves');
    assert.equal(first.text.match(/\/empleo\/oferta\//g)?.length, 1);
    await bring({ title: 'Taxidermista de peces' });
    await run();
    assert.equal((await newsTo(candidate.email)).length, 1);
    later(16 * 60_000);
    await run();
    assert.equal((await newsTo(candidate.email)).length, 2);
    later(DAY_MS);
    await run();
    assert.equal((await newsTo(candidate.email)).length, 2, 'the daily search found what was sent already');
  });

  test('an advertisement that comes again, or changes, is no news', async () => {
    const candidate = await readyCandidate(running);
    await save(candidate, { searchstring: 'vidriero', frequency: 'now' });
    await bring({ title: 'Vidriero', text: 'Vitrales', id: 'v-1' });
    await run();
    assert.equal((await newsTo(candidate.email)).length, 1);
    later(HOUR_MS);
    await bring({ title: 'Vidriero', text: 'Vitrales y espejos', id: 'v-1' });
    await run();
    assert.equal((await newsTo(candidate.email)).length, 1);
  });

  test('a mail lists ten offers and says how many there are besides', async () => {
    const candidate = await readyCandidate(running);
    await save(candidate, { searchstring: 'campanero', frequency: 'now' });
    await bring(...Array.from({ length: 13 }, (_, at) => ({ title: `Campanero ${'abcdefghijklm'[at]}` })));
    await run();
    const [mail] = await newsTo(candidate.email);
    assert.equal(mail?.text.match(/\/empleo\/oferta\//g)?.length, 10);
    assert.match(mail.text, /Ver 3 más/);
    assert.match(mail.subject, /^13 vacantes nuevas/);
  });

  test('what was applied for is no news', async () => {
    const candidate = await readyCandidate(running);
    await save(candidate, { searchstring: 'lutier', frequency: 'now' });
    await bring({ title: 'Lutier' });
    const { body } = await ask(running, '/rest?server=jobs&service=jobs&q=lutier');
    const { joblist } = body['response'] as { joblist: { id: string }[] };
    const [offer] = joblist;
    await candidate.api.call('apply.submit', {
      jobid: offer!.id,
      resumeid: candidate.resumeid,
      idempotencyKey: crypto.randomUUID().replaceAll('-', ''),
      skills: [],
      killerQuestions: [],
    });
    await run();
    assert.equal((await newsTo(candidate.email)).length, 0);
  });

  test('the link of a mail ends one search without a log-in; reading it changes nothing', async () => {
    const candidate = await readyCandidate(running);
    const saved = await save(candidate, { searchstring: 'farolero', frequency: 'now' });
    await save(candidate, { searchstring: 'sereno', frequency: 'now' });
    await bring({ title: 'Farolero' });
    await run();
    const [mail] = await newsTo(candidate.email);
    const [, token = ''] = /\/suscripcion\/cancelar-correo\/([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    assert.notEqual(token, '');
    const cancel = (sent: string) =>
      ask(running, '/rest', {
        method: 'POST',
        body: { server: 'subscriptions', service: 'cancel', payload: { token: sent } },
      });
    const ended = await cancel(token);
    assert.equal(ended.status, 200);
    assert.deepEqual(ended.body['response'], { emailaddress: candidate.email });
    assert.equal((await cancel(token)).status, 200, 'a second tap says the same');
    const isFalse = await cancel(`${saved.id}.${'A'.repeat(43)}`);
    assert.notEqual(isFalse.status, 200);
    const { jobseeker_agents } = await candidate.api.call('alerts.list', {});
    assert.deepEqual(
      jobseeker_agents.map(({ paused }) => paused),
      [false, true],
    );
    later(HOUR_MS);
    await bring({ title: 'Farolero de noche' }, { title: 'Sereno' });
    await run();
    const [second] = await newsTo(candidate.email);
    assert.equal(second?.subject, 'Vacante nueva: Sereno');
    // Going on, it has what comes from then on.
    await candidate.api.call('alerts.change', { instance: saved.id, paused: false });
    later(HOUR_MS);
    await run();
    assert.equal((await newsTo(candidate.email)).length, 2);
  });

  test('a deleted search is silent, and can be had back for a while', async () => {
    const candidate = await readyCandidate(running);
    const saved = await save(candidate, { searchstring: 'pregonero', frequency: 'now' });
    await candidate.api.call('alerts.delete', { instance: saved.id });
    assert.equal((await candidate.api.call('alerts.list', {})).jobseeker_agents.length, 0);
    await bring({ title: 'Pregonero' });
    await run();
    assert.equal((await newsTo(candidate.email)).length, 0);
    await candidate.api.call('alerts.change', { instance: saved.id, restore: true });
    await run();
    assert.equal((await newsTo(candidate.email)).length, 1, 'what came in meanwhile is not lost');
    await candidate.api.call('alerts.delete', { instance: saved.id });
    later(2 * HOUR_MS);
    await assert.rejects(
      candidate.api.call('alerts.change', { instance: saved.id, restore: true }),
      failsWith('MYS-23'),
    );
  });

  test('who declined mails of saved searches gets none', async () => {
    const candidate = await readyCandidate(running);
    await save(candidate, { searchstring: 'aguador', frequency: 'now' });
    await candidate.api.call('account.saveMessages', { messages: { savedsearches: false } });
    await bring({ title: 'Aguador' });
    await run();
    assert.equal((await newsTo(candidate.email)).length, 0);
  });

  test('an unconfirmed address gets nothing but the question, until it is answered', async () => {
    const candidate = { ...(await signUp(running, newEmail())) };
    const ready = { ...candidate, resumeid: await fillIn(candidate) };
    const activation = await mailedToken(running, candidate.email);
    await save(ready, { searchstring: 'cerero', frequency: 'now' });
    const question = await mailTo(running, candidate.email);
    const [, token = ''] = /\/suscripcion\/confirmar-correo\/([\w.-]+)/.exec(question.text) ?? [];
    await bring({ title: 'Cerero' });
    await run();
    assert.equal((await newsTo(candidate.email)).length, 0);
    const { status, body } = await ask(running, '/rest', {
      method: 'POST',
      body: { server: 'subscriptions', service: 'confirm', payload: { token } },
    });
    assert.equal(status, 200);
    assert.deepEqual(body['response'], { emailaddress: candidate.email });
    await bring({ title: 'Cerero mayor' });
    await run();
    assert.equal((await newsTo(candidate.email)).length, 1);
    await candidate.api.call('account.activate', activation);
    await save(ready, { searchstring: 'velero', frequency: 'now' });
    assert.doesNotMatch((await mailTo(running, candidate.email)).subject, /Confirma/);
  });

  test('the search of a sign-up waits for the address, and has its news from then on', async () => {
    const candidate = await signUp(running, newEmail());
    const hold = {
      loginid: candidate.userid,
      keyword: 'tonelero',
      salary: '',
      locationid: 'MX-JAL',
      tlalocid: '',
    };
    await candidate.api.call('heldSearch.keep', hold);
    assert.deepEqual((await candidate.api.call('alerts.list', {})).jobseeker_agents, []);
    await candidate.api.call('account.activate', await mailedToken(running, candidate.email));
    const { jobseeker_agents } = await candidate.api.call('alerts.list', {});
    assert.deepEqual(
      jobseeker_agents.map(({ searchstring, locationDescription }) => [searchstring, locationDescription]),
      [['tonelero', 'Jalisco']],
    );
    const { rows } = await running.services.db.query('select from hold_search where loginid = $1', [
      candidate.userid,
    ]);
    assert.equal(rows.length, 0);
    await run();
    await bring({ title: 'Tonelero' });
    later(DAY_MS);
    await run();
    assert.equal((await newsTo(candidate.email)).length, 1);
  });

  test('a person has questions for an unconfirmed address three times a day at most', async () => {
    const candidate = await signUp(running, newEmail());
    for (let at = 0; at < 6; at += 1) {
      const { jobseeker_agents } = await candidate.api.call('alerts.create', {
        searchstring: `chofer ${at}`,
        minsalary: 1000 + at,
      });
      await candidate.api.call('alerts.delete', { instance: jobseeker_agents[0]!.id });
    }
    const questions = (await running.services.outbox.list(500)).filter(
      ({ to, subject }) => to === candidate.email && subject.startsWith('Confirma que quieres'),
    );
    assert.equal(questions.length, 3);
  });
}

describe('news where the mail server fails', () => {
  test('they are sent when it is there again, by another process too, once', async () => {
    const [engine] = (await testEngines()).slice(-1);
    assert.ok(engine);
    let now = new Date();
    const received: string[] = [];
    const server = await mailServer(received);
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const running = await engine.start({ now: () => now, smtpUrl: `smtp://127.0.0.1:${port}` });
    try {
      const { db, alerts } = running.services;
      const { rows } = await db.query<{ id: number }>(
        `insert into account (email, name, password_hash, type, enabledlogin, validemail, termsandconditions, optout, boardid)
           values ('lupita@ejemplo.com', 'Lupita', '', 'candidate', true, true, true, 0, 1) returning id`,
      );
      const id = rows[0]?.id;
      await db.query('insert into saved_search_owner values ($1)', [id]);
      await db.query(
        `insert into saved_search (account_id, url, frequency, created_at, changed_at, seen_at, arrival, due_at)
           values ($1, '/empleos-de-chofer', 'now', $2, $2, $2, 0, $2)`,
        [id, now],
      );
      // An offer of the sample stands for one that came in.
      await db.query(
        `insert into offer_arrival (offer_id) select id from offer where listed and title ilike '%chofer%' order by id desc limit 1`,
      );
      await alerts.runDue();
      assert.deepEqual((await db.query('select attempts, failure, sent_at from alert_mail')).rows, [
        { attempts: 1, failure: 'no connection', sent_at: null },
      ]);
      const again = await mailServer(received);
      again.close();
      await once(again, 'close');
      again.listen(port, '127.0.0.1');
      await once(again, 'listening');
      now = new Date(now.getTime() + 120_000);
      await Promise.all([alerts.runDue(), alerts.runDue()]);
      assert.equal(received.filter((text) => text.includes('Subject: Vacante nueva')).length, 1);
      assert.match(received.join(''), /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
      again.close();
    } finally {
      await running.stop();
      await engine.stop();
    }
  });
});
