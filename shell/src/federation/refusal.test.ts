import { findRefusal } from './refusal.ts';

const sound = {
  version: '1.0.0',
  base: '/releases/mfe-x/1.0.0-abc/',
  entry: 'container.js',
  integrity: `sha256-${'a'.repeat(43)}=`,
  routes: [],
  slots: [],
};

test.each([
  ['what a release brings', sound, null],
  ['an entry on another origin', { ...sound, base: 'https://cdn.example/x/' }, null],
  ['no hash', { ...sound, integrity: '' }, 'the entry of mfe-x 1.0.0 has no hash'],
  ['a missing hash', { ...sound, integrity: undefined }, 'the entry of mfe-x 1.0.0 has no hash'],
  [
    'a word instead of a hash',
    { ...sound, integrity: 'sha256-unknown' },
    'the hash of the entry of mfe-x 1.0.0 is invalid',
  ],
  ['a weak hash', { ...sound, integrity: 'md5-abc' }, 'the hash of the entry of mfe-x 1.0.0 is invalid'],
  [
    'two hashes',
    { ...sound, integrity: `${sound.integrity} ${sound.integrity}` },
    'the hash of the entry of mfe-x 1.0.0 is invalid',
  ],
  ['a path out of the release', { ...sound, entry: '../other/container.js' }, 'mfe-x has no entry file'],
  ['no folder', { ...sound, base: 'releases' }, 'mfe-x has no folder to load from'],
  ['no version', { ...sound, version: '' }, 'mfe-x has no version'],
  [
    'a module',
    { ...sound, type: 'module' as const },
    'the entry of mfe-x 1.0.0 is a module, whose hash is not checked',
  ],
  ['a unit that is not there', undefined, 'the composition has no mfe-x'],
])('%s', (_name, entry, refusal) => {
  expect(findRefusal('mfe-x', entry)).toBe(refusal);
});

test('code that is being worked on has no hash, and only that', () => {
  expect(findRefusal('mfe-x', { ...sound, integrity: '' }, { atWork: true })).toBeNull();
  expect(findRefusal('mfe-x', { ...sound, integrity: '', type: 'module' }, { atWork: true })).toBeNull();
  expect(findRefusal('mfe-x', { ...sound, integrity: 'md5-abc' }, { atWork: true })).not.toBeNull();
});
