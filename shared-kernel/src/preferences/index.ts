/** Preferences that a browser stores: theme, and whether to save data. */
export {
  chooseTheme,
  followSystemTheme,
  paintBrowserBar,
  showTheme,
  themeChoice,
  type ThemeChoice,
} from './theme.ts';
export { chooseDataSaver, DATA_SAVER_COOKIE, dataSaverChosen, savesData } from './data-saver.ts';
