import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { createLogger } from '../observability/logger.ts';
import { SecurityEvents } from '../observability/security-events.ts';
import { PAGE_BURST_SECONDS } from '../pages/page-limit.ts';
import { allowedRest, listedCalls } from './allow-list.ts';
import { readSettings } from '../settings.ts';
import { SIGNED_COOKIES } from '../testing/fake-services.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';
import { AccountDelays } from '../session/account-delays.ts';
import { CallLimits, type LimitedCall } from './limited-calls.ts';
import { loggableNetwork, toNetwork } from '../session/network.ts';
import { RateLimits, RULES, type Limit } from '../session/rate-limits.ts';
import { TokenBuckets } from '../session/token-buckets.ts';

const OWN = { 'x-chamba': '1' };
const SIGNED = { ...OWN, cookie: SIGNED_COOKIES };

type Attempt = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Body;
};
type Body = {
  server: string;
  service: string;
  payload: Record<string, unknown>;
  params?: Record<string, string>;
};
type Case = {
  limit: Limit;
  /** Whether the limit of one network for one subject is tighter than that of the network. */
  bySubject: boolean;
  attempt: Attempt;
};

const rest = (
  method: string,
  service: string,
  payload: Record<string, unknown>,
  headers: Record<string, string> = OWN,
): Attempt => {
  const [server = '', name = ''] = service.split('.');
  return method === 'POST'
    ? { method, path: '/rest', headers, body: { server, service: name, payload } }
    : {
        method,
        path: `/rest?${new URLSearchParams({ server, service: name, ...(payload as Record<string, string>) })}`,
        headers,
      };
};
const post = (service: string, payload: Record<string, unknown>, headers?: Record<string, string>): Attempt =>
  rest('POST', service, payload, headers);
const at = (method: string, path: string, headers: Record<string, string> = SIGNED): Attempt => ({
  method,
  path,
  headers,
});

/** The limits of each call of the allow-list in addition to the common limit; null if there is no other. */
const CASES: Readonly<Record<string, readonly Case[] | null>> = {
  'GET authentication/retrieveToken': [
    { limit: 'session', bySubject: false, attempt: rest('GET', 'authentication.retrieveToken', {}, SIGNED) },
  ],
  'POST authentication/retrieveToken': [
    {
      limit: 'login',
      bySubject: true,
      attempt: post('authentication.retrieveToken', { userid: 'victim@example.com', password: 'mala' }),
    },
  ],
  'GET verifieremail/returnValueMail': [
    {
      limit: 'check',
      bySubject: true,
      attempt: rest('GET', 'verifieremail.returnValueMail', { emailaddress: 'victim@example.com' }),
    },
  ],
  'GET myService/account': null,
  'PUT myService/account': [
    {
      limit: 'signup',
      bySubject: true,
      attempt: {
        method: 'PUT',
        path: '/rest',
        headers: OWN,
        body: { server: 'myService', service: 'account', payload: { email: 'victim@example.com' } },
      },
    },
  ],
  'POST myService/account': [
    {
      limit: 'signup',
      bySubject: true,
      attempt: post('myService.account', { email: 'victim@example.com', password: 'x', name: 'x' }),
    },
    {
      limit: 'password',
      bySubject: true,
      attempt: post(
        'myService.account',
        { updater: { currentpassword: 'mala', newpassword: 'otra1234' } },
        SIGNED,
      ),
    },
    {
      limit: 'password',
      bySubject: true,
      attempt: post(
        'myService.account',
        { updater: { currentpassword: 'mala', emailaddress: 'x@example.com' } },
        SIGNED,
      ),
    },
    {
      limit: 'token',
      bySubject: false,
      attempt: post('myService.account', { token: '1.mala', updater: { newpassword: 'otra1234' } }),
    },
  ],
  'DELETE myService/account': [
    { limit: 'token', bySubject: false, attempt: rest('DELETE', 'myService.account', {}, SIGNED) },
    {
      limit: 'token',
      bySubject: false,
      attempt: rest('DELETE', 'myService.account', { actionToken: 'mala', reason: '1' }),
    },
  ],
  'DELETE myService/deletion': null,
  'GET myService/privacy': null,
  'POST myService/privacy': [
    {
      limit: 'mail',
      bySubject: true,
      attempt: post('myService.privacy', { kind: 'access', detail: 'x' }, SIGNED),
    },
  ],
  'GET myService/data_export': null,
  'POST myService/data_export': [
    { limit: 'mail', bySubject: true, attempt: post('myService.data_export', {}, SIGNED) },
  ],
  'POST myService/resume': [
    {
      limit: 'login',
      bySubject: true,
      attempt: post('myService.resume', {
        userID: 'victim@example.com',
        password: 'mala',
        doctype: 'resume',
      }),
    },
  ],
  'GET myService/resume': null,
  'GET myService/resumes': null,
  'POST myService/resumes': null,
  'GET myService/resume-gains': null,
  'GET myService/resume-history': null,
  'PUT myService/resume-history': null,
  'GET myService/resume-file': [
    {
      limit: 'file',
      bySubject: true,
      attempt: rest('GET', 'myService.resume-file', { format: 'json' }, SIGNED),
    },
  ],
  'GET myService/cv_shares': null,
  'POST myService/cv_shares': [
    {
      limit: 'file',
      bySubject: true,
      attempt: post('myService.cv_shares', { resumeid: '7', days: 7 }, SIGNED),
    },
  ],
  'DELETE myService/cv_shares': null,
  'GET /api/images/shared-photos/:token': [
    { limit: 'token', bySubject: false, attempt: at('GET', '/api/images/shared-photos/mala') },
  ],
  'POST myService/shared_cv': [
    { limit: 'token', bySubject: false, attempt: post('myService.shared_cv', { token: 'mala' }) },
  ],
  'PUT myService/resume': null,
  'DELETE myService/resume': null,
  'POST myService/accountToken': [
    {
      limit: 'mail',
      bySubject: true,
      attempt: post('myService.accountToken', { type: 'password', emailaddress: 'victim@example.com' }),
    },
    {
      limit: 'mail',
      bySubject: true,
      attempt: post('myService.accountToken', { type: 'delete', emailaddress: 'victim@example.com' }),
    },
    {
      limit: 'code',
      bySubject: true,
      attempt: post('myService.accountToken', { type: 'activate', code: '000000' }, SIGNED),
    },
    {
      limit: 'token',
      bySubject: false,
      attempt: post('myService.accountToken', { type: 'activate', token: '1.mala' }),
    },
  ],
  'GET myService/candidateData': null,
  'POST myService/candidateData': null,
  'GET myService/applications': null,
  'PUT myService/applications': null,
  'DELETE myService/applications': null,
  'GET myService/cv_holders': null,
  'POST myService/pending_applications': null,
  'POST myService/external_applications': null,
  'POST myService/received_preview': [
    { limit: 'token', bySubject: false, attempt: post('myService.received_preview', { token: 'mala' }) },
  ],
  'POST myService/received_applications': [
    { limit: 'token', bySubject: false, attempt: post('myService.received_applications', { token: 'mala' }) },
  ],
  'POST myService/received_cv': [
    { limit: 'token', bySubject: false, attempt: post('myService.received_cv', { token: 'mala' }) },
  ],
  'PUT myService/received_applications': [
    {
      limit: 'mail',
      bySubject: false,
      attempt: {
        method: 'PUT',
        path: '/rest',
        headers: OWN,
        body: {
          server: 'myService',
          service: 'received_applications',
          payload: { token: 'mala', state: 'rejected' },
        },
      },
    },
  ],
  'POST complaints/fraud': [
    { limit: 'complaint', bySubject: true, attempt: post('complaints.fraud', { jobid: '1' }, SIGNED) },
  ],
  'POST subscriptions/confirm': [
    { limit: 'token', bySubject: false, attempt: post('subscriptions.confirm', { token: 'mala' }) },
  ],
  'POST subscriptions/cancel': [
    { limit: 'token', bySubject: false, attempt: post('subscriptions.cancel', { token: 'mala' }) },
  ],
  'DELETE /api/aais/authentication_token/:token': [
    { limit: 'session', bySubject: false, attempt: at('DELETE', '/api/aais/authentication_token/mala') },
  ],
  'DELETE /api/aais/sessions': [
    { limit: 'session', bySubject: false, attempt: at('DELETE', '/api/aais/sessions') },
  ],
  'GET /api/aais/sessions': null,
  'DELETE /api/aais/sessions/:id': [
    { limit: 'session', bySubject: false, attempt: at('DELETE', '/api/aais/sessions/7') },
  ],
  'GET /api/aais/passkeys': null,
  'POST /api/aais/passkeys': [
    {
      limit: 'session',
      bySubject: false,
      attempt: at('POST', '/api/aais/passkeys'),
    },
  ],
  'POST /api/aais/passkeys/registration': [
    {
      limit: 'password',
      bySubject: true,
      attempt: at('POST', '/api/aais/passkeys/registration'),
    },
  ],
  'POST /api/aais/passkeys/:id/removal': [
    {
      limit: 'password',
      bySubject: true,
      attempt: at('POST', '/api/aais/passkeys/7/removal'),
    },
  ],
  'POST /api/aais/passkeys/challenge': [
    { limit: 'session', bySubject: false, attempt: at('POST', '/api/aais/passkeys/challenge', OWN) },
  ],
  'POST /api/aais/passkeys/session': [
    {
      limit: 'login',
      bySubject: false,
      attempt: at('POST', '/api/aais/passkeys/session', OWN),
    },
  ],
  'GET myService/settings': null,
  'PUT myService/settings': null,
  'DELETE myService/pending_email': null,
  'POST myService/unconfirmed_email': [
    {
      limit: 'mail',
      bySubject: true,
      attempt: post('myService.unconfirmed_email', { emailaddress: 'victim@example.com' }, SIGNED),
    },
  ],
  'POST /api/mys/unsubscribe/:token': [
    { limit: 'token', bySubject: false, attempt: at('POST', '/api/mys/unsubscribe/mala', OWN) },
  ],
  'GET /api/accesstoken/identity': [
    { limit: 'token', bySubject: false, attempt: at('GET', '/api/accesstoken/identity?actionToken=mala') },
  ],
  'GET /api/external_refresh': [
    { limit: 'session', bySubject: false, attempt: at('GET', '/api/external_refresh') },
  ],
  'POST /api/mys/account_token/:id/new_account': [
    {
      limit: 'token',
      bySubject: false,
      attempt: at('POST', '/api/mys/account_token/1001/new_account?token=mala', OWN),
    },
  ],
  'POST /api/mys/account_token/:id/verify_email': [
    {
      limit: 'token',
      bySubject: false,
      attempt: at('POST', '/api/mys/account_token/1001/verify_email?token=mala', OWN),
    },
  ],
  'GET /api/mys/account_token/:id/resend_email': [
    {
      limit: 'mail',
      bySubject: true,
      attempt: at('GET', '/api/mys/account_token/1001/resend_email'),
    },
  ],
  'GET /api/mys/account_token/:id/change_email': [
    {
      limit: 'mail',
      bySubject: true,
      attempt: at('GET', '/api/mys/account_token/1001/change_email'),
    },
  ],
  'POST myService/received_file': [
    {
      limit: 'token',
      bySubject: false,
      attempt: post('myService.received_file', { token: 'malo', id: '1' }),
    },
  ],
  'POST /save-user-photo': [{ limit: 'upload', bySubject: true, attempt: at('POST', '/save-user-photo/') }],
  'POST /resumes/file/:id': [{ limit: 'upload', bySubject: true, attempt: at('POST', '/resumes/file/1001') }],
  'DELETE /api/v2/accounts/:id': [
    { limit: 'token', bySubject: false, attempt: at('DELETE', '/api/v2/accounts/1001') },
    { limit: 'token', bySubject: false, attempt: at('DELETE', '/api/v2/accounts/1001?actionToken=mala') },
  ],
};

/** Addresses whose calls check no password, code or token of a mail, and affect no other person. */
const COMMON_ONLY = [
  /^\w+ (images|pda|lookup|jobs|companyProfiles|apiSearchACS|searchCompanyLetter|holdSearch|features|messages|statistics|ai|geolocation)\//,
  /^\w+ \/api\/(v2\/resumes|sum|job|related-searches|orus|scorer|companies|cias|suggests|tracking|suggestions|events|apply|alert|pay|features|traces|images(?!\/shared))(\/|V2|$)/,
  /^\w+ \/(seo|locations|legal-docs|save-pda-exam|requestJWT|oe-save-score|categories|companies|keywords|employment_types)/,
];

const random = (): string => randomBytes(6).toString('hex');

/**
 * Adds random values in fields by which a caller could pose as another one; fields that the service reads are
 * unchanged.
 */
function disguised(attempt: Attempt): Attempt {
  const made = random();
  const names = ['userid', 'userID', 'emailaddress', 'account', 'id', 'instance'];
  // With an e-mail address in the body, a change would be a new account.
  const payload = { ...attempt.body?.['payload'] };
  if (!('updater' in payload)) names.push('email');
  const extra = Object.fromEntries(names.map((name) => [name, `${made}@example.com`]));
  const [path = '', query = ''] = attempt.path.split('?');
  const search = new URLSearchParams({ ...extra, ...Object.fromEntries(new URLSearchParams(query)) });
  return {
    ...attempt,
    path: attempt.body ? attempt.path : `${path}?${search}`,
    headers: { ...attempt.headers, userid: made, sessionid: made, 'x-real-ip': `203.0.113.${made.length}` },
    ...(attempt.body && {
      body: { ...extra, params: extra, ...attempt.body, payload: { ...extra, ...payload } },
    }),
  };
}

/** The same address in another spelling. */
function respelled(attempt: Attempt, turn: number): Attempt {
  const spellings = [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => ` ${text}`,
    (text: string) => `${text}  `,
    (text: string) => `\t${text[0]?.toUpperCase()}${text.slice(1)}`,
  ];
  const spell = spellings[turn % spellings.length] ?? String;
  const [path = '', query] = attempt.path.split('?');
  const search = new URLSearchParams(query);
  const email = search.get('emailaddress');
  if (email !== null) search.set('emailaddress', spell(email));
  return {
    ...attempt,
    path: query === undefined ? path : `${path}?${search}`,
    ...(attempt.body && {
      body: {
        ...attempt.body,
        payload: Object.fromEntries(
          Object.entries(attempt.body.payload).map(([name, value]) => [
            name,
            typeof value === 'string' && value.includes('@') ? spell(value) : value,
          ]),
        ),
      },
    }),
  };
}

async function send(site: TestSite, { method, path, headers, body }: Attempt, from: string): Promise<number> {
  const answer = await fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers, 'x-forwarded-for': from },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The number of attempts that pass the limit. */
async function passing(
  site: TestSite,
  attempts: number,
  attempt: (turn: number) => [Attempt, from: string],
): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < attempts; turn += 1) {
    const [made, from] = attempt(turn);
    if ((await send(site, made, from)) !== 429) passed += 1;
  }
  return passed;
}

/**
 * Scales of the limits in this test: one network with one subject must reach its own limit before that of the
 * network, with few requests; each limit must let something pass, or no disguise could raise it.
 */
const SCALES = { subject: 0.4, network: 0.05 } as const;

type Disguise = (attempt: Attempt, turn: number, network: number) => [Attempt, from: string];
const DISGUISES: Readonly<Record<string, Disguise>> = {
  plain: (attempt, _turn, network) => [attempt, v4(network)],
  'with chosen identity fields': (attempt, _turn, network) => [disguised(attempt), v4(network)],
  'in other spellings': (attempt, turn, network) => [respelled(attempt, turn), v4(network)],
  'with invented forwarding headers': (attempt, turn, network) => [
    attempt,
    `203.0.113.${turn}, ${v4(network)}`,
  ],
  'from a whole /64': (attempt, turn, network) => [
    attempt,
    `2001:db8:1:${network.toString(16)}:${turn}::${turn + 1}`,
  ],
  'as IPv4 in IPv6': (attempt, turn, network) => [
    attempt,
    `${turn % 2 ? '::ffff:' : ''}${v4(network)}${turn % 3 ? '' : ':4711'}`.replace(
      /^(::.*):4711$/,
      '[$1]:4711',
    ),
  ],
};

const v4 = (network: number): string => `198.18.${network >> 8}.${network & 255}`;

describe('limited calls', () => {
  let sites: Record<keyof typeof SCALES, TestSite>;
  let networks = 0;
  const start = async (scale: number): Promise<TestSite> => {
    const site = await startSite({
      TRUST_PROXY: '1',
      RATE_LIMIT_SCALE: String(scale),
      // The limit of all calls would hide a limit that counts nothing.
      CALLS_PER_SECOND: '0',
      LOG_LEVEL: 'silent',
    });
    site.services.override = () => ({
      status: 401,
      body: { status: 401, errors: [{ code: 'AAIS-1', description: 'x' }] },
    });
    return site;
  };
  before(async () => {
    sites = { subject: await start(SCALES.subject), network: await start(SCALES.network) };
  });
  after(() => Promise.all(Object.values(sites).map((site) => site.close())));

  it('include each call of the allow-list', () => {
    for (const name of listedCalls()) {
      const common = COMMON_ONLY.some((pattern) => pattern.test(name));
      assert.ok(name in CASES !== common, `${name} needs a row with its limit`);
    }
    const names = new Set(listedCalls());
    for (const name of Object.keys(CASES)) assert.ok(names.has(name), `${name} is not in the allow-list`);
  });

  for (const [name, cases] of Object.entries(CASES)) {
    for (const [index, { limit, bySubject, attempt }] of (cases ?? []).entries()) {
      it(`${name} (${index + 1}): no disguise raises the count`, async () => {
        const { perSubject = 0, perNetwork } = RULES[limit];
        const counted = bySubject ? 'subject' : 'network';
        const most = Math.floor(SCALES[counted] * (bySubject ? perSubject : perNetwork));
        assert.ok(most > 0, 'a limit of zero would always hold');
        for (const [how, disguise] of Object.entries(DISGUISES)) {
          const network = (networks += 1);
          const own: Attempt = JSON.parse(JSON.stringify(attempt).replaceAll('victim', `victim${network}`));
          const passed = await passing(sites[counted], most + 3, (turn) => disguise(own, turn, network));
          assert.equal(passed, most, how);
        }
      });
    }
  }
});

const login = (userid: string, password: string): Attempt =>
  post('authentication.retrieveToken', { userid, password });

describe('strangers', () => {
  const refuse = { status: 401, body: { status: 401, errors: [{ code: 'AAIS-1', description: 'No' }] } };

  it('who guess at an account from many networks do not lock its owner out', async () => {
    const site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
    try {
      for (let attempt = 0; attempt < 12; attempt += 1)
        await send(site, login('ana@example.com', 'mala'), v4(attempt >> 2));
      // All at once, more than may wait.
      const strangers = Array.from({ length: 12 }, (_, turn) =>
        send(site, login('ana@example.com', 'mala'), v4(turn % 3)),
      );
      const owner = send(site, login('ANA@example.com ', 'correcta'), '192.0.2.9');
      assert.equal(await owner, 200);
      const answers = await Promise.all(strangers);
      assert.ok(answers.includes(429), answers.join(' '));
    } finally {
      await site.close();
    }
  });

  it('who guess from the owner’s own network do not keep out a device that logged in before; it has its own count', async () => {
    const site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
    const shared = v4(77);
    const most = RULES.login.perSubject ?? 0;
    const logIn = (password: string, device = '', who = 'ana@example.com') => {
      const made = login(who, password);
      return send(site, { ...made, headers: { ...made.headers, ...(device && { cookie: device }) } }, shared);
    };
    try {
      const first = await fetch(`${site.url}/rest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...OWN, 'x-forwarded-for': v4(5) },
        body: JSON.stringify(login('Ana@example.com', 'correcta').body),
      });
      const set = first.headers.getSetCookie().find((cookie) => cookie.startsWith('device=')) ?? '';
      assert.match(set, /HttpOnly/);
      const device = set.split(';')[0];
      let last = 0;
      for (let attempt = 0; attempt <= most; attempt += 1) last = await logIn('mala');
      assert.equal(last, 429);
      assert.equal(await logIn('correcta'), 429, 'a device that is not known');
      assert.equal(await logIn('correcta', device), 200);
      // What is known for one account is not for another.
      for (let attempt = 0; attempt < most; attempt += 1) await logIn('mala', device, 'beto@example.com');
      assert.equal(await logIn('mala', device, 'beto@example.com'), 429);
      // The device's own guesses are counted too.
      for (let attempt = 0; attempt < most; attempt += 1) assert.equal(await logIn('mala', device), 401);
      assert.equal(await logIn('correcta', device), 429);
    } finally {
      await site.close();
    }
  });

  /** Ways into an account that name no address before they are answered. */
  const PROOFS: Readonly<Record<string, { path: string; body: object }>> = {
    'who sets a password by the mailed link': {
      path: '/rest',
      body: post('myService.account', { token: 't', updater: { newpassword: 'otra1234' } }).body ?? {},
    },
    'who logs in with a passkey': { path: '/api/aais/passkeys/session', body: { credential: {} } },
  };
  for (const [who, { path, body }] of Object.entries(PROOFS))
    it(`who guess from the owner’s own network do not keep out ${who}`, async () => {
      const site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
      const shared = v4(78);
      site.services.override = ({ url, payload }) =>
        payload?.toString().includes('newpassword') || url.includes('passkeys')
          ? { status: 200, body: { response: { user_profile: { userid: 'u1', email: 'ana@example.com' } } } }
          : null;
      try {
        for (let attempt = 0; attempt <= (RULES.login.perSubject ?? 0); attempt += 1)
          await send(site, login('ana@example.com', 'mala'), shared);
        const right = login('ana@example.com', 'correcta');
        assert.equal(await send(site, right, shared), 429);
        const proof = await fetch(`${site.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...OWN, 'x-forwarded-for': shared },
          body: JSON.stringify(body),
        });
        const cookie = proof.headers
          .getSetCookie()
          .find((set) => set.startsWith('device='))
          ?.split(';')[0];
        assert.ok(cookie);
        assert.equal(await send(site, { ...right, headers: { ...right.headers, cookie } }, shared), 200);
      } finally {
        await site.close();
      }
    });

  it('with wrong tokens for an account do not use up the attempts of its owner', async () => {
    const site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0.1' });
    const link = (token: string): Attempt =>
      at('POST', `/api/mys/account_token/1001/new_account?token=${token}`, OWN);
    site.services.override = ({ url }) => (url.includes('right') ? null : refuse);
    try {
      let last = 0;
      for (let attempt = 0; attempt < 40; attempt += 1) last = await send(site, link('wrong'), v4(1));
      assert.equal(last, 429);
      assert.equal(await send(site, link('right'), v4(2)), 200);
    } finally {
      await site.close();
    }
  });

  it('do not block the operator with a forged forwarding header', async () => {
    const site = await startSite({
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      OPERATOR_KEY: 'a-key-of-operators',
    });
    const ask = async (key: string, from: string): Promise<number> =>
      send(site, at('GET', '/admin/complaints', { authorization: `Bearer ${key}` }), from);
    try {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1)
        statuses.push(await ask('wrong', `192.0.2.${attempt}, ${v4(1)}`));
      assert.deepEqual(statuses.slice(-2), [429, 429]);
      // The forged first address is not the one that is refused.
      assert.equal(await ask('a-key-of-operators', '192.0.2.3'), 200);
      // One IPv6 line has a whole /64 to guess from.
      let last = 0;
      for (let attempt = 1; attempt <= 11; attempt += 1)
        last = await ask('wrong', `2001:db8:7:7:${attempt}::${attempt}`);
      assert.equal(last, 429);
    } finally {
      await site.close();
    }
  });
});

describe('a right password', () => {
  it('is not counted while its service fails or times out', async () => {
    const limits = new CallLimits({
      limits: new RateLimits(1),
      delays: new AccountDelays(1),
      calls: new TokenBuckets(0),
      events: new SecurityEvents(createLogger('info', { write: () => undefined })),
    });
    const call: LimitedCall = {
      method: 'POST',
      pathname: '/rest',
      query: new URLSearchParams(),
      json: { payload: { userid: 'ana@example.com' } },
      visitor: { token: null },
    };
    const allowed = allowedRest('POST', 'authentication', 'retrieveToken', call.query, {});
    assert.ok(allowed?.rule);
    const attempt = async (status: number): Promise<boolean> => {
      const admitted = await limits.admit(call, allowed, v4(1));
      if ('wait' in admitted) return false;
      admitted.settle(status, null);
      return true;
    };
    for (let turn = 0; turn < 12; turn += 1) assert.equal(await attempt(turn % 2 ? 408 : 503), true);
    for (let turn = 0; turn < 10; turn += 1) assert.equal(await attempt(401), true);
    assert.equal(await attempt(401), false);
  });

  it('gives the attempts of its network back, a saved preference does not', async () => {
    const site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
    try {
      for (let round = 0; round < 3; round += 1) {
        for (let attempt = 0; attempt < 4; attempt += 1)
          assert.equal(await send(site, login('ana@example.com', 'mala'), v4(1)), 401);
        assert.equal(await send(site, login('ana@example.com', 'correcta'), v4(1)), 200);
      }
      site.services.override = ({ payload }) =>
        String(payload).includes('currentpassword')
          ? { status: 400, body: { status: 400, errors: [{ code: 'MYS-32', description: 'x' }] } }
          : null;
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const updater = { currentpassword: 'mala', newpassword: 'otra1234' };
        statuses.push(await send(site, post('myService.account', { updater }, SIGNED), v4(1)));
        await send(site, post('myService.account', { optout: 1 }, SIGNED), v4(1));
      }
      assert.equal(statuses.at(-1), 429);
    } finally {
      await site.close();
    }
  });
});

describe('a session token', () => {
  it('is counted as the service reads it, whatever else is sent', async () => {
    const site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0.5' });
    site.services.override = () => ({
      status: 400,
      body: { status: 400, errors: [{ code: 'MYS-32', description: 'x' }] },
    });
    const updater = { currentpassword: 'mala', newpassword: 'otra1234' };
    const beside: Readonly<Record<string, () => Record<string, string>>> = {
      nothing: () => OWN,
      'another scheme, and a forged cookie': () => ({
        ...OWN,
        authorization: 'Basic eDp4',
        cookie: `auth_token=${random()}${random()}; session=${encodeURIComponent('{"userid":"u1"}')}`,
      }),
    };
    try {
      for (const [network, [what, headers]] of Object.entries(beside).entries()) {
        const passed = await passing(site, 8, () => [
          post('myService.account', { token: `token-${network}-of-the-session`, updater }, headers()),
          v4(network),
        ]);
        assert.equal(passed, (RULES.password.perSubject ?? 0) * 0.5, what);
      }
    } finally {
      await site.close();
    }
  });
});

describe('a very small scale', () => {
  it('leaves one attempt of every limit', () => {
    const limits = new RateLimits(0.001);
    for (const limit of Object.keys(RULES) as Limit[]) {
      assert.equal(limits.take(limit, 'n', 'a'), null, limit);
      assert.ok(Number(limits.take(limit, 'n', 'a')) > 0, limit);
    }
  });
});

describe('attempts', () => {
  it('are counted separately by each limit, and anew after its window', () => {
    let now = 0;
    const limits = new RateLimits(1, () => now);
    const take = (limit: Limit, subject: string | null): number | null => limits.take(limit, 'n', subject);
    for (let attempt = 0; attempt < RULES.login.perNetwork; attempt += 1)
      assert.equal(take('login', `person-${attempt}`), null);
    assert.equal(take('login', 'another'), RULES.login.seconds);
    assert.equal(take('password', 'session'), null);
    now += RULES.login.seconds * 1_000 - 1;
    assert.equal(take('login', 'another'), 1);
    now += 1;
    assert.equal(take('login', 'another'), null);
  });
});

describe('an account under attack', () => {
  it('answers later and later, up to a maximum, and at once after a while', async () => {
    let now = 0;
    const delays = new AccountDelays(1, () => now);
    for (let attempt = 0; attempt < 10; attempt += 1)
      assert.equal(await delays.turn('a', `n${attempt}`), true);
    const first = delays.getDelay('a');
    assert.ok(first > 0);
    assert.equal(delays.getDelay('b'), 0);
    const left = new AbortController();
    const gone = Array.from({ length: 60 }, (_, attempt) => delays.turn('a', `m${attempt}`, left.signal));
    const longest = delays.getDelay('a');
    assert.ok(longest > first && longest <= 5_000);
    left.abort();
    assert.ok((await Promise.all(gone)).every((granted) => !granted));
    now += 16 * 60_000;
    assert.equal(delays.getDelay('a'), 0);
  });

  it('frees the places of clients that disconnect early, even repeatedly', async () => {
    const delays = new AccountDelays(1);
    for (let attempt = 0; attempt < 30; attempt += 1)
      await delays.turn('a', 'elsewhere', AbortSignal.abort());
    const leaving = new AbortController();
    const first = [1, 2, 3, 4].map((stranger) => delays.turn('a', `n${stranger}`, leaving.signal));
    leaving.abort();
    assert.deepEqual(await Promise.all(first), [false, false, false, false]);
    const staying = new AbortController();
    const second = [1, 2, 3, 4].map((stranger) => delays.turn('a', `n${stranger}`, staying.signal));
    const own = new AbortController();
    const owner = delays.turn('a', 'own', own.signal);
    const leaves = (who: string, turn: Promise<boolean>): Promise<string> => turn.then(() => who);
    const gone = await Promise.race([
      leaves('owner', owner),
      ...second.map((turn) => leaves('stranger', turn)),
    ]);
    assert.equal(gone, 'stranger');
    staying.abort();
    own.abort();
    await Promise.all([...second, owner]);
  });

  it('keeps no place for networks whose neighbours failed before', async () => {
    const delays = new AccountDelays(1);
    const fresh = (turn: number): string => toNetwork(`2001:db8:7:${turn.toString(16)}::1`);
    for (let turn = 0; turn < 12; turn += 1) {
      const left = new AbortController();
      const granted = delays.turn('a', fresh(turn), left.signal);
      left.abort();
      await granted;
      delays.wrong('a', fresh(turn));
    }
    const strangers = new AbortController();
    const waiting = [20, 21, 22, 23].map((turn) => delays.turn('a', fresh(turn), strangers.signal));
    const own = new AbortController();
    const owner = delays.turn('a', '198.51.100.7', own.signal);
    const first = await Promise.race([
      owner.then(() => 'owner'),
      ...waiting.map((turn) => turn.then(() => 'stranger')),
    ]);
    assert.equal(first, 'stranger');
    // No place for another one of them.
    assert.equal(await delays.turn('a', fresh(24)), false);
    strangers.abort();
    own.abort();
    await Promise.all([...waiting, owner]);
  });

  it('waits with a limited number of others only, whatever their accounts are', async () => {
    const delays = new AccountDelays(1);
    const leaving = new AbortController();
    const guessedAt = async (account: string): Promise<void> => {
      for (let attempt = 0; attempt < 10; attempt += 1) await delays.turn(account, `n${attempt}`);
    };
    const waiting: Promise<boolean>[] = [];
    for (let account = 0; account <= 50; account += 1) await guessedAt(`a${account}`);
    for (let account = 0; account < 50; account += 1)
      for (const network of ['k', 'l', 'm', 'n'])
        waiting.push(delays.turn(`a${account}`, network, leaving.signal));
    assert.equal(await delays.turn('a50', 'k', leaving.signal), false);
    leaving.abort();
    await Promise.all(waiting);
  });

  it('does not delay its owner on a known network', async () => {
    const delays = new AccountDelays(1);
    await delays.turn('a', 'home');
    delays.right('a', 'home');
    const strangers = new AbortController();
    const waiting = Array.from({ length: 30 }, (_, turn) => delays.turn('a', `n${turn}`, strangers.signal));
    assert.ok(delays.getDelay('a') > 0);
    assert.equal(await delays.turn('a', 'home'), true);
    strangers.abort();
    await Promise.all(waiting);
  });
});

describe('reads', () => {
  it('of one network are limited, pages and calls separately, and cached files are not counted', async () => {
    const site = await startSite({
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      PAGES_PER_SECOND: '0.4',
      CALLS_PER_SECOND: '0.1',
    });
    try {
      const ask = (path: string, from = v4(1)): Promise<Response> =>
        site.get(path, { 'x-forwarded-for': from });
      /** On a busy machine an attempt becomes free again while the others are made. */
      const untilRefused = async (path: string, from = (_turn: number) => v4(1)): Promise<Response> => {
        for (let turn = 1; turn <= 30; turn += 1) {
          const answer = await ask(path, from(turn));
          if (answer.status === 429) return answer;
        }
        return assert.fail(`${path} is not limited`);
      };
      for (const path of ['/hello', '/rest?server=jobs&service=jobs']) {
        assert.equal((await ask(path)).status, 200);
        const refused = await untilRefused(path);
        assert.ok(Number(refused.headers.get('retry-after')) >= 1);
        assert.match(await refused.text(), path === '/hello' ? /<h1>.*red/ : /GATEWAY-RATE/);
        assert.equal((await ask(path, v4(2))).status, 200);
        // One IPv6 line has a whole /64 to ask from.
        assert.equal((await ask(path, '2001:db8:1:1::')).status, 200);
        await untilRefused(path, (turn) => `2001:db8:1:1:${turn}::${turn}`);
      }
      for (const path of ['/', '/buscar?q=cajero']) await untilRefused(path);
      for (const path of ['/healthz', '/api/images/logos/a-0123456789ab.svg'])
        assert.equal((await ask(path)).status, 200);
      // Nor is the end of a session: a limited network can still log out.
      assert.equal(await send(site, at('DELETE', '/api/aais/authentication_token/current'), v4(1)), 200);
    } finally {
      await site.close();
    }
  });

  it('and log-outs of one network are limited: one too many is left to the next page', async () => {
    const site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0.001' });
    try {
      const logOut = (from: string) =>
        send(site, at('DELETE', '/api/aais/authentication_token/current'), from);
      assert.deepEqual([await logOut(v4(1)), await logOut(v4(1))], [200, 429]);
      assert.equal(await logOut(v4(2)), 200);
    } finally {
      await site.close();
    }
  });

  it('of pages are counted for every address that renders one, and so are expensive lists', async () => {
    const site = await startSite({
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      PAGES_PER_SECOND: '0.1',
    });
    try {
      const paths = [
        '/compositions/none',
        '/compositions/live',
        '/platform/units',
        '/platform/releases/mfe-search/none/release.json',
        '/platform/tester?token=none',
        '/sitemap.xml',
        '/sitemap-estados.xml',
      ];
      for (const [index, path] of paths.entries()) {
        const from = { 'x-forwarded-for': v4(10 + index) };
        assert.notEqual((await site.get(path, from)).status, 429, path);
        const refused = await site.get(path, from);
        assert.equal(refused.status, 429, path);
        assert.ok(Number(refused.headers.get('retry-after')) >= 1);
      }
    } finally {
      await site.close();
    }
  });

  it('pass now and then at any rate except zero', () => {
    let now = 0;
    const calls = new TokenBuckets(0.01, { now: () => now });
    assert.equal(calls.take('n'), null);
    assert.equal(calls.take('n'), 100);
    now += 100_000;
    assert.equal(calls.take('n'), null);
  });

  it('of a hundred people behind one address pass', () => {
    let now = 0;
    const settings = readSettings({});
    const pages = new TokenBuckets(settings.readLimits.pages, {
      now: () => now,
      burstSeconds: PAGE_BURST_SECONDS,
    });
    const calls = new TokenBuckets(settings.readLimits.calls, { now: () => now });
    let refused = 0;
    // For ten minutes each opens a page every ten seconds, with four calls from typing or filtering in between.
    for (let second = 0; second < 600; second += 1) {
      now = second * 1_000;
      for (let person = second % 10; person < 100; person += 10) {
        if (pages.take('n') !== null) refused += 1;
        for (let call = 0; call < 4; call += 1) if (calls.take('n') !== null) refused += 1;
      }
    }
    assert.equal(refused, 0);
    // All hundred at once, e.g. when a class begins.
    for (let person = 0; person < 100; person += 1) if (pages.take('n') !== null) refused += 1;
    assert.equal(refused, 0);
    assert.ok(settings.readLimits.pages * PAGE_BURST_SECONDS < settings.rendering.queue);
  });
});

describe('networks', () => {
  for (const [address, network] of [
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:CB00:7109', '203.0.113.9'],
    ['203.0.113.9:80', '203.0.113.9'],
    ['[2001:db8::1]:80', '2001:db8::'],
    ['2001:db8:0:0:ffff::1', '2001:db8::'],
    ['2001:DB8:0:1::1', '2001:db8:0:1::'],
    ['fe80::1%eth0', 'fe80::'],
    ['', 'unreadable'],
    ['unknown', 'unreadable'],
    ['1.2.3.4, 5.6.7.8', 'unreadable'],
  ] as const) {
    it(`of ${address || 'nothing'}`, () => assert.equal(toNetwork(address), network));
  }

  it('are truncated before they are logged', () => {
    assert.equal(loggableNetwork('203.0.113.9'), '203.0.113.0');
    assert.equal(loggableNetwork('2001:db8:1:2::3'), '2001:db8:1::');
  });
});

describe('TRUST_PROXY', () => {
  for (const [text, trusted] of [
    ['', false],
    ['false', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
    [' loopback , 192.0.2.1 ', ['loopback', '192.0.2.1']],
  ] as const) {
    it(`takes "${text}"`, () => assert.deepEqual(readSettings({ TRUST_PROXY: text }).trustProxy, trusted));
  }

  for (const text of [
    'true',
    'TRUE',
    'yes',
    '99',
    '-1',
    '1.5',
    '010.0.0.1',
    '0.0.0.0/0',
    '10.0.0.0/8,::/0',
    '::/00',
    '10.0.0.0/33',
    '10.0.0.0/8,nginx',
    ',',
  ]) {
    it(`refuses "${text}"`, () =>
      assert.throws(() => readSettings({ TRUST_PROXY: text }), /TRUST_PROXY.*prox|TRUST_PROXY.*network/));
  }

  it('trusts only the networks it names', async () => {
    const site = await startSite({
      TRUST_PROXY: '192.0.2.0/24',
      RATE_LIMIT_SCALE: '0.1',
      LOG_LEVEL: 'silent',
    });
    try {
      assert.equal(await send(site, login('ana@example.com', 'mala'), v4(1)), 401);
      assert.equal(await send(site, login('ana@example.com', 'mala'), v4(2)), 429);
    } finally {
      await site.close();
    }
  });
});
