import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { JobPay } from '@chamba/kernel/api';
import { until } from '@chamba/kernel/testing/until';
import { minimumWageOn } from '../../pay/minimum-wage.ts';
import { ask, enginesOfRules } from '../../testing/services.ts';
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

async function* toChunks(text: string | Buffer, size = 700): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

type Outcome = { summary: FeedImportSummary; events: FeedImportEvent[] };

for (const engine of await enginesOfRules()) {
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
    const stream = typeof content === 'string' || Buffer.isBuffer(content) ? toChunks(content) : content;
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
  const readJob = async (id: string): Promise<Record<string, unknown>> => {
    const { body } = await ask(running, `/api/job?jobID=${id}&showskills=true`);
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
    const job = await readJob(first.id);
    assert.equal(job['jobbody'], 'Cuidado de colmenas.\n- Revisar\n- Cosechar');
    assert.deepEqual(
      [job['salaryfrom'], job['salaryto'], job['salarytime'], job['jobtypefulltime'], job['educationid']],
      [12_160, 15_200, 0, true, 2],
    );
    const [place] = job['locations'] as Record<string, unknown>[];
    assert.deepEqual([place?.['statename'], place?.['cityname']], ['Jalisco', 'Guadalajara']);
    assert.equal(job['companyname'], 'Mieles del Sur');
    assert.equal(job['issample'], false);
    assert.deepEqual(await rows("select recipient, salarynet from offer where feedkey = 'a-1'"), [
      { recipient: 'vacantes@mieles.example', salarynet: null },
    ]);
  });

  test('an offer of today has its pay by the hour beside the minimum wage of the year, where its hours are certain', async () => {
    const pay = (amount: number) => ({ currency: 'MXN', value: { value: amount, unitText: 'MONTH' } });
    await bring(
      jsonLines(
        posting('hours-1', { baseSalary: pay(14_000), workHours: 'Lunes a viernes de 9:00 a 18:00' }),
        posting('hours-2', {
          baseSalary: pay(12_000),
          description: 'Vigilar la bodega.\nHorario: lunes a domingo de 8 am a 8 pm.',
        }),
        posting('hours-3', {
          baseSalary: pay(12_000),
          workHours: 'Lunes a viernes de 9 a 6 y sábados de 9 a 2',
        }),
        posting('hours-4', { baseSalary: pay(12_000), workHours: 'Lunes a sábado, rolar turnos de 8 a 4' }),
      ),
      { feed: 'horarios' },
    );
    const offers = await rows("select id from offer where feed = 'horarios' order by feedkey");
    const pays = await Promise.all(
      offers.map(async ({ id }) => (await readJob(String(id)))['pay'] as JobPay),
    );
    assert.deepEqual(
      pays.map(({ hoursPerWeek, perHour }) => [hoursPerWeek, perHour?.from ?? null]),
      [
        [45, 71.79],
        [84, 32.97],
        [null, null],
        [null, null],
      ],
    );
    const [paid] = pays;
    const minimum = minimumWageOn(day(-1), 'general');
    assert.equal(paid?.minimum?.daily, minimum?.daily);
    if (minimum) assert.equal(paid?.minimum?.times?.from, Math.round((14_000 / minimum.monthly) * 10) / 10);
  });

  test('skills of an offer are those that its feed names, in its words', async () => {
    const terms = [{ '@type': 'DefinedTerm', name: 'Soldadura (TIG, MIG)' }, 'Excel, Word', 'C++', 'C#'];
    const tags = [...terms, 'excel, word', '', '<b>Trato</b> con clientes &amp; proveedores'];
    const { summary } = await bring(
      jsonLines(
        posting('s-1', { title: 'Herrero artístico', skills: tags }),
        posting('s-2', {
          title: 'Herrero forjador',
          skills: ' Forja; Dibujo (a mano, CAD), Medir,,forja\nPaciencia',
        }),
        posting('s-3', { title: 'Herrero aprendiz' }),
        posting('s-4', {
          title: 'Herrero de balcones',
          skills: '<ul><li>Medir</li><li>Cortar, pulir</li></ul>',
        }),
      ),
      { feed: 'herreros' },
    );
    assert.equal(summary.added, 4);
    const xml = `<source><job><title>Herrero de portones</title><date>${day(-1)}</date><referencenumber>s-5</referencenumber>
<state>Jalisco</state><description>Portones</description><skills><![CDATA[Soldadura, Montaje]]></skills></job></source>`;
    await bring(xml, { feed: 'herreros-xml' });
    const [other] = await rows("select id from offer where feed like 'empleo-gob-mx-%' limit 1");
    const offers = await rows("select id, facts from offer where feed like 'herreros%' order by feedkey");
    const jobs = await Promise.all([...offers, other].map((offer) => readJob(String(offer?.['id']))));
    const named = (job: Record<string, unknown> | undefined) =>
      (job?.['skills'] as { id: string; description: string }[]).map(({ description }) => description);
    assert.deepEqual(jobs.map(named), [
      ['Soldadura (TIG, MIG)', 'Excel, Word', 'C++', 'C#', 'Trato con clientes & proveedores'],
      ['Forja', 'Dibujo (a mano, CAD)', 'Medir', 'Paciencia'],
      [],
      ['Medir', 'Cortar', 'pulir'],
      ['Soldadura', 'Montaje'],
      [],
    ]);
    assert.deepEqual(
      (jobs[0]?.['skills'] as { id: string }[]).map(({ id }) => id),
      ['soldadura (tig, mig)', 'excel, word', 'c++', 'c#', 'trato con clientes & proveedores'],
    );
    // An offer has them, as it has the texts of its page, where they are asked for.
    const answerTo = async (query: string) => {
      const { body } = await ask(running, `/api/job?jobID=${String(offers[0]?.['id'])}${query}`);
      const { job, ...more } = body['response'] as { job: Record<string, unknown>; seo?: unknown };
      return { skills: named(job).length, names: Object.keys(more), seo: more.seo };
    };
    for (const [query, skills, names] of [
      ['', 0, []],
      ['&showskills=false&showseo=false', 0, []],
      ['&showskills=&showseo=si', 0, []],
      ['&showskills=true', 5, []],
      ['&showseo=true', 0, ['seo']],
      ['&showseo=true&showskills=true', 5, ['seo']],
    ] as const) {
      const answer = await answerTo(query);
      assert.deepEqual([answer.skills, answer.names], [skills, names], query);
    }
    const { seo } = await answerTo('&showseo=true');
    assert.equal((seo as { h1: string }).h1, 'Herrero artístico');
    // They are shown as skills and not once more among the facts.
    assert.ok(offers.every(({ facts }) => !JSON.stringify(facts).includes('Habilidades')));
    const { joblist } = await search({ q: 'herrero artístico' });
    assert.deepEqual(named(joblist[0]), named(jobs[0]));
    // A list of skills that changed is a changed offer.
    const changed = await bring(jsonLines(posting('s-3', { title: 'Herrero aprendiz', skills: ['Ganas'] })), {
      feed: 'herreros',
    });
    assert.equal(changed.summary.changed, 1);
  });

  test('the examples of the documentation come in with their questions to candidates', async () => {
    const page = await readFile(new URL('../../../../docs/feeds.md', import.meta.url), 'utf8');
    const block = (language: string) =>
      new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(page)?.[1] ?? '';
    const dates = { datePosted: day(-1), validThrough: day(20) };
    const posted: unknown = JSON.parse(block('json'));
    assert.ok(typeof posted === 'object' && posted !== null);
    const lines = await bring(jsonLines({ ...posted, ...dates }), { feed: 'documented' });
    const xml = block('xml').replace(/<date>[^<]*/, `<date>${day(-1)}`);
    const elements = await bring(xml, { feed: 'documented-xml' });
    assert.deepEqual([lines, elements].map(rejections), [[], []]);
    const offers = await rows("select id from offer where feed like 'documented%' order by feed");
    const jobs = await Promise.all(offers.map(({ id }) => readJob(String(id))));
    assert.deepEqual(
      jobs.map((job) => job['questions']),
      [
        [
          { id: 'turno', question: '¿Puedes rolar turnos?', kind: 'boolean', options: [] },
          {
            id: 'proceso',
            question: '¿Qué proceso dominas?',
            kind: 'choice',
            options: ['MIG', 'TIG', 'Electrodo'],
          },
        ],
        [
          {
            id: 'anios',
            question: '¿Cuántos años de experiencia tienes en caja?',
            kind: 'number',
            options: [],
          },
          { id: 'sucursal', question: '¿En qué sucursal?', kind: 'choice', options: ['Centro', 'Cumbres'] },
        ],
      ],
    );
    // The same again changes nothing; another option is a changed offer.
    const again = await bring(xml, { feed: 'documented-xml' });
    const changed = await bring(xml.replace('Cumbres', 'Contry'), { feed: 'documented-xml' });
    assert.deepEqual([again.summary.unchanged, changed.summary.changed], [1, 1]);
  });

  test('a question that cannot be asked keeps its record out', async () => {
    const asking = (id: string, applicationQuestions: unknown) =>
      posting(id, { title: `Apicultor ${id}`, applicationQuestions });
    const outcome = await bring(
      jsonLines(
        asking('q-1', ['¿Por qué la apicultura?', { question: '¿Sabes manejar?', type: 'Sí/No' }]),
        asking('q-2', [{ question: 'Turno', type: 'choice', options: ['Único'] }]),
        asking('q-3', [{ question: 'Sube un video', type: 'video' }]),
        asking('q-4', [{ id: 'a', question: 'Una' }, { id: 'a', question: 'Otra' }, { type: 'text' }]),
        asking(
          'q-5',
          Array.from({ length: 11 }, (_, index) => `Pregunta ${index}`),
        ),
        asking('q-6', { question: '¿Alergias?', options: ['Ninguna', 'Abejas', 'Ninguna'] }),
      ),
      { feed: 'apicultores-que-preguntan' },
    );
    const field = 'applicationQuestions';
    assert.deepEqual(rejections(outcome), [
      `2 ${field} question 1 has 1 options instead of 2 to 20`,
      `3 ${field} question 1 has the type "video", which is not text, boolean, choice or number`,
      `4 ${field} question 2 has the id of an earlier one`,
      `4 ${field} question 3 has no text`,
      `5 ${field} are more than 10`,
    ]);
    const [open, choice] = await rows(
      "select questions from offer where feed = 'apicultores-que-preguntan' order by feedkey",
    );
    assert.deepEqual(
      [open, choice].map((row) => (row?.['questions'] as { kind: string }[]).map(({ kind }) => kind)),
      [['text', 'boolean'], ['choice']],
    );
  });

  test('states that candidates have to live in are read, and one that is not known keeps its record out', async () => {
    const wanting = (id: string, applicantLocationRequirements: unknown) =>
      posting(id, { title: `Apicultor ${id}`, applicantLocationRequirements });
    const outcome = await bring(
      jsonLines(
        wanting('s-1', [
          { '@type': 'State', name: 'Yucatán' },
          { '@type': 'State', name: 'Qro.' },
        ]),
        wanting('s-2', { '@type': 'Country', name: 'México' }),
        wanting('s-3', 'Jalisco; Edo. de México'),
        wanting('s-4', 'Texas'),
      ),
      { feed: 'apicultores-de-la-region' },
    );
    assert.deepEqual(rejections(outcome), [
      '4 applicantLocationRequirements "Texas" is not a state of Mexico',
    ]);
    const found = await rows(
      "select applicant_states, facts from offer where feed = 'apicultores-de-la-region' order by feedkey",
    );
    assert.deepEqual(
      found.map((row) => row['applicant_states']),
      [[22, 31], [], [14, 15]],
    );
    assert.match(JSON.stringify(found[0]?.['facts']), /Solo para candidatos de.*Querétaro, Yucatán/);
  });

  test('real ads come in as their writers meant them', async () => {
    const at = (locality: string, region = '') => ({
      address: { addressCountry: 'MX', addressLocality: locality, addressRegion: region },
    });
    const { summary, events } = await bring(
      jsonLines(
        posting('w-1', {
          title: '🔥 AUXILIAR DE ALMACÃ‰N 🔥',
          description: '&lt;p&gt;Atenci&amp;oacute;n&lt;/p&gt;',
          jobLocation: at('', 'Aguascalientes&nbsp;'),
          baseSalary: '$12k mensuales',
        }),
        posting('w-2', {
          title: 'Data Analyst',
          jobLocation: 'Aguascalientes, Ags., México',
          baseSalary: { value: { value: 4500, unitText: 'QUINCENA' } },
        }),
        posting('w-3', {
          title: 'Arquitecto de Datos',
          jobLocation: at('Remoto'),
          baseSalary: 'Sueldo no mostrado por compañía',
        }),
        posting('w-4', { title: '🔥🔥🔥' }),
      ),
      { feed: 'wild' },
    );
    assert.equal(summary.added, 3);
    assert.deepEqual(
      events.flatMap((event) => (event.type === 'rejected' ? [`${event.field} ${event.reason}`] : [])),
      ['title has no words: "🔥🔥🔥"'],
    );
    assert.deepEqual(
      await rows(
        `select title, jobbody, state, city, salaryfrom, workmode, subcategory, facts
           from offer where feed = 'wild' order by feedkey`,
      ),
      [
        ['Auxiliar de almacén', 'Atención', 1, 0, 12_000, 0, 82],
        ['Data Analyst', 'Cuidado de colmenas.\n- Revisar\n- Cosechar', 1, 1_001, 9_000, 0, 164],
        ['Arquitecto de datos', 'Cuidado de colmenas.\n- Revisar\n- Cosechar', 0, 0, 0, 1, 164],
      ].map(([title, jobbody, state, city, salaryfrom, workmode, subcategory]) => ({
        title,
        jobbody,
        state,
        city,
        salaryfrom,
        workmode,
        subcategory,
        facts: [],
      })),
    );
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
    const { refreshTotals } = await import('../build-search-index.ts');
    await refreshTotals(running.services.db);
    assert.deepEqual(await totals(), kept);
  });

  test('what every object inherits is a word like others', async () => {
    const word = 'constructor';
    const { summary } = await bring(
      jsonLines(
        posting('o-1', { employmentType: [word], educationRequirements: { credentialCategory: word } }),
        posting('o-2', { jobLocation: { address: { addressRegion: word, addressLocality: word } } }),
      ),
      { feed: 'obras' },
    );
    assert.deepEqual(counts(summary), { added: 1, changed: 0, unchanged: 0, rejected: 1, retired: 0 });
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
        JSON.stringify(posting('b-10', { applicationContact: { webhook: 'http://rh.example/gancho' } })),
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
      '14 url is no web address: "javascript:alert(1)"',
      '15 recipient is neither a mail address nor an https address: "http://rh.example/gancho"',
    ]);
    assert.equal(outcome.summary.added, 3);
    // A pay that no figure can stand for is shown as it is written.
    assert.deepEqual(await rows("select salaryfrom, facts from offer where feedkey = 'b-8'"), [
      { salaryfrom: 0, facts: [{ label: 'Sueldo', value: 'MXN 100 por minute' }] },
    ]);
    assert.deepEqual(await rows("select state, city from offer where feed = 'faults' and feedkey = 'b-9'"), [
      { state: 14, city: 0 },
    ]);
  });

  const XML = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE source [<!ENTITY a "ja"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
<source><publisher>Ejemplo</publisher>
<!-- <job>no es una vacante</job> -->
<job><title><![CDATA[Técnico en <b>refrigeración</b>]]></title><date>${new Date().toUTCString()}</date>
<referencenumber>x-1</referencenumber><url><![CDATA[https://example.com/v?a=1&b=2]]></url><company><![CDATA[<b>Frío</b> &amp; Calor<script>x()</script>]]></company>
<city>Ciudad Obregón</city><state>Son.</state><country>MX</country>
<description><![CDATA[<p>Reparación</p><p></job></p>]]></description>
<salary>$9,000 a $11,000 mensuales netos</salary><jobtype>Tiempo completo</jobtype></job>
<job><title>Broma &c;</title><referencenumber>x-2</referencenumber></job>
<job><title>Sin cerrar<referencenumber>x-3</referencenumber></job>
<job><title>Hielero</title><date>${day(-1)}</date><referencenumber>x-4</referencenumber><postalcode>20040</postalcode>
<salary>Atractivo</salary><description>Hielo &ntilde;o</description></job>
<job><title>A medias</title>`;

  test('the XML of boards is read job by job, whatever its encoding, and its own entities never', async () => {
    const outcome = await bring(Buffer.from(XML, 'latin1'), {
      feed: 'boards',
      recipient: 'https://hr.example/hook',
    });
    assert.equal(outcome.summary.format, 'xml');
    assert.deepEqual(rejections(outcome), [
      '10 record is no well-formed XML: undefined entity',
      '11 record is no well-formed XML: unexpected close tag',
      '14 record is not ended: the file ends inside it',
    ]);
    const [first, second] = await rows(
      `select title, companyname, city, salaryfrom, salaryto, salarynet, redirecturl, recipient, jobbody, facts
         from offer where feed = 'boards' order by feedkey`,
    );
    assert.deepEqual(first, {
      title: 'Técnico en refrigeración',
      companyname: 'Frío & Calor',
      city: 26_018,
      salaryfrom: 9_000,
      salaryto: 11_000,
      salarynet: true,
      redirecturl: 'https://example.com/v?a=1&b=2',
      recipient: null,
      jobbody: 'Reparación',
      facts: [],
    });
    assert.deepEqual(
      [
        second?.['city'],
        second?.['companyname'],
        second?.['salaryfrom'],
        second?.['recipient'],
        second?.['jobbody'],
      ],
      [1_001, 'Empresa confidencial', 0, 'https://hr.example/hook', 'Hielo ño'],
    );
    assert.deepEqual(second?.['facts'], [{ label: 'Sueldo', value: 'Atractivo' }]);
  });

  test('ampersands that stand for themselves and characters by their name cost no job', async () => {
    const job = (key: string, title: string) =>
      `<job><title>${title}</title><date>${day(-1)}</date><referencenumber>${key}</referencenumber><state>N.L.</state><description>R&D &laquo;Uno&raquo;</description></job>`;
    const xml = `<source>${job('n-1', 'Compras & Ventas')}${job('n-2', 'T&eacute;cnico ling&uuml;ista')}</source>`;
    const { summary } = await bring(xml, { feed: 'ampersands' });
    assert.equal(summary.added, 2);
    assert.deepEqual(
      await rows("select title, jobbody from offer where feed = 'ampersands' order by feedkey"),
      [
        { title: 'Compras & ventas', jobbody: 'R&D «Uno»' },
        { title: 'Técnico lingüista', jobbody: 'R&D «Uno»' },
      ],
    );
  });

  test("the portal's files: old rows have expired, unless they are to be a sample of today", async () => {
    const header =
      'isodate,offer,salary,contract_type,start_hour,end_hour,hours_worked,monday,tuesday,wednesday,thursday,friday,saturday,sunday,days_worked,state,municipality,education_level,experience,languages\n';
    const row = (date: string, title: string) =>
      `${date},${title},6000,Contrato por tiempo indeterminado,900,1800,9.0,1,1,1,1,1,0,0,5,Jalisco,Zapopan,Licenciatura,No especificada,No es requisito\n`;
    const old =
      header +
      row('2020-08-01', 'vitralista') +
      row('2020-08-03', 'emplomador') +
      row('2020-08-03', 'emplomador');
    const refused = await bring(old, { feed: 'portal-viejo' });
    assert.equal(refused.summary.rejected, 3);
    assert.match(rejections(refused)[0] ?? '', /^2 isodate the offer expired on 2020-09-30/);
    const sample = await bring(old, { feed: 'portal-viejo', sample: true });
    assert.deepEqual(rejections(sample), ['4 record is the same as of record 2']);
    const [found] = (await search({ q: 'vitralista' })).joblist;
    const job = await readJob(found?.id ?? '');
    assert.equal(job['issample'], true);
    assert.ok(Date.now() - Date.parse(String(job['datepublish'])) < 4 * DAY_MS);
    const fresh = await bring(header + row(day(-2), 'vitralista de hoy'), {
      feed: 'portal-nuevo',
      recipient: 'a@b.example',
    });
    assert.equal(fresh.summary.added, 1);
    await assert.rejects(bring(old, { feed: 'empleo-gob-mx-2018-08' }), { name: 'FeedOptionsError' });
  });

  test('--replace retires what the file no longer has, but not most of a feed by accident', async () => {
    const ids = Array.from({ length: 10 }, (_, at) => `r-${at}`);
    const file = (keys: readonly string[]) =>
      jsonLines(...keys.map((id) => posting(id, { title: 'Relojero restaurador' })));
    await bring(file(ids), { feed: 'replaced' });
    const [gone] = await rows("select id from offer where feed = 'replaced' and feedkey = 'r-9'");
    const half = await bring(file(ids.slice(0, 4)), { feed: 'replaced', replace: true });
    assert.equal(half.summary.retired, 0);
    assert.match(
      half.summary.notes[0] ?? '',
      /^6 offers are not in the file and stay: they are more than half/,
    );
    const blurred = await bring(`${file(ids.slice(0, 7))}{"kaputt`, { feed: 'replaced', replace: true });
    assert.match(blurred.summary.notes[0] ?? '', /without a readable key/);
    const tried = await bring(file(ids.slice(0, 7)), { feed: 'replaced', replace: true, dryRun: true });
    assert.equal(tried.summary.retired, 3);
    assert.equal((await search({ q: 'relojero' })).summary.totaldocs, 10);
    const done = await bring(file(ids.slice(0, 7)), { feed: 'replaced', replace: true });
    assert.equal(done.summary.retired, 3);
    assert.equal((await search({ q: 'relojero' })).summary.totaldocs, 7);
    // The page of a retired offer is there and says that it has ended.
    const job = await readJob(String(gone?.['id']));
    assert.ok(Date.parse(String(job['dateexpires'])) <= Date.now());
    const back = await bring(file(ids), { feed: 'replaced', replace: true });
    assert.deepEqual(counts(back.summary), { added: 0, changed: 3, unchanged: 7, rejected: 0, retired: 0 });
    assert.equal((await search({ q: 'relojero' })).summary.totaldocs, 10);
    const forced = await bring(file(['r-0']), { feed: 'replaced', replace: true, force: true });
    assert.equal(forced.summary.retired, 9);
  });

  test('offers that end leave the searches with the sweep; a file that ends them does so at once', async () => {
    await bring(jsonLines(posting('e-1', { title: 'Farero' }), posting('e-2', { title: 'Farero' })), {
      feed: 'ended',
    });
    await rows(
      "update offer set expires_at = now() - interval '1 minute' where feed = 'ended' and feedkey = 'e-1'",
    );
    await running.services.feeds.sweep();
    assert.equal((await search({ q: 'farero' })).summary.totaldocs, 1);
    const ended = await bring(
      jsonLines(posting('e-2', { title: 'Farero', datePosted: day(-20), validThrough: day(-3) })),
      { feed: 'ended' },
    );
    assert.deepEqual(counts(ended.summary), { added: 0, changed: 0, unchanged: 0, rejected: 1, retired: 1 });
    assert.equal((await search({ q: 'farero' })).summary.totaldocs, 0);
    assert.equal((await rows("select count(*)::int as n from offer where feed = 'ended'"))[0]?.['n'], 2);
    // Whatever else is wrong with the record, it says that the offer is over.
    await bring(jsonLines(posting('e-3', { title: 'Farero' })), { feed: 'ended' });
    const broken = posting('e-3', { title: '', datePosted: 'hace poco', validThrough: day(-3) });
    assert.equal((await bring(jsonLines(broken), { feed: 'ended' })).summary.retired, 1);
    assert.equal((await search({ q: 'farero' })).summary.totaldocs, 0);
  });

  test('an offer leaves the searches by itself at the moment it ends', async () => {
    const validThrough = new Date(Date.now() + 2_500).toISOString();
    await bring(jsonLines(posting('m-1', { title: 'Campanero', validThrough })), { feed: 'moment' });
    await until(
      async () => (await rows("select 1 from offer where feed = 'moment' and not listed")).length === 1,
      'the offer has left',
    );
    assert.equal((await search({ q: 'campanero' })).summary.totaldocs, 0);
  });

  test('an import that is broken off keeps whole batches, and the same file completes it', async () => {
    const many = Array.from({ length: 1_300 }, (_, at) => posting(`i-${at}`, { title: 'Guardabosques' }));
    const file = jsonLines(...many);
    async function* breaking(): AsyncGenerator<Uint8Array> {
      let sent = 0;
      for await (const chunk of toChunks(file, 16_384)) {
        sent += chunk.length;
        if (sent > file.length * 0.7) throw new Error('the line went dead');
        yield chunk;
      }
    }
    await assert.rejects(bring(breaking(), { feed: 'broken' }), /line went dead/);
    const [kept] = await rows("select count(*)::int as n from offer where feed = 'broken'");
    // Batches are smaller while other statements use the same connection.
    const n = Number(kept?.['n']);
    assert.ok(n >= 500 && n < 1_000 && n % 25 === 0, String(n));
    assert.equal((await search({ q: 'guardabosques' })).summary.totaldocs, n);
    const stop = new AbortController();
    stop.abort();
    await assert.rejects(bring(file, { feed: 'broken', signal: stop.signal }), { name: 'AbortError' });
    const whole = await bring(file, { feed: 'broken' });
    assert.deepEqual(counts(whole.summary), {
      added: 1_300 - n,
      changed: 0,
      unchanged: n,
      rejected: 0,
      retired: 0,
    });
    assert.equal((await search({ q: 'guardabosques' })).summary.totaldocs, 1_300);
    assert.deepEqual(await rows("select tablename from pg_tables where tablename ~ '^feed_keys_'"), []);
  });

  test('one feed is imported once at a time', async () => {
    let go: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      go = resolve;
    });
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(jsonLines(posting('o-1')));
      await waiting;
    }
    const first = bring(slow(), { feed: 'once' });
    await until(
      async () => (await rows("select 1 from feed_run where feed = 'once'")).length > 0,
      'the first import runs',
    );
    await assert.rejects(bring(jsonLines(posting('o-2')), { feed: 'once' }), { name: 'FeedBusyError' });
    assert.equal((await bring(jsonLines(posting('p-1')), { feed: 'meanwhile' })).summary.added, 1);
    go();
    assert.equal((await first).summary.added, 1);
  });

  test('hostile files cost nothing but themselves', async () => {
    const long = await bring(`{"description":"${'x'.repeat(10_000_000)}"}\n${jsonLines(posting('h-1'))}`, {
      feed: 'hostile',
    });
    assert.deepEqual(rejections(long), ['1 record is longer than 1048576 bytes']);
    assert.equal(long.summary.added, 1);
    const deep = posting('h-2', { description: '<b>'.repeat(3_900) + 'hola' });
    const tags = posting('h-3', { description: '<i>'.repeat(200_000) });
    const script = posting('h-4', {
      title: 'Mago <script>alert(1)</script>',
      description: 'Truco<script>alert(1)</script><img src=x onerror=alert(1)>\u0000\u202e fin',
    });
    const broken = await bring(
      Buffer.concat([
        Buffer.from(jsonLines(deep, tags, script, posting('h-5', { title: `Á${'\ud800'}` }))),
        Buffer.from(jsonLines(posting('h-6', { title: 'Albañil' })), 'latin1'),
      ]),
      { feed: 'hostile' },
    );
    assert.deepEqual(rejections(broken), [
      '2 description has too many tags to be a text',
      '4 title has characters of a broken encoding',
      '5 record is not UTF-8',
    ]);
    assert.deepEqual(await rows("select title, jobbody from offer where feedkey = 'h-4'"), [
      { title: 'Mago', jobbody: 'Truco fin' },
    ]);
    for (const [content, words] of [
      [Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), /binary/],
      [Buffer.from('\ufeff{"a":1}', 'utf16le'), /UTF-16/],
      [Buffer.alloc(0), /empty/],
      [gzipSync('{"a":1}').subarray(0, 15), /damaged/],
      ['[{"title": "x"}]', /one JSON list/],
      ['una carta cualquiera', /not recognised/],
      ['<!DOCTYPE html><html><body>Inicia sesión</body></html>', /is a web page/],
      ['\ufeff\n<!-- error --><HTML><head>', /is a web page/],
      ['<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0"><html>', /is a web page/],
      ['<h1>404</h1>', /is a web page/],
      ['<?xml version="1.0" encoding="klingon"?><source><job></job></source>', /encoding/],
    ] as const) {
      await assert.rejects(
        bring(content, { feed: 'hostile' }),
        (error: Error) => error.name === 'UnreadableSourceError' && words.test(error.message),
      );
    }
    await assert.rejects(bring(jsonLines(posting('x')), { feed: '../../etc' }), { name: 'FeedOptionsError' });
  });

  test('a trial writes nothing, and says what would be held and why', async () => {
    const description = 'Debes pagar tu gafete antes de iniciar.';
    const { summary, events } = await bring(jsonLines(posting('t-1'), posting('t-2', { description })), {
      feed: 'trial',
      dryRun: true,
    });
    assert.equal(summary.added, 2);
    assert.match(summary.notes.join(), /^1 offers show signs of fraud and would be held/);
    assert.deepEqual(
      events.flatMap((event) =>
        event.type === 'held' ? [[event.line, event.key, ...event.findings.map(({ rule }) => rule)]] : [],
      ),
      [[2, 't-2', 'asks-money']],
    );
    assert.deepEqual(await rows("select 1 from offer where feed = 'trial'"), []);
  });

  test('a paused feed refuses imports and keeps its offers; an import that is going on ends', async () => {
    const file = jsonLines(posting('p-1', { title: 'Cestero' }), posting('p-2', { title: 'Cestero' }));
    await bring(file, { feed: 'mimbre' });
    const { feeds } = running.services;
    await feeds.pause('mimbre', true);
    await assert.rejects(bring(file, { feed: 'mimbre' }), { name: 'FeedPausedError' });
    assert.equal((await search({ q: 'cestero' })).summary.totaldocs, 2);
    await feeds.pause('mimbre', false);
    async function* pausedMeanwhile(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(jsonLines(posting('p-3', { title: 'Cestero' })));
      await feeds.pause('mimbre', true);
      yield Buffer.from(jsonLines(posting('p-4', { title: 'Cestero' })));
    }
    await assert.rejects(bring(pausedMeanwhile(), { feed: 'mimbre' }), { name: 'FeedPausedError' });
    assert.equal((await search({ q: 'cestero' })).summary.totaldocs, 2);
    await assert.rejects(feeds.pause('nadie', true), { name: 'FeedRefusedError', code: 'unknown' });
  });

  test('a removed feed is gone from searches, counts, pages and sitemaps at once', async () => {
    const isInSitemap = async (offer: unknown): Promise<boolean> => {
      const { body } = await ask(running, '/seo/sitemap/ofertas-1');
      const { urls } = body['response'] as { urls: { path: string }[] };
      return urls.some(({ path }) => path.startsWith(`/empleo/oferta/${String(offer)}-`));
    };
    const file = jsonLines(
      posting('r-1', { title: 'Organillero' }),
      posting('r-2', { title: 'Organillero' }),
    );
    await bring(file, { feed: 'cueros' });
    await bring(jsonLines(posting('r-1', { title: 'Organillero' })), { feed: 'pieles' });
    const before = await search({ q: 'organillero' });
    assert.equal(before.summary.totaldocs, 3);
    const [id] = (await rows("select id from offer where feed = 'cueros' order by id")).map(
      (row) => row['id'],
    );
    assert.equal(await isInSitemap(id), true);
    const { feeds } = running.services;
    assert.equal((await feeds.remove('cueros', { dryRun: true })).removed, 2);
    assert.equal((await search({ q: 'organillero' })).summary.totaldocs, 3);
    assert.equal((await feeds.remove('cueros')).removed, 2);
    const { joblist, summary } = await search({ q: 'organillero' });
    assert.deepEqual([summary.totaldocs, joblist.length], [1, 1]);
    assert.equal((await ask(running, `/api/job?jobID=${String(id)}`)).status, 404);
    assert.equal(await isInSitemap(id), false);
    assert.deepEqual(
      (await feeds.list()).filter(({ name }) => name === 'cueros'),
      [],
    );
  });

  describe('offers with signs of fraud', () => {
    const asks = (over: Record<string, unknown> = {}) =>
      posting('f-1', {
        title: 'Empacador de abejas reina',
        description: '<p>Trabajo de planta.</p><p>Para iniciar debes pagar tu inscripción de $350.</p>',
        ...over,
      });
    const honest = (over: Record<string, unknown> = {}) =>
      posting('f-2', {
        title: 'Empacador de miel',
        description: '<p>No se cobra ninguna cuota.</p>',
        ...over,
      });
    const ids = async (key: string) =>
      String((await rows("select id from offer where feed = 'shield' and feedkey = $1", [key]))[0]?.['id']);
    const page = async (id: string) => {
      const { status, body } = await ask(running, `/api/job?jobID=${id}`);
      return status === 200 ? (body['response'] as { job: { cautions?: string[] } }).job : status;
    };
    const heldIds = async () => (await running.services.reviews.held()).offers.map(({ id }) => id);

    test('are held: no search and no page has them, and the operator sees why', async () => {
      const { summary } = await bring(jsonLines(asks(), honest()), { feed: 'shield' });
      assert.equal(summary.added, 2);
      assert.match(summary.notes.join(), /1 offers show signs of fraud and are held/);
      const id = await ids('f-1');
      assert.deepEqual(
        (await search({ q: 'empacador abejas' })).joblist.filter((job) => job.id === id),
        [],
      );
      assert.equal(await page(id), 404);
      assert.notEqual(await page(await ids('f-2')), 404);
      const { total, offers } = await running.services.reviews.held();
      assert.deepEqual([total, offers[0]?.id, offers[0]?.feedkey], [1, id, 'f-1']);
      assert.deepEqual(offers[0]?.findings, [
        { rule: 'asks-money', quote: 'Para iniciar debes pagar tu inscripción de $350.' },
      ]);
    });

    test('a decision holds through imports until the text changes', async () => {
      const id = await ids('f-1');
      assert.equal(await running.services.reviews.decide(Number(id), 'released'), 'released');
      assert.equal(await running.services.reviews.decide(Number(id), 'released'), 'unchanged');
      await bring(jsonLines(asks({ validThrough: day(25) }), honest()), { feed: 'shield' });
      assert.deepEqual(await heldIds(), []);
      assert.equal((await search({ q: 'empacador abejas reina' })).joblist[0]?.id, id);
      assert.equal(((await page(id)) as { cautions?: string[] }).cautions, undefined);

      await bring(jsonLines(asks({ description: '<p>El curso lo paga el aspirante.</p>' }), honest()), {
        feed: 'shield',
      });
      assert.deepEqual(await heldIds(), [id]);
      assert.equal(await page(id), 404);

      assert.equal(await running.services.reviews.decide(Number(id), 'rejected'), 'rejected');
      assert.deepEqual(await heldIds(), []);
      await bring(jsonLines(asks({ description: '<p>Trabajo de planta.</p>' }), honest()), {
        feed: 'shield',
      });
      assert.deepEqual(await heldIds(), [id], 'what was rejected before is looked at again');
      assert.equal(await running.services.reviews.decide(2_000_000_000, 'released'), 'unknown');
    });

    test('the operator takes a published offer away, and a feed without it retires it', async () => {
      const id = await ids('f-2');
      assert.equal(await running.services.reviews.decide(Number(id), 'rejected'), 'rejected');
      assert.equal(await page(id), 404);
      assert.equal(await running.services.reviews.decide(Number(id), 'released'), 'released');
      const { summary } = await bring(jsonLines(honest()), { feed: 'shield', replace: true });
      assert.deepEqual([summary.unchanged, summary.retired], [1, 1]);
      assert.deepEqual(await heldIds(), []);
    });

    test('lighter findings are published with a caution for candidates', async () => {
      const unnamed = { hiringOrganization: undefined, applicationContact: undefined };
      await bring(
        jsonLines(
          posting('l-1', { ...unnamed, description: '<p>Informes al WhatsApp 55 1234 5678.</p>' }),
          posting('l-2', { description: '<p>El pago de nómina es en dólares.</p>' }),
          posting('l-3'),
        ),
        { feed: 'shield-light' },
      );
      const cautions = async (key: string) => {
        const [row] = await rows("select id from offer where feed = 'shield-light' and feedkey = $1", [key]);
        return ((await page(String(row?.['id']))) as { cautions?: string[] }).cautions;
      };
      assert.match((await cautions('l-1'))?.join() ?? '', /no dice qué empresa contrata/);
      assert.match((await cautions('l-2'))?.join() ?? '', /otra moneda/);
      assert.equal(await cautions('l-3'), undefined);
    });

    test('wording that the law forbids is listed with its articles, and published as it is', async () => {
      const text = '<ul><li>Sexo femenino</li><li>18 a 35 años</li></ul>';
      const before = await running.services.reviews.wording();
      await bring(jsonLines(posting('w-1', { title: 'Recepcionista', description: text }), posting('w-2')), {
        feed: 'shield-wording',
      });
      const { total, rules, offers } = await running.services.reviews.wording();
      assert.equal(total, before.total + 1);
      assert.match(rules[0]?.articles ?? '', /LFT arts\. 3, 56 and 133 fr\. I/);
      assert.deepEqual(offers[0]?.findings, [
        { rule: 'age', quote: '- 18 a 35 años' },
        { rule: 'gender', quote: '- Sexo femenino' },
      ]);
      const [row] = await rows(
        "select id, jobbody from offer where feed = 'shield-wording' and feedkey = 'w-1'",
      );
      assert.equal(row?.['jobbody'], '- Sexo femenino\n- 18 a 35 años');
      assert.equal(((await page(String(row?.['id']))) as { cautions?: string[] }).cautions, undefined);
    });

    test('offers of a database of before are reviewed once', async () => {
      const { reviewStored } = await import('../review/review-stored.ts');
      const { db } = running.services;
      await bring(jsonLines(posting('o-1', { title: 'Meliponicultor' })), { feed: 'shield-before' });
      await db.query(
        "update offer set jobbody = 'Debes pagar tu inscripción de $200.' where feed = 'shield-before'",
      );
      await db.query('update setting set value = \'{"version": 0, "last": 0}\' where key = \'review\'');
      assert.equal(await reviewStored(db, new Date(), () => true), 1);
      assert.equal(await reviewStored(db, new Date(), () => true), null);
      const [row] = await rows("select id from offer where feed = 'shield-before'");
      assert.equal(await page(String(row?.['id'])), 404);
    });
  });

  test('after all of this the totals are still those of a full count', async () => {
    const kept = await totals();
    const { refreshTotals } = await import('../build-search-index.ts');
    await refreshTotals(running.services.db);
    assert.deepEqual(await totals(), kept);
  });
}
