import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fakeRoute, SHELL_SERVER, writeRelease } from '../testing/fake-releases.ts';
import { spawnSite, type SpawnedSite } from '../testing/spawned-site.ts';

/** Patterns that are repeated to a message of a megabyte. */
const PIECES = ['x', '@', '/', 'a.', 'a-', 'a@b', ' a@', '"', 'á'];
/** Longest time for the answer to a concurrent probe, in ms. */
const BAR = 200;

describe('a unit that throws a message of a megabyte on the server', () => {
  let releases: string;
  let site: SpawnedSite;
  before(async () => {
    releases = await mkdtemp(join(tmpdir(), 'chamba-long-'));
    await writeRelease(releases, { name: 'shell', server: SHELL_SERVER });
    const pages = PIECES.map(
      (piece, index) =>
        `p${index}: () => { throw new Error(${JSON.stringify(piece)}.repeat(${Math.ceil(1_048_576 / piece.length)})); }`,
    );
    await writeRelease(releases, {
      name: 'mfe-search',
      server: `exports.default = { name: 'mfe-search', routes: [], pages: { ${pages.join(',\n')} } };`,
      routes: PIECES.map((_, index) => fakeRoute(`p${index}`)),
    });
    site = await spawnSite({ env: { RELEASES_DIR: releases, REQUIRED_UNITS: 'none' } });
  });
  after(async () => {
    await site.remove();
    await rm(releases, { recursive: true, force: true });
  });

  for (const [index, piece] of PIECES.entries()) {
    it(`of ${JSON.stringify(piece)} delays no other request`, async () => {
      let answered = false;
      const page = fetch(`${site.url}/p${index}`).finally(() => (answered = true));
      let longest = 0;
      const probe = async (): Promise<void> => {
        const start = performance.now();
        assert.equal((await fetch(`${site.url}/healthz`)).status, 200);
        longest = Math.max(longest, performance.now() - start);
      };
      while (!answered) await probe();
      // What is logged after the answer is included.
      await probe();
      const answer = await page;
      assert.equal(answer.status, 503);
      assert.ok((await answer.text()).includes('data-mode="frame"'), 'the page is answered as a frame');
      assert.ok(longest <= BAR, `/healthz took ${Math.round(longest)} ms`);
    });
  }

  it('is logged truncated', () => {
    const lines = site
      .out()
      .split('\n')
      .filter((line) => line.includes('page not rendered'));
    assert.ok(lines.length >= PIECES.length);
    for (const line of lines) assert.ok(line.length < 20_000, `${line.length} letters`);
  });
});
