import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { SESSION, TOKEN } from '../../testing/fake-services.ts';
import { startSite, type TestSite } from '../../testing/test-site.ts';
import { Masker } from './masker.ts';

const OWN = { 'x-chamba': '1' };

describe('masks', () => {
  it('replace personal fields, equally for equal values, and are masks of themselves', () => {
    const masker = new Masker();
    const masked = masker.json(
      {
        user_profile: { userid: 'u-778899', name: 'Ana López', email: 'Ana@Example.com', type: 'C' },
        again: { userid: 'u-778899' },
        updater: [
          { field: 'contactchannelvalue1', value: '33 1234 5678', elementid: '0' },
          { field: 'professionalexperience.resumetitle', value: 'Cajera', elementid: '0' },
        ],
        password: 'segura123',
      },
      'myservice',
    );
    assert.deepEqual(masked, {
      user_profile: { userid: 'id-1', name: 'Persona 1', email: 'persona-1@ejemplo.invalid', type: 'C' },
      again: { userid: 'id-1' },
      updater: [
        { field: 'contactchannelvalue1', elementid: '0', value: '5500000001' },
        { field: 'professionalexperience.resumetitle', elementid: '0', value: 'Cajera' },
      ],
      password: '********',
    });
    assert.deepEqual(masker.json(masked, 'myservice'), masked);
  });

  it('replace personal patterns inside texts of every upstream', () => {
    const masker = new Masker();
    const text = 'Escribe a rh@empresa.mx o llama al 55 1234 5678, +52 33 8765 4321; CURP LOAA940517MJCPNN09';
    const masked = String(masker.json({ description: text }, 'jobs'));
    assert.doesNotMatch(JSON.stringify(masker.json({ description: text }, 'jobs')), /empresa|1234|8765|LOAA/);
    assert.ok(masked);
    assert.equal(
      masker.text('Sueldo de 12,000 a 15,500 en 2026-11-21'),
      'Sueldo de 12,000 a 15,500 en 2026-11-21',
    );
  });

  it('leave nothing of an address with accents', () => {
    const masked = new Masker().json({ description: 'Escribe a josé.peña@construcción.mx, o ven' }, 'jobs');
    assert.deepEqual(masked, { description: 'Escribe a persona-1@ejemplo.invalid, o ven' });
  });

  it('are also applied to files of any size', { timeout: 60_000 }, () => {
    const masker = new Masker();
    const file = 'JVBERi0xLjQK'.repeat(60_000);
    const answer = { file, name: `${'a.'.repeat(150_000)}pdf`, encoded: '%41'.repeat(100_000) };
    const { file: masked } = masker.json(answer, 'jobs') as typeof answer;
    assert.equal(masked, file);
  });

  it('leave offers, companies and places unchanged', () => {
    const offer = { id: 18036788, title: 'Cajero', company: { name: 'Abarrotes del Centro' }, cp: '44100' };
    assert.deepEqual(new Masker().json(offer, 'jobs'), offer);
  });

  const session = (): Masker => {
    const masker = new Masker();
    masker.json(
      {
        candidate_data: {
          candidatename: 'Ana María López Peña',
          borndate: '1994-05-17',
          contactchannels: [{ contactchannelid: '1', value: '33 1234 5678' }],
        },
        user_profile: { userid: 'a1b2c3d4', email: 'ana.lp@example.com' },
      },
      'myservice',
    );
    return masker;
  };

  it('find a session’s values in any text and notation', () => {
    const masker = session();
    const text = (written: string): string => masker.text(written);
    assert.equal(text('CV_Ana_Lopez.pdf'), 'CV_Persona 1.pdf');
    assert.equal(text('Pregunta por ANA MARÍA LÓPEZ de la tienda'), 'Pregunta por Persona 1 de la tienda');
    assert.equal(text('lopez peña, ana'), 'Persona 1, ana');
    assert.equal(text('Llama al 3312345678 o al +52 (33) 1234-5678'), 'Llama al 5500000001 o al 5500000001');
    assert.equal(text('Nací el 17/05/1994'), 'Nací el 01/01/1990');
    assert.equal(text('17 de mayo de 1994, 19940517'), '1 de enero de 1990, 19900101');
    assert.equal(text('cuenta a1b2c3d4'), 'cuenta id-1');
    assert.equal(
      text('/login?mail=ana.lp%40example.com&q=Ana%20L%C3%B3pez#x'),
      '/login?mail=persona-1%40ejemplo.invalid&q=Persona%201#x',
    );
    assert.equal(
      masker.path('/api/x/ana.lp%40example.com/a1b2c3d4', 'jobs'),
      '/api/x/persona-1%40ejemplo.invalid/id-1',
    );
  });

  it('find a first name in texts about people, and leave places, work and offers unchanged', () => {
    const masker = session();
    const about = { description_of_work: 'Ana atiende la caja', dgcity: 'Peña', jobtitle: 'Ana' };
    assert.deepEqual(masker.json(about, 'myservice'), {
      ...about,
      description_of_work: 'Persona 1 atiende la caja',
    });
    const offer = {
      title: 'Cajera',
      place: 'Santa Ana, Sonora',
      description: 'Calle Peña 4, pregunta por Ana',
    };
    assert.deepEqual(masker.json(offer, 'jobs'), offer);
  });

  it('find values in names of fields and in texts of errors', () => {
    const masker = session();
    const answer = { 'ana.lp@example.com': 1, errors: [{ code: 'X', description: 'Ana López no existe' }] };
    assert.deepEqual(masker.json(answer, 'myservice'), {
      'persona-1@ejemplo.invalid': 1,
      errors: [{ code: 'X', description: 'Persona 1 no existe' }],
    });
  });

  it('find a known name in texts about people', () => {
    const masker = new Masker();
    masker.json({ candidate_data: { candidatename: 'Ana López' } }, 'myservice');
    assert.equal(masker.text('CV de Ana López.pdf'), 'CV de Persona 1.pdf');
  });
});

describe('a recording', () => {
  let folder: string;
  let file: string;
  let replay: TestSite;
  const login = (userid: string) => ({
    server: 'authentication',
    service: 'retrieveToken',
    payload: { userid, password: 'correcta' },
  });

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chamba-recording-'));
    file = join(folder, 'session.jsonl');
    const site = await startSite({ RECORD_TO: file });
    let saved = false;
    site.services.override = ({ url, method, payload }) => {
      const body = payload ? payload.toString() : '';
      if (!/candidateData/.test(url + body)) return null;
      if (method === 'POST') saved = true;
      return {
        status: 200,
        body: {
          status: 200,
          response: {
            ...SESSION,
            candidate_data: { candidatename: 'Ana López', dgcity: saved ? 'Tepic' : '' },
          },
        },
      };
    };
    const session = encodeURIComponent(JSON.stringify({ userid: 'u1', expires: '2030-01-01' }));
    const cookie = `auth_token=${TOKEN}; session=${session}`;
    const data = '/rest?server=myService&service=candidateData&userid=u1';
    await site.get('/api/suggests/locations?q=guadalajara');
    await site.get(`/api/tracking/recent-searches/${'0f'.repeat(16)}`);
    // Before the name is known to be one.
    await site.get('/api/suggests/locations?q=Ana%20L%C3%B3pez%20Cruz');
    await site.post('/rest', login('ana@example.com'), OWN);
    await site.get('/rest?server=authentication&service=retrieveToken', { cookie });
    await site.get(data, { cookie });
    const save = {
      server: 'myService',
      service: 'candidateData',
      params: { userid: 'u1' },
      payload: { updater: [{ field: 'dgcity', value: 'Tepic', elementid: '0' }] },
    };
    await site.post('/rest', save, { ...OWN, cookie });
    await site.get(data, { cookie });
    await site.close();
    replay = await startSite({ REPLAY_FROM: file });
  });
  after(async () => {
    await replay.close();
    await rm(folder, { recursive: true });
  });

  it('contains answers and no personal data', async () => {
    const text = await readFile(file, 'utf8');
    assert.match(text, /Guadalajara, Jalisco/);
    for (const secret of [
      'ana@example.com',
      'López',
      'L%C3%B3pez',
      TOKEN,
      '"Ana"',
      'correcta',
      '"u1"',
      'mail-only-secret',
    ])
      assert.ok(!text.includes(secret), secret);
  });

  it('answers the same calls without services, for every log-in as a person of the recording', async () => {
    const places = await replay.get('/api/suggests/locations?q=guadalajara');
    assert.match(await places.text(), /Guadalajara, Jalisco/);
    const recent = await replay.get(`/api/tracking/recent-searches/${'a7'.repeat(16)}`);
    assert.equal(recent.status, 200, 'those of whatever browser replays');
    const answer = await replay.post('/rest', login('persona-1@ejemplo.invalid'), OWN);
    assert.equal(answer.status, 200);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const cookie = cookies.join('; ');
    assert.match(cookie, /auth_token=masked-token-1/);
    const session = await replay.get('/rest?server=authentication&service=retrieveToken', { cookie });
    assert.match(await session.text(), /"name":"Persona 1"/);
    assert.equal(replay.services.received.length, 0);

    const data = '/rest?server=myService&service=candidateData&userid=id-1';
    const city = async (): Promise<unknown> => {
      const { response } = (await (await replay.get(data, { cookie })).json()) as {
        response: { candidate_data: { dgcity: string } };
      };
      return response.candidate_data.dgcity;
    };
    assert.equal(await city(), '', 'as before the save of the session');
    const save = {
      server: 'myService',
      service: 'candidateData',
      params: { userid: 'id-1' },
      payload: { updater: [{ field: 'dgcity', value: 'Tepic', elementid: '0' }] },
    };
    assert.equal((await replay.post('/rest', save, { ...OWN, cookie })).status, 200);
    assert.equal(await city(), 'Tepic', 'as after it');
  });

  it('invents nothing: a missing call is an error that names it, and is listed', async () => {
    const answer = await replay.get('/api/suggests/locations?q=tepic');
    assert.equal(answer.status, 503);
    assert.match(
      await answer.text(),
      /REPLAY-MISS.*no está en la grabación: GET \/api\/suggests\/locations\?q=tepic/,
    );
    assert.equal((await replay.post('/rest', login('otra@example.com'), OWN)).status, 503);
    const { misses } = (await (await replay.get('/platform/replay')).json()) as {
      misses: Array<{ call: string; times: number }>;
    };
    assert.ok(misses.some(({ call }) => call.includes('/api/suggests/locations?q=tepic')));
    assert.ok(misses.some(({ call }) => call.includes('retrieveToken') && !call.includes('otra@')));
  });

  it('is refused if the file is not a recording', async () => {
    const other = join(folder, 'other.jsonl');
    await writeFile(other, '{"kind":"something"}\n');
    await assert.rejects(startSite({ REPLAY_FROM: other }), /is not a recording of chamba record/);
    await assert.rejects(startSite({ REPLAY_FROM: join(folder, 'none') }), /cannot be read/);
    await assert.rejects(startSite({ REPLAY_FROM: file, RECORD_TO: file }), /exclude each other/);
  });
});
