import { readLocal, removeLocal, writeLocal } from '../storage/index.ts';

/** The chosen theme; `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

const DARK = '(prefers-color-scheme: dark)';
const isTheme = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark';

/**
 * The choice kept in this browser; `auto` without one.
 * @example const [choice, setChoice] = useState(themeChoice);
 */
export function themeChoice(): ThemeChoice {
  return readLocal('theme', isTheme) ?? 'auto';
}

/**
 * Keeps a choice and shows it at once.
 * @example chooseTheme('dark');
 */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'auto') removeLocal('theme');
  else writeLocal('theme', choice);
  showTheme();
}

/**
 * Puts the theme of the choice on the page. The document did so before its first paint; this is for changes.
 * @example addEventListener('storage', showTheme);
 */
export function showTheme(): void {
  const choice = themeChoice();
  const theme = choice === 'auto' ? (matchMedia(DARK).matches ? 'dark' : 'light') : choice;
  const { dataset } = document.documentElement;
  if (dataset['theme'] === theme) return;
  dataset['theme'] = theme;
  paintBrowserBar();
}

/**
 * Gives the browser's bar the colour of the page's top: that of its background, unless the page sets another.
 * @example useEffect(paintBrowserBar, [themeColor]);
 */
export function paintBrowserBar(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta || meta.dataset['own'] !== undefined) return;
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
  if (background) meta.content = background;
}

/**
 * Follows the system while nothing else was chosen.
 * @example followSystemTheme(); // once, when the page starts
 */
export function followSystemTheme(): void {
  matchMedia(DARK).addEventListener('change', showTheme);
  // The system may have changed while the scripts were on their way.
  showTheme();
}
