/** The `chamba` command as teams and operators run it: child processes against a site. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fakeRoute, writeRelease } from '../../testing/fake-releases.ts';
import { OPERATOR, startPlatform, type PlatformSite } from '../../testing/platform-site.ts';

const command = createRequire(import.meta.url)
  .resolve('@chamba/composer/package.json')
  .replace(/package\.json$/, 'bin/chamba.mjs');

type Run = { code: number; out: string; err: string };

describe('chamba against a site', () => {
  let site: PlatformSite;
  let home: string;

  const chamba = (line: string, env: Record<string, string> = {}): Promise<Run> =>
    new Promise((resolve, reject) => {
      const args = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replace(/^"|"$/g, '')) ?? [];
      const child = spawn(process.execPath, [command, ...args], {
        cwd: home,
        env: { PATH: process.env['PATH'], HOME: home, CHAMBA_SITE: site.url, CHAMBA_TEAM: 'search', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let out = '';
      let err = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
      child.on('error', reject);
      child.on('close', (code) => resolve({ code: code ?? 1, out, err }));
    });
  const asOperator = (line: string): Promise<Run> => chamba(line, { CHAMBA_KEY: OPERATOR, CHAMBA_TEAM: '' });
  /** Runs a command that must succeed, and parses its JSON. */
  const runJson = async (run: Promise<Run>): Promise<Record<string, never>> => {
    const { code, out, err } = await run;
    assert.equal(code, 0, `${out}${err}`);
    return JSON.parse(out);
  };
  /**
   * Builds a release of a unit whose page shows a text.
   * @returns its folder.
   */
  const built = async (version: string, text: string, unit = 'mfe-search'): Promise<string> => {
    const id = unit === 'mfe-search' ? 'hello' : unit;
    const server = `exports.default = { name: '${unit}', routes: [], pages: { '${id}': () => ({ body: '${text}' }) } };`;
    return join(home, await writeRelease(home, { name: unit, version, server, routes: [fakeRoute(id)] }));
  };

  before(async () => {
    site = await startPlatform();
    home = await mkdtemp(join(tmpdir(), 'chamba-home-'));
  });
  after(async () => {
    await site.close();
    await rm(home, { recursive: true, force: true });
  });

  it('the operator registers a team with the key that the team generated', async () => {
    const key = await runJson(chamba('keys new --json'));
    assert.match((await asOperator('team list')).out, /No team yet/);
    const file = String(key['publicFile']);
    const added = await asOperator(`team add search --unit mfe-search --public-key ${file}`);
    assert.equal(added.code, 0, added.err);
    const list = await asOperator('team list');
    assert.match(list.out, new RegExp(`search +mfe-search +${String(key['id'])}`));
    const twice = await asOperator(`team add search --unit mfe-search --public-key ${file}`);
    assert.equal(twice.code, 3);
    assert.match(twice.err, /There is a team search already/);
  });

  it('publishes, and reports that no channel serves the release yet', async () => {
    const { code, out } = await chamba(`publish ${await built('1.1.0', 'uno')} --no-verify`);
    assert.equal(code, 0);
    assert.match(out, /mfe-search 1\.1\.0 is published at http:.*\nNo channel serves it yet/);
    assert.match(out, /chamba promote mfe-search@1\.1\.0/);
    assert.match(await site.page(), /Hola desde el servidor/);
  });

  it('reports that a release is already published and changes nothing', async () => {
    const again = await runJson(chamba(`publish ${await built('1.1.0', 'uno')} --no-verify --json`));
    assert.equal(again['outcome'], 'known');
  });

  it('completes a publication that was interrupted', async () => {
    const folder = await built('1.1.0', 'uno');
    const digest = folder.slice(-12);
    await rm(join(site.dataDir, 'releases/mfe-search', `1.1.0-${digest}`, 'main.js'));
    const damaged = await chamba('promote mfe-search@1.1.0 --why "hola" --json');
    assert.equal(JSON.parse(damaged.out).error.code, 'tampered');
    const again = await runJson(chamba(`publish ${folder} --no-verify --json`));
    assert.equal(again['outcome'], 'published');
    assert.equal((await runJson(chamba(`publish ${folder} --no-verify --json`)))['outcome'], 'known');
  });

  it('promotes to the next page load, records who and why, and rolls back', async () => {
    const first = await runJson(chamba('promote mfe-search@1.1.0 --why "hola" --json'));
    assert.match(await site.page(), /uno/);
    const folder = await built('1.2.0', 'dos');
    await chamba(`publish ${folder} --no-verify`);
    const second = await runJson(chamba('promote mfe-search@1.2.0 --why "segunda vez" --json'));
    assert.equal(second['from'], first['to']);
    assert.match(await site.page(), /dos/);
    const again = await chamba('promote mfe-search@1.2.0 --why "otra vez"');
    assert.match(again.out, /already/);
    assert.match(again.out, /! mfe-search 1\.2\.0 was published without being verified\./);
    const at = new Date().toISOString();
    const verification = { digest: folder.slice(-12), at, browser: false, accepted: [], warnings: 0 };
    const keep = (changes: object) =>
      site.ask('POST', '/admin/releases/mfe-search/1.2.0/verification', { ...verification, ...changes });
    const promoted = async () => (await chamba('promote mfe-search@1.2.0 --why "verificada"')).out;
    assert.equal((await keep({})).status, 200);
    assert.match(await promoted(), /! mfe-search 1\.2\.0 was verified without a browser\./);
    await keep({ browser: true, accepted: ['title:mfe-search/home'] });
    assert.match(await promoted(), /! Its team accepted: title:mfe-search\/home/);
    await keep({ browser: true });
    assert.doesNotMatch(await promoted(), /!/);

    const back = await chamba('rollback mfe-search --why "falla"');
    assert.equal(back.code, 0, back.err);
    assert.match(back.out, /live has mfe-search 1\.1\.0 again/);
    assert.match(await site.page(), /uno/);
    const named = await runJson(chamba('rollback mfe-search --to 1.2.0 --why "no era eso" --json'));
    assert.equal(named['to'], second['to']);

    const history = await runJson(chamba('history --json'));
    const moves = history['history'] as unknown as { kind: string; who: string; why: string }[];
    assert.deepEqual(
      moves.map(({ kind, who, why }) => [kind, who, why]),
      [
        ['rollback', 'search', 'no era eso'],
        ['rollback', 'search', 'falla'],
        ['promote', 'search', 'segunda vez'],
        ['promote', 'search', 'hola'],
      ],
    );
    assert.match((await chamba('history --limit 1')).out, /rollback mfe-search 1\.1\.0 → 1\.2\.0/);
  });

  it('shares a canary, and shows all channels side by side', async () => {
    await chamba(`publish ${await built('1.3.0', 'tres')} --no-verify`);
    const canary = await runJson(
      chamba('promote mfe-search@1.3.0 --channel canary --share 20% --why prueba --json'),
    );
    assert.equal(canary['share'], 20);
    const timed = await chamba('promote mfe-search@1.3.0 --canary 20% --for 30m --why prueba');
    assert.match(timed.out, /It goes live in 30m, unless it fails more often than what is live/);
    const shown = await chamba('status mfe-search');
    assert.equal(shown.code, 0, shown.err);
    assert.match(shown.out, /1\.3\.0 beside 1\.2\.0 since .*; goes live at /);
    assert.match(shown.out, /1\.2\.0 +live/);
    assert.match(shown.out, /1\.3\.0 +canary 20 %/);
    const { channels } = await runJson(chamba('status --json'));
    assert.equal((channels as unknown as unknown[]).length, 2);
    const unknown = await chamba('status mfe-nada');
    assert.equal(unknown.code, 2);
  });

  it('withdraws a composition that no channel serves any more', async () => {
    const { history } = await runJson(chamba('history --json'));
    const ids = (history as unknown as { to: string }[]).map(({ to }) => to);
    const served = await chamba(`withdraw ${ids[0]} --why dañina`);
    assert.equal(served.code, 3);
    assert.match(served.err, /Roll back first/);
    const done = await chamba(`withdraw ${ids[1]} --why dañina`);
    assert.equal(done.code, 0, done.err);
    const back = await asOperator(`rollback --composition ${ids[1]} --why "a ver"`);
    assert.equal(back.code, 3);
    assert.match(back.err, /was withdrawn: dañina\n +It does not come back/);
    const after = await runJson(chamba('history --json'));
    assert.deepEqual(
      (after['withdrawn'] as unknown as { composition: string; who: string; why: string }[]).map(
        ({ composition, who, why }) => [composition, who, why],
      ),
      [[ids[1], 'search', 'dañina']],
    );
    assert.match((await chamba('history')).out, new RegExp(`search +${ids[1]} +dañina`));
  });

  it('lists channels with what they have other than live, and removes one', async () => {
    await chamba('promote mfe-search@1.3.0 --channel next --why "para probar"');
    assert.match((await chamba('channels list')).out, /next +\S+ +\S+ \S+ +mfe-search 1\.3\.0/);
    const live = await asOperator('channels remove live --why "a ver"');
    assert.equal(live.code, 2);
    assert.match(live.err, /live cannot be removed/);
    assert.equal((await chamba('channels remove next')).code, 2, 'without a reason');
    const removed = await chamba('channels remove next --why "ya está en live"');
    assert.equal(removed.code, 0, removed.err);
    assert.doesNotMatch((await chamba('channels list')).out, /^next/m);
    const again = await chamba('channels remove next --why "otra vez"');
    assert.match(again.err, /There is no channel next/);
    assert.match((await chamba('history --channel next')).out, /remove .* ya está en live/);
  });

  it('promotes to a channel that follows live', async () => {
    const { code, out, err } = await chamba(
      'promote mfe-search@1.3.0 --channel branch --follow --why "para probar"',
    );
    assert.equal(code, 0, err);
    assert.match(out, /branch follows live: its other units are updated with it/);
    assert.match((await chamba('channels list')).out, /branch +\S+ +\S+ \S+ +live +mfe-search 1\.3\.0/);
    const refused = await chamba('promote mfe-search@1.3.0 --follow --why "para probar"');
    assert.match(refused.err, /Only channels for testers follow live/);
    assert.equal((await chamba('channels remove branch --why "listo"')).code, 0);
  });

  it('publishes a preview of a branch, which an expiring link opens, on a channel that follows live', async () => {
    const folder = await built('1.3.1', 'vista previa');
    const made = await chamba(`preview ${folder} --branch feature/Botón --hours 2 --no-verify`);
    assert.equal(made.code, 0, made.err);
    assert.match(made.out, /mfe-search 1\.3\.1 is on the channel preview-feature-boton, which follows live/);
    const [link = ''] = /\/platform\/tester\?\S+/.exec(made.out) ?? [];
    const opened = await fetch(site.url + link, { redirect: 'manual' });
    assert.equal(opened.headers.get('location'), '/?channel=preview-feature-boton');
    const [cookie = ''] = opened.headers.get('set-cookie')?.split(';') ?? [];
    assert.match(await site.page('/hello?channel=preview-feature-boton', { cookie }), /vista previa/);
    assert.doesNotMatch(await site.page('/hello?channel=preview-feature-boton'), /vista previa/);
    const again = await runJson(chamba(`preview ${folder} --branch feature/Botón --no-verify --json`));
    assert.equal(again['channel'], 'preview-feature-boton');
    const ask = async (channel: string, body: object) =>
      (await site.ask('POST', `/admin/channels/${channel}/link`, body)).status;
    assert.equal(await ask('live', { hours: 2, who: 'Ana' }), 404);
    assert.equal(await ask('missing', { hours: 2, who: 'Ana' }), 404);
    assert.equal(await ask('preview-feature-boton', { hours: 0, who: 'Ana' }), 400);
    assert.equal(await ask('preview-feature-boton', { hours: 2, who: 'Ana' }), 201);
    assert.equal((await chamba(`preview ${folder} --branch ñ --no-verify`)).code, 0);
    assert.equal((await chamba(`preview ${folder} --branch --- --no-verify`)).code, 2);
    for (const channel of ['preview-feature-boton', 'preview-n'])
      assert.equal((await chamba(`channels remove ${channel} --why "listo"`)).code, 0);
  });

  it('a team makes no link to a channel that it promoted nothing to', async () => {
    await asOperator('promote mfe-search@1.3.0 --channel foreign --why prueba');
    const team = await site.team('other', 'mfe-other');
    const { status, body } = await site.ask(
      'POST',
      '/admin/channels/foreign/link',
      { hours: 2, who: 'Ana' },
      team,
    );
    assert.deepEqual([status, (body['error'] as { code: string }).code], [403, 'not-your-channel']);
    assert.equal((await asOperator('channels remove foreign --why "limpieza"')).code, 0);
  });

  it('a team does not remove a channel that others moved', async () => {
    await asOperator('promote mfe-search@1.3.0 --channel shared --why prueba');
    const refused = await chamba('channels remove shared --why "limpieza"');
    assert.equal(refused.code, 3);
    assert.match(refused.err, /also moved by operator/);
    assert.equal((await asOperator('channels remove shared --why "limpieza"')).code, 0);
  });

  it('lists releases, and prunes none that was in use lately; only the operator prunes', async () => {
    assert.match((await chamba('releases list mfe-search')).out, /mfe-search +1\.3\.0 +\S+ \S+ +search/);
    const pruned = await asOperator('releases prune --dry-run');
    assert.equal(pruned.code, 0, pruned.err);
    assert.match(pruned.out, /Every release was in use within 90 days/);
    assert.equal((await asOperator('releases prune --older-than 0')).code, 2);
    assert.equal((await chamba('releases prune')).code, 1);
    assert.equal((await site.ask('POST', '/admin/releases/collect', { days: 0 })).status, 400);
  });

  const folders: Record<string, () => Promise<string>> = {
    older: () => built('1.0.5', 'vieja'),
    same: () => built('1.3.0', 'otra cosa'),
    foreign: () => built('1.4.0', 'ajena', 'mfe-cv'),
    tampered: async () => {
      const folder = await built('1.5.0', 'cinco');
      await writeFile(join(folder, 'main.js'), 'otra cosa');
      return folder;
    },
    hashless: async () => {
      const folder = await built('1.6.0', 'seis');
      const file = join(folder, 'release.json');
      const release = JSON.parse(await readFile(file, 'utf8'));
      delete release.assets['main.js'];
      await writeFile(file, JSON.stringify(release));
      return folder;
    },
  };
  const refused: ReadonlyArray<[string, string, RegExp]> = [
    ['older', 'downgrade', /chamba rollback/],
    ['same', 'version-taken', /Raise the version/],
    ['foreign', 'not-your-unit', /team list/],
    ['tampered', 'tampered', /Build again/],
    ['hashless', 'missing-hash', /Build again/],
  ];
  for (const [what, code, remedy] of refused) {
    it(`is refused with a remedy: ${code}`, async () => {
      const folder = await folders[what]?.();
      const answer = await chamba(`publish ${folder} --no-verify --json`);
      assert.equal(answer.code, 3);
      const { error } = JSON.parse(answer.out);
      assert.equal(error.code, code);
      assert.match(error.remedy, remedy);
    });
  }

  it('refuses an unknown key and a revoked one', async () => {
    await chamba('keys new --out other.pem');
    const other = await chamba('history', { CHAMBA_TEAM_KEY: 'other.pem' });
    assert.equal(other.code, 3);
    assert.match(other.err, /team key add/);
    const { publicKey } = await runJson(chamba('keys show --team-key other.pem --json'));
    assert.equal((await asOperator(`team key add search --public-key ${String(publicKey)}`)).code, 0);
    assert.equal((await chamba('history', { CHAMBA_TEAM_KEY: 'other.pem' })).code, 0);
    const { id } = await runJson(chamba('keys show --team-key other.pem --json'));
    assert.equal((await asOperator(`team key revoke search ${String(id)}`)).code, 0);
    const revoked = await chamba('history', { CHAMBA_TEAM_KEY: 'other.pem' });
    assert.equal(revoked.code, 3);
    assert.match(revoked.err, /was revoked/);
    assert.equal((await chamba('team list --key wrong-key-wrong-key')).code, 3);
    assert.match((await chamba('team list')).out, /search +mfe-search/);
  });

  it('creates a link for a tester, for the operator only', async () => {
    const link = await asOperator('tester --who Ana --hours 2');
    assert.equal(link.code, 0, link.err);
    assert.match(link.out, /\/platform\/tester\?token=\S+\n\nIt holds until /);
  });
});
