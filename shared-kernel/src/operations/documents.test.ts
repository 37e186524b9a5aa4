/** Services that were written from document 2 alone answer what it shows, and pages can use that. */
import { readAnswer } from './read-answer.ts';
import type { CallDefinitions, CallInput, CallOutput } from '../api/contract.ts';
import { DOCUMENT_ANSWERS, DOCUMENT_JOB, asNumbers } from '../testing/document-answers.ts';
import { calls as apply } from './calls/apply.ts';
import { calls as candidate } from './calls/candidate.ts';
import { calls as companies } from './calls/companies.ts';
import { calls as jobs } from './calls/jobs.ts';
import { calls as resume } from './calls/resume.ts';
import { calls as session } from './calls/session.ts';
import { answerFault, operations } from './index.ts';

const calls = { ...apply, ...candidate, ...companies, ...jobs, ...resume, ...session };
const definitions: Pick<CallDefinitions, keyof typeof calls> = calls;

/** What a page gets of an answer. */
const read = <Name extends keyof typeof calls>(
  name: Name,
  input: CallInput<Name>,
  data: unknown,
): CallOutput<Name> => readAnswer(definitions[name], input, { status: 200, data });

const search = (changes: object = {}) =>
  read('jobs.search', { params: {} }, { ...DOCUMENT_ANSWERS['jobs.search'], ...changes });

/** Both ways of writing ids, counts and amounts. */
const WAYS: ReadonlyArray<[way: string, write: (value: unknown) => unknown]> = [
  ['text', (value) => value],
  ['numbers', asNumbers],
];

describe('answers as document 2 shows them', () => {
  test('are there for every operation of the document whose answer is checked', () => {
    const checked = operations.filter(
      ({ answer, source, decided }) => answer && source?.startsWith('2') && !decided,
    );
    expect(Object.keys(DOCUMENT_ANSWERS).sort()).toEqual(checked.map(({ name }) => name).sort());
  });

  describe.each(WAYS)('with ids as %s', (_way, write) => {
    test.each(Object.entries(DOCUMENT_ANSWERS))(
      '%s fits, at top level and in the envelope',
      (name, answer) => {
        const operation = operations.find((each) => each.name === name) ?? {};
        expect(answerFault(operation, write(answer))).toBeNull();
        expect(answerFault(operation, { status: 200, response: write(answer) })).toBeNull();
      },
    );

    test('an offer reads as one of ours', () => {
      const { job, seo } = read('jobs.offer', { jobID: '20418837' }, write(DOCUMENT_ANSWERS['jobs.offer']));
      expect(job).toMatchObject({
        id: '20418837',
        url: '/empleo/oferta/20418837',
        locations: [{ statename: 'Jalisco', cityname: 'Guadalajara', countryid: '1' }],
        salaryfrom: 9_800,
        salaryto: 11_200,
        showsalary: true,
        salarytime: 0,
        workmode: 2,
        jobtypefulltime: true,
        jobtypeparttime: false,
        levelid: 1,
        isgoogleforjobs: true,
        redirecttype: 0,
        idrecruiter: '55',
        skills: [
          { id: 'Caja', description: 'Caja' },
          { id: '7', description: 'Excel' },
        ],
        facts: [],
        issample: false,
      });
      expect(seo.metadescription).toBe('Vacantes');
    });

    test('a search has its number of offers and of pages', () => {
      const { joblist, summary } = read(
        'jobs.search',
        { params: {} },
        write(DOCUMENT_ANSWERS['jobs.search']),
      );
      expect(joblist.map(({ id }) => id)).toEqual(['20418837']);
      expect(summary).toEqual({ totaldocs: 41, page: 0, hits: 20, pages: 3 });
    });

    test('the answer about a person belongs to that person', () => {
      const input = { userid: '1001', resumeid: '70' };
      expect(read('resume.read', input, write(DOCUMENT_ANSWERS['resume.read'])).resume.resumeid).toBe('70');
      expect(
        read('candidate.save', { userid: '1001', updater: [] }, write({ user_profile: { userid: '1001' } })),
      ).toEqual({ user_profile: { userid: '1001' } });
      expect(() =>
        read('resume.read', { ...input, userid: '9' }, write(DOCUMENT_ANSWERS['resume.read'])),
      ).toThrow('SRV-01');
    });

    test('a login opens a session that may apply', () => {
      const { user_profile } = read(
        'session.login',
        { userid: 'ana@example.com', password: 'x' },
        write(DOCUMENT_ANSWERS['session.login']),
      );
      expect(user_profile).toMatchObject({
        userid: '1001',
        type: 'C',
        enabledlogin: true,
        validemail: true,
        newaccounttoken: false,
        termsandconditions: true,
      });
    });
  });

  test.each([
    ['missing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['an empty list', []],
    ['with a filter that is null', { salary: null }],
  ])('facets that are %s are empty lists', (_what, facets) => {
    const empty: readonly unknown[] = [];
    expect(search({ facets }).facets).toMatchObject({
      workMode: empty,
      salary: empty,
      category: empty,
      location: empty,
    });
  });

  test('facet items need no more than an id and their words', () => {
    const [item] = search({ facets: { workMode: [{ id: 1, description: 'Desde casa', items: '5' }] } }).facets
      .workMode;
    expect(item).toMatchObject({ id: '1', description: 'Desde casa', items: 5, selected: false, url: '' });
  });

  test.each([undefined, null])('what else a search may say can be %s', (nothing) => {
    const rest = {
      seo: nothing,
      headers: nothing,
      refineurls: nothing,
      socialjobslist: nothing,
      jobpremiumlist: nothing,
    };
    const answer = search({ ...rest, query: nothing, correction: nothing });
    expect(answer).toMatchObject({ seo: { title: '', h1: '' }, headers: {}, refineurls: [] });
    expect([answer.socialjobslist, answer.jobpremiumlist, answer.query]).toEqual([[], [], undefined]);
  });

  test('an application was made where a service says so, and not by any success', () => {
    const input = { jobid: '7', idempotencyKey: 'k', skills: [], killerQuestions: [] };
    for (const answer of [{ applied: 1 }, { jobid: 7 }, { jobid: 7, applied: false, state: 'undelivered' }])
      expect(read('apply.submit', input, answer)).toMatchObject(
        answer.jobid ? { jobid: '7' } : { applied: true },
      );
    expect(read('apply.submit', input, { status: 200, response: {} })).toMatchObject({ jobid: '' });
    for (const answer of [{}, { ok: true }, { applied: false }, { jobid: 7, applied: false }])
      expect(() => read('apply.submit', input, answer)).toThrow();
    expect(() => read('apply.submit', input, { jobid: 8 })).toThrow('SRV-01');
  });

  test('a company has the address of its offers, under either name of the list', () => {
    const lists = [
      read('companies.byLetter', { letter: 'o' }, DOCUMENT_ANSWERS['companies.byLetter']),
      read('companies.byQuery', { query: 'oxxo' }, DOCUMENT_ANSWERS['companies.byQuery']),
    ];
    for (const { companieslist } of lists)
      expect(companieslist[0]).toMatchObject({ url: '/empleos/bolsa-de-trabajo-oxxo-centro', ofertas: 12 });
  });

  test.each([
    [
      'an offer without an id',
      { joblist: [{ ...DOCUMENT_JOB, id: undefined }] },
      'joblist.0.id: invalid_type',
    ],
    [
      'an amount in words',
      { joblist: [{ ...DOCUMENT_JOB, salaryfrom: 'mucho' }] },
      'joblist.0.salaryfrom: invalid_type',
    ],
    [
      'yes or no in other words',
      { joblist: [{ ...DOCUMENT_JOB, showsalary: 'tal vez' }] },
      'joblist.0.showsalary: invalid_type',
    ],
    ['no list of offers', { joblist: undefined }, 'joblist: invalid_type'],
    ['a search that is a text', 'nada', 'the answer: invalid_type'],
  ])('%s does not fit', (_what, changes, fault) => {
    const operation = operations.find(({ name }) => name === 'jobs.search') ?? {};
    const answer = typeof changes === 'string' ? changes : { ...DOCUMENT_ANSWERS['jobs.search'], ...changes };
    expect(answerFault(operation, answer)).toBe(fault);
  });
});
