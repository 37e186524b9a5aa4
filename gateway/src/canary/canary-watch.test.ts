/** What a site does with releases in its canary, by what pages report of them. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { startPlatform, type PlatformSite, type TestTeam } from '../testing/platform-site.ts';

describe('releases in the canary', () => {
  let site: PlatformSite;
  let team: TestTeam;
  let hook: Server;
  const news: Record<string, string>[] = [];

  before(async () => {
    hook = createServer((request, response) => {
      void json(request).then((body) => {
        news.push(body as Record<string, string>);
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => hook.once('listening', resolve));
    const { port } = hook.address() as AddressInfo;
    site = await startPlatform({ env: { CANARY_WEBHOOK: `http://127.0.0.1:${port}/hook` } });
    team = await site.team('search', 'mfe-search');
    for (const version of ['1.1.0', '1.2.0', '1.3.0'])
      await site.publish(team, version, `Version ${version}`);
    await site.promote(team, '1.1.0');
  });
  after(async () => {
    await site.close();
    await new Promise((resolve) => hook.close(resolve));
  });

  const note = (version: string, views: number, failed: number): void => {
    const release = { unit: 'mfe-search', version };
    for (let view = 0; view < views; view += 1)
      site.vitals.note({
        views: [{ ...release, category: 'results' }],
        errors: [],
        vitals: [],
        failed: view < failed ? [release] : [],
      });
  };
  const readTrial = async (): Promise<Record<string, unknown> | undefined> => {
    const { trials } = (await site.ask('GET', '/admin/canary')).body as { trials: Record<string, unknown>[] };
    return trials[0];
  };
  const versionIn = async (channel: string): Promise<string | undefined> =>
    (await site.registry.channels.find(channel))?.document.units['mfe-search']?.version;
  /** Promotes to the canary for a minute, and waits until pages are compared. */
  const tryOut = async (version: string): Promise<void> => {
    const { status, body } = await site.ask(
      'POST',
      '/admin/channels/canary/promote',
      { unit: 'mfe-search', version, why: 'prueba', share: 50, minutes: 1 },
      team,
    );
    assert.equal(status, 200, JSON.stringify(body));
    await until(
      async () => Object.keys(((await readTrial())?.['seen'] as object | undefined) ?? {}).length > 0,
      'a first look',
    );
  };

  it('is rolled back when its pages fail more often than those of live, with the reason, and the webhook is called', async () => {
    await tryOut('1.2.0');
    note('1.1.0', 400, 2);
    note('1.2.0', 400, 40);
    await until(async () => (await versionIn('canary')) === '1.1.0', 'the release was rolled back');
    const [last] = await site.registry.channels.history('canary', 1);
    assert.equal(last?.kind, 'rollback');
    assert.equal(last.who, 'canary watch');
    assert.match(last.why, /^1\.2\.0 40 of 400 pages failed, beside 2 of 400 of 1\.1\.0$/);
    assert.equal(await versionIn('live'), '1.1.0');
    await until(() => news.length > 0, 'the webhook was called');
    assert.equal(news[0]?.['what'], 'rolled-back');
    assert.match(String(news[0]?.['text']), /mfe-search 1\.2\.0 was rolled back in the canary/);
    await until(async () => (await readTrial()) === undefined, 'the trial ended');
  });

  it('goes live after its time when it fails no more often, on behalf of who promoted it', async () => {
    await tryOut('1.3.0');
    note('1.1.0', 300, 3);
    note('1.3.0', 300, 3);
    const trial = (await site.registry.trials.list())[0];
    assert.ok(trial?.endsAt && trial.endsAt > new Date(), 'a minute is not over yet');
    await site.registry.trials.begin(trial, 0);
    await until(async () => (await versionIn('live')) === '1.3.0', 'the release went live');
    const [last] = await site.registry.channels.history('live', 1);
    assert.equal(last?.who, 'search');
    assert.match(last.why, /^after its trial: 3 of 300 pages failed, beside 3 of 300 of 1\.1\.0$/);
    await until(() => news.some(({ what }) => what === 'promoted'), 'the webhook was called');
  });

  it('has a trial only in the canary, and only beside a release that is live', async () => {
    const ask = async (channel: string, unit: string, minutes: number): Promise<number> =>
      (
        await site.ask('POST', `/admin/channels/${channel}/promote`, {
          unit,
          version: '1.3.0',
          why: 'prueba',
          minutes,
        })
      ).status;
    assert.equal(await ask('live', 'mfe-search', 5), 400);
    assert.equal(await ask('canary', 'mfe-search', 0), 400);
    assert.equal(await ask('canary', 'mfe-missing', 5), 400);
  });
});
