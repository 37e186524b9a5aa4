/** Access by id: every call of the allow-list is tried with another person's ids. A new call must add its case here. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CONSENT, CONTACT, PROFESSION, triples } from '@chamba/kernel/testing/example-candidate';
import { jpeg } from '@chamba/services/testing/uploads';
import { startPlatform, type PlatformSite } from '../testing/platform-site.ts';
import { listedCalls } from './allow-list.ts';

const PASSWORD = 'una-clave-larga-7';
const OTHER_PASSWORD = 'otra-clave-larga-8';

type Person = {
  userid: string;
  email: string;
  resumeid: string;
  token: string;
  visitorId: string;
};

/** An attempt at a call: with `path` for an address, else by the parts of the generic endpoint. */
type Try = {
  path?: string;
  query?: Record<string, string | undefined>;
  instance?: string;
  params?: Record<string, unknown>;
  body?: object;
  /** The answer may be a success: it contains the caller's own or public data, whatever id was sent. */
  harmless?: true;
};

/**
 * How a call is tried. `unbuilt`: no service answers it yet. `impersonal`: it takes no id of a person or of a
 * person's data; only the general attempts are made.
 */
type Case = 'unbuilt' | 'impersonal' | ((ana: Person, beto: Person) => Try[]);

const updater = triples({ candidatename: 'Tomada' });
const PDA_ANSWERS = {
  opcion1_pregunta43: 'true',
  opcion1_pregunta44: 'true',
  opcion1_pregunta45: 'Tomada',
};
const DEVICE = {
  resource: 'register',
  subscription: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/tomada',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  browserId: 'ab'.repeat(16),
};
const resumeTries = ({ resumeid, userid }: Person): Try[] => [
  { instance: resumeid, body: { updater: triples({ dgdoctitle: 'Tomada' }) } },
  ...['activate', 'deactivate', 'extend', 'default', 'delete'].map((op_type) => ({
    instance: resumeid,
    body: { op_type },
  })),
  { body: { doctype: 'resume', userid } },
];
const v2Tries = (suffix: string): ((ana: Person) => Try[]) => {
  return ({ resumeid }) => [
    {
      path: `/api/v2/resumes/${resumeid}${suffix}`,
      body: { updater: triples({ dgdoctitle: 'Tomada' }) },
    },
    {
      path: `/api/v2/resumes/${resumeid}${suffix}`,
      body: { op_type: 'delete' },
    },
  ];
};
const mailTries =
  (action: string): ((ana: Person) => Try[]) =>
  ({ userid }) => [
    {
      path: `/api/mys/account_token/${userid}/${action}`,
      query: { token: 'x'.repeat(43) },
    },
  ];

/** Links of employers name an application, not a person. */
const receivedTries = ({ userid }: Person): Try[] =>
  [userid, `${userid}.${'x'.repeat(43)}`, `1.${'x'.repeat(43)}`].map((token) => ({ body: { token } }));

const CASES: Readonly<Record<string, Case>> = {
  'GET authentication/retrieveToken': ({ userid, email }) => [
    { instance: userid, harmless: true },
    { instance: email, harmless: true },
  ],
  'POST authentication/retrieveToken': ({ userid, email }) => [
    { body: { userid: email, password: OTHER_PASSWORD } },
    { body: { userid, password: OTHER_PASSWORD } },
  ],
  'GET verifieremail/returnValueMail': 'impersonal',
  'GET myService/account': ({ userid }) => [{ instance: `${userid}/recruiter_views/` }],
  'POST myService/account': ({ userid }) => [
    {
      body: {
        updater: {
          currentpassword: OTHER_PASSWORD,
          newpassword: 'tomada-la-clave-9',
          userid,
        },
      },
    },
    {
      instance: userid,
      body: {
        updater: {
          currentpassword: OTHER_PASSWORD,
          newpassword: 'tomada-la-clave-9',
        },
      },
    },
    {
      body: {
        updater: { newpassword: 'tomada-la-clave-9' },
        userid,
        token: userid,
      },
    },
    {
      body: {
        updater: {
          emailaddress: 'tomada@ejemplo.com',
          currentpassword: OTHER_PASSWORD,
        },
        userid,
      },
    },
    { instance: userid, body: { optout: 1 } },
  ],
  'PUT myService/account': 'unbuilt',
  'DELETE myService/account': ({ userid }) => [
    { params: { userID: userid, reason: 1 } },
    { instance: userid, params: { reason: 1 } },
    {
      params: {
        userID: userid,
        actionToken: `${userid}.${'x'.repeat(43)}`,
        token: userid,
        reason: 1,
      },
    },
  ],
  'POST myService/privacy': ({ userid }) => [
    { body: { kind: 'access', detail: 'x', userid } },
    { params: { userid }, body: { kind: 'access', detail: 'x' } },
  ],
  'GET myService/privacy': ({ userid }) => [{ params: { userid } }],
  'GET myService/data_export': ({ userid }) => [{ params: { userid } }],
  'POST myService/data_export': ({ userid }) => [{ body: { userid } }, { params: { userid }, body: {} }],
  'DELETE myService/deletion': ({ userid }) => [{ params: { userid } }],
  'GET myService/settings': ({ userid }) => [{ instance: userid, harmless: true }, { params: { userid } }],
  'PUT myService/settings': ({ userid }) => [
    { body: { optout: 1, userid } },
    { params: { userid }, body: { optout: 1 } },
  ],
  'DELETE myService/pending_email': ({ userid }) => [{ params: { userid } }],
  'POST myService/unconfirmed_email': ({ userid }) => [
    { body: { emailaddress: 'tomada@ejemplo.com', userid } },
    { params: { userid }, body: { emailaddress: 'tomada@ejemplo.com' } },
  ],
  'GET myService/resume': ({ resumeid, userid }) => [
    { instance: resumeid },
    { instance: resumeid, params: { requestedsections: 'all' } },
    { params: { userID: userid } },
  ],
  'GET myService/resumes': ({ userid }) => [{ params: { userid } }],
  'POST myService/resumes': ({ resumeid, userid }) => [
    { body: { resumeid } },
    { body: { resumeid, userid } },
  ],
  'GET myService/resume-history': ({ resumeid }) => [{ instance: resumeid }],
  'GET myService/resume-gains': ({ resumeid }) => [{ instance: resumeid }],
  'PUT myService/resume-history': ({ resumeid, userid }) => [
    { instance: resumeid, body: { revision: 0 } },
    { instance: resumeid, body: { revision: 0, userid } },
  ],
  'GET myService/resume-file': ({ resumeid, userid }) => [
    { instance: resumeid, params: { format: 'json' } },
    { instance: resumeid, params: { format: 'json', userid } },
  ],
  'GET myService/cv_shares': ({ userid }) => [{ params: { userid } }],
  'POST myService/cv_shares': ({ resumeid, userid }) => [
    { body: { resumeid, days: 7 } },
    { body: { resumeid, days: 7, userid } },
  ],
  'DELETE myService/cv_shares': () =>
    Array.from({ length: 20 }, (_none, id) => ({ instance: String(id + 1), harmless: true })),
  'POST myService/shared_cv': receivedTries,
  'POST myService/resume': resumeTries,
  'PUT myService/resume': 'unbuilt',
  'DELETE myService/resume': 'unbuilt',
  'POST myService/accountToken': ({ userid }) => [
    { body: { code: '123456', userid } },
    { body: { token: `${userid}.${'x'.repeat(43)}` } },
    { body: { type: 'delete', userid } },
  ],
  'GET myService/candidateData': ({ userid }) => [{ instance: userid }, { params: { userid } }],
  'POST myService/candidateData': ({ userid }) => [
    { instance: userid, body: { updater } },
    { body: { updater, userid } },
    { params: { userid }, body: { updater } },
  ],
  'GET myService/applications': ({ userid }) => [{ instance: userid }, { params: { userid } }],
  'PUT myService/applications': ({ userid }) => [{ instance: OFFER, body: { userid } }],
  'DELETE myService/applications': ({ userid }) => [{ instance: OFFER, params: { userid } }],
  'GET myService/cv_holders': ({ userid }) => [{ instance: userid, harmless: true }, { params: { userid } }],
  'POST myService/pending_applications': ({ userid, resumeid }) => [
    { body: { jobid: OFFER, resumeid } },
    { body: { jobid: OFFER, userid, resumeid } },
  ],
  'POST myService/external_applications': ({ userid }) => [{ instance: userid, body: { userid } }],
  'POST myService/received_preview': receivedTries,
  'POST myService/received_applications': receivedTries,
  'POST myService/received_cv': receivedTries,
  'PUT myService/received_applications': ({ userid }) => [
    { body: { token: `${userid}.${'x'.repeat(43)}`, state: 'rejected' } },
  ],
  'POST myService/received_file': ({ userid }) =>
    FILE_IDS.map((id) => ({
      body: { token: `${userid}.${'x'.repeat(43)}`, id },
    })),
  'GET images/documents': ({ resumeid }) => [{ instance: resumeid }],
  'DELETE images/documents': ({ resumeid }) =>
    FILE_IDS.flatMap((instance) => [{ instance }, { instance, params: { resumeid } }]),
  'PUT images/documents': ({ resumeid }, beto) =>
    FILE_IDS.flatMap((instance) => [
      { instance, body: { resumeid } },
      { instance, body: { resumeid: beto.resumeid } },
    ]),
  'GET images/photos': ({ userid }) => [
    { params: { userid } },
    { instance: userid, params: { userID: userid }, harmless: true },
  ],
  'DELETE images/photos': ({ userid }) => [{ params: { userid } }],
  'GET images/logos': 'impersonal',
  'GET pda/getPDAExam': 'impersonal',
  'GET pda/getpda': ({ userid }) => [{ instance: userid, harmless: true }, { params: { userid } }],
  'GET pda/draft': ({ userid }) => [{ instance: userid, harmless: true }, { params: { userid } }],
  'PUT pda/draft': ({ userid }) => [{ body: { q3: 'Tomada', userid } }],
  'POST pda/setPDAExam': ({ userid }) => [{ instance: userid, body: PDA_ANSWERS }],
  'GET lookup/countries': 'impersonal',
  'GET lookup/states': 'impersonal',
  'GET lookup/cities': 'impersonal',
  'GET lookup/postalcode': 'impersonal',
  'GET lookup/locationPrettyID': 'impersonal',
  'GET lookup/languages': 'impersonal',
  'GET lookup/interestAreas': 'impersonal',
  'GET lookup/subinterestAreas': 'impersonal',
  'GET lookup/categories': 'impersonal',
  'GET lookup/allcategories': 'impersonal',
  'GET lookup/subcategories': 'impersonal',
  'GET lookup/subcategory': 'impersonal',
  'GET lookup/location': 'impersonal',
  'GET jobs/jobs': 'impersonal',
  'GET jobs/count': 'impersonal',
  'GET jobs/similarJobs': 'impersonal',
  'GET jobs/salaryMarket': 'impersonal',
  'GET companyProfiles/reviews': 'impersonal',
  'GET apiSearchACS/suggests': 'impersonal',
  'GET searchCompanyLetter/companies': 'impersonal',
  'GET holdSearch/resource': ({ userid }) => [{ params: { id: userid } }],
  'POST holdSearch/resource': ({ userid }) => [
    {
      body: {
        loginid: userid,
        keyword: 'tomada',
        salary: '',
        locationid: '',
        tlalocid: '',
      },
    },
  ],
  'DELETE holdSearch/resource': ({ userid }) => [{ params: { delete: userid } }],
  'GET features/toggles': 'impersonal',
  'GET messages/messages': ({ userid }) => [{ params: { userid } }, { instance: userid, harmless: true }],
  'POST messages/messages': 'unbuilt',
  // Ids of notifications count up: those of the first person are among them.
  'PUT messages/messages': () => ['1', '2', '3', '4'].map((instance) => ({ instance, body: { read: true } })),
  'DELETE messages/messages': () => ['1', '2', '3', '4'].map((instance) => ({ instance })),
  'POST statistics/events': 'impersonal',
  'POST complaints/fraud': 'impersonal',
  'POST ai/improveRole': ({ resumeid, userid }) => [
    { body: { role: 'Cajera', text: 'Cobro y corte de caja.', entry: `${resumeid}/1` } },
    { body: { role: 'Cajera', text: 'Cobro y corte de caja.', userid } },
  ],
  'GET geolocation/postalcode': 'impersonal',
  'GET geolocation/nearest': 'impersonal',
  'POST subscriptions/confirm': () =>
    SEARCH_IDS.map((id) => ({ body: { token: `${id}.${'x'.repeat(43)}` } })),
  'POST subscriptions/cancel': () => SEARCH_IDS.map((id) => ({ body: { token: `${id}.${'x'.repeat(43)}` } })),
  'DELETE /api/aais/authentication_token/:token': ({ userid, email }) => [
    { path: `/api/aais/authentication_token/${userid}`, harmless: true },
    {
      path: `/api/aais/authentication_token/${encodeURIComponent(email)}`,
      harmless: true,
    },
    {
      path: '/api/aais/authentication_token/current',
      query: { userid },
      harmless: true,
    },
  ],
  'DELETE /api/aais/sessions': ({ userid }) => [{ query: { userid }, harmless: true }],
  'GET /api/aais/sessions': ({ userid }) => [{ query: { userid }, harmless: true }],
  // Ids of sessions count up: those of the first person are among them.
  'DELETE /api/aais/sessions/:id': () =>
    Array.from({ length: 20 }, (_none, id) => ({
      path: `/api/aais/sessions/${id + 1}`,
      harmless: true,
    })),
  'GET /api/aais/passkeys': ({ userid }) => [{ query: { userid }, harmless: true }],
  'POST /api/aais/passkeys': ({ userid }) => [{ body: { userid } }, { query: { userid }, body: {} }],
  'POST /api/aais/passkeys/registration': ({ userid }) => [{ body: { userid }, harmless: true }],
  'POST /api/aais/passkeys/:id/removal': () =>
    Array.from({ length: 20 }, (_none, id) => ({
      path: `/api/aais/passkeys/${id + 1}/removal`,
      body: {},
      harmless: true,
    })),
  'POST /api/aais/passkeys/challenge': 'impersonal',
  'POST /api/aais/passkeys/session': ({ userid }) => [{ body: { userid } }],
  'GET /api/accesstoken/identity': ({ userid }) => [
    {
      query: {
        category: 'account-delete',
        actionToken: `${userid}.${'x'.repeat(43)}`,
      },
    },
  ],
  'GET /api/external_refresh': ({ userid }) => [{ query: { userid }, harmless: true }],
  'POST /api/mys/unsubscribe/:token': ({ userid }) => [
    { path: `/api/mys/unsubscribe/${userid}` },
    { path: `/api/mys/unsubscribe/${userid}.applications.${'x'.repeat(43)}` },
  ],
  'POST /api/mys/account_token/:id/new_account': mailTries('new_account'),
  'POST /api/mys/account_token/:id/verify_email': mailTries('verify_email'),
  'GET /api/mys/account_token/:id/change_email': mailTries('change_email'),
  'GET /api/mys/account_token/:id/resend_email': mailTries('resend_email'),
  'POST /api/v2/resumes/:id': v2Tries(''),
  'POST /api/v2/resumes/:id/activate': v2Tries('/activate'),
  'DELETE /api/v2/accounts/:id': ({ userid }) => [
    { path: `/api/v2/accounts/${userid}`, query: { reason: '1' } },
    {
      path: `/api/v2/accounts/${userid}`,
      query: { actionToken: `${userid}.${'x'.repeat(43)}`, token: userid, reason: '1' },
    },
  ],
  'POST /api/sum/accounts/:userid/subscriptions': ({ userid }) => [
    { path: `/api/sum/accounts/${userid}/subscriptions`, body: DEVICE },
    { path: '/api/sum/accounts/current/subscriptions', body: { ...DEVICE, userid } },
  ],
  'DELETE /api/sum/subscriptions': ({ userid }) => [
    {
      path: '/api/sum/subscriptions',
      body: { resource: 'unregister', browserId: 'ab'.repeat(16), userid },
    },
  ],
  'GET /api/sum/subscriptions/key': 'impersonal',
  'GET /api/job': 'impersonal',
  'GET /api/related-searches': 'impersonal',
  'POST /api/orus/jobs': 'impersonal',
  'POST /api/scorer': ({ resumeid, userid }) => [
    { body: { resumeId: resumeid, joblist: ['1'] } },
    { body: { resumeId: resumeid, userid, joblist: ['1'] } },
  ],
  'GET /api/companies': 'impersonal',
  'GET /api/cias/companies': 'impersonal',
  'GET /api/suggests/keywords/:term': ({ userid, visitorId }) => [
    {
      path: `/api/suggests/keywords/${SEARCHED}`,
      query: { getRecent: 'true', userid },
      harmless: true,
    },
    {
      path: `/api/suggests/keywords/${visitorId}`,
      query: { getRecent: 'true' },
      harmless: true,
    },
  ],
  'GET /api/suggests/locations': 'impersonal',
  'GET /api/suggests/roles': 'impersonal',
  'GET /api/suggests/keywords': 'impersonal',
  'GET /api/suggests/universities': 'impersonal',
  'GET /api/suggests/skills': 'impersonal',
  'GET /api/tracking/recent-searches/:id': ({ userid, visitorId }) =>
    [userid, `u:${userid}`, visitorId, `s:${visitorId}`].map((id) => ({
      path: `/api/tracking/recent-searches/${id}`,
      harmless: true,
    })),
  'GET /api/tracking/recent-searches': ({ userid }) => [{ query: { userid }, harmless: true }],
  'GET /api/suggestions/:resumeID': ({ resumeid }) => [{ path: `/api/suggestions/${resumeid}` }],
  'GET /api/suggestionsV2/:resumeID': ({ resumeid }) => [{ path: `/api/suggestionsV2/${resumeid}` }],
  'POST /api/events': 'impersonal',
  'GET /api/apply': 'unbuilt',
  'POST /api/apply': ({ resumeid, userid }) => [
    { body: { jobid: OFFER, resumeid } },
    { body: { jobid: OFFER, userid } },
    { query: { userid }, body: { jobid: OFFER, resumeid } },
  ],
  'GET /api/alert': ({ userid }) => [{ query: { userid }, harmless: true }],
  'POST /api/alert': ({ userid }) => [{ body: { userid, payload: { searchstring: 'chofer' } } }],
  'PUT /api/alert': () =>
    SEARCH_IDS.flatMap((instance) => [
      { body: { instance, payload: { paused: true } } },
      { body: { instance, payload: { searchstring: 'chofer' } } },
    ]),
  'DELETE /api/alert': () => SEARCH_IDS.map((instance) => ({ body: { instance } })),
  'GET /api/pay/net': 'impersonal',
  'GET /api/features/toggles': 'impersonal',
  'POST /api/traces': 'impersonal',
  'POST /seo/url': 'impersonal',
  'POST /seo/url/bulk': 'impersonal',
  'POST /seo/url/clear': 'impersonal',
  'GET /seo/sitemap': 'impersonal',
  'GET /seo/sitemap/:part': 'impersonal',
  'GET /locations/countries/:country': 'impersonal',
  'GET /locations/countries/:country/:state': 'impersonal',
  'GET /locations/countries/:country/:state/:city': 'impersonal',
  'GET /locations/countries/:country/:state/:city/:zone': 'impersonal',
  'GET /categories': 'impersonal',
  'GET /companies': 'impersonal',
  'GET /keywords': 'impersonal',
  'GET /employment_types': 'impersonal',
  'GET /legal-docs/documents/:key': 'impersonal',
  'GET /api/images/logos/:file': 'impersonal',
  'GET /api/images/photos/:id': () => FILE_IDS.map((id) => ({ path: `/api/images/photos/${id}` })),
  'GET /api/images/shared-photos/:token': ({ userid }) =>
    [userid, 'x'.repeat(43)].map((token) => ({ path: `/api/images/shared-photos/${token}` })),
  'GET /api/images/documents/:id': () => FILE_IDS.map((id) => ({ path: `/api/images/documents/${id}` })),
  'POST /save-user-photo': ({ userid }) => [{ query: { userid }, body: {} }],
  'POST /resumes/file/:id': ({ resumeid }) => [{ path: `/resumes/file/${resumeid}`, body: {} }],
  'POST /save-pda-exam': ({ userid }) => [
    {
      body: {
        server: 'pda',
        service: 'setPDAExam',
        instance: userid,
        payload: PDA_ANSWERS,
      },
    },
  ],
  'GET /requestJWT': ({ userid, resumeid }) => [
    { query: { userID: userid, resumeID: resumeid, elementID: '0', instance: 'OpenEnglish' } },
  ],
  'POST /oe-save-score': ({ userid, resumeid }) => [
    { body: { score: 80, userID: userid, resumeID: resumeid } },
  ],
};

/** Ids of files count up: those of the first person are among them. */
const FILE_IDS = ['1', '2', '3'];

/** Ids of saved searches count up as well. */
const SEARCH_IDS = ['1', '2'];

/** The first person's search; no other person may see it. */
const SEARCHED = 'cajero';
let OFFER = '';

/** An address of the call, with an id of a person wherever it takes one. */
function toAddress(call: string, id: string): string {
  const [, target = ''] = call.split(' ', 2);
  return target.replace(/:\w+/g, id);
}

describe('every call that passes the gateway', () => {
  let site: PlatformSite;
  let ana: Person;
  let beto: Person;
  let untouched: string;

  const toCookie = (session: string | null, userid: string | null, visitorId?: string): string => {
    const [token, key] = (session ?? '').split(' ');
    const readable = JSON.stringify({
      userid,
      expires: '2099-01-01T00:00:00Z',
      key,
    });
    return [
      token && `auth_token=${token}`,
      userid && `session=${encodeURIComponent(readable)}`,
      visitorId && `sessionID=${visitorId}`,
    ]
      .filter(Boolean)
      .join('; ');
  };

  async function send(
    call: string,
    { path, query, instance, params, body }: Try,
    headers: Record<string, string>,
  ) {
    const [method = 'GET', target = ''] = call.split(' ', 2);
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) if (value) search.set(name, value);
    const takesBody =
      method === 'POST' || method === 'PUT' || (method === 'DELETE' && target === '/api/alert');
    let content: object | undefined = takesBody ? (body ?? {}) : undefined;
    let address = path ?? toAddress(call, '1');
    if (!target.startsWith('/')) {
      const [server = '', service = ''] = target.split('/');
      address = '/rest';
      if (content) content = { server, service, instance, params, payload: body ?? {} };
      else {
        const named = {
          server,
          service,
          ...(instance && { instance }),
          ...params,
        };
        for (const [name, value] of Object.entries(named)) search.set(name, String(value));
      }
    }
    const answer = await fetch(`${site.url}${address}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: {
        'x-chamba': '1',
        ...(content && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(content && { body: JSON.stringify(content) }),
      redirect: 'manual',
    });
    return {
      status: answer.status,
      text: await answer.text(),
      cookies: answer.headers.getSetCookie(),
    };
  }

  const rest = async (service: string, payload: object, cookie: string, instance?: string) => {
    const answer = await send(
      `POST myService/${service}`,
      { body: payload, ...(instance && { instance }) },
      { cookie },
    );
    assert.equal(answer.status, 200, `${service}: ${answer.text}`);
    return { ...answer, response: JSON.parse(answer.text).response };
  };
  /** Both halves of a session's cookies: the token and the key of the readable cookie. */
  const findToken = (cookies: string[]): string => {
    const value = (name: string): string =>
      cookies.map((line) => new RegExp(`^${name}=([^;]+)`).exec(line)?.[1]).find(Boolean) ?? '';
    const session = decodeURIComponent(value('session'));
    const key = session ? String(JSON.parse(session).key) : '';
    return value('auth_token') && `${value('auth_token')} ${key}`;
  };

  async function logIn({ email, password }: { email: string; password: string }): Promise<string> {
    const body = { userid: email, password };
    return findToken((await send('POST authentication/retrieveToken', { body }, {})).cookies);
  }

  async function signUp(name: string, email: string, password: string, visitorId: string): Promise<Person> {
    const created = await rest(
      'account',
      { email, password, name, ...CONSENT },
      toCookie(null, null, visitorId),
    );
    const { userid } = created.response.user_profile;
    const token = findToken(created.cookies);
    const cookie = toCookie(token, userid);
    await rest('candidateData', { updater: triples({ ...CONTACT, candidatename: name }) }, cookie);
    const { resumeid } = (await rest('resume', { doctype: 'resume' }, cookie)).response;
    await rest(
      'resume',
      { updater: triples({ ...PROFESSION, dgdoctitle: `Oficio de ${name}` }) },
      cookie,
      resumeid,
    );
    return { userid, email, resumeid, token, visitorId };
  }

  /** All data of a person that could be read or changed. */
  async function readState({ token, userid, resumeid, visitorId }: Person): Promise<string> {
    const cookie = toCookie(token, userid, visitorId);
    const answers = await Promise.all([
      send('GET authentication/retrieveToken', {}, { cookie }),
      send('GET myService/candidateData', {}, { cookie }),
      send('GET myService/resume', { instance: resumeid }, { cookie }),
      send('GET myService/applications', {}, { cookie }),
      send('GET images/documents', { instance: resumeid }, { cookie }),
      send('GET images/photos', {}, { cookie }),
      send('GET /api/alert', {}, { cookie }),
      send('GET holdSearch/resource', { params: { id: userid } }, { cookie }),
      send('GET /api/tracking/recent-searches', {}, { cookie }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 200),
      answers.map(({ text }) => text).join('\n'),
    );
    return answers.map(({ text }) => text).join('\n');
  }

  before(async () => {
    site = await startPlatform();
    ana = await signUp('Ana Reservada', 'ana.reservada@ejemplo.com', PASSWORD, 'a'.repeat(32));
    beto = await signUp('Beto Curioso', 'beto.curioso@ejemplo.com', OTHER_PASSWORD, 'b'.repeat(32));
    const cookie = toCookie(ana.token, ana.userid, ana.visitorId);
    const found = await send('GET jobs/jobs', { params: { q: SEARCHED } }, { cookie });
    OFFER = JSON.parse(found.text).response.joblist[0].id;
    const hold = {
      loginid: ana.userid,
      keyword: 'reservado',
      salary: '',
      locationid: '',
      tlalocid: '',
    };
    assert.equal((await send('POST holdSearch/resource', { body: hold }, { cookie })).status, 200);
    const saved = { payload: { searchstring: 'guardada reservada', minsalary: '8000' } };
    assert.equal((await send('POST /api/alert', { body: saved }, { cookie })).status, 200);
    const sendFile = async (path: string, content: Uint8Array<ArrayBuffer>, name: string) => {
      const form = new FormData();
      form.append('input-file', new Blob([content]), name);
      const headers = { cookie, 'x-chamba': '1', 'x-page-account': ana.userid };
      const answer = await fetch(site.url + path, {
        method: 'POST',
        headers,
        body: form,
      });
      assert.equal(answer.status, 200, path);
    };
    const pdf = Buffer.from('%PDF-1.7\nCV de Ana Reservada\n%%EOF\n');
    await sendFile(`/resumes/file/${ana.resumeid}`, pdf, 'Reservada.pdf');
    await sendFile('/save-user-photo/', new Uint8Array(await jpeg(9, 9)), 'foto.jpg');
    untouched = await readState(ana);
    assert.match(untouched, /photos\/\d/);
    assert.match(untouched, /guardada reservada/);
    assert.match(untouched, /Ana Reservada[^]*Oficio de Ana Reservada[^]*reservado[^]*de-cajero/);
  });
  after(() => site.close());

  it('has a case here', () => {
    assert.deepEqual(Object.keys(CASES).sort(), listedCalls().sort());
  });

  /** The attackers: cookies and page of honest and forging browsers. */
  const callers = (token: string): Record<string, Record<string, string>> => ({
    'another person': {
      cookie: toCookie(token, beto.userid, beto.visitorId),
      'x-page-account': beto.userid,
    },
    'another person with an earlier kernel': {
      cookie: toCookie(token, beto.userid, beto.visitorId),
    },
    'another person on the page of the first': {
      cookie: toCookie(token, beto.userid),
      'x-page-account': ana.userid,
    },
    'another person with a changed cookie': {
      cookie: toCookie(token, ana.userid),
      'x-page-account': ana.userid,
    },
    'another person with a changed cookie and an earlier kernel': {
      cookie: toCookie(token, ana.userid),
    },
    'another person by token': {
      authorization: `Bearer ${token.split(/[ !]/)[0]}`,
      userid: ana.userid,
    },
    'a visitor': {
      cookie: toCookie(null, null, 'c'.repeat(32)),
      'x-page-account': 'none',
    },
    'a visitor with a made-up session': {
      cookie: toCookie('x'.repeat(43), ana.userid),
      userid: ana.userid,
    },
  });

  for (const [call, how] of Object.entries(CASES)) {
    it(`keeps the first person’s data to herself: ${call}`, async () => {
      const { userid, resumeid } = ana;
      const named = {
        userid,
        userID: userid,
        loginid: userid,
        id: userid,
        resumeid,
      };
      const general: Try[] = [
        {
          path: toAddress(call, userid),
          query: named,
          instance: userid,
          params: named,
          body: named,
          harmless: true,
        },
        {
          path: toAddress(call, resumeid),
          instance: resumeid,
          body: { payload: named },
          harmless: true,
        },
      ];
      const own = typeof how === 'function' ? how(ana, beto) : [];
      const token = await logIn({
        email: beto.email,
        password: OTHER_PASSWORD,
      });
      assert.notEqual(token, '', 'the other person cannot log in any more');
      for (const [who, headers] of Object.entries(callers(token))) {
        for (const attempt of [...general, ...own]) {
          const what = `${who}: ${JSON.stringify(attempt)}`;
          const { status, text } = await send(call, attempt, headers);
          assert.ok(status < 500, `${what}: ${status} ${text}`);
          assert.doesNotMatch(text, /Reservada|ana\.reservada|reservado/i, what);
          if (call.includes('recent') || call.includes('keywords/'))
            assert.doesNotMatch(text, /"url":"\/empleos-de-cajero"/, what);
          if (!attempt.harmless) assert.ok(status >= 400, `${what}: ${status} ${text}`);
          if (how === 'unbuilt')
            assert.ok([404, 405].includes(status) || status === 401, `${what}: ${status}`);
        }
      }
      const [earlier, now] = [untouched, await readState(ana)];
      untouched = now;
      assert.equal(now, earlier);
    });
  }
});
