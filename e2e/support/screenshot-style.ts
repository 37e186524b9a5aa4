import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';

const require = createRequire(import.meta.url);
const FONT = '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';

/**
 * Makes pictures of every page and frame of a context the same on each machine and at each run: the system's font is
 * Roboto, the one of most of our users' phones, and no ring marks which of several frames happened to get the focus last
 * (stories that show a ring force it). Needs a context with `bypassCSP`.
 */
export async function useScreenshotStyle(context: BrowserContext): Promise<void> {
  const font = (await readFile(require.resolve(FONT))).toString('base64');
  await context.addInitScript((data) => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent =
        `@font-face{font-family:Screenshot;font-weight:100 900;src:url(data:font/woff2;base64,${data})}` +
        ':root{--font:Screenshot!important}:focus-visible{outline:none!important}';
      document.head.append(style);
    });
  }, font);
}
