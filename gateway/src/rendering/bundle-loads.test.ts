import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Transport } from '@chamba/kernel/api';
import { until } from '@chamba/kernel/testing/until';
import { BundleSources } from './bundle-sources.ts';
import { findContainment } from './containment.ts';
import type { RenderJob, ServerBundle } from './protocol.ts';
import { RenderFailure } from './render-failure.ts';
import { RenderProcess } from './render-process.ts';

/** Renders the unit's export; `/late` requests a bundle after the page is done, and then says so. */
const SHELL = `
exports.render = async ({ url, transport, loadRemote }) => {
  if (url === '/late') {
    AbortSignal.timeout(10).addEventListener('abort', () => {
      void loadRemote('mfe-cv').catch(() => 0);
      console.log('requested');
    });
    return page('late');
  }
  const [{ default: remote }] = await Promise.all([
    loadRemote('mfe-cv'),
    url === '/calls' ? transport({ method: 'GET', path: '/rest', timeoutMs: 1000 }) : null,
  ]);
  return page(remote.text);
};
const page = (html) => ({ kind: 'page', status: 200, html, head: { title: '', description: '' }, state: {}, used: { route: null, slots: [] } });
`;

/** Sources by the hash of their bundle; one that is `held` is returned when it is released. */
class TestSources extends BundleSources {
  hold = '';
  readonly #held = new Map<string, () => void>();

  /** Whether a read of a source is pending. */
  holds(integrity: string): boolean {
    return this.#held.has(integrity);
  }

  letGo(integrity: string): void {
    this.#held.get(integrity)?.();
  }

  override async read({ unit, integrity }: ServerBundle): Promise<string> {
    if (unit === 'shell') return SHELL;
    const source = `exports.default = { routes: [], text: ${JSON.stringify(integrity)} + (${JSON.stringify(integrity)} === 'base' ? ' ' + module.base : '') };`;
    if (integrity !== this.hold) return source;
    return new Promise((resolve) => this.#held.set(integrity, () => resolve(source)));
  }
}

const bundle = (unit: string, integrity: string): ServerBundle => ({
  unit,
  folder: `/releases/${unit}/1.0.0-000000000000`,
  file: 'server.cjs',
  base: `https://archivos.example/${unit}/`,
  integrity,
});

const job = (url: string, integrity: string): RenderJob => ({
  url,
  composition: { id: 'x', units: {} } as unknown as RenderJob['composition'],
  bundles: { shell: bundle('shell', 'shell'), 'mfe-cv': bundle('mfe-cv', integrity) },
  state: {},
  mode: 'full',
});

describe('bundles that a page requests', () => {
  let sources: TestSources;
  let rendering: RenderProcess;
  let idle: () => void = () => undefined;
  /** What bundles wrote to the console. */
  let lines: string[];
  beforeEach(async () => {
    sources = new TestSources();
    lines = [];
    rendering = new RenderProcess({
      containment: await findContainment(),
      sources,
      memoryMb: 64,
      timeoutMs: 500,
      onIdle: () => idle(),
      onGone: () => undefined,
      onStray: () => undefined,
      onConsole: (_unit, text) => lines.push(text),
      isCrowded: () => false,
    });
    await rendering.ready;
  });
  afterEach(() => rendering.stop());

  const never: Transport = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('gone'))));
  const render = async (url: string, integrity: string): Promise<string> => {
    const result = await rendering.render(job(url, integrity), never);
    return result.kind === 'page' ? result.html : result.kind;
  };

  it('know the address of their release', async () => {
    assert.equal(await render('/', 'base'), 'base https://archivos.example/mfe-cv/');
  });

  it('never reach a page of another composition if they arrive too late for their own', async () => {
    sources.hold = 'first';
    const free = new Promise<void>((resolve) => (idle = resolve));
    await assert.rejects(
      render('/calls', 'first'),
      (error) => error instanceof RenderFailure && error.reason === 'upstream',
    );
    await free;
    sources.hold = 'second';
    const page = render('/', 'second');
    await until(() => sources.holds('second'), 'the second page requests its bundle');
    // The process receives them in this order.
    sources.letGo('first');
    sources.letGo('second');
    assert.equal(await page, 'second');
  });

  it('block no later page if a finished page requested them', async () => {
    assert.equal(await render('/late', 'first'), 'late');
    await until(() => lines.includes('requested'), 'the finished page requests a bundle');
    assert.equal(await render('/', 'first'), 'first');
  });
});
