import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
// oxlint-disable-next-line chamba/no-fixed-wait -- a service that takes its time
import { setTimeout as answerAfter } from 'node:timers/promises';
import { fakeRoute, writeRelease } from '../testing/fake-releases.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

describe('a search on a slow service', () => {
  /** Like the results page: shows the result of its call. */
  const SEARCH = `exports.default = { name: 'mfe-cv', routes: [], pages: {
    other: async () => ({ body: 'no necesita vacantes' }),
    search: async ({ api }) => {
      const body = await api.call('jobs.search', { params: { q: 'cajero' }, uuid: 'u' }).then(() => 'ofertas', (error) => error);
      return typeof body === 'string' ? { body } : { status: body.status, body: 'No se encontraron resultados: ' + body.code };
    },
  } };`;
  let site: TestSite;
  /** How long the service takes, in ms. */
  let takesMs = 0;
  before(async () => {
    site = await startSite({ RENDER_TIMEOUT_MS: '700', RENDER_WORKERS: '2' }, (folder) =>
      writeRelease(folder, {
        name: 'mfe-cv',
        version: '1.2.0',
        server: SEARCH,
        routes: [fakeRoute('search'), fakeRoute('other')],
      }).then(() => undefined),
    );
    site.services.override = ({ url }) =>
      url.includes('service=jobs')
        ? answerAfter(takesMs, {
            status: 404,
            body: { status: 404, errors: [{ code: 'MYS-20', description: 'No' }] },
          })
        : null;
  });
  after(() => site.close());

  it('answers 408 if it exceeds the time limit of a search, whatever the limit of a render', async () => {
    takesMs = 6_000;
    const begun = performance.now();
    const answer = await site.get('/search');
    const html = await answer.text();
    assert.equal(answer.status, 408);
    assert.match(html, /<main data-mode="full">No se encontraron resultados: /);
    assert.match(html, /"rendered":true/);
    const tookMs = performance.now() - begun;
    assert.ok(tookMs >= 4_900 && tookMs < 6_000, `${tookMs} ms`);
    assert.doesNotMatch(await (await site.get('/metrics')).text(), /fallbacks_total\{/);
  });

  it('contains what the service answers in time', async () => {
    takesMs = 1_500;
    const answer = await site.get('/search');
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /<main data-mode="full">No se encontraron resultados: MYS-20</);
  });

  it('does not delay pages that do not call it', async () => {
    takesMs = 60_000;
    let isOver = false;
    const searches = [1, 2, 3].map(async () => {
      while (!isOver) await (await site.get('/search')).text();
    });
    for (let count = 0; count < 12; count += 1) {
      const answer = await site.get('/other');
      assert.equal(answer.status, 200);
      assert.match(await answer.text(), /no necesita vacantes/);
    }
    // It is not called for some seconds: its pages show at once that there is no result.
    assert.match(site.log.join(''), /circuit opened/);
    isOver = true;
    await Promise.all(searches);
  });
});
