/** The theme of the gallery, apart from the one that the site's own pages are set to in this browser. */
export type Theme = 'light' | 'dark' | 'system';

const KEY = 'gallery-theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');

/** The chosen theme; `system` without one. */
export function readTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Keeps a theme and shows it here and in every window of a story. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  showTheme();
}

function showTheme(): void {
  const theme = readTheme();
  document.documentElement.dataset['theme'] =
    theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
}

/** Shows the kept theme, and follows the system and the windows around this one. */
export function followTheme(): void {
  system.addEventListener('change', showTheme);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) showTheme();
  });
  showTheme();
}
