import {
  chooseDataSaver,
  chooseTheme,
  dataSaverChosen,
  followSystemTheme,
  savesData,
  themeChoice,
} from './index.ts';

let dark = false;
let systemChanged: () => void = () => undefined;

beforeEach(() => {
  dark = false;
  globalThis.matchMedia = jest.fn(
    () =>
      ({
        get matches() {
          return dark;
        },
        addEventListener: (_type: string, listener: () => void) => {
          systemChanged = listener;
        },
      }) as unknown as MediaQueryList,
  );
  localStorage.clear();
});

const shown = () => document.documentElement.dataset['theme'];

test('a chosen theme is kept and wins over the system', () => {
  expect(themeChoice()).toBe('auto');
  chooseTheme('dark');
  expect([themeChoice(), shown()]).toEqual(['dark', 'dark']);
  chooseTheme('light');
  dark = true;
  expect([themeChoice(), shown()]).toEqual(['light', 'light']);
});

test('the automatic theme follows the system, also when it changes', () => {
  followSystemTheme();
  chooseTheme('auto');
  expect(shown()).toBe('light');
  dark = true;
  systemChanged();
  expect(shown()).toBe('dark');
});

test('saving data is remembered for the site and followed at once', () => {
  expect([dataSaverChosen(), savesData()]).toEqual([false, false]);
  chooseDataSaver(true);
  expect([dataSaverChosen(), savesData()]).toEqual([true, true]);
  expect(document.cookie).toContain('data_saver=1');
  chooseDataSaver(false);
  expect([dataSaverChosen(), savesData()]).toEqual([false, false]);
});
