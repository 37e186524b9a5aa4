import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { RenderJob } from './protocol.ts';
import { BundleSources } from './bundle-sources.ts';
import { findContainment } from './containment.ts';
import { RenderFailure } from './render-failure.ts';
import { RenderProcess } from './render-process.ts';

/** Logs that it runs, and renders one word. */
const shell = (word: string): string => `
console.log('runs');
exports.render = async () => ({ kind: 'page', status: 200, html: '${word}', head: { title: '', description: '' }, state: {}, used: { route: null, slots: [] } });
`;

describe('the server bundle of a release', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chamba-bundle-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const integrity = `sha384-${createHash('sha384').update(shell('entera')).digest('base64')}`;
  const bundle = (): RenderJob['bundles'][string] => ({
    unit: 'shell',
    folder,
    file: 'server.cjs',
    base: '/releases/shell/1.0.0-000000000000/',
    integrity,
  });

  /**
   * Renders a page with the bundle on disk, in a separate process.
   * @param said receives its log lines.
   */
  async function render(said: string[]): Promise<string> {
    const rendering = new RenderProcess({
      containment: await findContainment(),
      sources: new BundleSources(),
      memoryMb: 64,
      timeoutMs: 5_000,
      onIdle: () => undefined,
      onGone: () => undefined,
      onStray: () => undefined,
      onConsole: (_unit, text) => said.push(text),
      isCrowded: () => false,
    });
    try {
      await rendering.ready;
      const job: RenderJob = {
        url: '/',
        composition: { id: 'x', custom: false, units: {} },
        bundles: { shell: bundle() },
        state: {},
        mode: 'full',
      };
      const result = await rendering.render(job, () => Promise.reject(new Error('no calls')));
      return result.kind === 'page' ? result.html : result.kind;
    } finally {
      await rendering.stop();
    }
  }

  it('runs unchanged, and not at all once a byte of it differs', async () => {
    const said: string[] = [];
    await writeFile(join(folder, 'server.cjs'), shell('entera'));
    assert.equal(await render(said), 'entera');
    assert.deepEqual(said.splice(0), ['runs']);

    await writeFile(join(folder, 'server.cjs'), shell('enterá'));
    await assert.rejects(
      render(said),
      (error) =>
        error instanceof RenderFailure && error.message.includes('not what the release was built with'),
    );
    assert.deepEqual(said, []);
  });
});
