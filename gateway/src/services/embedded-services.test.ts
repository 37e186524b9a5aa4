import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { FIXTURE, fillDataDir } from '@chamba/services/testing/services';
import { startEmbeddedServices } from './embedded-services.ts';
import { createGateway, type Gateway } from '../gateway.ts';
import { createLogger } from '../observability/logger.ts';
import type { EmbeddedServices } from './services.ts';
import { readSettings } from '../settings.ts';
import { writeSite } from '../testing/fake-releases.ts';

/** More than any default limit of services, so that only the setting can explain it. */
const LIMIT = 1_500_000;

/** A search with a body of this size in bytes; unknown fields are ignored. */
const createBody = (bytes: number): string => {
  const body = (padding: string): string => JSON.stringify({ location: 'jalisco', padding });
  return body('x'.repeat(bytes - body('').length));
};

describe('BODY_LIMIT', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chamba-body-limit-'));
  let gateway: Gateway;
  let services: EmbeddedServices;
  let url = '';

  before(async () => {
    await writeSite(join(folder, 'releases'));
    const settings = readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: join(folder, 'releases'),
      SAMPLE: FIXTURE,
      RENDER_WORKERS: '1',
      REQUIRED_UNITS: 'none',
      BODY_LIMIT: String(LIMIT),
    });
    const logger = createLogger('silent', { write: () => undefined });
    await fillDataDir(settings.dataDir);
    const started = await startEmbeddedServices(settings, { logger, onProgress: () => undefined });
    services = started.services;
    gateway = await createGateway(settings, { ...started, logger });
    url = await gateway.listen();
  });
  after(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = (bytes: number): Promise<Response> =>
    fetch(`${url}/api/orus/jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-chamba': '1' },
      body: createBody(bytes),
    });

  it('passes a body of exactly that size to its service', async () => {
    const answer = await send(LIMIT);
    assert.equal(answer.status, 200);
    const { response }: { response: { summary: { totaldocs: number } } } = JSON.parse(await answer.text());
    assert.ok(response.summary.totaldocs > 0);
  });

  it('refuses a body of one byte more at the gateway, with its code', async () => {
    const answer = await send(LIMIT + 1);
    assert.equal(answer.status, 413);
    const { errors }: { errors: { code: string }[] } = JSON.parse(await answer.text());
    assert.deepEqual(
      errors.map(({ code }) => code),
      ['GATEWAY-SIZE'],
    );
  });

  it('is the limit of the services themselves', async () => {
    const readStatus = async (bytes: number): Promise<number> =>
      (
        await services.inject({
          method: 'POST',
          url: '/api/orus/jobs',
          headers: { 'content-type': 'application/json' },
          payload: createBody(bytes),
        })
      ).statusCode;
    assert.deepEqual([await readStatus(LIMIT), await readStatus(LIMIT + 1)], [200, 413]);
  });
});
