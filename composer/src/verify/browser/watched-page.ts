/** One load of a page, with all its errors. */
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { snapshot, logViolations, type PageSnapshot } from './snapshot.ts';

/** State of an opened page. */
export type PageState = PageSnapshot & {
  /** Whether the page is interactive: hydrated or rendered by the browser. */
  ready: boolean;
  /** HTTP status of the document; 0 without an answer. */
  status: number;
};

/** Texts of the specified error screen. */
export const ERROR_TITLE = 'Hay un problema para cargar este contenido.';
export const RETRY = 'Reintentar';

const READY_MS = 20_000;
/** Time for events shortly after a page is interactive, in ms. */
const SETTLE_MS = 700;

/** A tab that is monitored from its first request on. */
export class WatchedPage {
  readonly page: Page;
  readonly complaints: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAboutData(message, page))
        this.complaints.push(shorten(formatMessage(message)));
    });
    page.on('pageerror', (error) => this.complaints.push(shorten(String(error))));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/releases/') && response.status() >= 400)
        this.complaints.push(`${pathname} answers ${response.status()}`);
    });
  }

  static async open(context: BrowserContext): Promise<WatchedPage> {
    const page = await context.newPage();
    await page.addInitScript(logViolations);
    return new WatchedPage(page);
  }

  /** Navigates to an address and waits until the page is interactive, for 20 s at most. */
  async go(address: string): Promise<PageState> {
    const status = await this.page
      .goto(address, { waitUntil: 'commit', timeout: READY_MS })
      .then((response) => response?.status() ?? 0)
      .catch(() => 0);
    const ready = await this.page
      .waitForSelector('html[data-ready=true]', { timeout: READY_MS, state: 'attached' })
      .then(
        () => true,
        () => false,
      );
    await this.settle(ready);
    return this.state(ready, status);
  }

  /** Opens places: clicks the visible control that names each in `data-opens`. */
  async openPlaces(slots: readonly string[]): Promise<void> {
    for (const slot of slots) {
      const control = this.page.locator(`[data-opens="${slot}"]`).filter({ visible: true }).first();
      if (!(await within(control.isVisible(), 5_000))) continue;
      await within(control.click({ timeout: 5_000 }), 6_000);
      await this.settle();
    }
  }

  /**
   * Waits until the page is idle, with a time limit.
   * @param ready false for a page that makes no calls.
   */
  private async settle(ready = true): Promise<void> {
    if (ready) await within(this.page.waitForLoadState('networkidle', { timeout: 5_000 }), 5_500);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }

  /** The current visible state. An unresponsive page shows nothing. */
  async state(ready = true, status = 200): Promise<PageState> {
    const shown = await within(this.page.evaluate(snapshot, ERROR_TITLE), 5_000);
    return { ready: ready && shown !== null, status, ...(shown ?? DEAD) };
  }

  /** Paths of the links on the page. */
  async links(): Promise<string[]> {
    const found = await within(
      this.page.$$eval('a[href^="/"]', (links) => links.map((link) => link.getAttribute('href') ?? '')),
      5_000,
    );
    return found ?? [];
  }

  /** Clicks 'Reintentar' of the error screen. */
  async retry(): Promise<void> {
    await within(
      this.page.getByRole('alert').getByRole('button', { name: RETRY }).click({ timeout: 5_000 }),
      6_000,
    );
  }

  /**
   * Closes the tab, also one that is never idle.
   * @returns whether it closed.
   */
  async close(): Promise<boolean> {
    return (
      (await within(
        this.page.close().then(() => true),
        5_000,
      )) ?? false
    );
  }
}

const DEAD: PageSnapshot = {
  pathname: '',
  rendered: false,
  header: false,
  footer: false,
  heading: '',
  failed: false,
};

/**
 * A refused call for data is a regular condition, and the document may answer 404; scripts, styles and pictures must
 * load.
 */
function isAboutData(message: ConsoleMessage, page: Page): boolean {
  if (!message.text().startsWith('Failed to load resource')) return false;
  const { url } = message.location();
  if (!URL.canParse(url)) return false;
  const { pathname } = new URL(url);
  return /^\/(?:rest|cache-rest|api|beacon)(?:\/|$)/.test(pathname) || url === page.url();
}

/** The message, with the address that could not be loaded. */
function formatMessage(message: ConsoleMessage): string {
  const { url } = message.location();
  return message.text().startsWith('Failed to load resource') ? `${message.text()}: ${url}` : message.text();
}

/** The result, or null if it fails or times out: a hanging tab does not answer. */
async function within<Result>(work: Promise<Result>, ms: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
