import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { operations, getUpstream } from '@chamba/kernel/operations';
import { ask, testEngines } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';

/** Parameters of every read of the generic endpoint, besides the instance. */
const READS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  jobs: {
    jobs: [
      ...['q', 'literal', 'cop', 'category', 'subcategory', 'location', 'ci', 'sectorid', 'region', 'giroid'],
      ...['activity', 'ratingTag', 'contract_type', 'education', 'work_mode', 'smin', 'smax', 'page', 'tm'],
      ...['sort', 'hits', 'uuid', 'location.id', 'locationid', 'location.value', 'locationvalue'],
      ...['location.granularity', 'location.compatibility', 'token', 'sessionID', 'userID'],
    ],
    similarJobs: ['jobID'],
    salaryMarket: ['jobID'],
  },
  lookup: {
    countries: ['countryID'],
    states: ['countryID'],
    cities: ['countryID', 'stateID'],
    postalcode: ['postalcode'],
    locationPrettyID: ['countryID', 'stateID'],
    location: ['text', 'stateID', 'id'],
    languages: ['id'],
    interestAreas: ['id'],
    subinterestAreas: ['idparent'],
    categories: ['id'],
    allcategories: ['id'],
    subcategories: ['categoryID'],
    subcategory: ['subcategoryID'],
  },
  geolocation: { nearest: ['latitude', 'longitude'] },
  apiSearchACS: { suggests: ['text', 'count', 'exact', 'showjoboffers'] },
  searchCompanyLetter: { companies: ['letter', 'query', 'hits', 'filtercompanies'] },
  companyProfiles: { reviews: [] },
  images: { logos: [] },
  features: { toggles: ['name'] },
  authentication: { retrieveToken: ['token'] },
  verifieremail: { returnValueMail: ['emailaddress'] },
  myService: {
    candidateData: ['token'],
    resume: ['requestedsections', 'token'],
    applications: ['top', 'page', 'token'],
  },
  holdSearch: { resource: ['id', 'token'] },
};

/** Addresses that are read, with their parameters; `:x` is a part of the path. */
const ADDRESSES: ReadonlyArray<readonly [upstream: string, path: string, parameters: readonly string[]]> = [
  ['jobs', '/api/job', ['jobID', 'showskills', 'showseo', 'userid', 'rank', 'uuid', 'jobtype', 'utm_source']],
  ['jobs', '/api/related-searches', ['q', 'utm_origin', 'utm_channel']],
  ['companies', '/api/companies', ['cop']],
  ['companies', '/api/cias/companies', ['q', 'minoffers']],
  ['suggests', '/api/suggests/keywords/:x', ['text', 'count', 'getRecent', 'sessionID', 'userID']],
  ['suggests', '/api/suggests/keywords', ['text', 'count', 'getRecent', 'sessionID', 'userID']],
  ['suggests', '/api/suggests/locations', ['q', 'loc', 'filters', 'compatibility']],
  ['suggests', '/api/suggests/roles', ['text', 'count', 'exact']],
  ['suggests', '/api/suggests/universities', ['text', 'count']],
  ['suggests', '/api/suggests/skills', ['text', 'count']],
  ['tracking', '/api/tracking/recent-searches/:x', ['token']],
  ['seo', '/locations/countries/:x', ['type']],
  ['seo', '/keywords', ['type']],
  ['seo', '/categories', ['type']],
  ['seo', '/employment_types', ['type']],
  ['seo', '/companies', ['type']],
  ['seo', '/seo/sitemap', ['part']],
  ['seo', '/seo/sitemap/:x', ['part']],
  ['pay', '/api/pay/net', ['amount', 'given', 'period', 'zone']],
  ['features', '/api/features/toggles', ['name']],
  ['legal', '/legal-docs/documents/:x', ['key']],
  ['images', '/api/images/logos/:x', ['key']],
  ['authentication', '/api/external_refresh', ['token']],
  ['myService', '/api/mys/account_token/:x/resend_email', ['token']],
  ['myService', '/api/mys/account_token/:x/change_email', ['token']],
];

/** A text in which `bad` stands in the middle, so that no reader trims it off. */
const around = (bad: string): string => `a${bad}b`;

/** Bodies of every call that has one, each with the text in one more of its places. */
function bodiesWith(text: string): ReadonlyArray<readonly [upstream: string, path: string, body: object]> {
  const filter = { key: 'x', directories: [{ type: 'keyword', value: 'chofer' }], query_params: { page: 2 } };
  const filters = [
    { ...filter, key: text },
    { ...filter, directories: [{ type: 'keyword', value: text }] },
    { ...filter, directories: [{ type: 'state', value: text }] },
    { ...filter, directories: [{ type: text, value: 'x' }] },
    { ...filter, query_params: { q: text } },
    { ...filter, query_params: { [text]: 'x' } },
  ];
  const write = (server: string, service: string, payload: unknown, more: object = {}) =>
    [server, '/rest', { server, service, payload, ...more }] as const;
  return [
    ...[
      { q: text },
      { cop: text },
      { location: text },
      { location: { id: text } },
      { location: { value: text } },
      { location: { id: '14039', granularity: text } },
      { location: { id: '14039', compatibility: text } },
      { location: { [text]: 'x' } },
      { education: ['1', text] },
      { hits: text },
      { page: text },
      { nothing: [{ deep: [[{ down: text }]] }] },
    ].map((body) => ['jobs', '/api/orus/jobs', body] as const),
    ...['/seo/url', '/seo/url/bulk', '/seo/url/clear'].flatMap((path) => [
      ...filters.map((one) => ['seo', path, { filters: [filter, one] }] as const),
      ['seo', path, { filters: [filter], source: text }] as const,
      ['seo', path, { filters: [filter], metatag: text }] as const,
    ]),
    ['scorer', '/api/scorer', { resumeId: text, joblist: ['1'] }],
    ['scorer', '/api/scorer', { resumeId: '1', joblist: ['1', text] }],
    ['apply', '/api/apply', { jobid: text }],
    ['apply', '/api/apply', { jobid: '1', skills: [{ id: text, level: '1' }] }],
    ['apply', '/api/apply', { jobid: '1', killerQuestions: [{ id: '1', answer: text }] }],
    ['myService', '/api/v2/resumes/1', { updater: [{ field: 'resumetitle', value: text, elementid: '0' }] }],
    ['myService', '/api/v2/resumes/1/activate', { op_type: text }],
    write('complaints', 'fraud', { jobid: text, reason: 'x', comment: 'x' }),
    write('complaints', 'fraud', { jobid: '1', reason: 'x', comment: text }),
    write('authentication', 'retrieveToken', { userid: text, password: 'segura123' }),
    write('authentication', 'retrieveToken', { userid: 'a@b.mx', password: text }),
    write('myService', 'account', { email: 'a@b.mx', name: text, password: 'segura123', legal_ok: true }),
    write('myService', 'accountToken', { type: 'password', emailaddress: text }),
    write('myService', 'candidateData', { updater: [{ field: text, value: 'x', elementid: '0' }] }),
    write('myService', 'resume', { doctype: text }),
    write('myService', 'resume', {}, { instance: text }),
    write('holdSearch', 'resource', { loginid: '1', keyword: text }),
    write('holdSearch', 'resource', {}, { params: { token: text } }),
  ];
}

for (const engine of await testEngines()) {
  describe(`what the database cannot keep, on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  before(async () => {
    running = await engine.start();
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  const isRefused = async (path: string, request: { method?: string; body?: unknown } = {}) => {
    const { status, body } = await ask(running, path, request);
    const what = `${request.method ?? 'GET'} ${path} ${JSON.stringify(request.body) ?? ''}`;
    assert.equal(status, 400, what);
    assert.equal((body['errors'] as { code: string }[])[0]?.code, 'BAD-REQUEST', what);
  };
  const NUL = encodeURIComponent(around('\0'));

  test('a NUL in any parameter of a read is a bad request', async () => {
    for (const [server, services] of Object.entries(READS))
      for (const [service, parameters] of Object.entries(services))
        for (const name of [...parameters, 'instance', 'anything']) {
          await isRefused(`/rest?server=${server}&service=${service}&${name}=${NUL}`);
          await isRefused(`/rest?server=${server}&service=${service}&${name}=1&${name}=%00`);
        }
    for (const name of ['server', 'service']) await isRefused(`/rest?${name}=${NUL}`);
    await isRefused(`/cache-rest?server=lookup&service=categories&a=${NUL}`);
    await isRefused(`/rest?server=jobs&service=jobs&${NUL}=1`);
  });

  test('a NUL in any part or parameter of an address is a bad request', async () => {
    for (const [, path, parameters] of ADDRESSES) {
      for (const name of parameters) await isRefused(`${path.replace(':x', 'x')}?${name}=${NUL}`);
      if (path.includes(':x')) await isRefused(path.replace(':x', NUL));
    }
    for (const path of ['/api/aais/authentication_token/:x', '/api/aais/sessions?keep=:x'])
      await isRefused(path.replace(':x', NUL), { method: 'DELETE' });
    for (const action of ['new_account', 'verify_email']) {
      await isRefused(`/api/mys/account_token/${NUL}/${action}?token=x`, { method: 'POST' });
      await isRefused(`/api/mys/account_token/1/${action}?token=${NUL}`, { method: 'POST' });
    }
    await isRefused(`/api/apply?token=${NUL}`, { method: 'POST', body: {} });
    await isRefused(`/api/v2/resumes/${NUL}`, { method: 'POST', body: { updater: [] } });
    await isRefused(`/seo/url?source=${NUL}`, { method: 'POST', body: { filters: [] } });
  });

  for (const [name, bad] of [
    ['a NUL', '\0'],
    ['half a character', '\ud83d'],
  ] as const) {
    test(`${name} anywhere in a body is a bad request`, async () => {
      for (const [, path, body] of bodiesWith(around(bad))) await isRefused(path, { method: 'POST', body });
    });
  }

  test('every upstream is among the calls above', () => {
    const named = [
      ...Object.keys(READS),
      ...ADDRESSES.map(([upstream]) => upstream),
      ...bodiesWith('').map(([upstream]) => upstream),
    ].map((name) => name.toLowerCase());
    const served = operations.filter(({ name }) => running.services.operations.includes(name));
    assert.deepEqual([...new Set(named)].sort(), [...new Set(served.map(getUpstream))].sort());
  });

  test('everything that can be kept is read as before', async () => {
    const text = encodeURIComponent('chofer\u0001 \ud83d\ude9a\n\tñ %00');
    for (const path of [
      `/rest?server=jobs&service=jobs&q=${text}`,
      `/api/suggests/keywords/${text}`,
      `/api/suggests/locations?q=${text}`,
      `/api/related-searches?q=${text}`,
      `/api/cias/companies?q=chofer`,
    ])
      assert.equal((await ask(running, path)).status, 200, path);
    const deep = `{"q":"chofer","x":${'['.repeat(5_000)}1${']'.repeat(5_000)}}`;
    const answer = await fetch(`${running.url}/api/orus/jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: deep,
    });
    assert.equal(answer.status, 200);
  });
}
