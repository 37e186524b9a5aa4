import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startSite, type TestSite } from '../testing/test-site.ts';
import { readReport } from './report.ts';

const release = { unit: 'mfe-search', version: '1.0.0' };
const report = {
  composition: '0123456789abcdef',
  views: [{ ...release, category: 'srp' }],
  errors: [
    {
      ...release,
      kind: 'render',
      name: 'TypeError',
      message: 'no "Lupita" at lupita@ejemplo.com, 4711, /empleo/oferta/1?token=x',
      files: ['mfe-search/1.0.0-0123456789ab/page-hello.js'],
    },
  ],
  vitals: [{ ...release, category: 'srp', metric: 'LCP', value: 1_234.5 }],
};

describe('reports of pages', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());
  const send = (body: unknown, headers: Record<string, string> = { origin: site.url }) =>
    site.post('/beacon', body, { 'content-type': 'text/plain;charset=UTF-8', ...headers });

  it('are stored without personal data', async () => {
    const answer = await send(report);
    assert.equal(answer.status, 204);
    const [figures] = site.figures.splice(0);
    assert.deepEqual(figures?.views, report.views);
    assert.deepEqual(figures?.vitals, report.vitals);
    assert.equal(figures?.errors[0]?.message, 'no (text) at (mail) #, (path)');
  });

  it('of releases that do not exist are ignored', async () => {
    const other = { unit: 'mfe-none', version: '9.9.9' };
    const answer = await send({
      ...report,
      views: [
        ...report.views,
        { ...other, category: 'srp' },
        { ...release, version: '1.0.1', category: 'srp' },
      ],
      errors: [{ ...report.errors[0], ...other }],
    });
    assert.equal(answer.status, 204);
    const [figures] = site.figures.splice(0);
    assert.equal(figures?.views.length, 1);
    assert.deepEqual(figures?.errors, []);
  });

  for (const [what, body] of [
    ['no JSON', '{'],
    ['an additional field', { ...report, userid: '7' }],
    [
      'an address among the files',
      { ...report, errors: [{ ...report.errors[0], files: ['https://x/?token=1'] }] },
    ],
    ['a sentence as a name', { ...report, errors: [{ ...report.errors[0], name: 'Lupita Hernández' }] }],
    [
      'a failure that only the site reports',
      { ...report, errors: [{ ...report.errors[0], kind: 'server-error' }] },
    ],
    ['an unknown measure', { ...report, vitals: [{ ...report.vitals[0], metric: 'AGE' }] }],
    ['too many errors', { ...report, errors: Array.from({ length: 21 }, () => report.errors[0]) }],
  ] as const) {
    it(`with ${what} are refused`, async () => {
      assert.equal((await send(body)).status, 400);
      assert.deepEqual(site.figures, []);
    });
  }

  it('of another site, and those without an origin, are refused', async () => {
    assert.equal((await send(report, { origin: 'https://malo.example' })).status, 403);
    assert.equal((await send(report, {})).status, 403);
  });

  it('that are too large are refused', async () => {
    assert.equal((await send(JSON.stringify(report).padEnd(40_000, ' '))).status, 413);
  });
});

describe('a unit that fails in server rendering', () => {
  it('is reported with the failures of pages', async () => {
    const site = await startSite();
    try {
      await site.get('/throw');
      const [figures] = site.figures;
      assert.deepEqual(figures?.errors, [
        { ...release, kind: 'server-error', name: 'Error', message: 'correo (mail)', files: [] },
      ]);
    } finally {
      await site.close();
    }
  });
});

describe('a flood of reports', () => {
  it('is rate-limited', async () => {
    const site = await startSite({ RATE_LIMIT_SCALE: '0.01' });
    try {
      const statuses: number[] = [];
      for (let index = 0; index < 5; index += 1)
        statuses.push((await site.post('/beacon', report, { origin: site.url })).status);
      assert.deepEqual(statuses, [204, 204, 204, 429, 429]);
    } finally {
      await site.close();
    }
  });
});

describe('the sanitised report', () => {
  it('has no digits, quotes, paths or mails in messages', () => {
    const read = readReport(JSON.stringify(report));
    assert.doesNotMatch(read?.errors[0]?.message ?? '', /\d|Lupita|@|oferta/);
  });
});
