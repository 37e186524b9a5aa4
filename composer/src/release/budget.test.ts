import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Release } from '@chamba/kernel/composition/release';
import { checkBudget } from './budget.ts';

function release(name: string, part: Partial<Release>, sizes: Record<string, number>): Release {
  const integrity = 'sha256-AAAA';
  const entry = name === 'shell' ? 'main.js' : 'container.js';
  return {
    name,
    version: '1.0.0',
    digest: '0123456789ab',
    kernel: '>=0.1.0 <0.3.0',
    shared: {},
    entry: { file: entry, integrity },
    server: null,
    scripts: [],
    styles: [],
    routes: [],
    slots: [],
    events: { emits: [], listens: [] },
    assets: Object.fromEntries(
      Object.entries(sizes).map(([file, gzip]) => [file, { integrity, bytes: gzip * 3, gzip }]),
    ),
    commit: '',
    contract: null,
    ...part,
  };
}

const route = { category: 'home', access: 'anyone', header: 'hero', footer: 'full' } as const;
const releases = [
  release('shell', { scripts: ['main.js', 'app.js'] }, { 'main.js': 1000, 'app.js': 500 }),
  release(
    'mfe-a',
    {
      routes: [
        {
          ...route,
          id: 'home',
          path: '/',
          slots: ['offer.match'],
          scripts: ['remote.js', 'home.js'],
          styles: [],
        },
        { ...route, id: 'other', path: '/other', slots: [], scripts: ['remote.js', 'other.js'], styles: [] },
      ],
    },
    { 'container.js': 100, 'remote.js': 10, 'home.js': 20, 'other.js': 40 },
  ),
  release(
    'mfe-b',
    {
      slots: [
        { name: 'offer.match', version: 1, server: true, scripts: ['remote.js', 'match.js'], styles: [] },
      ],
    },
    { 'container.js': 100, 'remote.js': 1, 'match.js': 2, 'unused.js': 5000 },
  ),
];

describe('the byte budget', () => {
  const page = { name: 'home', path: '/', slots: [], maxKilobytes: 2, maxRequests: 8 };

  it('sums the shell, the page and the fillers of its slots, each file once', () => {
    const [result] = checkBudget(releases, { pages: [page] });
    assert.equal(result?.bytes, 1000 + 500 + 100 + 10 + 20 + 100 + 1 + 2);
    assert.equal(result?.requests, 8);
    assert.equal(result?.within, true);
  });

  it('ignores what the page does not show', () => {
    const [result] = checkBudget(releases, { pages: [{ ...page, path: '/other' }] });
    assert.deepEqual(
      result?.files.map(({ file }) => file),
      ['main.js', 'app.js', 'container.js', 'remote.js', 'other.js'],
    );
  });

  it('is exceeded by a single byte or request', () => {
    const tight = checkBudget(releases, {
      pages: [
        { ...page, maxKilobytes: 1732 / 1024 },
        { ...page, maxRequests: 7 },
      ],
    });
    assert.deepEqual(
      tight.map(({ within }) => within),
      [false, false],
    );
  });

  it('refuses a page that no unit owns, instead of measuring the empty frame', () => {
    assert.throws(() => checkBudget(releases, { pages: [{ ...page, path: '/nowhere' }] }), /\/nowhere/);
  });
});
