import {
  checkComposition,
  compareVersions,
  inRange,
  kernelContract,
  type Contract,
  type Release,
} from './index.ts';
import { shortfalls } from './rules/satisfies.ts';

const kernel = kernelContract();
const SHARES = { react: '19.3.1', '@chamba/kernel/remote': '0.2.0', '@chamba/kernel/store': '0.2.0' };

type Route = Release['routes'][number];

function route(path: string, part: Partial<Route> = {}): Route {
  return {
    id: path,
    path,
    category: 'home',
    access: 'anyone',
    header: 'standard',
    footer: 'full',
    slots: [],
    scripts: [],
    styles: [],
    ...part,
  };
}

function createContract(part: Partial<Contract> = {}): Contract {
  return {
    slots: { places: {}, fills: {} },
    events: { emits: {}, listens: {} },
    slices: { provides: {}, reads: {} },
    shares: {},
    needs: {},
    ...part,
  };
}

function release(name: string, part: Partial<Release> = {}): Release {
  return {
    name,
    version: '1.0.0',
    digest: '0123456789ab',
    kernel: '>=0.1.0 <0.3.0',
    shared: {},
    entry: { file: 'container.js', integrity: 'sha256-AAAA' },
    server: null,
    scripts: [],
    styles: [],
    routes: [],
    slots: [],
    events: { emits: [], listens: [] },
    assets: {},
    commit: '',
    contract: createContract(),
    ...part,
  };
}

const shell = release('shell', {
  events: { emits: ['session/loggedOut'], listens: [] },
  contract: createContract({
    shares: SHARES,
    slices: { provides: kernel.slices, reads: {} },
    events: { emits: { 'session/loggedOut': kernel.events['session/loggedOut'] ?? {} }, listens: {} },
  }),
});

const rules = (...releases: Release[]) =>
  checkComposition(releases).map(({ level, rule }) => `${level} ${rule}`);
const rulesOver = (live: Release[], ...releases: Release[]) =>
  checkComposition(releases, live).map(({ level, rule }) => `${level} ${rule}`);

describe('a composition', () => {
  test('of releases that fit has no findings', () => {
    const remote = release('mfe-a', { routes: [route('/a')], contract: createContract({ needs: SHARES }) });
    expect(checkComposition([shell, remote], [shell, remote])).toEqual([]);
  });

  test('names unit, subject and remedy of what is wrong', () => {
    const [finding] = checkComposition([
      shell,
      release('mfe-a', { routes: [route('/x/:one')] }),
      release('mfe-b', { routes: [route('/x/:other')] }),
    ]);
    expect(finding).toMatchObject({
      level: 'breaking',
      rule: 'route-taken',
      unit: 'mfe-b',
      subject: '/x/:other',
    });
    expect(finding?.remedy).toContain('mfe-a');
  });

  test('needs a shell', () => {
    expect(rules(release('mfe-a'))).toEqual(['breaking host-missing']);
  });

  test('keeps the addresses that are live, for everybody who could see them', () => {
    const before = release('mfe-a', { routes: [route('/a'), route('/b')] });
    const closed = route('/a', { access: 'candidate' });
    expect(rulesOver([shell, before], shell, release('mfe-a', { routes: [closed] }))).toEqual([
      'breaking route-closed',
      'breaking route-removed',
    ]);
    const moved = [release('mfe-a', { routes: [route('/a')] }), release('mfe-c', { routes: [route('/b')] })];
    expect(rulesOver([shell, before], shell, ...moved)).toEqual([]);
  });

  test('keeps the forms that people without JavaScript send', () => {
    const withForm = (path: string, ...fields: string[]) =>
      release('mfe-a', { routes: [route(path, { form: { fields } })] });
    const before = [shell, withForm('/a/:x', 'email', 'name')];
    const without = release('mfe-a', { routes: [route('/a/:x')] });
    expect(rulesOver(before, shell, without)).toEqual(['breaking form-removed']);
    expect(rulesOver(before, shell, withForm('/a/:x', 'email'))).toEqual(['warning form-field-removed']);
    expect(rulesOver(before, shell, withForm('/a/:y', 'name', 'phone', 'email'))).toEqual([]);
    expect(rulesOver([shell, without], shell, withForm('/a/:x', 'email'))).toEqual([]);
    expect(rulesOver(before, shell, release('mfe-a'))).toEqual(['breaking route-removed']);
  });

  test('leaves each unit the addresses that its patterns answer', () => {
    const owner = release('mfe-a', { routes: [route('/jobs{*rest}'), route('/cv{/:id}')] });
    const other = (path: string) => release('mfe-b', { routes: [route(path)] });
    for (const path of ['/jobs-of-:trade', '/jobs-saved', '/cv', '/cv/:id/print', '/cv/test'])
      expect([path, rulesOver([shell, owner], shell, owner, other(path))]).toEqual([
        path,
        path === '/cv/:id/print' ? [] : ['breaking route-shadowed'],
      ]);
    const [finding] = checkComposition([shell, owner, other('/jobs-of-:trade')], [shell, owner]);
    expect(finding).toMatchObject({ unit: 'mfe-b', subject: '/jobs-of-:trade' });
    expect(finding?.message).toContain('/jobs-of-x from mfe-a, whose route /jobs{*rest}');
    // What is live already, what loses against the pattern, and what is the unit's own takes nothing.
    expect(rulesOver([shell, owner, other('/jobs-saved')], shell, owner, other('/jobs-saved'))).toEqual([]);
    expect(rulesOver([shell, owner], shell, owner, other('/*rest'))).toEqual([]);
    const wider = { ...owner, routes: [...owner.routes, route('/jobs-saved')] };
    expect(rulesOver([shell, owner], shell, wider)).toEqual([]);
  });

  test('has no path that is no pattern: it would keep every page from finding its route', () => {
    const broken = release('mfe-b', { routes: [route('/a(b'), route('/c{d')] });
    expect(rules(shell, broken)).toEqual(['breaking route-invalid', 'breaking route-invalid']);
    expect(rulesOver([shell], shell, broken)).toEqual(['breaking route-invalid', 'breaking route-invalid']);
  });

  test('gives a filler all it needs, in the version it speaks', () => {
    const props = (fields: Record<string, object>, required: string[]) => ({
      type: 'object',
      properties: fields,
      required,
    });
    const text = { type: 'string' };
    const owner = (version: number, given: object) =>
      release('mfe-a', {
        contract: createContract({
          slots: { places: { 'offer.apply': { version, props: { ...given } } }, fills: {} },
        }),
      });
    const filler = (needed: object) =>
      release('mfe-b', {
        slots: [{ name: 'offer.apply', version: 1, server: true, scripts: [], styles: [] }],
        contract: createContract({
          slots: { places: {}, fills: { 'offer.apply': { version: 1, props: { ...needed } } } },
        }),
      });
    const full = props({ id: text, note: text }, ['id', 'note']);
    expect(rules(shell, owner(1, full), filler(props({ id: text }, ['id'])))).toEqual([]);
    expect(rules(shell, owner(1, props({ id: text }, [])), filler(full))).toEqual([
      'breaking slot-props',
      'breaking slot-props',
    ]);
    expect(rules(shell, owner(2, full), filler(full))).toEqual(['breaking slot-version']);
    const none = release('mfe-a');
    expect(rules(shell, none, filler(full))).toEqual([]);
    expect(rules(shell, release('mfe-search'), filler(full))).toEqual(['breaking slot-unowned']);
  });

  test('says what others listen for', () => {
    const event = 'session/emailVerified' as const;
    const payload = kernel.events[event] ?? {};
    const speaker = release('mfe-a', {
      events: { emits: [event], listens: [] },
      contract: createContract({ events: { emits: { [event]: payload }, listens: {} } }),
    });
    const listener = release('mfe-b', {
      events: { emits: [], listens: [event] },
      contract: createContract({ events: { emits: {}, listens: { [event]: payload } } }),
    });
    expect(rules(shell, speaker, listener)).toEqual([]);
    expect(rulesOver([shell, speaker, listener], shell, release('mfe-a'), listener)).toEqual([
      'breaking event-dropped',
    ]);
    expect(rulesOver([shell, release('mfe-b')], shell, listener)).toEqual(['breaking event-unsaid']);
    // A site may lack a unit: its listeners are not at fault.
    expect(rules(shell, listener)).toEqual(['warning event-unsaid']);
    const poorer = release('mfe-a', {
      events: speaker.events,
      contract: createContract({
        events: { emits: { [event]: { type: 'object', properties: {} } }, listens: {} },
      }),
    });
    expect(rules(shell, poorer, listener)).toEqual(['breaking event-payload']);
  });

  test('keeps the shared state that is read', () => {
    const reader = release('mfe-a', {
      contract: createContract({ slices: { provides: {}, reads: kernel.slices } }),
    });
    expect(rules(shell, reader)).toEqual([]);
    const { toasts: _gone, ...rest } = kernel.slices;
    const poorer = {
      ...shell,
      contract: createContract({ shares: SHARES, slices: { provides: rest, reads: {} } }),
    };
    expect(rules(poorer, reader)).toEqual(['breaking slice-missing']);
  });

  test('runs on one kernel and one copy of each shared module', () => {
    const needs = (versions: Record<string, string>, kernelRange = '>=0.1.0 <0.3.0') =>
      release('mfe-a', { kernel: kernelRange, contract: createContract({ needs: versions }) });
    expect(rules(shell, needs({ react: '19.2.0', '@chamba/kernel/store': '0.1.4' }))).toEqual([]);
    expect(rules(shell, needs({ react: '18.3.1' }))).toEqual(['breaking shared-version']);
    expect(rules(shell, needs({ 'react-dom': '19.3.1' }))).toEqual(['breaking shared-missing']);
    expect(rules(shell, needs({}, '>=0.3.0 <0.5.0'))).toEqual(['breaking kernel-range']);
  });

  test('of releases older than contracts is checked by what they do say', () => {
    const old = (name: string, part: Partial<Release>) => release(name, { contract: null, ...part });
    const oldShell = old('shell', { shared: SHARES });
    const listening = { events: { emits: [], listens: ['session/emailVerified' as const] } };
    expect(rules(oldShell, old('mfe-a', { ...listening, shared: { react: '19.3.1' } }))).toEqual([]);
    const wrong = { name: 'offer.apply' as const, version: 2, server: true, scripts: [], styles: [] };
    expect(rules(oldShell, old('mfe-a', { slots: [wrong] }))).toEqual(['breaking slot-version']);
  });
});

describe('what one side gives and another needs', () => {
  const list = (items: object) => ({ type: 'array', items });
  test.each([
    [
      'null where a text is needed',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { type: 'string' },
      'type',
    ],
    ['a value too many', { enum: ['a', 'b'] }, { enum: ['a'] }, 'values'],
    ['other items', list({ type: 'number' }), list({ type: 'string' }), 'type'],
  ])('%s is a shortfall', (_what, given, needed, kind) => {
    expect(shortfalls(given, needed).map((shortfall) => shortfall.kind)).toEqual([kind]);
  });

  test.each([
    ['a whole number where a number is needed', { type: 'integer' }, { type: 'number' }],
    ['fewer values', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['a value where any text is needed', { const: 'a' }, { type: 'string' }],
    ['a value of any type', {}, { type: 'string' }],
  ])('%s is incompatible', (_what, given, needed) => {
    expect(shortfalls(given, needed)).toEqual([]);
  });
});

test('ranges contain versions as releases write them', () => {
  expect(inRange('0.2.7', '>=0.1.0 <0.3.0')).toBe(true);
  expect(inRange('0.3.0', '>=0.1.0 <0.3.0')).toBe(false);
  expect(inRange('19.4.1', '^19.3.0')).toBe(true);
  expect(inRange('20.0.0', '^19.3.0')).toBe(false);
  expect(inRange('0.2.0', '^0.1.0')).toBe(false);
  expect(inRange('one', '*')).toBe(false);
});
test('versions are ordered by their numbers, a pre-release before its release', () => {
  const ordered = ['0.9.0', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0', '1.2.0', '1.10.0', '2.0.0'];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
});
