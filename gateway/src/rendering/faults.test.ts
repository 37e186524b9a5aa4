import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startSite, type TestSite } from '../testing/test-site.ts';

const PAGE = `exports.default = {
  name: 'mfe-search',
  routes: [{ id: 'hello', path: '/hello', category: 'srp', page: async () => ({ default: { Component: () => 'Hola' } }) }],
  pages: {
    hello: async ({ input }) => {
      const { default: remote } = await input.loadRemote('mfe-search');
      const { default: page } = await remote.routes[0].page();
      return { body: page.Component({}) };
    },
  },
};`;

describe('injected faults', () => {
  let site: TestSite;
  before(async () => {
    const { writeRelease, fakeRoute } = await import('../testing/fake-releases.ts');
    site = await startSite(
      {
        ALLOW_OVERRIDES: 'true',
        RENDER_WORKERS: '2',
        RENDER_TIMEOUT_MS: '1000',
        RENDER_PAUSE_MS: '60000',
        RENDER_QUEUE_MS: '60000',
      },
      (folder) =>
        writeRelease(folder, {
          name: 'mfe-search',
          version: '1.1.0',
          server: PAGE,
          routes: [fakeRoute('hello')],
        }).then(() => undefined),
    );
  });
  after(() => site.close());
  const mode = async (query: string): Promise<string | undefined> => {
    const html = await (await site.get(`/hello${query}`)).text();
    return /data-mode="(\w+)"/.exec(html)?.[1];
  };

  for (const kind of ['load', 'render', 'hang']) {
    it(`${kind}: the page is answered as a frame, and the next one is whole`, async () => {
      assert.equal(await mode(`?composition=mfe-search@1.1.0&fault=mfe-search:${kind}`), 'frame');
      assert.equal(await mode('?composition=mfe-search@1.1.0'), 'full');
    });
  }

  it('are not available to candidates', async () => {
    assert.equal(await mode('?composition=live&fault=mfe-search:hang'), 'full');
  });

  it('of another unit do not affect the page', async () => {
    assert.equal(await mode('?composition=mfe-search@1.1.0&fault=mfe-cv:render'), 'full');
  });
});
