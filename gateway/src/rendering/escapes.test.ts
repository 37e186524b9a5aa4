import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ESCAPE_TRICKS, trickBundle } from '../testing/escape-tricks.ts';
import { fakeRoute, writeRelease } from '../testing/fake-releases.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

describe('the server bundle of a unit that tries to escape', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ RENDER_PAUSE_MS: '0' }, async (folder) => {
      await writeRelease(folder, {
        name: 'mfe-cv',
        version: '1.2.0',
        server: trickBundle('mfe-cv'),
        routes: [fakeRoute('trick')],
      });
    });
  });
  after(() => site.close());

  /** The result that the trick at an index reports. */
  async function got(place: number): Promise<string> {
    const html = await (await site.get(`/trick?n=${place}`)).text();
    return /<main data-mode="full">([^<]*)</.exec(html)?.[1] ?? 'no page';
  }

  for (const [place, name] of Object.keys(ESCAPE_TRICKS).entries()) {
    it(`gets nothing: ${name}`, async () => {
      assert.match(await got(place), /^nothing/);
    });
  }

  it('would be detected by this test if it got something', async () => {
    assert.equal(await got(Object.keys(ESCAPE_TRICKS).length), 'LOOT xxx');
  });

  it('leaves the pages of other units unchanged', async () => {
    assert.match(await (await site.get('/hello')).text(), /<main data-mode="full">Hola desde el servidor</);
    assert.match(await (await site.get('/places')).text(), /Guadalajara, Jalisco/);
    const metrics = await (await site.get('/metrics')).text();
    assert.doesNotMatch(metrics, /reason="crash"/);
  });
});
