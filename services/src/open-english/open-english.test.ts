import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { failsWith, fillIn, signUp } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

const SECRET = 'un-secreto-de-prueba-de-32-letras';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;

/** A token signed by our own hand, to try what the service would never make. */
function forge(header: object, claims: object, secret: string, hash = 'sha256'): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
}

for (const engine of await enginesOfRules()) {
  describe(`the test of English on ${engine.name}`, () => {
    let running: RunningServices;
    let aheadMs = 0;
    before(async () => {
      running = await engine.start({
        openEnglishSecret: SECRET,
        now: () => new Date(Date.now() + aheadMs),
      });
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    async function candidate() {
      const person = await signUp(running);
      const { api, userid } = person;
      const resumeid = await fillIn(person);
      return {
        ...person,
        resumeid,
        entries: async () =>
          (await api.call('resume.read', { userid, resumeid })).resume.education.languagecertifications,
        create: async (elementid = '0') =>
          (await api.call('openEnglish.token', { userid, resumeid, elementid })).jwt,
      };
    }

    const send = (jwt: string, payload: object, authorization = `Bearer ${jwt}`) =>
      fetch(`${running.url}/oe-save-score`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      }).then(async (answer) => ({ status: answer.status, text: await answer.text() }));

    test('a token is signed by HS256 for an hour, and saves one score, also one sent twice', async () => {
      const { userid, resumeid, entries, create } = await candidate();
      const jwt = await create();
      const [header, claims] = jwt.split('.').map((part, index) => (index < 2 ? decode(part) : {}));
      assert.deepEqual(header, { alg: 'HS256', typ: 'JWT' });
      assert.deepEqual(
        [claims?.['sub'], claims?.['resumeID'], claims?.['elementID'], claims?.['aud']],
        [userid, resumeid, '0', 'OpenEnglish'],
      );
      assert.equal(Number(claims?.['exp']) - Number(claims?.['iat']), 3600);
      assert.equal(jwt, forge(header ?? {}, claims ?? {}, SECRET));

      assert.deepEqual(JSON.parse((await send(jwt, { score: 80 })).text), { status: 200, response: {} });
      const [entry, ...more] = await entries();
      assert.deepEqual([entry?.certificationid, entry?.score, more], ['5', 80, []]);
      // No answer came, so it is sent again.
      assert.equal((await send(jwt, { score: 80 })).status, 200);
      assert.match((await send(jwt, { score: 100 })).text, /MYS-64/);
      assert.deepEqual(await entries(), [entry]);

      const next = await create(entry?.id);
      // The documents show the header without a scheme.
      const named = { score: '0', userID: userid, resumeID: resumeid };
      assert.equal((await send(next, named, next)).status, 200);
      assert.deepEqual(await entries(), [{ ...entry, score: 0 }]);
    });

    test('a score is a whole number from 0 to 100', async () => {
      const { entries, create } = await candidate();
      const jwt = await create();
      for (const score of [-1, 101, 80.5, '', '80.0', ' 80', '1e1', '101', 'ochenta', null, true, [80], {}]) {
        const { status, text } = await send(jwt, { score });
        assert.equal(status, 400, JSON.stringify(score));
        assert.match(text, /No se ha guardado la información\./);
      }
      assert.equal((await send(jwt, {})).status, 400);
      assert.deepEqual(await entries(), []);
      assert.equal((await send(jwt, { score: 100 })).status, 200);
    });

    test('a token that is forged, unsigned, expired, replaced or of others saves nothing', async () => {
      const { userid, resumeid, entries, create } = await candidate();
      const replaced = await create();
      const jwt = await create();
      const [head = '', body = '', signature = ''] = jwt.split('.');
      const claims = decode(body);
      const header = { alg: 'HS256', typ: 'JWT' };
      const other = await candidate();
      const otherToken = await other.create();
      const refused: Array<[string, string]> = [
        ['replaced', replaced],
        ['wrong secret', forge(header, claims, `${SECRET}x`)],
        ['alg none', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`],
        ['alg none with a signature', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`],
        ['another algorithm', forge({ alg: 'HS512', typ: 'JWT' }, claims, SECRET, 'sha512')],
        ['another algorithm by name', forge({ alg: 'HS512', typ: 'JWT' }, claims, SECRET)],
        ['another resume', forge(header, { ...claims, resumeID: other.resumeid }, 'guessed')],
        ['changed claims', `${head}.${encode({ ...claims, sub: other.userid })}.${signature}`],
        ['expired', forge(header, { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, SECRET)],
        ['no expiry', forge(header, { ...claims, exp: undefined }, SECRET)],
        ['another audience', forge(header, { ...claims, aud: 'otra' }, SECRET)],
        ['unknown id', forge(header, { ...claims, jti: 'nunca-emitido-000' }, SECRET)],
        ['other’s id', forge(header, { ...claims, jti: decode(otherToken.split('.')[1])['jti'] }, SECRET)],
        ['no account', forge(header, { ...claims, sub: '999999999' }, SECRET)],
        ['nobody', forge(header, { ...claims, sub: 'x' }, SECRET)],
        ['no JSON', `${head}.YQ.${signature}`],
        ['no token', 'x'],
      ];
      for (const [name, token] of refused)
        assert.match((await send(token, { score: 90 })).text, /MYS-64/, name);
      assert.match((await send('', { score: 90 }, '')).text, /MYS-64/);
      // A page of one person with the token of another.
      for (const named of [{ userID: other.userid }, { resumeID: other.resumeid }])
        assert.match((await send(jwt, { score: 90, ...named })).text, /MYS-64/);
      aheadMs = 3_601_000;
      assert.match((await send(jwt, { score: 90 })).text, /MYS-64/);
      aheadMs = 0;
      assert.deepEqual([await entries(), await other.entries()], [[], []]);
      assert.equal((await send(jwt, { score: 90, userID: userid, resumeID: resumeid })).status, 200);
    });

    test('a token is made for one’s own résumé and its own entry only', async () => {
      const { api, userid, resumeid, token } = await candidate();
      const other = await candidate();
      for (const [change, code] of [
        [{ userid: other.userid }, 'MYS-35'],
        [{ resumeid: other.resumeid }, 'MYS-16'],
        [{ elementid: 'x' }, 'MYS-64'],
      ] as const)
        await assert.rejects(
          api.call('openEnglish.token', { userid, resumeid, elementid: '0', ...change }),
          failsWith(code),
        );
      const query = new URLSearchParams({ userID: userid, resumeID: resumeid, instance: 'OpenEnglish' });
      assert.equal((await ask(running, `/requestJWT?${query}`)).status, 401);
      query.set('instance', 'Otra');
      assert.equal((await ask(running, `/requestJWT?${query}`, { token })).status, 400);
    });

    test('in development tokens are signed with a secret that is made at first use', async () => {
      const own = await engine.start({ openEnglishSecret: true });
      try {
        const person = await signUp(own);
        const { api, userid } = person;
        const resumeid = await fillIn(person);
        const { jwt } = await api.call('openEnglish.token', { userid, resumeid, elementid: '0' });
        const score = (token: string) =>
          ask(own, '/oe-save-score', { method: 'POST', token, body: { score: 80 } });
        const [header = '', claims = ''] = jwt.split('.');
        assert.equal((await score(forge(decode(header), decode(claims), SECRET))).status, 400);
        assert.equal((await score(jwt)).status, 200);
      } finally {
        await own.stop();
      }
    });

    test('without a secret there is no such test, and that is said', async () => {
      const bare = await engine.start();
      try {
        const { token, userid } = await signUp(bare);
        const query = `userID=${userid}&resumeID=1&instance=OpenEnglish`;
        const asked = await ask(bare, `/requestJWT?${query}`, { token });
        assert.equal(asked.status, 404);
        assert.match(JSON.stringify(asked.body), /OE-02.*no está disponible/);
        const sent = await ask(bare, '/oe-save-score', { method: 'POST', token: 'x', body: { score: 1 } });
        assert.match(JSON.stringify(sent.body), /OE-02/);
      } finally {
        await bare.stop();
      }
    });
  });
}
