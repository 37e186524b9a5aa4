import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { bodyDigest, generateKeys, signRequest } from '@chamba/kernel/composition/signing';
import { writeFiller } from '../../testing/fake-releases.ts';
import {
  getErrorCode,
  startPlatform,
  readAnswer,
  writeStart,
  type PlatformSite,
  type TestTeam,
  type JsonAnswer,
} from '../../testing/platform-site.ts';

describe('the platform of a running site', () => {
  let site: PlatformSite;
  let search: TestTeam;
  let account: TestTeam;
  before(async () => {
    site = await startPlatform();
    search = await site.team('search', 'mfe-search');
    account = await site.team('account', 'mfe-account', 'mfe-cv');
  });
  after(() => site.close());

  const bootstrapId = async (): Promise<string> => {
    const { body } = await site.ask('GET', '/admin/channels/live/history');
    return (body['history'] as { from: string }[]).at(-1)?.from ?? '';
  };

  /** The reason of the canary's last move, which follows one of live. */
  const whyCanaryFollowed = async (): Promise<string> => {
    const { history } = (await site.ask('GET', '/admin/channels/canary/history')).body as {
      history: { kind: string; why: string }[];
    };
    assert.equal(history[0]?.kind, 'follow');
    return history[0].why;
  };

  it('serves the bootstrap releases until something is promoted', async () => {
    assert.match(await site.page(), /Hola desde el servidor/);
    const { body } = await site.ask('GET', '/admin/channels');
    assert.deepEqual(
      (body['channels'] as { name: string; bootstrap: boolean }[]).map(({ name, bootstrap }) => [
        name,
        bootstrap,
      ]),
      [['live', true]],
    );
  });

  it('stores a signed release, and shows it only once it is promoted', async () => {
    const published = await site.publish(search, '1.1.0', 'Uno punto uno');
    assert.equal(published.status, 201, JSON.stringify(published.body));
    assert.equal(published.body['version'], '1.1.0');
    assert.match(await site.page(), /Hola desde el servidor/);
    const promoted = await site.promote(search, '1.1.0');
    assert.equal(promoted.status, 200, JSON.stringify(promoted.body));
    const html = await site.page();
    assert.match(html, /Uno punto uno/);
    assert.match(html, new RegExp(`"id":"${String(promoted.body['to'])}"`));
    assert.match(html, /"channel":"live"/);
    const [, url = ''] = /(\/releases\/mfe-search\/1\.1\.0-[^"]*?\/page-hello\.js)/.exec(html) ?? [];
    assert.equal((await fetch(site.url + url)).status, 200);
  });

  it('reports every detail of a release to teams', async () => {
    const { body } = await site.ask('GET', '/admin/releases/mfe-search/1.1.0', undefined, account);
    assert.equal(body['team'], 'search');
    assert.equal(body['key'], search.id);
    assert.equal((body['release'] as { version: string }).version, '1.1.0');
    assert.equal((body['signature'] as { key: string }).key, search.id);
    const list = await site.ask('GET', '/admin/releases?unit=mfe-search', undefined, account);
    assert.deepEqual(
      (list.body['releases'] as { version: string; team: string | null }[]).map(({ version, team }) => [
        version,
        team,
      ]),
      [
        ['1.1.0', 'search'],
        ['1.0.0', null],
      ],
    );
    assert.equal(getErrorCode(await site.ask('GET', '/admin/releases/mfe-search/9.9.9')), 'unknown-release');
  });

  it('keeps what the verification of a release found, from its team, about these files only', async () => {
    const { body: before } = await site.ask('GET', '/admin/releases/mfe-search/1.1.0', undefined, account);
    assert.equal(before['verification'], null);
    const verification = {
      digest: String(before['digest']),
      at: '2026-11-27T07:00:00.000Z',
      browser: true,
      accepted: ['title:mfe-search/home'],
      warnings: 2,
    };
    const note = (changes: object, as: TestTeam, version = '1.1.0') =>
      site.ask(
        'POST',
        `/admin/releases/mfe-search/${version}/verification`,
        { ...verification, ...changes },
        as,
      );
    assert.equal(getErrorCode(await note({}, account)), 'not-your-unit');
    assert.equal(getErrorCode(await note({}, search, '9.9.9')), 'unknown-release');
    assert.equal(getErrorCode(await note({ digest: '0'.repeat(12) }, search)), 'wrong-address');
    assert.equal(getErrorCode(await note({ accepted: ['<b>'] }, search)), 'invalid');
    assert.equal(getErrorCode(await note({ more: true }, search)), 'invalid');
    assert.equal((await note({}, search)).status, 200);
    const { body: after } = await site.ask('GET', '/admin/releases/mfe-search/1.1.0', undefined, account);
    assert.deepEqual(after['verification'], verification);
  });

  it('refuses a published version, other files of it, and older versions', async () => {
    assert.equal(getErrorCode(await site.publish(search, '1.1.0', 'Uno punto uno')), 'already-published');
    assert.equal(getErrorCode(await site.publish(search, '1.1.0', 'Otra cosa')), 'version-taken');
    assert.equal(getErrorCode(await site.publish(search, '1.0.0', 'Otra cosa')), 'version-taken');
    assert.equal(getErrorCode(await site.publish(search, '1.0.9', 'Más vieja')), 'downgrade');
    assert.equal(getErrorCode(await site.publish(search, '1.1.0-rc.1', 'Más vieja')), 'downgrade');
    assert.match(await site.page(), /Uno punto uno/);
  });

  it('records what teams do as security events, with the outcome', async () => {
    const foreign: TestTeam = { ...account, ...generateKeys() };
    const before = site.log.length;
    const move = { unit: 'mfe-cv', version: '9.9.9', why: 'nada' };
    await site.ask('POST', '/admin/channels/live/promote', move, account);
    await site.ask('POST', '/admin/channels/live/rollback', { unit: 'mfe-search', why: 'ajena' }, account);
    await site.publish(account, '1.2.0', 'Ajena');
    await site.ask('POST', '/admin/channels/live/promote', move, foreign);
    const events = site.log
      .slice(before)
      .filter((line) => line.includes('"msg":"security"'))
      .map((line) => JSON.parse(line) as Record<string, string>)
      .map(({ event, outcome, who }) => [event, outcome, who].join(' ').trim());
    assert.deepEqual(events, [
      'team_key done account',
      'release_promoted refused account',
      'team_key done account',
      'release_rolled_back refused account',
      'team_key done account',
      'release_published refused account',
      'team_key refused',
    ]);
    const done = site.log
      .slice(0, before)
      .filter((line) => line.includes('"msg":"security"') && line.includes('"done"'));
    for (const event of ['release_published', 'release_promoted', 'team_changed'])
      assert.ok(
        done.some((line) => line.includes(`"event":"${event}"`)),
        event,
      );
  });

  it('restricts teams to their own units', async () => {
    assert.equal(getErrorCode(await site.publish(account, '1.2.0', 'Ajena')), 'not-your-unit');
    assert.equal(getErrorCode(await site.promote(account, '1.1.0')), 'not-your-unit');
    const back = await site.ask(
      'POST',
      '/admin/channels/live/rollback',
      { unit: 'mfe-search', why: 'ajena' },
      account,
    );
    assert.equal(getErrorCode(back), 'not-your-unit');
    for (const [method, path, body] of [
      ['POST', '/admin/teams', { name: 'otra', units: [], publicKey: generateKeys().publicKey }],
      ['PUT', '/admin/teams/account', { units: ['mfe-search'] }],
      ['POST', '/admin/teams/account/keys', { publicKey: generateKeys().publicKey }],
      ['DELETE', `/admin/teams/search/keys/${search.id}`, undefined],
    ] as const) {
      assert.equal(
        getErrorCode(await site.ask(method, path, body, account)),
        'operator-only',
        `${method} ${path}`,
      );
    }
  });

  it('says to each team who owns what, and no keys of others', async () => {
    const { status, body } = await site.ask('GET', '/admin/teams', undefined, account);
    assert.equal(status, 200);
    const { teams } = body as { teams: { name: string; units: string[]; keys: { id: string }[] }[] };
    assert.deepEqual(
      teams.map(({ name, units, keys }) => [name, units.includes(`mfe-${name}`), keys.map(({ id }) => id)]),
      [
        ['account', true, [account.id]],
        ['search', true, []],
      ],
    );
  });

  it('refuses a release that claims a route of another team, and names the remedy', async () => {
    const { buildRelease, sign, archive } = await import('../../testing/platform-site.ts');
    const built = await buildRelease('1.0.0', 'Ladrona', 'mfe-account');
    const text = (built.files.get('release.json') ?? Buffer.alloc(0)).toString();
    built.files.set('release.json', Buffer.from(text.replace('"/mfe-account"', '"/hello"')));
    sign(built, account);
    const response = await site.put(
      `/admin/releases/mfe-account/${built.folder}`,
      await archive(built),
      account,
    );
    assert.equal(response.status, 409);
    assert.equal(getErrorCode(response), 'incompatible');
    const [finding] = (response.body['error'] as { findings: { rule: string; remedy: string }[] }).findings;
    assert.equal(finding?.rule, 'route-taken');
    assert.ok(finding.remedy);
  });

  it('a team rolls back its own unit only; twice goes back two releases', async () => {
    await site.publish(search, '1.2.0', 'Uno punto dos');
    await site.promote(search, '1.2.0');
    assert.equal((await site.publish(account, '2.0.0', 'Cuenta', 'mfe-account')).status, 201);
    const added = await site.promote(account, '2.0.0', { unit: 'mfe-account' });
    assert.equal(added.status, 200, JSON.stringify(added.body));
    assert.match(await site.page('/mfe-account'), /Cuenta/);

    const back = await site.ask('POST', '/admin/channels/live/rollback', { why: 'lenta' }, search);
    assert.equal(back.status, 200, JSON.stringify(back.body));
    assert.match(await site.page(), /Uno punto uno/);
    assert.match(await site.page('/mfe-account'), /Cuenta/);
    await site.ask('POST', '/admin/channels/live/rollback', { why: 'todavía lenta' }, search);
    assert.match(await site.page(), /Hola desde el servidor/);
    const none = await site.ask('POST', '/admin/channels/live/rollback', { why: 'más' }, search);
    assert.equal(getErrorCode(none), 'nothing-before');
    const named = await site.ask(
      'POST',
      '/admin/channels/live/rollback',
      { to: '1.2.0', why: 'ya está' },
      search,
    );
    assert.equal(named.status, 200, JSON.stringify(named.body));
    assert.match(await site.page(), /Uno punto dos/);
    const never = await site.ask('POST', '/admin/channels/live/rollback', { to: '7.0.0', why: 'x' }, search);
    assert.equal(getErrorCode(never), 'never-served');
    // A unit that is new in the channel is removed again.
    await site.ask('POST', '/admin/channels/live/rollback', { unit: 'mfe-account', why: 'fuera' }, account);
    assert.equal((await fetch(`${site.url}/mfe-account`)).status, 404);
  });

  it('lists who moved what, when, from where, to where and why', async () => {
    const { body } = await site.ask('GET', '/admin/channels/live/history?limit=3', undefined, account);
    const [newest, ...others] = body['history'] as Record<string, unknown>[];
    assert.equal(others.length, 2);
    assert.deepEqual(
      { ...newest, id: 0, at: 0, from: 0, to: 0 },
      {
        id: 0,
        at: 0,
        from: 0,
        to: 0,
        channel: 'live',
        who: 'account',
        key: account.id,
        kind: 'rollback',
        unit: 'mfe-account',
        share: null,
        why: 'fuera',
        changes: [{ unit: 'mfe-account', from: '2.0.0', to: null }],
      },
    );
    assert.equal(newest?.['from'], others[0]?.['to']);
  });

  it('stores a reason as one line, so that it cannot imitate another move', async () => {
    const promote = async (why: string): Promise<JsonAnswer> =>
      site.ask(
        'POST',
        '/admin/channels/razones/promote',
        { unit: 'mfe-search', version: '1.1.0', why },
        search,
      );
    const forged = 'arreglo\n2026-11-22 10:00  operator  promote';
    assert.equal((await promote(forged)).status, 200);
    const { body } = await site.ask('GET', '/admin/channels/razones/history', undefined, search);
    const [move] = body['history'] as { why: string }[];
    assert.equal(move?.why, 'arreglo 2026-11-22 10:00 operator promote');
    for (const why of ['a\0b', '\u001b[2Jborrado', '\u202eotro', ' \n ', ''])
      assert.equal(getErrorCode(await promote(why)), 'invalid', JSON.stringify(why));
    assert.equal(getErrorCode(await site.ask('GET', '/admin/releases?unit=%00')), 'invalid');
  });

  it('the operator moves a whole channel, to the previous composition or to any other', async () => {
    const before = await site.page();
    const back = await site.ask('POST', '/admin/channels/live/rollback', { why: 'todo' });
    assert.equal(back.status, 200, JSON.stringify(back.body));
    const start = await bootstrapId();
    const to = await site.ask('POST', '/admin/channels/live/rollback', { to: start, why: 'al principio' });
    assert.equal(to.body['to'], start);
    assert.match(await site.page(), /Hola desde el servidor/);
    assert.notEqual(before, await site.page());
    const unknown = await site.ask('POST', '/admin/channels/live/rollback', { to: '0'.repeat(16), why: 'x' });
    assert.equal(getErrorCode(unknown), 'unknown-composition');
  });

  it('an older version cannot be promoted', async () => {
    await site.promote(search, '1.2.0');
    assert.equal(getErrorCode(await site.promote(search, '1.1.0')), 'downgrade');
    assert.equal(getErrorCode(await site.promote(search, '4.0.0')), 'unknown-release');
    const same = await site.promote(search, '1.2.0');
    assert.equal(same.body['changed'], false);
  });

  it('a share of the visitors gets the canary, always the same ones, and the canary follows live', async () => {
    await site.publish(search, '1.3.0', 'Canario');
    const response = await site.promote(search, '1.3.0', { channel: 'canary', share: 40 });
    assert.equal(response.body['share'], 40);
    const visitors = Array.from({ length: 60 }, (_, at) => at.toString(16).padStart(32, '0'));
    const groups = async (): Promise<Set<string>> => {
      const inCanary = new Set<string>();
      for (const id of visitors) {
        const html = await site.page('/hello', { cookie: `sessionID=${id}` });
        if (html.includes('Canario')) {
          inCanary.add(id);
          assert.match(html, /"custom":false/);
          assert.match(html, /"channel":"canary"/);
        }
      }
      return inCanary;
    };
    const first = await groups();
    assert.ok(first.size > 10 && first.size < 40, String(first.size));
    assert.deepEqual(await groups(), first);
    await site.promote(search, '1.3.0', { channel: 'canary', share: 70 });
    const larger = await groups();
    assert.ok(larger.size > first.size);
    for (const id of first) assert.ok(larger.has(id));

    await site.promote(account, '2.0.0', { unit: 'mfe-account' });
    const [visitor = ''] = first;
    assert.match(await site.page('/mfe-account', { cookie: `sessionID=${visitor}` }), /Cuenta/);
    assert.match(await site.page('/hello', { cookie: `sessionID=${visitor}` }), /Canario/);
    assert.equal(await whyCanaryFollowed(), 'live moved');
    const outside = visitors.find((id) => !larger.has(id)) ?? '';
    await site.ask('POST', '/admin/channels/canary/rollback', { why: 'basta' });
    assert.match(await site.page('/hello', { cookie: `sessionID=${visitor}` }), /Uno punto dos/);
    assert.match(await site.page('/hello', { cookie: `sessionID=${outside}` }), /Uno punto dos/);
    assert.equal(getErrorCode(await site.promote(search, '1.3.0', { channel: 'live', share: 5 })), 'share');
  });

  it('a visitor without a cookie gets one that fixes the group', async () => {
    await site.promote(search, '1.3.0', { channel: 'canary', share: 50 });
    for (let tries = 0; tries < 12; tries += 1) {
      const answer = await fetch(`${site.url}/hello`);
      const first = (await answer.text()).includes('Canario');
      const [cookie = ''] = /sessionID=[0-9a-f]{32}/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
      assert.ok(cookie);
      assert.equal((await site.page('/hello', { cookie })).includes('Canario'), first);
    }
    await site.ask('POST', '/admin/channels/canary/rollback', { why: 'basta' });
  });

  it('named channels are for testers; live is unchanged', async () => {
    const response = await site.promote(search, '1.3.0', { channel: 'diseno' });
    assert.equal(response.status, 200, JSON.stringify(response.body));
    assert.match(await site.page(), /Uno punto dos/);
    assert.match(await site.page('/hello?channel=diseno'), /Uno punto dos/);
    const wrong = await site.promote(search, '1.3.0', { channel: 'No' });
    assert.equal(getErrorCode(wrong), 'invalid');
  });

  it('a withdrawn composition is announced to tabs that have it, and never served again', async () => {
    const promoted = await site.promote(search, '1.3.0');
    const id = String(promoted.body['to']);
    const call = async (composition: string): Promise<string | null> =>
      (
        await fetch(`${site.url}/rest?server=jobs&service=jobs`, {
          headers: { 'x-composition': composition },
        })
      ).headers.get('x-composition-withdrawn');
    const inUse = await site.ask('POST', `/admin/compositions/${id}/withdraw`, { why: 'dañina' }, search);
    assert.equal(getErrorCode(inUse), 'in-use');
    // The named channel may have moved or ended: only live and canary matter here.
    await site.ask('POST', '/admin/channels/live/rollback', { why: 'dañina' }, search);
    assert.equal(await call(id), null);
    assert.equal(
      getErrorCode(await site.ask('POST', `/admin/compositions/${id}/withdraw`, { why: 'ajena' }, account)),
      'not-your-unit',
    );
    const withdrawn = await site.ask('POST', `/admin/compositions/${id}/withdraw`, { why: 'dañina' }, search);
    assert.equal(withdrawn.status, 200, JSON.stringify(withdrawn.body));
    assert.equal((withdrawn.body['withdrawn'] as { who: string; why: string }).why, 'dañina');
    assert.equal(await call(id), '1');
    assert.equal(await call('f'.repeat(16)), null);
    assert.equal(getErrorCode(await site.promote(search, '1.3.0')), 'withdrawn');
    assert.equal(
      getErrorCode(await site.ask('POST', '/admin/channels/live/rollback', { to: id, why: 'x' })),
      'withdrawn',
    );
    assert.match(await site.page(), /Uno punto dos/);
  });

  it('what live withdraws, the canary drops too, even if it cannot follow', async () => {
    // The canary would become the composition that was withdrawn above: this account with 1.3.0.
    await site.publish(account, '2.0.1', 'Dañina', 'mfe-account');
    await site.promote(account, '2.0.1', { unit: 'mfe-account' });
    await site.promote(search, '1.3.0', { channel: 'canary', share: 100 });
    assert.match(await site.page('/mfe-account'), /Dañina/);
    assert.match(await site.page(), /Canario/);
    const back = { unit: 'mfe-account', why: 'dañina' };
    const response = await site.ask('POST', '/admin/channels/live/rollback', back, account);
    assert.equal(response.status, 200, JSON.stringify(response.body));
    assert.doesNotMatch(await site.page('/mfe-account'), /Dañina/);
    assert.match(await site.page(), /Uno punto dos/, 'the canary ends at live');
    assert.equal(await whyCanaryFollowed(), 'live moved, and the canary did not fit any more');
  });

  it('authenticates callers: keys are revoked, requests are accepted once and for five minutes', async () => {
    const path = '/admin/channels';
    const get = async (authorization: string): Promise<unknown> =>
      getErrorCode(await readAnswer(await fetch(site.url + path, { headers: { authorization } })));
    const target = { method: 'GET', pathAndQuery: path, digest: bodyDigest() };
    const header = signRequest(target, account);
    assert.equal(await get(header), undefined);
    assert.equal(await get(header), 'replayed');
    for (const offset of [-360_000, 360_000])
      assert.equal(await get(signRequest(target, account, { time: Date.now() + offset })), 'clock');
    assert.equal(await get(signRequest(target, { ...account, team: 'search' })), 'unknown-key');
    for (const origin of ['https://otro.example', 'http://localhost.otro.example:8080'])
      assert.equal(await get(signRequest({ ...target, site: origin }, account)), 'wrong-site');
    for (const origin of [site.url, 'http://localhost:1'])
      assert.equal(
        await get(signRequest({ ...target, site: origin }, account)),
        undefined,
        'the local machine',
      );
    const stranger = generateKeys();
    assert.equal(await get(signRequest(target, { team: 'search', ...stranger })), 'unknown-key');
    assert.equal(await get(signRequest({ ...target, method: 'POST' }, account)), 'bad-signature');
    assert.equal(
      await get(signRequest({ ...target, pathAndQuery: '/admin/teams' }, account)),
      'bad-signature',
    );
    assert.equal(await get('Chamba-Signature nonsense'), 'bad-signature');
    assert.equal(await get('Bearer wrong'), 'key');
    assert.equal(getErrorCode(await readAnswer(await fetch(site.url + path))), 'key');

    const body = { unit: 'mfe-account', version: '2.0.0', why: 'otra' };
    const post = '/admin/channels/live/promote';
    const forged = signRequest(
      { method: 'POST', pathAndQuery: post, digest: bodyDigest(JSON.stringify({ ...body, why: 'x' })) },
      account,
    );
    const response = await fetch(site.url + post, {
      method: 'POST',
      headers: { authorization: forged },
      body: JSON.stringify(body),
    });
    assert.equal(getErrorCode(await readAnswer(response)), 'bad-signature');

    const spare = generateKeys();
    await site.ask('POST', '/admin/teams/account/keys', { publicKey: spare.publicKey });
    const second = { team: 'account', ...spare };
    assert.equal((await site.ask('GET', path, undefined, second)).status, 200);
    assert.equal((await site.ask('DELETE', `/admin/teams/account/keys/${spare.id}`)).status, 200);
    assert.equal(getErrorCode(await site.ask('GET', path, undefined, second)), 'revoked-key');
    const again = await site.ask('POST', '/admin/teams/account/keys', { publicKey: spare.publicKey });
    assert.equal(getErrorCode(again), 'key-taken');
  });

  it('a unit belongs to one team, which keeps its public keys only', async () => {
    const body = { name: 'otra', units: ['mfe-cv'], publicKey: generateKeys().publicKey };
    assert.equal(getErrorCode(await site.ask('POST', '/admin/teams', body)), 'unit-taken');
    assert.equal(
      getErrorCode(await site.ask('POST', '/admin/teams', { ...body, name: 'search' })),
      'team-exists',
    );
    const { privateKey } = generateKeys();
    const secret = await site.ask('POST', '/admin/teams', { name: 'otra', units: [], publicKey: privateKey });
    assert.equal(getErrorCode(secret), 'invalid');
    assert.equal((await site.ask('PUT', '/admin/teams/account', { units: ['mfe-account'] })).status, 200);
    assert.equal((await site.ask('POST', '/admin/teams', body)).status, 201);
    const { body: response } = await site.ask('GET', '/admin/teams');
    assert.deepEqual(
      (response['teams'] as { name: string; units: string[] }[]).map(({ name, units }) => [name, units]),
      [
        ['account', ['mfe-account']],
        ['otra', ['mfe-cv']],
        ['search', ['mfe-search']],
      ],
    );
    assert.equal(getErrorCode(await site.ask('PUT', '/admin/teams/nadie', { units: [] })), 'unknown-team');
  });

  it('concurrent promotions of two teams are both kept', async () => {
    await site.publish(search, '1.5.0', 'Uno punto cinco');
    await site.publish(account, '2.1.0', 'Cuenta nueva', 'mfe-account');
    const response = await Promise.all([
      site.promote(search, '1.5.0'),
      site.promote(account, '2.1.0', { unit: 'mfe-account' }),
      site.promote(search, '1.5.0'),
    ]);
    assert.deepEqual(
      response.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.match(await site.page(), /Uno punto cinco/);
    assert.match(await site.page('/mfe-account'), /Cuenta nueva/);
    const { body } = await site.ask('GET', '/admin/channels/live/history?limit=2');
    const [newest, before] = body['history'] as { from: string; to: string; unit: string }[];
    assert.equal(newest?.from, before?.to);
    assert.deepEqual([newest?.unit, before?.unit].sort(), ['mfe-account', 'mfe-search']);
  });

  it('serves every version that semver accepts', async () => {
    for (const version of ['2.0.0-rc-1.2', '2.0.0']) {
      const published = await site.publish(search, version, `Versión ${version}`);
      assert.equal(published.status, 201, JSON.stringify(published.body));
      const promoted = await site.promote(search, version);
      assert.equal(promoted.status, 200, JSON.stringify(promoted.body));
      assert.ok((await site.page()).includes(`Versión ${version}`));
    }
    assert.equal(getErrorCode(await site.promote(search, '2.0.0-rc-1.2')), 'downgrade');
  });

  it('a channel promoted to with `follow` is updated with live, except for its overrides', async () => {
    const units = async (name: string): Promise<Record<string, { version: string }>> => {
      const { channels } = (await site.ask('GET', '/admin/channels')).body as {
        channels: { name: string; follows: boolean; units: Record<string, { version: string }> }[];
      };
      const channel = channels.find((one) => one.name === name);
      assert.equal(channel?.follows, name === 'follower', name);
      return channel.units;
    };
    const before = (await units('live'))['mfe-account']?.version;
    await site.publish(search, '2.0.1', 'Por probar');
    for (const channel of ['follower', 'fixed'])
      await site.promote(search, '2.0.1', { channel, ...(channel === 'follower' && { follow: true }) });
    await site.publish(account, '2.1.1', 'Cuenta nueva', 'mfe-account');
    await site.promote(account, '2.1.1', { unit: 'mfe-account' });
    assert.equal((await units('follower'))['mfe-account']?.version, '2.1.1');
    assert.equal((await units('follower'))['mfe-search']?.version, '2.0.1', 'its own release stays');
    assert.equal((await units('fixed'))['mfe-account']?.version, before);
    const { history } = (await site.ask('GET', '/admin/channels/follower/history')).body as {
      history: { kind: string; why: string }[];
    };
    assert.equal(history[0]?.kind, 'follow');
    await site.ask('POST', '/admin/channels/live/rollback', { unit: 'mfe-account', why: 'basta' });
    assert.equal((await units('follower'))['mfe-account']?.version, before, 'it goes back with live');
    await site.promote(search, '2.0.1');
    await site.publish(search, '2.0.2', 'Probada');
    await site.promote(search, '2.0.2');
    assert.equal((await units('follower'))['mfe-search']?.version, '2.0.2', 'its own release was overtaken');
    for (const channel of ['live', 'canary'])
      assert.equal(getErrorCode(await site.promote(search, '2.0.1', { channel, follow: true })), 'follow');
    for (const channel of ['follower', 'fixed'])
      await site.ask('POST', `/admin/channels/${channel}/remove`, { why: 'basta' });
    await site.promote(search, '2.0.1', { channel: 'follower' });
    const { channels } = (await site.ask('GET', '/admin/channels')).body as {
      channels: { name: string; follows: boolean }[];
    };
    assert.equal(channels.find(({ name }) => name === 'follower')?.follows, false, 'it was removed');
    await site.ask('POST', '/admin/channels/follower/remove', { why: 'basta' });
  });

  it('refuses a path that another unit matches by pattern, and an invalid path', async () => {
    const { buildRelease, sign, archive } = await import('../../testing/platform-site.ts');
    /**
     * Publishes a release with an additional route.
     * @returns the violated rules.
     */
    const sent = async (team: TestTeam, unit: string, version: string, path: string): Promise<string[]> => {
      const built = await buildRelease(version, 'Otra', unit);
      const release = JSON.parse((built.files.get('release.json') ?? Buffer.alloc(0)).toString());
      release.routes.push({ ...release.routes[0], id: 'more', path });
      built.files.set('release.json', Buffer.from(JSON.stringify(release)));
      sign(built, team);
      const address = `/admin/releases/${unit}/${built.folder}`;
      const { status, body } = await site.put(address, await archive(built), team);
      if (status === 201) return [];
      return (body['error'] as { findings: { rule: string }[] }).findings.map(({ rule }) => rule);
    };
    assert.deepEqual(await sent(search, 'mfe-search', '2.1.0', '/hola{*rest}'), []);
    assert.equal((await site.promote(search, '2.1.0')).status, 200);
    assert.deepEqual(await sent(account, 'mfe-account', '2.2.0', '/hola-mundo'), ['route-shadowed']);
    assert.deepEqual(await sent(account, 'mfe-account', '2.2.0', '/cuenta(x'), ['route-invalid']);
    assert.deepEqual(await sent(account, 'mfe-account', '2.2.0', '/cuenta-x'), []);
  });
});

describe('a site that was started with a filler of an unowned slot', () => {
  it('leaves the filler out, and blocks no other team', async () => {
    const releasesDir = await mkdtemp(join(tmpdir(), 'chamba-start-'));
    await writeStart(releasesDir);
    await writeFiller(releasesDir, 'without.owner');
    const site = await startPlatform({ releasesDir });
    try {
      assert.doesNotMatch(await site.page(), /without\.owner/);
      const search = await site.team('search', 'mfe-search');
      const cv = await site.team('cv', 'mfe-cv');
      assert.equal((await site.publish(search, '1.1.0', 'Uno punto uno')).status, 201);
      const promoted = await site.promote(search, '1.1.0');
      assert.equal(promoted.status, 200, JSON.stringify(promoted.body));
      assert.match(JSON.stringify(promoted.body['findings']), /without\.owner.*so it is live/);
      assert.equal((await site.publish(search, '1.2.0', 'Uno punto dos')).status, 201);
      assert.equal((await site.promote(search, '1.2.0')).status, 200);
      const back = await site.ask(
        'POST',
        '/admin/channels/live/rollback',
        { unit: 'mfe-search', why: 'x' },
        search,
      );
      assert.equal(back.status, 200, JSON.stringify(back.body));
      assert.match(await site.page(), /Uno punto uno/);
      assert.equal((await site.publish(cv, '2.0.0', 'Sin el hueco', 'mfe-cv')).status, 201);
      const mended = await site.promote(cv, '2.0.0', { unit: 'mfe-cv' });
      assert.deepEqual([mended.status, mended.body['findings']], [200, []]);
    } finally {
      await site.close();
      await rm(releasesDir, { recursive: true, force: true });
    }
  });
});

describe('a site that requires verified releases', () => {
  let site: PlatformSite;
  before(async () => {
    site = await startPlatform({ env: { REQUIRE_VERIFY: 'true' } });
  });
  after(() => site.close());

  it('promotes a release of a team once it was verified in a browser', async () => {
    const search = await site.team('search', 'mfe-search');
    const { body } = await site.publish(search, '1.1.0', 'Verificada');
    const verify = (browser: boolean) =>
      site.ask(
        'POST',
        '/admin/releases/mfe-search/1.1.0/verification',
        { digest: body['digest'], at: new Date().toISOString(), browser, accepted: [], warnings: 0 },
        search,
      );
    assert.equal(getErrorCode(await site.promote(search, '1.1.0')), 'unverified');
    assert.equal((await verify(false)).status, 200);
    assert.equal(getErrorCode(await site.promote(search, '1.1.0')), 'unverified');
    assert.equal((await verify(true)).status, 200);
    assert.equal((await site.promote(search, '1.1.0')).status, 200);
    assert.match(await site.page(), /Verificada/);
    // What the site was started with has no team that could have verified it: it is refused for its age alone.
    assert.equal(getErrorCode(await site.promote(search, '1.0.0')), 'downgrade');
    assert.equal(getErrorCode(await site.promote(search, '9.9.9')), 'unknown-release');
  });
});
