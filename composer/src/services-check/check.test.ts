import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { chamba } from '../testing/checkout.ts';
import { reportSchema, startEmbedded, startSmall, type Reply, type Running } from '../testing/services.ts';

const check = async (url: string, ...options: string[]) => chamba(['services', 'check', url, ...options]);

const report = async (url: string, ...options: string[]) => {
  const { code, stdout, stderr } = await check(url, '--json', ...options);
  const { data: said } = reportSchema.safeParse(JSON.parse(stdout));
  assert.ok(said, `${stdout}${stderr}`);
  return { code, ...said, of: (name: string) => said.operations.find((outcome) => outcome.name === name) };
};

describe('chamba services check on the embedded services', () => {
  let services: Running;
  before(async () => {
    services = await startEmbedded();
  });
  after(() => services.stop());

  it('finds no fault, and uses ids from earlier answers', async () => {
    const { code, of, operations } = await report(services.url);
    assert.deepEqual(
      operations.filter(({ verdict }) => verdict === 'unfit'),
      [],
    );
    assert.equal(code, 0);
    for (const name of [
      'jobs.search',
      'jobs.offer',
      'jobs.similar',
      'jobs.load',
      'lookup.cities',
      'lookup.subcategory',
    ])
      assert.equal(of(name)?.verdict, 'fits', name);
    assert.match(of('candidate.read')?.why ?? '', /--token/);
    assert.match(of('apply.submit')?.why ?? '', /--changes/);
  });

  it('reads and changes data of a candidate on request', async () => {
    const answer = await fetch(`${services.url}/rest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        server: 'myService',
        service: 'account',
        payload: {
          email: 'prueba@ejemplo.com',
          name: 'Ana Prueba',
          password: 'Valle-Azul-2031',
          legal_ok: true,
        },
      }),
    });
    const { response } = z
      .object({ response: z.object({ authentication_token: z.object({ token: z.string() }) }) })
      .parse(await answer.json());
    const { token } = response.authentication_token;
    const { code, of, operations } = await report(services.url, `--token=${token}`, '--changes');
    assert.deepEqual(
      operations.filter(({ verdict }) => verdict === 'unfit'),
      [],
    );
    assert.equal(code, 0);
    for (const name of ['session.current', 'candidate.read', 'candidate.save', 'resume.create', 'apply.list'])
      assert.equal(of(name)?.verdict, 'fits', name);
    assert.match(of('account.delete')?.why ?? '', /no sample/);
  });
});

describe('chamba services check on a small server', () => {
  const JOB = { id: 7, title: 'Cajera' };
  const NOT_THERE: Reply = {
    status: 404,
    body: { status: 404, errors: [{ code: 'MYS-13', description: 'No' }] },
  };

  /** A small jobs service; `changes` are its faults. */
  const small = (changes: (url: URL) => Reply | undefined = () => undefined) =>
    startSmall((url) => {
      const service = url.searchParams.get('service');
      const changed = changes(url);
      if (changed) return changed;
      if (service === 'jobs' || service === 'similarJobs') return { body: { joblist: [JOB] } };
      if (url.pathname === '/api/orus/jobs') return { body: { status: 200, response: { joblist: [JOB] } } };
      if (url.pathname === '/api/job') return { body: { job: JOB } };
      if (url.pathname === '/api/related-searches') return { body: { relatedsearches: [] } };
      return NOT_THERE;
    });

  it('accepts a service that follows the documents only, and changes no data', async () => {
    const server = await small();
    const { code, stdout } = await check(server.url, '--only', 'jobs');
    await server.stop();
    assert.equal(code, 0, stdout);
    assert.match(stdout, /^fits +jobs\.offer +GET \/api\/job$/m);
    assert.match(stdout, /^refused +jobs\.salaryMarket .*404 MYS-13/m);
    assert.match(stdout, /^5 fits, 0 unfit, 2 refused, 0 skipped$/m);
    assert.ok(
      server.asked.some((line) => line.startsWith('GET /api/job?jobID=7&')),
      server.asked.join('\n'),
    );
  });

  it('names each invalid field, what was expected and what kind of value was found', async () => {
    const server = await small((url) =>
      url.pathname === '/api/job'
        ? { body: { job: { ...JOB, title: null, salaryfrom: 'mucho', showsalary: { yes: 'Juana' } } } }
        : url.searchParams.get('service') === 'similarJobs'
          ? { body: { jobs: [JOB] } }
          : undefined,
    );
    const { code, of } = await report(server.url, '--only', 'jobs');
    const words = (await check(server.url, '--only', 'jobs.offer,jobs.search')).stdout;
    await server.stop();
    assert.equal(code, 1);
    assert.deepEqual(of('jobs.offer')?.misfits, [
      { path: 'job.title', expected: 'string', found: 'null' },
      { path: 'job.salaryfrom', expected: 'number', found: 'text' },
      { path: 'job.showsalary', expected: 'boolean', found: 'object' },
    ]);
    assert.deepEqual(of('jobs.similar')?.misfits, [{ path: 'joblist', expected: 'array', found: 'nothing' }]);
    assert.equal(of('jobs.search')?.verdict, 'fits');
    assert.match(words, /^ +job\.salaryfrom: expected number, found text$/m);
    assert.doesNotMatch(words, /mucho|Juana/);
  });

  for (const [what, reply, found] of [
    ['a page', { type: 'text/html', body: '<p>Hola</p>' }, '200 text/html'],
    [
      'a failure of the server',
      { status: 500, body: { errors: [{ code: 'X', description: 'x' }] } },
      'status 500',
    ],
    ['a refusal without a code', { status: 404, body: { message: 'no' } }, 'none, with status 404'],
  ] as const)
    it(`reports ${what}`, async () => {
      const server = await small((url) => (url.searchParams.get('service') === 'jobs' ? reply : undefined));
      const { code, of } = await report(server.url, '--only', 'jobs');
      await server.stop();
      assert.equal(code, 1);
      assert.equal(of('jobs.search')?.misfits?.[0]?.found, found);
      assert.match(of('jobs.offer')?.why ?? '', /jobs\.search gave no \{offer\}/);
    });

  it('is inconclusive if a server refuses everything', async () => {
    const server = await startSmall(() => NOT_THERE);
    const { code, fits, unfit } = await report(server.url, '--only', 'jobs');
    await server.stop();
    assert.deepEqual([code, fits, unfit], [1, 0, 0]);
  });

  it('requires a reachable address, known names, and a candidate for changes', async () => {
    const server = await small();
    await server.stop();
    const unreachable = await check(server.url);
    assert.equal(unreachable.code, 1);
    assert.match(unreachable.stderr, /nothing answers there/);
    const misused: ReadonlyArray<[string[], RegExp]> = [
      [[], /name an action: check/],
      [['check'], /name the address/],
      [['check', 'jobs'], /must be an http address/],
      [['check', 'http://127.0.0.1:9', '--only', 'jbs'], /there is no "jbs"; did you mean "jobs"\?/],
      [['check', 'http://127.0.0.1:9', '--changes'], /--changes needs the --token/],
    ];
    for (const [args, said] of misused) {
      const { code, stderr } = await chamba(['services', ...args]);
      assert.equal(code, 2, stderr);
      assert.match(stderr, said);
    }
  });
});
