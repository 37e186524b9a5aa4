import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { countInput } from '@chamba/kernel/operations';
import { canonicalSearchParams } from '@chamba/kernel/routes';
import { signUp } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';

/** What is no whole number from 1, as it may stand in an address. */
const WRONG = [
  ...['0', '-1', '1.5', '1e3', '0x10', '+1', '1,2', 'x', 'true', 'NaN', 'Infinity', '\u0663', '99999x'],
  `-${'9'.repeat(40)}`,
];

/** More than any list has. */
const HUGE = '9'.repeat(40);

test('a count is a whole number from 1, at most the largest of its list', () => {
  const read = (sent: unknown) => countInput(50, 10).safeParse(sent);
  for (const [sent, count] of [
    ['1', 1],
    [' 7 ', 7],
    ['007', 7],
    [50, 50],
    ['51', 50],
    [1e21, 50],
    [HUGE, 50],
    ['9'.repeat(400), 50],
    [undefined, 10],
    [null, 10],
    ['', 10],
    ['  ', 10],
  ] as const)
    assert.equal(read(sent).data, count, String(sent));
  for (const sent of [...WRONG, 0, -1, 2.5, NaN, true, [], [3], {}])
    assert.equal(read(sent).success, false, String(sent));
});

/** A list that calls name a length of: how many entries came, and how many come at most and without a wish. */
type List = { name: string; parameter: string; path: string; most: number; usual: number };

const LISTS: readonly List[] = [
  {
    name: 'offers',
    parameter: 'hits',
    path: '/rest?server=jobs&service=jobs',
    most: 100,
    usual: 20,
  },
  {
    name: 'applications',
    parameter: 'top',
    path: '/rest?server=myService&service=applications',
    most: 100,
    usual: 20,
  },
  {
    name: 'employers',
    parameter: 'hits',
    path: '/rest?server=searchCompanyLetter&service=companies&letter=z',
    most: 1_000,
    usual: 1_000,
  },
  {
    name: 'skills',
    parameter: 'count',
    path: '/api/suggests/skills?text=ma',
    most: 50,
    usual: 10,
  },
];

/** Further calls that read a count, and its name there. */
const OTHERS: ReadonlyArray<readonly [path: string, parameter: string]> = [
  ['/rest?server=jobs&service=jobs', 'page'],
  ['/rest?server=myService&service=applications', 'page'],
  ['/rest?server=searchCompanyLetter&service=companies&query=zz', 'hits'],
  ['/rest?server=apiSearchACS&service=suggests&text=ventas', 'count'],
  ['/api/suggests/keywords/ventas?x=1', 'count'],
  ['/api/suggests/keywords?text=ventas', 'count'],
  ['/api/suggests/roles?text=ventas', 'count'],
  ['/api/suggests/universities?text=ma', 'count'],
];

function suite(engine: Engine): void {
  let running: RunningServices;
  let token = '';
  before(async () => {
    running = await engine.start();
    const person = await signUp(running);
    token = person.token;
    const { db } = running.services;
    await db.query(
      `insert into application (account_id, job_id, idempotency_key, resume_id, status, skills, killer_questions, title,
           companyname, location, url, dateexpires)
         select $1::int, n, 'k', 1, 'sent', '[]', '[]', '', '', '', '', now() from generate_series(1, 101) n`,
      [Number(person.userid)],
    );
    await db.query(
      `insert into company_total (slug, name, offers)
         select 'zz-' || n, 'Zz ' || n, 1 from generate_series(1, 1001) n`,
    );
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  const get = (path: string, parameter: string, value: string) =>
    ask(running, `${path}&${parameter}=${encodeURIComponent(value)}`, { token });
  const readLength = (body: Record<string, unknown>): number => {
    const lists = body['response'] as Record<string, unknown>;
    const list = ['joblist', 'applications', 'companieslist', 'suggestions'].map((name) => lists[name]);
    return list.find((entries) => Array.isArray(entries))?.length ?? -1;
  };

  for (const { name, parameter, path, most, usual } of LISTS) {
    test(`${name}: ${usual} by default, ${most} at most`, async () => {
      assert.equal(readLength((await ask(running, path, { token })).body), usual);
      for (const [asked, given] of [
        ['', usual],
        ['1', 1],
        ['3', 3],
        [String(most), most],
        [String(most + 1), most],
        [HUGE, most],
      ] as const) {
        const { status, body } = await get(path, parameter, asked);
        assert.equal(status, 200, asked);
        assert.equal(readLength(body), given, asked);
      }
    });
  }

  test('what is no whole number from 1 is a bad request to every call', async () => {
    const calls = [...LISTS.map(({ path, parameter }) => [path, parameter] as const), ...OTHERS];
    for (const [path, parameter] of calls) {
      for (const wrong of WRONG) {
        const { status, body } = await get(path, parameter, wrong);
        assert.equal(status, 400, `${path} ${parameter}=${wrong}`);
        assert.match(
          (body['errors'] as { code: string }[])[0]?.code ?? '',
          path.includes('applications') ? /^AAIS-3$/ : /^BAD-REQUEST$/,
        );
      }
      assert.equal((await get(path, parameter, '1')).status, 200, path);
      assert.equal((await get(path, parameter, HUGE)).status, 200, path);
    }
  });

  test('a page of offers past the last one is empty, however far', async () => {
    const readSummary = async (page: string) => {
      const { body } = await get('/rest?server=jobs&service=jobs', 'page', page);
      const { joblist, summary } = body['response'] as { joblist: unknown[]; summary: { page: number } };
      return [joblist.length, summary.page];
    };
    assert.deepEqual(await readSummary('600'), [0, 600]);
    assert.deepEqual(await readSummary('999999'), [0, 999_999]);
    for (const page of ['1000000', '999999999', HUGE])
      assert.deepEqual(await readSummary(page), [0, 999_999]);
    // Addresses of searches name no larger one: above it a page would be taken for the first.
    assert.equal(canonicalSearchParams({ page: 999_999 }).page, 999_999);
    assert.equal(canonicalSearchParams({ page: 1_000_000 }).page, undefined);
  });

  test('a body of JSON may hold them as numbers', async () => {
    const search = (body: object) => ask(running, '/api/orus/jobs', { method: 'POST', body });
    for (const [body, hits, page] of [
      [{}, 20, 1],
      [{ hits: 5, page: 2 }, 5, 2],
      [{ hits: '5', page: '2' }, 5, 2],
      [{ hits: 500, page: null }, 100, 1],
    ] as const) {
      const { summary } = (await search(body)).body['response'] as {
        summary: { hits: number; page: number };
      };
      assert.deepEqual([summary.hits, summary.page], [hits, page]);
    }
    for (const wrong of [0, -1, 2.5, true, 'x', {}])
      for (const name of ['hits', 'page'])
        assert.equal((await search({ [name]: wrong })).status, 400, `${name} ${JSON.stringify(wrong)}`);
  });
}

for (const engine of await enginesOfRules()) {
  describe(`how many and which page, on ${engine.name}`, () => suite(engine));
}
