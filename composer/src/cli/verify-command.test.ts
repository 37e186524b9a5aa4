import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createCandidate, corpus, readLive } from '../testing/corpus/index.ts';
import { findChromium } from '../verify/browser/index.ts';
import { readAgainst } from './verify-command.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const releases = path.resolve(root, process.env['RELEASES_DIR'] || 'build/releases');
const program = path.join(import.meta.dirname, 'main.js');

describe('chamba verify', () => {
  let work: string;
  let live: string;
  const folders: Record<string, string> = {};

  before(() => {
    work = mkdtempSync(path.join(tmpdir(), 'chamba-verify-'));
    live = path.join(work, 'live');
    const originals = readLive(releases);
    for (const original of Object.values(originals)) original.write(live);
    for (const name of ['slot-prop-made-required/breaking', 'slot-prop-made-required/harmless']) {
      const change = corpus.find((candidate) => candidate.name === name);
      assert.ok(change);
      folders[change.kind] = createCandidate(change, originals).write(path.join(work, change.kind));
    }
  });
  after(() => rmSync(work, { recursive: true, force: true }));

  it('refuses a breaking release with code 3, and names the rule, the unit and the remedy', async () => {
    const { code, output } = await run([folders['breaking'] ?? '', '--against', live, '--no-browser']);
    assert.equal(code, 3);
    assert.match(output, /must not go live: 1 finding/);
    assert.match(
      output,
      /✗ slot-props {2}mfe-apply {2}offer\.apply\.source\n.*mfe-search does not give\n {4}→ Pass it/,
    );
    assert.match(output, /– pages +no browser was asked for/);
  });

  it('accepts a compatible release with code 0', async () => {
    const { code, output } = await run([folders['harmless'] ?? '', '--against', live, '--no-browser']);
    assert.equal(code, 0, output);
    assert.match(output, /fits what is live/);
  });

  it('writes the report as a page, too, also where no folder is yet', async () => {
    const file = path.join(work, 'reports', 'verify.html');
    const args = [folders['breaking'] ?? '', '--against', live, '--no-browser', '--html', file];
    assert.equal((await run(args)).code, 3);
    const page = readFileSync(file, 'utf8');
    assert.match(page, /must not go live: 1 finding/);
    assert.match(page, /slot-props/);
    const nowhere = await run([...args.slice(0, -1), path.join(file, 'below-a-file.html')]);
    assert.equal(nowhere.code, 1);
    assert.match(nowhere.output, /must not go live[\s\S]*cannot be written/);
  });

  it('prints the same as JSON', async () => {
    const { code, output } = await run([
      folders['breaking'] ?? '',
      '--against',
      live,
      '--no-browser',
      '--json',
    ]);
    const report = JSON.parse(output);
    assert.equal(code, 3);
    assert.equal(report.ok, false);
    assert.equal(report.findings[0].rule, 'slot-props');
    assert.ok(
      report.pages.every(
        ({ bytes, maxBytes }: { bytes: number; maxBytes: number }) => bytes > 0 && maxBytes > 0,
      ),
    );
  });

  it('reports an invalid page, budget file or site', async () => {
    const harmless = folders['harmless'] ?? '';
    const budgets = await run([harmless, '--against', live, '--no-browser', '--budgets', 'nowhere.json']);
    assert.equal(budgets.code, 1);
    assert.match(budgets.output, /nowhere\.json cannot be read/);
    const server = createServer((_request, answer) => answer.end('<h1>hola</h1>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    assert.ok(address && typeof address === 'object');
    try {
      const site = await run([harmless, '--site', `http://127.0.0.1:${address.port}`, '--no-browser']);
      assert.equal(site.code, 1);
      assert.match(site.output, /is not valid JSON\n.*has to be a Chamba site/);
    } finally {
      server.close();
    }
    if (findChromium() === null) return;
    const page = await run([harmless, '--against', live, '--page', 'mfe-apply/nowhere']);
    assert.equal(page.code, 2);
    assert.match(
      page.output,
      /does not show on a page mfe-apply\/nowhere; there are mfe-apply\/applications/,
    );
  });

  it('finds RELEASES_DIR relative to the folder of the call, although it builds in that of the unit', () => {
    const set = process.env['RELEASES_DIR'];
    process.env['RELEASES_DIR'] = 'some/releases';
    try {
      assert.deepEqual(readAgainst({ site: '' }, work), { folder: path.join(work, 'some/releases') });
    } finally {
      if (set === undefined) delete process.env['RELEASES_DIR'];
      else process.env['RELEASES_DIR'] = set;
    }
  });

  it('reports with code 1 that there is nothing to compare with', async () => {
    const empty = path.join(work, 'empty');
    const { code, output } = await run([folders['harmless'] ?? '', '--against', empty, '--no-browser']);
    assert.equal(code, 1);
    assert.match(output, /holds no releases to compare with/);
  });
});

function run(args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'verify', ...args], { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}
