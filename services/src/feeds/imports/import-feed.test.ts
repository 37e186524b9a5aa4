import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ask, testEngines } from '../../testing/services.ts';
import type { Engine, RunningServices } from '../../testing/services.ts';
import type { FeedImportEvent, FeedImportOptions, FeedImportSummary } from '../index.ts';

const DAY_MS = 86_400_000;
const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

/** A posting with everything that offers need. */
function posting(id: string, over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: 'Ejemplo', value: id },
    title: 'Apicultor certificado',
    description: '<p>Cuidado de colmenas.</p><ul><li>Revisar</li><li>Cosechar</li></ul>',
    hiringOrganization: { '@type': 'Organization', name: 'Mieles del Sur' },
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: 'Guadalajara', addressRegion: 'Jalisco', addressCountry: 'MX' },
    },
    datePosted: day(-1),
    validThrough: day(20),
    applicationContact: { email: 'vacantes@mieles.example' },
    ...over,
  };
}

const jsonLines = (...postings: unknown[]): string =>
  postings.map((one) => `${JSON.stringify(one)}\n`).join('');

async function* chunksOf(text: string | Buffer, size = 700): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

type Outcome = { summary: FeedImportSummary; events: FeedImportEvent[] };

for (const engine of await testEngines()) {
  describe(`imports of feeds on ${engine.name}`, () => suite(engine));
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

  const bring = async (
    content: string | Buffer | AsyncIterable<Uint8Array>,
    options: Partial<FeedImportOptions> & { feed: string },
  ): Promise<Outcome> => {
    const events: FeedImportEvent[] = [];
    const stream = typeof content === 'string' || Buffer.isBuffer(content) ? chunksOf(content) : content;
    const summary = await running.services.feeds.import(stream, {
      ...options,
      onEvent: (event) => events.push(event),
    });
    return { summary, events };
  };
  const rejections = ({ events }: Outcome) =>
    events.flatMap((event) =>
      event.type === 'rejected' ? [`${event.line} ${event.field} ${event.reason}`] : [],
    );
  const counts = ({ added, changed, unchanged, rejected, retired }: FeedImportSummary) => ({
    added,
    changed,
    unchanged,
    rejected,
    retired,
  });
  type SearchBody = { joblist: { id: string; title: string }[]; summary: { totaldocs: number } };
  const search = async (params: Record<string, string>): Promise<SearchBody> => {
    const query = new URLSearchParams({ server: 'jobs', service: 'jobs', ...params });
    const { body } = await ask(running, `/rest?${query.toString()}`);
    return body['response'] as SearchBody;
  };
  const jobOf = async (id: string): Promise<Record<string, unknown>> => {
    const { body } = await ask(running, `/api/job?jobID=${id}`);
    return (body['response'] as { job: Record<string, unknown> }).job;
  };
  const rows = async (sql: string, params: unknown[] = []) =>
    (await running.services.db.query(sql, params)).rows;

  /** Totals as they stand, to be compared with a count of everything. */
  const totals = async () => ({
    facets: await rows('select state, packed, offers from facet_total order by 1, 2'),
    days: await rows('select state, day, offers from day_total order by 1, 2'),
    places: await rows('select id, documents from place where documents > 0 order by 1'),
    words: await rows('select word, documents from lexeme order by 1'),
    companies: await rows('select slug, offers from company_total order by 1'),
  });

  test('postings become offers that searches find, with place, pay and text', async () => {
    const { summary } = await bring(
      jsonLines(
        posting('a-1', {
          baseSalary: { currency: 'MXN', value: { minValue: 400, maxValue: 500, unitText: 'DAY' } },
          employmentType: ['FULL_TIME', 'TEMPORARY'],
          educationRequirements: { credentialCategory: 'high school' },
          experienceRequirements: { monthsOfExperience: 24 },
        }),
        posting('a-2', {
          title: 'Apicultora remota',
          jobLocation: undefined,
          jobLocationType: 'TELECOMMUTE',
        }),
      ),
      { feed: 'mieles' },
    );
    assert.deepEqual(counts(summary), { added: 2, changed: 0, unchanged: 0, rejected: 0, retired: 0 });
    assert.equal(summary.format, 'jobposting');
    const found = await search({ q: 'apicultor' });
    assert.ok(found.summary.totaldocs >= 1);
    const [first] = found.joblist.filter(({ title }) => title === 'Apicultor certificado');
    assert.ok(first);
    const job = await jobOf(first.id);
    assert.equal(job['jobbody'], 'Cuidado de colmenas.\n- Revisar\n- Cosechar');
    assert.deepEqual(
      [job['salaryfrom'], job['salaryto'], job['salarytime'], job['jobtypefulltime'], job['educationid']],
      [12_160, 15_200, 0, true, 2],
    );
    assert.deepEqual(job['locations'], [{ statename: 'Jalisco', cityname: 'Guadalajara', countryid: 'MX' }]);
    assert.equal(job['companyname'], 'Mieles del Sur');
    assert.equal(job['issample'], false);
    assert.deepEqual(await rows("select recipient, salarynet from offer where feedkey = 'a-1'"), [
      { recipient: 'vacantes@mieles.example', salarynet: null },
    ]);
  });

  test('the same file again changes nothing; a changed record changes its offer and keeps its id', async () => {
    const before = await rows("select id, feedkey from offer where feed = 'mieles' order by 2");
    const same = jsonLines(posting('a-2'), posting('a-3'));
    await bring(same, { feed: 'mieles' });
    const again = await bring(gzipSync(same), { feed: 'mieles' });
    assert.deepEqual(counts(again.summary), { added: 0, changed: 0, unchanged: 2, rejected: 0, retired: 0 });
    const changed = await bring(jsonLines(posting('a-1', { title: 'Apicultor de altura' })), {
      feed: 'mieles',
    });
    assert.equal(changed.summary.changed, 1);
    const later = await rows(
      "select id, feedkey from offer where feed = 'mieles' and feedkey <> 'a-3' order by 2",
    );
    assert.deepEqual(later, before);
    assert.equal((await search({ q: 'altura' })).joblist[0]?.title, 'Apicultor de altura');
  });

  test('totals kept by changes are those of a full count', async () => {
    const kept = await totals();
    const { refreshTotals } = await import('../finish-catalogue.ts');
    await refreshTotals(running.services.db);
    assert.deepEqual(await totals(), kept);
  });

  test('bad records are rejected one by one with line, field and reason', async () => {
    const outcome = await bring(
      [
        JSON.stringify(posting('b-1')),
        '{"title": ',
        '[]',
        '',
        JSON.stringify(posting('b-2', { title: '  ', datePosted: day(40) })),
        JSON.stringify(posting('b-3', { datePosted: '2026-02-31' })),
        JSON.stringify(posting('b-4', { validThrough: day(-2), datePosted: day(-9) })),
        JSON.stringify(posting('b-5', { jobLocation: { address: { addressRegion: 'Texas' } } })),
        JSON.stringify(
          posting('b-6', { jobLocation: { address: { addressCountry: 'ES', addressRegion: 'Madrid' } } }),
        ),
        JSON.stringify(posting('b-1', { title: 'Otra vez' })),
        JSON.stringify(posting('b-7', { applicationContact: { email: 'no es correo' } })),
        JSON.stringify(posting('b-8', { baseSalary: { value: { value: 100, unitText: 'MINUTE' } } })),
        JSON.stringify(
          posting('b-9', { jobLocation: { address: { addressRegion: 'Jal.', addressLocality: 'Nowhere' } } }),
        ),
        JSON.stringify(
          posting('', { identifier: undefined, url: 'javascript:alert(1)', applicationContact: undefined }),
        ),
      ].join('\n'),
      { feed: 'faults' },
    );
    assert.deepEqual(rejections(outcome), [
      '2 record is not JSON',
      '3 record is no JSON object',
      `5 title is missing`,
      `5 datePosted is in the future: "${day(40)}"`,
      '6 datePosted is no date: "2026-02-31"',
      `7 validThrough the offer expired on ${day(-2)}`,
      '8 jobLocation names no state of Mexico: "Texas"',
      '9 jobLocation is not in Mexico: "ES"',
      '10 identifier is the same as of record 1',
      '11 recipient is neither a mail address nor an https address: "no es correo"',
      '12 baseSalary.value.unitText must be one of HOUR, DAY, WEEK, MONTH, YEAR',
      '14 url is no web address: "javascript:alert(1)"',
    ]);
    assert.equal(outcome.summary.added, 2);
    assert.deepEqual(await rows("select state, city from offer where feed = 'faults' and feedkey = 'b-9'"), [
      { state: 14, city: 0 },
    ]);
  });
}
