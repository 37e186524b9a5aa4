import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
// oxlint-disable-next-line chamba/no-fixed-wait -- a question asked until the build has begun
import { setTimeout } from 'node:timers/promises';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { releaseSchema } from '@chamba/kernel/composition/release';
import { chamba, checkOut, type Checkout } from '../testing/checkout.ts';
import { toIntegrity, readUnit } from '../webpack/index.ts';
import { buildUnit, type BuildResult } from './build.ts';
import { evaluateBundle } from './evaluate.ts';

describe('a release of a remote', () => {
  let checkout: Checkout;
  let built: BuildResult;

  before(async () => {
    checkout = checkOut('remote');
    built = await buildUnit({ folder: checkout.unit, out: path.join(checkout.folder, 'releases') });
  });
  after(() => checkout.remove());

  it('is stored under unit, version and digest, with a valid release.json', () => {
    const written = releaseSchema.parse(
      JSON.parse(readFileSync(path.join(built.folder, 'release.json'), 'utf8')),
    );
    assert.deepEqual(written, built.release);
    assert.equal(
      built.folder,
      path.join(checkout.folder, `releases/fixture-remote/4.5.6-${built.release.digest}`),
    );
    assert.equal(written.kernel, '>=0.1.0 <0.3.0');
  });

  it('lists every file with its actual hash', () => {
    const files = readdirSync(built.folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file !== 'release.json' && path.extname(file) !== '')
      .sort();
    assert.deepEqual(Object.keys(built.release.assets).sort(), files);
    for (const [file, { integrity, bytes }] of Object.entries(built.release.assets)) {
      const content = readFileSync(path.join(built.folder, file));
      assert.equal(integrity, toIntegrity(content), file);
      assert.equal(bytes, content.length, file);
    }
  });

  it('declares routes, slots and events, with defaults filled in and the files each needs', () => {
    const [route] = built.release.routes;
    assert.ok(route);
    const { scripts, styles, ...data } = route;
    assert.deepEqual(data, {
      id: 'hello',
      path: '/hello/:name',
      category: 'home',
      access: 'anyone',
      header: 'standard',
      footer: 'reduced',
      slots: ['offer.apply'],
      // From the module of the page.
      texts: { title: 'Hello', description: 'A greeting from {SITE}.' },
      robots: 'unlisted',
      status: 203,
      offline: { keep: 2 },
    });
    assert.ok(scripts.some((file) => file.startsWith('page-hello.')));
    assert.ok(styles.some((file) => file.startsWith('page-hello.')));
    assert.equal(built.release.slots[0]?.name, 'offer.match');
    assert.ok(built.release.slots[0].scripts.some((file) => file.startsWith('slot-offer-match.')));
    assert.deepEqual(built.release.events, { emits: ['jobs/visited'], listens: ['session/loggedOut'] });
    for (const file of [...scripts, ...styles]) assert.ok(built.release.assets[file], file);
  });

  it('contains its contract: filled slots, events, slices it reads and shared modules', () => {
    const { contract } = built.release;
    assert.ok(contract);
    assert.equal(contract.slots.fills['offer.match']?.version, 1);
    assert.deepEqual(Object.keys(contract.slots.places), []);
    assert.deepEqual(contract.events.emits['jobs/visited'], {
      type: 'object',
      properties: { jobid: { type: 'string' } },
      required: ['jobid'],
    });
    assert.deepEqual(contract.slices.reads['pageWidth'], {
      type: 'object',
      properties: { width: { type: 'number' } },
      required: ['width'],
    });
    assert.equal(contract.needs['react'], built.release.shared['react']);
    assert.deepEqual(contract.shares, {});
  });

  it('renders on the server with the class names of the browser build', async () => {
    assert.ok(built.release.server);
    const exports = await evaluateBundle(
      readUnit(checkout.unit),
      path.join(built.folder, built.release.server.file),
    );
    const remote = exports['default'] as {
      slots: Record<string, { component: () => Promise<{ default: () => null }> }>;
    };
    const { default: Match } = await remote.slots['offer.match']!.component();
    const html = renderToString(createElement(Match));
    const classes = /class="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    const styles = built.release.slots[0]!.styles.map((file) =>
      readFileSync(path.join(built.folder, file), 'utf8'),
    ).join('');
    assert.ok(
      classes.some((name) => styles.includes(`.${name}`)),
      html,
    );
  });

  it('has what only browsers run in their scripts, and nothing of it in the server bundle', () => {
    const { server, assets } = built.release;
    assert.ok(server);
    const holders = Object.keys(assets).filter((file) =>
      readFileSync(path.join(built.folder, file), 'utf8').includes('echo-of-the-browser'),
    );
    assert.notDeepEqual(holders, []);
    assert.ok(!holders.includes(server.file), holders.join());
  });

  it('is byte-identical when built elsewhere', async () => {
    const other = checkOut('remote');
    try {
      const again = await buildUnit({ folder: other.unit, out: path.join(other.folder, 'elsewhere') });
      assert.equal(again.release.digest, built.release.digest);
      for (const file of [...Object.keys(built.release.assets), 'release.json']) {
        assert.deepEqual(
          readFileSync(path.join(again.folder, file)),
          readFileSync(path.join(built.folder, file)),
          file,
        );
      }
    } finally {
      other.remove();
    }
  });

  it('contains no path of the build machine', () => {
    for (const file of Object.keys(built.release.assets)) {
      assert.ok(!readFileSync(path.join(built.folder, file), 'utf8').includes(checkout.folder), file);
    }
  });

  it('is refused if a page has no chunk of its name, with the comment to add', async () => {
    const broken = checkOut('remote');
    try {
      const file = path.join(broken.unit, 'src/remote.ts');
      writeFileSync(file, readFileSync(file, 'utf8').replace('page-hello', 'page-helo'));
      await assert.rejects(
        buildUnit({ folder: broken.unit, out: path.join(broken.folder, 'releases') }),
        /route "hello" has no chunk "page-hello".*webpackChunkName: "page-hello".*page-helo/s,
      );
      assert.deepEqual(readdirSync(path.join(broken.folder, 'releases/fixture-remote')), []);
    } finally {
      broken.remove();
    }
  });

  it("is refused with webpack's message if a module is missing", async () => {
    const broken = checkOut('remote');
    try {
      cpSync(
        path.join(broken.unit, 'src/hello/match.tsx'),
        path.join(broken.unit, 'src/hello/match-mark.tsx'),
      );
      writeFileSync(
        path.join(broken.unit, 'src/hello/match.tsx'),
        "export { default } from './nowhere.tsx';\n",
      );
      await assert.rejects(
        buildUnit({ folder: broken.unit, out: path.join(broken.folder, 'releases') }),
        /nowhere/,
      );
    } finally {
      broken.remove();
    }
  });
});

describe('chamba build', () => {
  it('prints one document and ends, whatever the code of the unit prints and leaves running', async () => {
    const checkout = checkOut('remote');
    try {
      const surface = path.join(checkout.unit, 'src/remote.ts');
      const chatty = "\nconsole.log('hola');\nsetInterval(() => undefined, 1000);\n";
      writeFileSync(surface, readFileSync(surface, 'utf8') + chatty);
      const built = await chamba(['build', '--out', '../releases', '--json'], { cwd: checkout.unit });
      assert.equal(built.code, 0, built.stderr);
      assert.equal(JSON.parse(built.stdout).release.name, 'fixture-remote');
      assert.match(built.stderr, /hola/);
    } finally {
      checkout.remove();
    }
  });

  it('empties the folder of --out and no other: without --out it refuses --clean', async () => {
    const checkout = checkOut('remote');
    try {
      const kept = path.join(checkout.folder, 'releases/other-unit');
      mkdirSync(kept, { recursive: true });
      const refused = await chamba(['build', '--clean'], {
        cwd: checkout.unit,
        env: { RELEASES_DIR: path.dirname(kept) },
      });
      assert.equal(refused.code, 2, refused.stderr);
      assert.match(refused.stderr, /--clean needs --out/);
      assert.ok(existsSync(kept));
      const stale = path.join(checkout.folder, 'own/stale');
      mkdirSync(stale, { recursive: true });
      const built = await chamba(['build', '--clean', '--out', '../own'], { cwd: checkout.unit });
      assert.equal(built.code, 0, built.stderr);
      assert.ok(!existsSync(stale));
      assert.ok(existsSync(kept));
    } finally {
      checkout.remove();
    }
  });

  it('removes its files when it is interrupted', async () => {
    const checkout = checkOut('remote');
    try {
      const parent = path.join(checkout.folder, 'releases/fixture-remote');
      const program = path.join(import.meta.dirname, '../cli/main.js');
      const child = spawn(process.execPath, [program, 'build', '--out', '../releases'], {
        cwd: checkout.unit,
      });
      const ended = once(child, 'exit');
      while (child.exitCode === null && !existsSync(parent)) await setTimeout(20);
      while (child.exitCode === null && readdirSync(parent).length === 0) await setTimeout(20);
      child.kill('SIGINT');
      const [, signal] = await ended;
      assert.equal(signal, 'SIGINT');
      assert.deepEqual(readdirSync(parent), []);
    } finally {
      checkout.remove();
    }
  });
});
