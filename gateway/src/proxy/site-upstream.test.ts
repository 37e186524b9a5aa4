import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TOKEN } from '../testing/fake-services.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const OWN = { 'x-chamba': '1' };
const LOGIN = {
  server: 'authentication',
  service: 'retrieveToken',
  payload: { userid: 'ana@example.com', password: 'correcta' },
};

describe('another site as upstream', () => {
  let other: TestSite;
  let site: TestSite;
  before(async () => {
    other = await startSite();
    site = await startSite({ UPSTREAM_SITE: other.url });
  });
  after(async () => {
    await site.close();
    await other.close();
  });

  it('answers every call; services of this site are not called', async () => {
    const answer = await site.get('/api/suggests/locations?q=guadalajara');
    const { response } = (await answer.json()) as { response: { suggestions: unknown[] } };
    assert.equal(response.suggestions.length, 1);
    assert.match(await (await site.get('/places')).text(), /Guadalajara, Jalisco/);
    assert.equal(site.services.received.length, 0);
  });

  it('logs people in here with the session of that site, whose token no page sees', async () => {
    const answer = await site.post('/rest', LOGIN, OWN);
    assert.equal(answer.status, 200);
    assert.doesNotMatch(await answer.text(), new RegExp(TOKEN));
    const cookies = answer.headers.getSetCookie();
    assert.ok(cookies.some((line) => line.startsWith(`auth_token=${TOKEN}!`) && line.includes('HttpOnly')));
    assert.ok(cookies.some((line) => line.startsWith('session=')));
  });

  it('receives the token as Authorization and none of the cookies', async () => {
    other.services.received.length = 0;
    const session = encodeURIComponent(JSON.stringify({ userid: 'u1', expires: '2030-01-01' }));
    const html = await (
      await site.get('/private', { cookie: `auth_token=${TOKEN}; session=${session}; other=1` })
    ).text();
    assert.match(html, /Hola Ana/);
    const received = other.services.received.filter(({ url }) => url.includes('retrieveToken'));
    assert.equal(received.length, 1);
    assert.equal(received[0]?.headers['authorization'], `Bearer ${TOKEN}`);
    assert.equal(received[0]?.headers['cookie'], undefined);
  });

  it('logs out there, too', async () => {
    other.services.received.length = 0;
    const session = encodeURIComponent(JSON.stringify({ userid: 'u1', expires: '2030-01-01' }));
    const answer = await fetch(`${site.url}/api/aais/authentication_token/current`, {
      method: 'DELETE',
      headers: { ...OWN, cookie: `auth_token=${TOKEN}; session=${session}` },
    });
    assert.equal(answer.status, 200);
    assert.ok(other.services.received.some(({ url, method }) => method === 'DELETE' && url.includes(TOKEN)));
  });
});
