import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { fileURLToPath } from 'node:url';
import { testPostgres } from '@chamba/database/testing/postgres-server';
import { createFilledDatabase, FIXTURE } from '@chamba/services/testing/services';
import {
  getErrorCode,
  OPERATOR,
  startPlatform,
  writeStart,
  type PlatformSite,
  type TestTeam,
} from '../testing/platform-site.ts';

const server = await testPostgres();
after(() => server?.stop());

/** Retries until the result matches; fails with the last result after half a minute. */
async function untilMatches(read: () => Promise<string>, wanted: RegExp): Promise<void> {
  let seen = '';
  await until(async () => {
    seen = await read().catch((error: unknown) => String(error));
    return wanted.test(seen);
  }, String(wanted)).catch(() => assert.match(seen, wanted));
}

/** A gateway in a separate process. */
async function spawnGateway(env: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const main = fileURLToPath(new URL('../main.js', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      SAMPLE: FIXTURE,
      REQUIRED_UNITS: 'none',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  for await (const chunk of child.stdout) {
    out += String(chunk);
    const url = /(http:\/\/\S+)/.exec(out)?.[1];
    if (url) return { url: url.replace('localhost', '127.0.0.1'), child };
  }
  throw new Error(`the gateway did not start: ${out}`);
}

describe('several gateways on one database', { skip: !server && 'PostgreSQL is not installed' }, () => {
  const folders: string[] = [];
  const folder = async (): Promise<string> => {
    const made = await mkdtemp(join(tmpdir(), 'chamba-gateways-'));
    folders.push(made);
    return made;
  };
  let databaseUrl = '';
  let releasesDir = '';
  let publishedDir = '';
  let here: PlatformSite;
  let there: { url: string; child: ChildProcess };
  let search: TestTeam;
  let account: TestTeam;
  let cv: TestTeam;

  before(async () => {
    databaseUrl = server ? await createFilledDatabase(server) : '';
    [releasesDir, publishedDir] = [await folder(), await folder()];
    await writeStart(releasesDir);
    here = await startPlatform({ databaseUrl, releasesDir, publishedDir });
    there = await spawnGateway({
      DATABASE_URL: databaseUrl,
      DATA_DIR: await folder(),
      RELEASES_DIR: releasesDir,
      PUBLISHED_RELEASES_DIR: publishedDir,
      OPERATOR_KEY: OPERATOR,
      RATE_LIMIT_SCALE: '0',
      RENDER_WORKERS: '1',
    });
    search = await here.team('search', 'mfe-search');
    account = await here.team('account', 'mfe-account');
    cv = await here.team('cv', 'mfe-cv');
  });
  after(async () => {
    await here.close();
    const gone = new Promise((resolve) => there.child.once('exit', resolve));
    there.child.kill('SIGTERM');
    await gone;
    for (const made of folders) await rm(made, { recursive: true, force: true });
  });

  const pageThere = async (path = '/hello'): Promise<string> => (await fetch(there.url + path)).text();
  const askThere = (path: string, body: unknown): Promise<Response> =>
    fetch(there.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR}` },
      body: JSON.stringify(body),
    });

  it('a promotion through one gateway is visible through the other, and so is the rollback', async () => {
    assert.match(await pageThere(), /Hola desde el servidor/);
    await here.publish(search, '1.1.0', 'Uno punto uno');
    await here.promote(search, '1.1.0');
    assert.match(await here.page(), /Uno punto uno/, 'at once at the promoting gateway');
    await untilMatches(pageThere, /Uno punto uno/);
    const back = await askThere('/admin/channels/live/rollback', { unit: 'mfe-search', why: 'prueba' });
    assert.equal(back.status, 200);
    assert.match(await pageThere(), /Hola desde el servidor/, 'at once at the gateway that rolled back');
    await untilMatches(() => here.page(), /Hola desde el servidor/);
  });

  it('both gateways serve files of every release, including those that are no longer live', async () => {
    const html = await here.page();
    await here.promote(search, '1.1.0');
    for (const [, url = ''] of html.matchAll(/(\/releases\/[^"]+\.js)"/g)) {
      assert.equal((await fetch(here.url + url)).status, 200);
      assert.equal((await fetch(there.url + url)).status, 200);
    }
  });

  it('concurrent promotions through both are all kept, and the history has no gap', async () => {
    const rounds = 4;
    for (let round = 1; round <= rounds; round += 1) {
      const version = `2.${round}.0`;
      await here.publish(search, version, `Buscar ${round}`);
      await here.publish(account, version, `Cuenta ${round}`, 'mfe-account');
      await here.publish(cv, version, `Currículo ${round}`, 'mfe-cv');
      const answers = await Promise.all([
        here.promote(search, version).then(({ status }) => status),
        askThere('/admin/channels/live/promote', { unit: 'mfe-account', version, why: 'x' }).then(
          (a) => a.status,
        ),
        askThere('/admin/channels/live/promote', { unit: 'mfe-cv', version, why: 'x' }).then((a) => a.status),
      ]);
      assert.deepEqual(answers, [200, 200, 200]);
      for (const read of [(path: string) => here.page(path), pageThere]) {
        await untilMatches(() => read('/hello'), new RegExp(`Buscar ${round}`));
        await untilMatches(() => read('/mfe-account'), new RegExp(`Cuenta ${round}`));
        await untilMatches(() => read('/mfe-cv'), new RegExp(`Currículo ${round}`));
      }
    }
    const { body } = await here.ask('GET', '/admin/channels/live/history');
    const moves = body['history'] as { from: string; to: string }[];
    assert.equal(moves.length, 3 + rounds * 3);
    moves.slice(0, -1).forEach(({ from }, at) => assert.equal(from, moves[at + 1]?.to));
  });

  it('a gateway without an undamaged copy of a release keeps and logs its composition, and follows once it has a copy', async () => {
    const ownFolder = await folder();
    await cp(publishedDir, ownFolder, { recursive: true });
    const lame = await startPlatform({ databaseUrl, releasesDir, publishedDir: ownFolder });
    try {
      assert.match(await lame.page(), /Buscar 4/);
      const response = await here.publish(search, '3.0.0', 'Tres');
      const name = `mfe-search/3.0.0-${String(response.body['digest'])}`;
      await here.promote(search, '3.0.0');
      await untilMatches(
        () => Promise.resolve(lame.log.join('')),
        /composition refused; the last good one stays/,
      );
      assert.match(await lame.page(), /Buscar 4/);

      await cp(join(publishedDir, name), join(ownFolder, name), { recursive: true });
      await appendFile(join(ownFolder, name, 'server.cjs'), '// changed');
      await untilMatches(
        () => Promise.resolve(lame.log.join('')),
        /server\.cjs is not what the release was built with/,
      );
      assert.match(await lame.page(), /Buscar 4/);
      await cp(join(publishedDir, name), join(ownFolder, name), { recursive: true, force: true });
      await untilMatches(() => lame.page(), /Tres/);
    } finally {
      await lame.close();
    }
  });

  it('a gateway that starts with a damaged live release serves the last good composition', async () => {
    const ownFolder = await folder();
    await cp(publishedDir, ownFolder, { recursive: true });
    const { body } = await here.ask('GET', '/admin/releases/mfe-search/3.0.0');
    await appendFile(
      join(ownFolder, `mfe-search/3.0.0-${String(body['digest'])}`, 'page-hello.js'),
      '// changed',
    );
    const lame = await startPlatform({ databaseUrl, releasesDir, publishedDir: ownFolder });
    try {
      assert.match(await lame.page(), /Buscar 4/);
      // It can serve, and says that it is not what the others serve.
      const { status, body: readiness } = await lame.ask('GET', '/readyz');
      assert.deepEqual([status, readiness['warnings']], [200, ['past-composition']]);
      const figures = async (site: PlatformSite): Promise<string> =>
        (await fetch(`${site.url}/metrics`)).text();
      assert.match(await figures(lame), /^chamba_composition_past 1$/m);
      assert.match(await figures(here), /^chamba_composition_past 0$/m);
    } finally {
      await lame.close();
    }
  });

  it('a release that was damaged after publication cannot be promoted', async () => {
    const response = await here.publish(search, '4.0.0', 'Cuatro');
    await appendFile(
      join(publishedDir, `mfe-search/4.0.0-${String(response.body['digest'])}`, 'main.css'),
      '/* changed */',
    );
    const refused = await here.promote(search, '4.0.0');
    assert.equal(getErrorCode(refused), 'tampered');
    assert.match(await here.page(), /Tres/);
    assert.match(await pageThere(), /Tres/);
  });

  it('a channel that a gateway left behind live, because it ended, is updated by the next one', async () => {
    await here.publish(account, '5.0.0', 'Cinco', 'mfe-account');
    await here.promote(account, '5.0.0', { unit: 'mfe-account', channel: 'left', follow: true });
    const { channels } = here.registry;
    const [live, back] = await Promise.all([channels.find('live'), channels.history('live', 1)]);
    const before = back[0]?.from ? await channels.composition(back[0].from) : null;
    assert.ok(live && before);
    const move = { channel: 'live', expected: live.composition, to: before, share: null };
    await channels.move({
      ...move,
      kind: 'whole-channel',
      unit: null,
      why: 'prueba',
      who: 'operator',
      key: null,
    });
    const readUnits = async (name: string) => (await channels.find(name))?.document.units ?? {};
    assert.notDeepEqual((await readUnits('left'))['mfe-search'], before.document.units['mfe-search']);
    const next = await startPlatform({ databaseUrl, releasesDir, publishedDir });
    try {
      const wanted = before.document.units['mfe-search']?.digest;
      await until(
        async () => (await readUnits('left'))['mfe-search']?.digest === wanted,
        'the channel follows',
      );
      assert.equal((await readUnits('left'))['mfe-account']?.version, '5.0.0', 'its own release stays');
    } finally {
      await next.close();
      const now = await channels.find('live');
      const forth = { id: live.composition, document: live.document };
      await channels.move({
        ...move,
        expected: now?.composition ?? null,
        to: forth,
        kind: 'whole-channel',
        unit: null,
        why: 'prueba',
        who: 'operator',
        key: null,
      });
    }
  });

  it('the bootstrap folder is not needed after a promotion', async () => {
    const lame = await startPlatform({ databaseUrl, releasesDir: await folder(), publishedDir });
    try {
      assert.match(await lame.page(), /Tres/);
    } finally {
      await lame.close();
    }
  });
});
