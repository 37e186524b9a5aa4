/** Tabs for visitors and for candidates, in a browser that may need a restart. */
import type { Browser, BrowserContext } from 'playwright-core';
import { signUp } from './candidate-account.ts';
import { launchChromium } from './chromium.ts';
import type { Addresses, Visit } from './visits.ts';
import { WatchedPage, type PageState } from './watched-page.ts';

export type Visited = { state: PageState; complaints: readonly string[]; address: string };

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Opens pages, each in a fresh context with the session it needs. */
export class Tabs {
  readonly #executable: string;
  readonly #url: string;
  readonly #addresses: Addresses;
  #browser: Browser | null = null;
  #session: Cookies | null = null;

  constructor(options: { executable: string; url: string; addresses: Addresses }) {
    this.#executable = options.executable;
    this.#url = options.url;
    this.#addresses = options.addresses;
  }

  /**
   * Loads a page and closes it.
   * @param query query string appended to its address, with its `?`.
   * @param then runs on the page before it is closed.
   */
  async visit(
    visit: Visit,
    query: string,
    then: (tab: WatchedPage, state: PageState) => Promise<void> = async () => undefined,
  ): Promise<Visited> {
    const context = await this.#context(visit.as);
    const tab = await WatchedPage.open(context);
    const address = this.#addresses.of(visit);
    const state = await tab.go(`${this.#url}${address}${query}`);
    this.#addresses.learn(await tab.links());
    await then(tab, state);
    if (await tab.close()) await context.close();
    // A tab that never rests takes its browser with it.
    else await this.#restart();
    return { state, complaints: [...tab.complaints], address };
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }

  async #context(as: Visit['as']): Promise<BrowserContext> {
    this.#browser ??= await launchChromium(this.#executable);
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      viewport: { width: 1280, height: 900 },
      // A service worker of an earlier page must not answer for this one from its cache.
      serviceWorkers: 'block',
    });
    if (as === 'candidate') {
      if (this.#session) await context.addCookies(this.#session);
      else {
        await signUp(context.request);
        this.#session = await context.cookies();
      }
    }
    return context;
  }

  async #restart(): Promise<void> {
    const old = this.#browser;
    this.#browser = null;
    await Promise.race([old?.close(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
  }
}
