import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { until } from '@chamba/kernel/testing/until';
import { FIXTURE, fillDataDir } from '@chamba/services/testing/services';
import { startEmbeddedServices } from '../services/embedded-services.ts';
import { createGateway, type Gateway } from '../gateway.ts';
import { createLogger } from '../observability/logger.ts';
import { readSettings } from '../settings.ts';
import { writeSite } from '../testing/fake-releases.ts';

const COMMAND = fileURLToPath(new URL('../../../composer/bin/chamba.mjs', import.meta.url));

const DAY_MS = 86_400_000;
const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

const posting = (id: string, title: string): string =>
  `${JSON.stringify({
    '@type': 'JobPosting',
    identifier: id,
    title,
    description: 'Con ganas.',
    hiringOrganization: { name: 'Ejemplo' },
    jobLocation: { address: { addressRegion: 'Jalisco', addressLocality: 'Zapopan', addressCountry: 'MX' } },
    datePosted: day(-1),
    validThrough: day(20),
    url: 'https://example.com/vacante',
  })}\n`;

const postings = (prefix: string, count: number, title: string): string =>
  Array.from({ length: count }, (_, at) => posting(`${prefix}-${at}`, title)).join('');

/** The status of the answer to an endless body, sent in pieces of 64 KB. */
function statusOfEndlessBody(address: string, operatorKey: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorKey}`, 'transfer-encoding': 'chunked' },
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      sent.off('error', reject).on('error', () => undefined);
      sent.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.write('x'.repeat(65_536));
  });
}

type Ran = { code: number | null; out: string; err: string };

describe('imports into a running site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chamba-admin-'));
  const dataDir = join(folder, 'data');
  const log: string[] = [];
  let gateway: Gateway;
  let url = '';
  let key = '';

  before(async () => {
    await writeSite(join(folder, 'releases'));
    const settings = readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RELEASES_DIR: join(folder, 'releases'),
      SAMPLE: FIXTURE,
      RENDER_WORKERS: '1',
      REQUIRED_UNITS: 'none',
    });
    const logger = createLogger('info', { write: (line) => log.push(line) });
    await fillDataDir(dataDir);
    const started = await startEmbeddedServices(settings, { logger, onProgress: () => undefined });
    gateway = await createGateway(settings, { ...started, logger });
    url = await gateway.listen();
    key = readFileSync(join(dataDir, 'operator.key'), 'utf8').trim();
  });
  after(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (name: string, content: string): string => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const chamba = async (
    args: readonly string[],
    options: { stdin?: string; key?: string } = {},
  ): Promise<Ran> => {
    const { PATH } = process.env;
    const child = spawn(process.execPath, [COMMAND, ...args], {
      cwd: folder,
      env: { PATH, CHAMBA_KEY: options.key ?? key, SITE_URL: url },
    });
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (ran.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (ran.err += chunk.toString()));
    child.stdin.end(options.stdin ?? '');
    [ran.code] = (await once(child, 'close')) as [number];
    return ran;
  };
  const found = async (q: string): Promise<number> => {
    const query = new URLSearchParams({ server: 'jobs', service: 'jobs', q });
    const answer = await fetch(`${url}/rest?${query.toString()}`);
    const { response } = (await answer.json()) as { response: { summary: { totaldocs: number } } };
    return response.summary.totaldocs;
  };
  const post = (path: string, headers: Record<string, string>, body = ''): Promise<Response> =>
    fetch(url + path, { method: 'POST', headers, body });

  test('the key is made at the first start, for its owner only, and is never logged', () => {
    const file = join(dataDir, 'operator.key');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.match(key, /^[\w-]{43}$/);
    assert.ok(log.every((line) => !line.includes(key)));
  });

  test('without the key nothing is imported, and guesses are rate-limited', async () => {
    const path = '/admin/jobs/imports?feed=x';
    assert.equal((await post(path, {}, posting('x', 'X'))).status, 401);
    assert.equal((await fetch(`${url}/admin/jobs/imports`)).status, 404);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      // A dedicated address, so that the other tests are not limited.
      statuses.push(await statusFrom('127.0.0.9', `${url}${path}`, `Bearer wrong-${tries}`));
    }
    assert.deepEqual(
      statuses.slice(0, 10),
      Array.from({ length: 10 }, () => 401),
    );
    assert.deepEqual(statuses.slice(10), [429, 429]);
    assert.equal(await statusFrom('127.0.0.9', `${url}${path}`, `Bearer ${key}`), 429);
  });

  test('held offers are listed and decided on with the key only', async () => {
    const authorization = `Bearer ${key}`;
    const title = 'Cuidador de faros';
    const held = posting('h-1', title).replace(
      /"description":"[^"]*"/,
      '"description":"Debes pagar tu curso."',
    );
    const trial = await chamba(['jobs', 'import', '-', '--feed', 'held', '--dry-run'], { stdin: held });
    assert.match(
      trial.err,
      /line 1 \(h-1\): would be held: Cuidador de faros\n {2}asks the candidate for money: "Debes pagar/,
    );
    await (await post('/admin/jobs/imports?feed=held', { authorization }, held)).text();
    assert.equal((await fetch(`${url}/admin/jobs/held`)).status, 401);
    const list = async () =>
      (await (await fetch(`${url}/admin/jobs/held`, { headers: { authorization } })).json()) as {
        total: number;
        offers: { id: string; title: string }[];
      };
    const { offers } = await list();
    assert.deepEqual(
      offers.map((offer) => offer.title),
      [title],
    );
    const id = offers[0]?.id ?? '';
    assert.equal((await post(`/admin/jobs/${id}/release`, {})).status, 401);
    assert.equal((await post('/admin/jobs/0/release', { authorization })).status, 404);
    assert.match(
      (await chamba(['jobs', 'held'])).out,
      /Cuidador de faros[^]*asks the candidate for money: "Debes pagar/,
    );
    assert.equal((await chamba(['jobs', 'reject'])).code, 2);
    assert.match((await chamba(['jobs', 'reject', id])).out, /: rejected\n/);
    assert.match((await chamba(['jobs', 'wording'])).out, /asks for a gender: 1 offers \(LFT arts/);
    const released = await post(`/admin/jobs/${id}/release`, { authorization }, '{}');
    assert.deepEqual(await released.json(), { id, decision: 'released', changed: true });
    assert.match((await chamba(['jobs', 'release', id])).out, /released already/);
    assert.match((await chamba(['jobs', 'held'])).out, /No offers are held/);
    assert.equal((await list()).total, 0);
  });

  test('complaints of visitors are readable with the key only', async () => {
    const jobs = await fetch(`${url}/rest?server=jobs&service=jobs`);
    const { response } = (await jobs.json()) as { response: { joblist: { id: string }[] } };
    const jobid = response.joblist[0]?.id ?? '';
    const payload = { jobid, reason: 'money', comment: 'Me pidieron un depósito.' };
    const sent = await fetch(`${url}/rest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-chamba': '1' },
      body: JSON.stringify({ server: 'complaints', service: 'fraud', payload }),
    });
    assert.equal(sent.status, 201);
    assert.equal((await fetch(`${url}/admin/complaints`)).status, 401);
    const read = await fetch(`${url}/admin/complaints?limit=1`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { complaints } = (await read.json()) as { complaints: object[] };
    assert.equal(complaints.length, 1);
    assert.deepEqual({ ...complaints[0], ...payload }, complaints[0]);
  });

  test('requests under data protection law are listed and answered once, by command', async () => {
    const email = 'arco.persona@ejemplo.com';
    /** A call of a program, which gets the token of its session. */
    const send = async (service: string, payload: object, token = ''): Promise<Record<string, unknown>> => {
      const answer = await fetch(`${url}/rest`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ server: 'myService', service, payload }),
      });
      const body = await answer.text();
      assert.equal(answer.status, 200, body);
      return (JSON.parse(body) as { response: Record<string, unknown> }).response;
    };
    const account = { email, name: 'Arco Persona', password: 'quetzal-nopal-47', code_verification: false };
    const { authentication_token: session } = await send('account', { ...account, legal_ok: true });
    const { token } = session as { token: string };
    assert.match((await chamba(['people', 'requests'])).out, /No request waits/);
    const asked = await send('privacy', { kind: 'rectification', detail: 'Mi apellido es Ríos.' }, token);
    const [request] = asked['requests'] as { folio: string; due: string }[];
    const { folio = '', due = '' } = request ?? {};
    const listed = (await chamba(['people', 'requests'])).out;
    for (const shown of [folio, due, 'rectification', email, 'Mi apellido es Ríos.'])
      assert.ok(listed.includes(shown), `${shown}: ${listed}`);

    for (const wrong of [
      ['people', 'answer', email, '--accept', '--text', 'Ya.'],
      ['people', 'answer', folio, '--text', 'Ya.'],
      ['people', 'answer', folio, '--refuse', '--text', ' '],
    ])
      assert.equal((await chamba(wrong)).code, 2, wrong.join(' '));
    const nobody = await chamba(['people', 'answer', '999999', '--accept', '--text', 'Ya.']);
    assert.match(nobody.err, /no open request of this number/);
    assert.notEqual(nobody.code, 0);

    const answer = ['people', 'answer', folio, '--accept', '--text', 'Ya lo corregimos.'];
    assert.match((await chamba(answer)).out, /Answered: the person gets it by mail/);
    assert.match((await chamba(answer)).err, /no open request/);
    assert.match((await chamba(['people', 'requests'])).out, /No request waits/);
    assert.match((await chamba(['people', 'requests', '--all'])).out, new RegExp(`${folio}[^]*accepted`));
    const json = JSON.parse((await chamba(['people', 'requests', '--all', '--json'])).out) as {
      requests: { folio: string; answer?: string }[];
    };
    assert.deepEqual(
      json.requests.map((kept) => kept.folio),
      [folio],
    );
    for (const path of ['requests', 'answer'])
      assert.equal((await fetch(`${url}/admin/people/${path}`, { method: 'POST', body: '{}' })).status, 401);
    assert.doesNotMatch(log.join(''), /apellido|arco\.persona/);
  });

  test('the data of a person is exported and deleted by command, and the log identifies no person', async () => {
    const email = 'ana.persona@ejemplo.com';
    const earlier = log.length;
    const payload = {
      email,
      name: 'Ana Persona',
      password: 'quetzal-nopal-47',
      code_verification: false,
      legal_ok: true,
    };
    const made = await fetch(`${url}/rest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-chamba': '1' },
      body: JSON.stringify({ server: 'myService', service: 'account', payload }),
    });
    assert.equal(made.status, 200);
    assert.equal((await fetch(`${url}/admin/people/export`, { method: 'POST', body: '{}' })).status, 401);
    const bad = await fetch(`${url}/admin/people/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: '{"person":',
    });
    assert.equal(bad.status, 400);
    assert.equal(await statusOfEndlessBody(`${url}/admin/people/export`, key), 400);

    const file = join(folder, 'ana.json');
    assert.equal((await chamba(['people', 'export', email, '--out', file])).code, 0);
    const exported = JSON.parse(readFileSync(file, 'utf8')) as {
      tables: Record<string, { name?: string }[]>;
    };
    assert.equal(exported.tables['account']?.[0]?.name, 'Ana Persona');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const exports = (): number => log.filter((line) => line.includes('"person_exported"')).length;
    const recorded = exports();
    assert.ok(recorded > 0);
    assert.notEqual(
      (await chamba(['people', 'export', email, '--out', file])).code,
      0,
      'never overwrites a file',
    );
    const nowhere = await chamba(['people', 'export', email, '--out', join(folder, 'none', 'ana.json')]);
    assert.match(nowhere.err, /--out: ENOENT/);
    assert.equal(exports(), recorded, 'an export that could not be written leaves no file');
    const refused = join(folder, 'refused.json');
    assert.notEqual((await chamba(['people', 'export', 'nadie@ejemplo.com', '--out', refused])).code, 0);
    assert.ok(!existsSync(refused), 'no empty file is left');
    const optedOut = async (): Promise<unknown> => {
      const answer = await fetch(`${url}/admin/people/export`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify({ person: email }),
      });
      const { tables } = (await answer.json()) as { tables: Record<string, { optout: number }[]> };
      return tables['account']?.[0]?.optout;
    };
    assert.equal(await optedOut(), 0);
    assert.match((await chamba(['people', 'optout', email.toUpperCase()])).out, /Kept/);
    assert.equal(await optedOut(), 1);
    assert.match((await chamba(['people', 'optout', email])).out, /opted out already/);
    const unknownPerson = await chamba(['people', 'optout', 'nadie@ejemplo.com']);
    assert.notEqual(unknownPerson.code, 0);
    assert.match(unknownPerson.err, /no account/);
    assert.equal((await chamba(['people', 'optout', email, '--yes'])).code, 2);
    assert.match((await chamba(['people', 'restrict', email])).out, /cannot apply/);
    assert.match((await chamba(['people', 'restrict', email])).out, /like this already/);
    assert.match((await chamba(['people', 'unrestrict', email])).out, /can apply/);
    assert.match((await chamba(['people', 'restrict', 'nadie@ejemplo.com'])).err, /no account/);
    assert.equal((await chamba(['people', 'email', email])).code, 2, 'missing new address');
    assert.match((await chamba(['people', 'email', email, 'ana@'])).err, /invalid/);
    assert.match(
      (await chamba(['people', 'email', 'nadie@ejemplo.com', 'otra@ejemplo.com'])).err,
      /no account/,
    );
    assert.match((await chamba(['people', 'email', email, email])).out, /already/);
    const former = email.replace('@', '.antes@');
    assert.match((await chamba(['people', 'email', email, former])).out, /Changed/);
    assert.match((await chamba(['people', 'email', former, email])).out, /Changed/);
    assert.equal((await chamba(['people', 'delete', email])).code, 2, 'neither --dry-run nor --yes');
    assert.match(
      (await chamba(['people', 'delete', email, '--dry-run'])).out,
      /account +1[^]*Nothing was deleted yet/,
    );
    assert.match((await chamba(['people', 'delete', email, '--yes'])).out, /account +1[^]*Deleted/);
    assert.match((await chamba(['people', 'delete', email, '--yes'])).out, /There is no data/);
    assert.notEqual((await chamba(['people', 'export', email])).code, 0);
    const lines = log.join('');
    assert.match(lines, /people\.delete/);
    const events = log
      .slice(earlier)
      .filter((line) => line.includes('"msg":"security"') && line.includes('"person_'))
      .map((line) => JSON.parse(line) as Record<string, string>)
      .map(({ event, outcome, who }) => `${event} ${outcome} ${who}`);
    assert.deepEqual(
      [...new Set(events)],
      [
        'person_exported done operator',
        'person_exported refused operator',
        'person_opted_out done operator',
        'person_opted_out refused operator',
        'person_restricted done operator',
        'person_restricted refused operator',
        'person_deleted done operator',
      ],
    );
    assert.doesNotMatch(lines, /ana\.persona|Ana Persona/);
  });

  test('the command imports a file, reports the result and exits with its status', async () => {
    const file = write('Faros del Sur.jsonl', postings('f', 3, 'Farero mayor'));
    const first = await chamba(['jobs', 'import', file]);
    assert.deepEqual([first.code, first.err], [0, '']);
    assert.match(first.out, /feed faros-del-sur \(jobposting\): 3 records, 3 added in [\d.]+ s/);
    assert.equal(await found('farero'), 3);
    const again = await chamba(['jobs', 'import', file, '--json']);
    const lines = again.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.deepEqual(
      lines.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1]),
      ['started', 'progress', 'done'],
    );
    assert.equal(lines.at(-1)?.['unchanged'], 3);
    const faulty = await chamba(['jobs', 'import', '-', '--feed', 'faros-del-sur', '--replace'], {
      stdin: `${posting('f-0', 'Farero mayor')}${posting('f-1', 'Farero mayor')}{"title":\n`,
    });
    assert.equal(faulty.code, 3);
    assert.match(faulty.err, /^line 3: record is not JSON$/m);
    assert.match(faulty.out, /--force/);
    assert.equal(await found('farero'), 3);
    const forced = await chamba(['jobs', 'import', '-', '--feed', 'faros-del-sur', '--replace', '--force'], {
      stdin: posting('f-0', 'Farero mayor'),
    });
    assert.match(forced.out, /2 retired/);
    assert.equal(forced.code, 0);
    assert.equal(await found('farero'), 1);
  });

  test('the command downloads an address, compressed or not', async () => {
    const file = write('feed.jsonl', postings('w', 5, 'Alfarero'));
    const server = createServer((asked, answer) => {
      if (asked.url === '/missing') return answer.writeHead(404).end();
      if (asked.url === '/encoded') answer.setHeader('content-encoding', 'gzip');
      return createReadStream(file).pipe(createGzip()).pipe(answer);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const packed = await chamba(['jobs', 'import', `http://127.0.0.1:${port}/feed.jsonl.gz`]);
      assert.match(packed.out, /feed feed \(jobposting\): 5 records, 5 added/);
      const encoded = await chamba(['jobs', 'import', `http://127.0.0.1:${port}/encoded`, '--feed', 'feed']);
      assert.match(encoded.out, /5 unchanged/);
      const missing = await chamba(['jobs', 'import', `http://127.0.0.1:${port}/missing`]);
      assert.equal(missing.code, 1);
      assert.match(missing.err, /answered 404/);
    } finally {
      server.close();
    }
  });

  test('misuse and refusals have their own exit codes', async () => {
    assert.equal((await chamba(['jobs', 'import'])).code, 2);
    assert.equal((await chamba(['jobs', 'export', 'x'])).code, 2);
    assert.equal((await chamba(['jobs', 'import', 'x', '--format', 'pdf'])).code, 2);
    assert.equal((await chamba(['jobs', 'import', '-'])).code, 2);
    assert.equal((await chamba(['jobs', '--help'])).code, 0);
    const file = write('binary.dat', '\u0000\u0001\u0002');
    const binary = await chamba(['jobs', 'import', file]);
    assert.deepEqual([binary.code, binary.err.trim()], [1, 'chamba jobs: The file is binary, not text.']);
    const wrong = await chamba(['jobs', 'import', file], { key: 'not-the-key-at-all' });
    assert.match(wrong.err, /operator key is missing or wrong/);
    const nowhere = await chamba(['jobs', 'import', file, '--site', 'http://127.0.0.1:9']);
    assert.match(nowhere.err, /nothing answers there/);
    assert.equal(nowhere.code, 1);
  });

  test('feeds are listed, paused, resumed and removed by command', async () => {
    const file = write('norias.jsonl', postings('n', 4, 'Poceador'));
    assert.equal((await chamba(['jobs', 'import', file])).code, 0);
    const listed = await chamba(['jobs', 'feeds', '--json']);
    const { feeds } = JSON.parse(listed.out) as { feeds: Record<string, unknown>[] };
    const feed = feeds.find(({ name }) => name === 'norias');
    const { lastimport, ...state } = feed ?? {};
    assert.deepEqual(state, { name: 'norias', issample: false, pausedat: null, listed: 4, ended: 0 });
    const { at, ...counts } = lastimport as Record<string, unknown>;
    assert.match(String(at), /^\d{4}-/);
    assert.deepEqual(counts, { read: 4, added: 4, changed: 0, unchanged: 0, rejected: 0, retired: 0 });
    assert.ok(feeds.some(({ name, issample }) => name === 'empleo-gob-mx-2020-08' && issample === true));

    assert.match((await chamba(['jobs', 'feeds', 'pause', 'norias'])).out, /^Paused/);
    assert.match((await chamba(['jobs', 'feeds'])).out, /^norias +4 +0 .* paused since /m);
    const refused = await chamba(['jobs', 'import', file, '--json']);
    assert.equal(refused.code, 1);
    assert.equal((JSON.parse(refused.out) as { error: { code: string } }).error.code, 'paused');
    assert.equal(await found('poceador'), 4);
    assert.match((await chamba(['jobs', 'feeds', 'resume', 'norias'])).out, /let in again/);
    assert.match((await chamba(['jobs', 'import', file])).out, /4 unchanged/);

    const { out: secret } = await chamba(['jobs', 'feeds', 'secret', 'norias']);
    assert.match(secret, /^[\w-]{43}\n$/);
    assert.equal((await chamba(['jobs', 'feeds', 'secret', 'norias'])).out, secret);
    assert.match((await chamba(['jobs', 'feeds', 'secret', 'nowhere'])).err, /no feed with this name/);
    assert.equal((await chamba(['jobs', 'feeds', 'remove', 'norias'])).code, 2);
    assert.match((await chamba(['jobs', 'feeds', 'remove', 'norias', '--dry-run'])).out, /has 4 offers/);
    assert.equal(await found('poceador'), 4);
    const removed = await chamba(['jobs', 'feeds', 'remove', 'norias', '--yes']);
    assert.deepEqual([removed.code, removed.err], [0, '']);
    assert.equal(await found('poceador'), 0);
    const again = await chamba(['jobs', 'feeds', 'remove', 'norias', '--yes', '--json']);
    assert.equal((JSON.parse(again.out) as { error: { code: string } }).error.code, 'unknown');
    const shipped = await chamba(['jobs', 'feeds', 'pause', 'empleo-gob-mx-2020-08']);
    assert.deepEqual([shipped.code, /remove-sample/.test(shipped.err)], [3, true]);
  });

  test('undelivered applications are listed and sent again by command', async () => {
    const listed = await chamba(['applications', 'failed']);
    assert.deepEqual([listed.code, listed.out.trim()], [0, 'Every application was delivered.']);
    assert.deepEqual(JSON.parse((await chamba(['applications', 'failed', '--json'])).out), {
      applications: [],
    });
    const unknown = await chamba(['applications', 'resend', '7']);
    assert.match(unknown.err, /no undelivered application with this id/);
    assert.notEqual(unknown.code, 0);
    for (const wrong of [[], ['resend'], ['resend', 'x'], ['failed', '7']])
      assert.equal((await chamba(['applications', ...wrong])).code, 2, wrong.join(' '));
    const metrics = await (await fetch(`${url}/metrics`)).text();
    assert.match(metrics, /^chamba_deliveries\{state="failed"\} 0$/m);
    assert.match(metrics, /^chamba_delivery_attempts_total\{way="webhook",outcome="delivered"\} 0$/m);
  });

  test('the sample is removed by command, and the other feeds stay', async () => {
    assert.equal((await chamba(['jobs', 'remove-sample'])).code, 2);
    assert.match((await chamba(['jobs', 'remove-sample', '--dry-run'])).out, /^The sample has \d+ offers/);
    const before = await found('farero');
    const removed = await chamba(['jobs', 'remove-sample', '--yes']);
    assert.deepEqual([removed.code, removed.err], [0, '']);
    const { out } = await chamba(['jobs', 'feeds']);
    assert.doesNotMatch(out, /sample|empleo-gob-mx/);
    assert.equal(await found('farero'), before);
  });

  test('postal codes are imported the same way', async () => {
    const file = write(
      'CPdescarga.txt',
      'Aviso\nd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad\n20990|Las Viñas|Colonia|Aguascalientes|Aguascalientes||20001|01|20001||09|001|9002|Urbano|01\n',
    );
    const ran = await chamba(['places', 'import', file]);
    assert.equal(ran.code, 3);
    assert.match(ran.out, /1 records, 1 added/);
    assert.match(ran.out, /stay: that is too great a part/);
  });

  test('an import ends when its client disconnects, and the next one completes it', async () => {
    const lines = postings('g', 1_200, 'Tonelero');
    const { hostname, port } = new URL(url);
    const sending = request({
      hostname,
      port,
      method: 'POST',
      path: '/admin/jobs/imports?feed=gone',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
    });
    sending.on('error', () => undefined);
    sending.write(lines.slice(0, Math.floor(lines.length * 0.9)));
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    let events = '';
    answer.on('data', (chunk: Buffer) => (events += chunk.toString())).on('error', () => undefined);
    // Sent when the first batch begins to be written; that one is kept.
    await until(() => events.includes('"progress"'), 'the import reports its progress');
    sending.destroy();
    await until(async () => (await found('tonelero')) > 0, 'what was imported is found');
    let ran: Ran = { code: null, out: '', err: '' };
    await until(async () => {
      ran = await chamba(['jobs', 'import', '-', '--feed', 'gone'], { stdin: lines });
      return ran.code === 0;
    }, 'the feed is free for the next import');
    // How much was imported before the abort depends on the batch size, which adapts to the load.
    const counts = /1,200 records, ([\d,]+) added, ([\d,]+) unchanged/.exec(ran.out);
    const [added = 0, unchanged = 0] = (counts?.slice(1) ?? []).map((count) =>
      Number(count.replace(',', '')),
    );
    assert.ok(added >= 120 && unchanged > 0 && added + unchanged === 1_200, ran.out);
    assert.equal(await found('tonelero'), 1_200);
  });

  test('endless requests are still cut, imports are not', async () => {
    assert.equal(gateway.app.server.requestTimeout, 0);
    assert.ok(gateway.app.server.headersTimeout > 0);
  });
});

/** The status of a request from another local address. */
function statusFrom(localAddress: string, address: string, authorization: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: 'POST', localAddress, headers: { authorization } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}
