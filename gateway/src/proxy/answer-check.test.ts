/** Answers of a replaced service are validated against the output schema of the operation. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { startSite, type TestSite } from '../testing/test-site.ts';

const LOCATION = { id: 'MX-JAL', type: 'ST', description: 'Jalisco', statename: 'Jalisco' };
const WHOLE = { ...LOCATION, countryname: 'México', seourl: 'en-jalisco' };

describe('an answer of a replaced service', () => {
  let service: Server;
  let site: TestSite;
  let answer = { status: 200, type: 'application/json', body: '' };

  before(async () => {
    service = createServer((_request, reply) => {
      reply.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}`;
    site = await startSite({ UPSTREAM_LOOKUP: address, UPSTREAM_IMAGES: address });
  });
  after(async () => {
    await site.close();
    await new Promise((resolve) => service.close(resolve));
  });

  const ask = async (path: string): Promise<{ status: number; text: string }> => {
    const got = await site.get(path);
    return { status: got.status, text: await got.text() };
  };
  const place = '/rest?server=lookup&service=location&stateID=MX-JAL';
  const json = (body: unknown): void => {
    answer = { status: 200, type: 'application/json', body: JSON.stringify(body) };
  };

  it('passes if it has the declared fields, in the envelope or at top level', async () => {
    json({ status: 200, response: { location: WHOLE } });
    assert.equal((await ask(place)).status, 200);
    json({ location: WHOLE, more: 'is left alone' });
    const { status, text } = await ask(place);
    assert.equal(status, 200);
    assert.match(text, /is left alone/);
  });

  it('is a 502 of the catalogue if a field is invalid, and the log names the field, not its value', async () => {
    json({ status: 200, response: { location: { ...WHOLE, description: { secret: 'Juana Pérez' } } } });
    const { status, text } = await ask(place);
    assert.equal(status, 502);
    assert.match(text, /GATEWAY-UPSTREAM/);
    const line = site.log.find((entry) => entry.includes('answer does not fit'));
    assert.match(line ?? '', /"operation":"lookup.location".*location\.description/);
    assert.doesNotMatch(site.log.join(''), /Juana/);
  });

  for (const [what, type, body] of [
    ['a page', 'text/html', '<script>alert(1)</script>'],
    ['text', 'text/plain', 'ok'],
    ['a picture that can run scripts', 'image/svg+xml', '<svg onload="alert(1)"/>'],
  ] as const)
    it(`is a 502 if it is ${what}`, async () => {
      answer = { status: 200, type, body };
      const { status, text } = await ask(place);
      assert.equal(status, 502);
      assert.doesNotMatch(text, /alert|^ok/);
    });

  it('may be a picture if the operation returns one, and nothing else', async () => {
    answer = { status: 200, type: 'image/png', body: 'picture' };
    assert.deepEqual(await ask('/api/images/logos/1-a.png'), { status: 200, text: 'picture' });
    answer = { status: 200, type: 'text/html', body: '<script>alert(1)</script>' };
    assert.equal((await ask('/api/images/logos/1-a.png')).status, 502);
  });

  it('keeps the service’s own error', async () => {
    answer = {
      status: 404,
      type: 'application/json',
      body: JSON.stringify({ status: 404, errors: [{ code: 'MYS-15', description: 'No' }] }),
    };
    const { status, text } = await ask(place);
    assert.equal(status, 404);
    assert.match(text, /MYS-15/);
  });
});
