/** One load of a page, with everything it complains about. */
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { snapshot, logViolations, type PageSnapshot } from './snapshot.ts';

/** What an opened page turned out to be. */
export type PageState = PageSnapshot & {
  /** The page came to life: hydrated or rendered by the browser. */
  ready: boolean;
  /** HTTP status of the document; 0 when nothing answered. */
  status: number;
};

/** Texts of the specified error screen. */
const ERROR_TITLE = 'Hay un problema para cargar este contenido.';
export const RETRY = 'Reintentar';

const READY_MS = 20_000;
/** Time for what happens just after a page is there. */
const SETTLE_MS = 700;

/** A tab that is watched from its first request on. */
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

  /** Goes to an address and waits until the page lives, or does not within 20 s. */
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

  /** Presses what opens a place: the control that names it in `data-opens`, where one shows. */
  async openPlaces(slots: readonly string[]): Promise<void> {
    for (const slot of slots) {
      const control = this.page.locator(`[data-opens="${slot}"]`).filter({ visible: true }).first();
      if (!(await within(control.isVisible(), 5_000))) continue;
      await within(control.click({ timeout: 5_000 }), 6_000);
      await this.settle();
    }
  }

  /** Waits for what is under way to end, but not for ever. @param ready false for a page that makes no calls. */
  private async settle(ready = true): Promise<void> {
    if (ready) await within(this.page.waitForLoadState('networkidle', { timeout: 5_000 }), 5_500);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }

  /** What shows now. A page that does not answer any more shows nothing. */
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

  /** Presses 'Reintentar' of the error screen. */
  async retry(): Promise<void> {
    await within(
      this.page.getByRole('alert').getByRole('button', { name: RETRY }).click({ timeout: 5_000 }),
      6_000,
    );
  }

  /** Closes the tab, also one that never comes to rest. @returns whether it closed. */
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
 * A call for data that is answered with a refusal is the page's daily business, and its document may say that
 * something does not exist; scripts, styles and pictures have to be there.
 */
function isAboutData(message: ConsoleMessage, page: Page): boolean {
  if (!message.text().startsWith('Failed to load resource')) return false;
  const { url } = message.location();
  if (!URL.canParse(url)) return false;
  const { pathname } = new URL(url);
  return /^\/(?:rest|cache-rest|api|beacon)(?:\/|$)/.test(pathname) || url === page.url();
}

/** What was written, with the address that could not be loaded. */
function formatMessage(message: ConsoleMessage): string {
  const { url } = message.location();
  return message.text().startsWith('Failed to load resource') ? `${message.text()}: ${url}` : message.text();
}

/** The result, or null when it fails or takes too long: a hung tab answers nothing. */
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
