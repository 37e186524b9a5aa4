import type { PageComposition } from '@chamba/kernel/composition';
import {
  addressWith,
  readChoices,
  isPending,
  findOrigin,
  readAddress,
  shortName,
  withChoice,
} from './choices.ts';

const unit = (version: string) => ({
  version,
  base: '/',
  entry: 'e.js',
  integrity: 'x',
  routes: [],
  slots: [],
});
const composition: PageComposition = {
  id: '0123456789abcdef',
  custom: true,
  units: {
    shell: unit('2.3.0'),
    'mfe-search': unit('1.4.0'),
    'mfe-cv': unit('1.3.2'),
    'mfe-apply': unit('1.1.0-rc.2'),
  },
  overrides: {
    'mfe-search': { kind: 'release', wanted: '1.4.0', replaces: '1.4.0' },
    'mfe-cv': { kind: 'address', wanted: 'http://localhost:5174', replaces: '1.3.2' },
    'mfe-apply': { kind: 'release', wanted: '1.1.0-rc.2', replaces: '1.0.7' },
  },
};
const choices = readChoices(composition);

test('each unit says where it comes from', () => {
  const origins = Object.keys(composition.units).map((name) => findOrigin(composition, choices, name));
  expect(origins).toEqual(['manifest', 'pinned', 'local', 'changed']);
});

test('a choice waits until the page is made of it', () => {
  expect(isPending(composition, choices, 'mfe-apply')).toBe(false);
  expect(isPending(composition, withChoice(choices, 'mfe-apply', undefined), 'mfe-apply')).toBe(true);
  expect(isPending(composition, withChoice(choices, 'shell', '2.2.0'), 'shell')).toBe(true);
});

test('the address carries the choices, and the query the page had', () => {
  const href = 'https://chamba.mx/empleos?page=2&composition=old&fault=mfe-cv:load#x';
  expect(addressWith(href, composition, choices, { open: false })).toBe(
    'https://chamba.mx/empleos?page=2&composition=mfe-search@1.4.0,mfe-cv@http://localhost:5174,mfe-apply@1.1.0-rc.2',
  );
  expect(addressWith(href, composition, {}, { open: true })).toBe(
    'https://chamba.mx/empleos?page=2&composition=live&composicion=1',
  );
  expect(addressWith(href, { ...composition, overrides: {} }, {}, { open: false })).toBe(
    'https://chamba.mx/empleos?page=2&composition=0123456789abcdef',
  );
});

test('only an address of the web stands for a unit', () => {
  expect(readAddress(' http://localhost:5174/ ')).toBe('http://localhost:5174');
  for (const text of ['localhost:5174', 'javascript:alert(1)', 'http://a,b', ''])
    expect(readAddress(text)).toBeNull();
  expect(shortName('http://localhost:5174')).toBe('localhost:5174');
});
