import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { createLogger } from '../observability/logger.ts';
import { startSite } from '../testing/test-site.ts';
import { Campaign } from './campaign.ts';

const FILE = { title: 'Temporada', url: '/empleos', startDate: '2026-11-20', endDate: '2026-11-22' };
const NOON = Date.parse('2026-11-21T18:00:00Z');

describe('the campaign of the day', () => {
  let server: Server;
  let host = '';
  let answer: { status: number; body: string } = { status: 200, body: JSON.stringify(FILE) };
  const logger = createLogger('silent');
  before(async () => {
    server = createServer((request, response) => {
      const found = request.url === '/navidad/data.json';
      response.writeHead(found ? answer.status : 404).end(found ? answer.body : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}/navidad`;
  });
  after(() => server.close());

  it('is read from its host and shows on its days, in Mexican time', async () => {
    let now = NOON;
    const campaign = new Campaign(host, logger, () => now);
    assert.equal(campaign.current(), null, 'no page waits for it');
    await campaign.refresh();
    assert.equal(campaign.current()?.title, 'Temporada');
    // Already the 23rd in UTC, still the 22nd in Mexico.
    now = Date.parse('2026-11-23T03:00:00Z');
    assert.equal(campaign.current()?.title, 'Temporada');
    now = Date.parse('2026-11-23T07:00:00Z');
    assert.equal(campaign.current(), null);
  });

  it('may have its picture on any origin: pages allow that one only', async () => {
    const image = 'https://fotos.example/banner.png';
    const file = { title: 'Temporada', url: '/empleos', image };
    answer = { status: 200, body: JSON.stringify(file) };
    const site = await startSite({ CAMPAIGN_HOST: host });
    try {
      let policy = '';
      // The first pages have no campaign: none waits for the file.
      await until(async () => {
        policy = (await site.get('/hello')).headers.get('content-security-policy') ?? '';
        return policy.includes('fotos');
      }, 'the campaign is on the page');
      assert.match(policy, /img-src 'self' https:\/\/fotos\.example data: blob:/);
    } finally {
      await site.close();
    }
  });

  it('shows nothing if the file is missing or invalid', async () => {
    for (const broken of [
      { status: 404, body: '' },
      { status: 200, body: '{' },
      { status: 200, body: 'x'.repeat(30_000) },
    ]) {
      answer = broken;
      const campaign = new Campaign(host, logger, () => NOON);
      await campaign.refresh();
      assert.equal(campaign.current(), null);
    }
  });

  it('sends no request without a host', async () => {
    assert.equal(new Campaign('', logger).current(), null);
  });
});
