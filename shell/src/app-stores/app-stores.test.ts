import { findAppStore, appStoresFor } from './app-stores.ts';
import { createConfig } from '../testing/fixtures.tsx';

const { externals } = createConfig({
  appStore: 'https://apps.example/chamba',
  googlePlay: 'https://play.example/chamba',
});

test('a phone gets the store of its system, a desktop both', () => {
  const names = (device: 'ios' | 'android' | 'desktop') =>
    appStoresFor(device, externals).map(({ name }) => name);
  expect(names('ios')).toEqual(['App Store']);
  expect(names('android')).toEqual(['Google Play']);
  expect(names('desktop')).toEqual(['App Store', 'Google Play']);
});

test('a store without the app is not shown', () => {
  const without = createConfig({ googlePlay: 'https://play.example/chamba' }).externals;
  expect(findAppStore('ios', without)).toBeNull();
  expect(appStoresFor('desktop', without)).toEqual([
    { name: 'Google Play', url: 'https://play.example/chamba' },
  ]);
});
