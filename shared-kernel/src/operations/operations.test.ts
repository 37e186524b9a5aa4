import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toJSONSchema } from 'zod/mini';
import { isKnownError } from '../errors/index.ts';
import { cacheControl, COMMON_ERRORS, operations, getUpstream } from './index.ts';
import type { Asked, Operation } from './index.ts';
import { servicesTable, TABLE_MARKERS } from './services-table.ts';

const ROOT = path.join(__dirname, '../..');

const formatAddress = ({ address: { method, rest, path: own } }: Operation): string =>
  `${method} ${rest ?? own}`;

/** Operations by where they are on the wire. */
const byAddress = new Map<string, Operation[]>();
for (const operation of operations)
  byAddress.set(formatAddress(operation), [...(byAddress.get(formatAddress(operation)) ?? []), operation]);

/** What callers send to addresses that several operations have, and which of them it is. */
const SENT: ReadonlyArray<[address: string, asked: Partial<Asked>, name: string]> = [
  ['POST myService/account', { payload: { email: 'a@b.mx', password: 'x' } }, 'account.create'],
  ['POST myService/account', { payload: { password: 'x' } }, 'account.create'],
  [
    'POST myService/account',
    { payload: { email: 'a@b.mx', updater: { newpassword: 'x', currentpassword: 'y' } } },
    'account.changePassword',
  ],
  [
    'POST myService/account',
    { payload: { token: 't', updater: { newpassword: 'x' } } },
    'account.resetPassword',
  ],
  [
    'POST myService/account',
    { payload: { updater: { emailaddress: 'c@d.mx', currentpassword: 'y' } } },
    'account.changeEmail',
  ],
  ['POST myService/account', { payload: { updater: {} } }, 'account.change'],
  ['POST myService/account', { payload: { optout: 1 } }, 'account.setOptions'],
  ['POST myService/account', { payload: null }, 'account.setOptions'],
  [
    'POST myService/accountToken',
    { payload: { type: 'password', emailaddress: 'a@b.mx' } },
    'account.requestPassword',
  ],
  ['POST myService/accountToken', { payload: { type: 'activate', code: '000000' } }, 'account.confirmByCode'],
  ['POST myService/accountToken', { payload: { type: 'delete' } }, 'account.requestDeletion'],
  ['DELETE myService/account', { query: new URLSearchParams({ reason: 'otro' }) }, 'account.delete'],
  ['DELETE myService/account', { query: new URLSearchParams({ actionToken: 't' }) }, 'account.deleteByToken'],
  ['DELETE /api/v2/accounts/:id', { query: new URLSearchParams({ actionToken: '' }) }, 'account.deleteV2'],
  [
    'DELETE /api/v2/accounts/:id',
    { query: new URLSearchParams({ actionToken: 't' }) },
    'account.deleteByTokenV2',
  ],
  ['POST myService/accountToken', { payload: { type: 'activate', token: 't' } }, 'account.confirm'],
  ['POST myService/resume', { payload: { doctype: 'resume' } }, 'resume.create'],
  [
    'POST myService/resume',
    { payload: { doctype: 'resume', userID: 'a@b.mx', password: 'x', updater: [], op_type: 'delete' } },
    'resume.createSignedIn',
  ],
  ['POST myService/resume', { payload: { doctype: 'resume', op_type: 'delete' } }, 'resume.create'],
  ['POST myService/resume', { payload: { updater: [] } }, 'resume.save'],
  ['POST myService/resume', { payload: { updater: [], op_type: 'delete' } }, 'resume.changeStatus'],
  ['POST myService/resume', { payload: { op_type: 'delete' } }, 'resume.changeStatus'],
  ['GET lookup/location', { query: new URLSearchParams({ text: 'celaya' }) }, 'lookup.resolve'],
  ['GET lookup/location', { query: new URLSearchParams({ stateID: '1' }) }, 'lookup.location'],
  [
    'GET searchCompanyLetter/companies',
    { query: new URLSearchParams({ letter: 'a' }) },
    'companies.byLetter',
  ],
  ['GET searchCompanyLetter/companies', { query: new URLSearchParams({ query: '' }) }, 'companies.byQuery'],
  ['GET myService/applications', { query: new URLSearchParams({ top: '20' }) }, 'apply.list'],
  ['GET myService/applications', { query: new URLSearchParams({ instance: '7' }) }, 'apply.receipt'],
  ['GET /locations/countries/:country', {}, 'seo.states'],
  ['GET /locations/countries/:country', { query: new URLSearchParams({ type: 'cities' }) }, 'seo.cities'],
];

describe('operations', () => {
  test('their lists have every file', () => {
    const check = (): string =>
      execFileSync(process.execPath, [path.join(ROOT, 'scripts/operations.mjs'), '--check'], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(check).not.toThrow();
  });

  test('docs/services.md lists them: npm run operations -w @chamba/kernel', () => {
    const text = readFileSync(path.join(ROOT, '../docs/services.md'), 'utf8');
    const [start, end] = TABLE_MARKERS;
    expect(text.split(start)[1]?.split(end)[0]?.trim()).toBe(servicesTable(operations));
  });

  test('each has one address, whose upstream is known', () => {
    for (const operation of operations) {
      const { rest, path: own } = operation.address;
      expect([operation.name, [rest, own].filter((part) => part !== undefined).length]).toEqual([
        operation.name,
        1,
      ]);
      expect([operation.name, getUpstream(operation)]).toEqual([
        operation.name,
        expect.stringMatching(/^[a-z]+$/),
      ]);
    }
  });

  test('at one address at most one is the one that remains', () => {
    for (const [address, there] of byAddress)
      expect([address, there.filter(({ when }) => when === undefined).length]).toEqual([address, 1]);
  });

  test('addresses of several have their cases here', () => {
    const several = [...byAddress].filter(([, there]) => there.length > 1).flatMap(([, there]) => there);
    expect([...new Set(SENT.map(([, , name]) => name))].sort()).toEqual(
      several.map(({ name }) => name).sort(),
    );
  });

  test.each(SENT)('%s %j is %s', (address, { query = new URLSearchParams(), payload }, name) => {
    const there = byAddress.get(address) ?? [];
    const fitting = there.filter(({ when }) => when?.({ query, payload }));
    const [found] = fitting.length > 0 ? fitting : there.filter(({ when }) => when === undefined);
    expect(fitting.length).toBeLessThanOrEqual(1);
    expect(found?.name).toBe(name);
  });

  test('each says what arrives', () => {
    expect(operations.filter(({ input }) => input === undefined).map(({ name }) => name)).toEqual([]);
  });

  test('each says what it answers, but for pictures and files', () => {
    expect(operations.filter(({ answer }) => answer === undefined).map(({ name }) => name)).toEqual([
      'companies.logoPicture',
      'employer.sharedPhoto',
      'files.documentFile',
      'files.photoPicture',
    ]);
  });

  test('what arrives is said by parts of a call, and the path by the address', () => {
    for (const { name, address, input } of operations) {
      if (!input) continue;
      const form = toJSONSchema(input(), { io: 'input', unrepresentable: 'any' });
      const parts = form.properties ?? {};
      const known = ['query', 'payload', address.rest === undefined ? 'path' : 'instance'];
      expect([name, Object.keys(parts).filter((part) => !known.includes(part))]).toEqual([name, []]);
      const { path } = parts;
      const inPath = typeof path === 'object' ? Object.keys(path.properties ?? {}) : [];
      expect([name, inPath]).toEqual([
        name,
        [...(address.path ?? '').matchAll(/:(\w+)/g)].map(([, parameter]) => parameter),
      ]);
      // A read has no body.
      if (address.method === 'GET') expect([name, parts]).not.toHaveProperty('1.payload');
    }
  });

  test('what does not fit is refused with a known code', () => {
    for (const { name, refusal } of operations)
      if (refusal) expect([name, isKnownError(refusal)]).toEqual([name, true]);
  });

  test('each states the codes that do not follow from its other facts, once', () => {
    for (const { name, allErrors, errors = [] } of operations) {
      expect([name, [...new Set(allErrors)]]).toEqual([name, allErrors]);
      expect([name, errors.filter((code) => COMMON_ERRORS.includes(code))]).toEqual([name, []]);
    }
    const offer = operations.find(({ name }) => name === 'jobs.offer');
    expect(offer?.allErrors).toEqual(['BAD-REQUEST', 'ACT-01']);
    const apply = operations.find(({ name }) => name === 'apply.list');
    expect(apply?.allErrors).toEqual(['AAIS-3', 'AAIS-2', 'MYS-35', 'MYS-41']);
  });

  test.each([
    ['jobs.search', 'repeat'],
    ['resume.read', 'repeat'],
    ['session.refresh', 'repeat'],
    ['account.resendEmail', 'repeat'],
    ['resume.save', 'same-key'],
    ['apply.submit', 'same-key'],
    ['apply.hold', 'same-key'],
    ['apply.withdraw', 'same-key'],
    ['resume.changeStatus', 'same-key'],
    ['account.create', 'never'],
    ['account.changePassword', 'never'],
    ['session.login', 'never'],
    ['jobs.load', 'never'],
  ])('%s is sent again: %s', (operation, rule) => {
    expect(operations.find(({ name }) => name === operation)?.retry).toBe(rule);
  });

  test('the gateway repeats by itself only what is read by GET', () => {
    for (const { name, retry, address } of operations)
      if (retry === 'repeat') expect([name, address.method]).toEqual([name, 'GET']);
  });

  test('the gateway keeps what is read by /cache-rest; browsers keep the picture of a logo', () => {
    for (const { name, address, cache } of operations)
      expect([name, cache?.by === 'gateway']).toEqual([name, address.cached === true]);
    const browsers = operations.filter(({ cache }) => cache?.by === 'browsers');
    expect(browsers.map((operation) => [operation.name, cacheControl(operation)])).toEqual([
      ['companies.logoPicture', 'public, max-age=31536000, immutable'],
    ]);
  });

  test('parameters that are masked are in the path', () => {
    for (const { name, address, maskedInPath = {} } of operations)
      for (const parameter of Object.keys(maskedInPath))
        expect([name, address.path]).toEqual([name, expect.stringContaining(`:${parameter}`)]);
  });
});
