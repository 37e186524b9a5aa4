import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fakeRoute, writeRelease } from '../testing/fake-releases.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const CLIENTS = 300;
const WORK_MS = 15;

/** Each page uses processor time, as result pages do. */
const SERVER = `exports.default = { name: 'mfe-cv', routes: [], pages: {
  results: () => { const end = performance.now() + ${WORK_MS}; while (performance.now() < end); return { body: 'text of the page' }; },
} };`;

describe('three hundred concurrent visitors', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite(
      { RENDER_WORKERS: '2', RENDER_QUEUE: '100', RENDER_QUEUE_MS: '1000', RATE_LIMIT_SCALE: '0' },
      async (folder) => {
        await writeRelease(folder, {
          name: 'mfe-cv',
          version: '1.2.0',
          server: SERVER,
          routes: [fakeRoute('results')],
        });
      },
    );
  });
  after(() => site.close());

  it('get their page with its text, or are asked to retry; no release is blamed', async () => {
    const outcomes = { text: 0, refused: 0 };
    const client = async (): Promise<void> => {
      for (let visit = 0; visit < 3; visit += 1) {
        const answer = await site.get('/results');
        const html = await answer.text();
        if (answer.status === 503) {
          outcomes.refused += 1;
          assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
          assert.equal(answer.headers.get('cache-control'), 'no-store');
          assert.match(html, /<html lang="es-MX">.*Hay muchas visitas en este momento.*Reintentar/s);
        } else {
          outcomes.text += 1;
          assert.equal(answer.status, 200);
          assert.match(html, /<main data-mode="full">text of the page</);
        }
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    assert.ok(outcomes.text >= 100, `${outcomes.text} with text`);
    assert.ok(outcomes.refused >= 1, 'visitors beyond the capacity are refused');
    const metrics = await (await site.get('/metrics')).text();
    assert.doesNotMatch(metrics, /reason="(time-out|paused|crash|error|memory)"/);
    assert.match(await (await site.get('/hello')).text(), /data-mode="full"/);
  });
});
