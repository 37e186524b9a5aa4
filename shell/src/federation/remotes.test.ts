import { refusalOf } from './remotes.ts';

jest.mock('./container.ts', () => ({
  loadExposed: (entry: { name: string; url: string; integrity: string }) => {
    asked.push(entry);
    return Promise.resolve({ default: {} });
  },
}));
const asked: Array<{ name: string; url: string; integrity: string }> = [];

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
    'the hash of the entry of mfe-x 1.0.0 is none',
  ],
  ['a weak hash', { ...sound, integrity: 'md5-abc' }, 'the hash of the entry of mfe-x 1.0.0 is none'],
  [
    'two hashes',
    { ...sound, integrity: `${sound.integrity} ${sound.integrity}` },
    'the hash of the entry of mfe-x 1.0.0 is none',
  ],
  ['a path out of the release', { ...sound, entry: '../other/container.js' }, 'mfe-x has no entry file'],
  ['no folder', { ...sound, base: 'releases' }, 'mfe-x has no folder to load from'],
  ['no version', { ...sound, version: '' }, 'mfe-x has no version'],
  ['a unit that is not there', undefined, 'the composition has no mfe-x'],
])('%s', (_name, entry, refusal) => {
  expect(refusalOf('mfe-x', entry)).toBe(refusal);
});

test('code that is being worked on has no hash, and only that', () => {
  expect(refusalOf('mfe-x', { ...sound, integrity: '' }, { atWork: true })).toBeNull();
  expect(refusalOf('mfe-x', { ...sound, integrity: 'md5-abc' }, { atWork: true })).not.toBeNull();
});

test('nothing of a unit that is refused is fetched; its neighbours load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { createRemotes, RemoteLoadError } = await import('./remotes.ts');
  const load = createRemotes({
    id: 'x',
    custom: false,
    units: { shell: sound, 'mfe-x': { ...sound, integrity: '' }, 'mfe-y': sound },
  });
  await expect(load('mfe-x')).rejects.toThrow(RemoteLoadError);
  await expect(load('mfe-x')).rejects.toThrow('refused: the entry of mfe-x 1.0.0 has no hash');
  await expect(load('mfe-y')).resolves.toEqual({ default: {} });
  expect(asked).toEqual([
    {
      name: 'mfe_y_1_0_0',
      url: new URL(`${sound.base}${sound.entry}`, location.href).href,
      integrity: sound.integrity,
    },
  ]);
  jest.restoreAllMocks();
});
