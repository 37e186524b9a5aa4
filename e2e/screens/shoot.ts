import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { test, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';

const FOLDER = process.env['SCREENS_DIR'] ?? path.resolve(import.meta.dirname, '../../.cache/screens');

const WIDTHS = [390, 1280] as const;
const THEMES = ['light', 'dark'] as const;

/** Pixels between the pictures of one sheet, and the height after which a page is cut. */
const GAP = 16;
const MAX_HEIGHT = 3_000;

export type Screen = {
  /** Address of the page, or what makes one for each picture, where opening it uses it up. */
  path: string | ((request: APIRequestContext) => Promise<string>);
  /** Makes the person and the data of the four pictures, before the first one. */
  as?: (request: APIRequestContext, browser: Browser) => Promise<unknown>;
  /** Changes what the network answers, where a state does not come about by calls alone. */
  edge?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** What is done on the page until it shows the state. */
  act?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Whether only what is on the screen is drawn: dialogs and notices lie over the page. */
  viewport?: boolean;
};

/**
 * Draws one state of a page at 390 and 1280 px, light and dark, as one sheet `<name>.png`. Errors of the page's own scripts
 * and pages that scroll sideways fail the test.
 */
export function shoot(name: string, screen: Screen): void {
  test(name, async ({ browser, request }) => {
    await screen.as?.(request, browser);
    const storageState = await request.storageState();
    const shots: Buffer[] = [];
    for (const width of WIDTHS)
      for (const colorScheme of THEMES)
        shots.push(await draw(browser, { ...screen, width, colorScheme }, storageState));
    await mkdir(FOLDER, { recursive: true });
    await join(shots, path.join(FOLDER, `${name}.png`));
  });
}

async function draw(
  browser: Browser,
  screen: Screen & { width: number; colorScheme: 'light' | 'dark' },
  storageState: Awaited<ReturnType<APIRequestContext['storageState']>>,
): Promise<Buffer> {
  const { width, colorScheme } = screen;
  const context = await browser.newContext({
    ...test.info().project.use,
    storageState,
    colorScheme,
    viewport: { width, height: width === 390 ? 844 : 900 },
    reducedMotion: 'reduce',
    ...(width === 390 && { hasTouch: true, isMobile: true }),
  });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    await screen.edge?.(page, context);
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(context.request));
    await page.locator('html[data-ready="true"]').waitFor();
    await screen.act?.(page, context);
    // Parts that are loaded once they are near, and what follows a tap.
    if (!screen.viewport)
      for (const place of [1e5, 0]) {
        await page.evaluate((top) => scrollTo(0, top), place);
        await page.waitForLoadState('networkidle').catch(() => undefined);
      }
    // What is drawn a moment later: the answer to a tap is awaited by the screen itself.
    await page.evaluate(() => Promise.all([document.fonts.ready, new Promise(requestAnimationFrame)]));
    const [wide, height] = await page.evaluate(() => [
      document.documentElement.scrollWidth > document.documentElement.clientWidth,
      document.documentElement.scrollHeight,
    ]);
    if (wide) errors.push(`scrolls sideways at ${width} px`);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    if (screen.viewport) return await page.screenshot();
    return await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(Number(height), MAX_HEIGHT) },
    });
  } finally {
    await context.close();
  }
}

async function join(shots: readonly Buffer[], file: string): Promise<void> {
  const parts = await Promise.all(
    shots.map(async (input) => {
      const { width, height } = await sharp(input).metadata();
      return { input, width: width ?? 0, height: height ?? 0 };
    }),
  );
  let left = 0;
  const layers = parts.map(({ input, width }) => {
    const layer = { input, left, top: 0 };
    left += width + GAP;
    return layer;
  });
  await sharp({
    create: {
      width: left - GAP,
      height: Math.max(...parts.map(({ height }) => height)),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(layers)
    .png()
    .toFile(file);
}
