import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';

const require = createRequire(import.meta.url);
const FONT = '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';

/**
 * Draws the system's font of every page and frame of a context as Roboto, the one of most of our users' phones: machines
 * that compare screenshots have different fonts of their own. Needs a context with `bypassCSP`.
 */
export async function useScreenshotFont(context: BrowserContext): Promise<void> {
  const font = (await readFile(require.resolve(FONT))).toString('base64');
  await context.addInitScript((data) => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent =
        `@font-face{font-family:Screenshot;font-weight:100 900;src:url(data:font/woff2;base64,${data})}` +
        ':root{--font:Screenshot!important}';
      document.head.append(style);
    });
  }, font);
}
