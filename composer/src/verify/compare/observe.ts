/** Observes one page of one site, as a person with a width and an account sees it. */
import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { signUp } from '../browser/candidate-account.ts';
import { ERROR_TITLE, WatchedPage } from '../browser/watched-page.ts';
import { findAxeViolations } from './axe-violations.ts';
import type { DocumentView, Observation, Weight } from './observation.ts';
import { pressAll } from './presses.ts';
import { readDocument } from './read-document.ts';
import { readShown, watch } from './watch.ts';

/** A page and what is looked at besides it. */
export type View = {
  address: string;
  as: 'visitor' | 'candidate';
  /** CSS pixels; below 600 it is a phone with touch. */
  width: number;
  /** Whether its controls are pressed. */
  presses: boolean;
  /** Whether it is watched while nothing happens. */
  growth: boolean;
};

/** Time in ms in which nothing happens, for the growth of memory. */
const QUIET_MS = 1_000;

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** One of the two sites that are compared. */
export class Side {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #draws: boolean;
  #session: Promise<Cookies> | null = null;

  /** @param draws whether pictures are made. */
  constructor(browser: Browser, url: string, draws: boolean) {
    this.#browser = browser;
    this.#url = url;
    this.#draws = draws;
  }

  /**
   * Loads a page, reads it, presses its controls and closes it.
   * @param live the same page as it is live: the same controls are pressed, and links that it does not have are followed.
   */
  async observe(view: View, live?: Promise<Observation | null>): Promise<Observation> {
    const isPhone = view.width < 600;
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      viewport: { width: view.width, height: isPhone ? 844 : 900 },
      isMobile: isPhone,
      hasTouch: isPhone,
      serviceWorkers: 'block',
    });
    try {
      if (view.as === 'candidate') await context.addCookies(await (this.#session ??= logIn(context)));
      return await this.#read(context, view, live);
    } finally {
      // A page that never rests does not close either.
      await Promise.race([context.close(), pause(5_000)]);
    }
  }

  async #read(
    context: BrowserContext,
    view: View,
    live: Promise<Observation | null> | undefined,
  ): Promise<Observation> {
    const { address } = view;
    const document = await readWire(context, address, this.#url);
    const tab = await WatchedPage.open(context);
    const { page } = tab;
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    const weigh = await weighFrom(devtools);
    let calls = 0;
    page.on('request', (request) => {
      if (/^(?:fetch|xhr)$/.test(request.resourceType())) calls += 1;
    });
    const { ready, failed } = await tab.go(`${this.#url}${address}`);
    const read = () => within(page.evaluate(readShown, ERROR_TITLE));
    const shown = await read();
    const callsAtLoad = calls;
    const accessibility = shown ? await findAxeViolations(page) : {};
    const picture = this.#draws ? await within(page.screenshot({ type: 'jpeg', quality: 60 })) : null;
    const growth = view.growth && shown ? await measureGrowth(devtools) : 0;
    const errors = [...tab.complaints];
    const reference = await live;
    const wanted = reference?.presses.map(({ key }) => key);
    const presses =
      view.presses && shown && ready ? await pressAll(tab, `${this.#url}${address}`, wanted) : [];
    const last = presses.length > 0 ? await read() : shown;
    return {
      ...NOTHING,
      ...shown,
      address,
      picture,
      document,
      ready,
      failed,
      accessibility,
      growth,
      errors,
      presses,
      tampered: [...new Set([...(shown?.tampered ?? []), ...(last?.tampered ?? [])])],
      weight: weigh(),
      calls: callsAtLoad,
      deadLinks: reference ? await findDeadLinks(context, shown?.targets ?? [], reference.targets) : [],
    };
  }
}

/** What a page shows that does not answer. */
const NOTHING = {
  pathname: '',
  headings: [],
  textLength: 0,
  lines: [],
  links: 0,
  targets: [],
  brokenPictures: [],
  busy: 0,
  scrollLocked: false,
  overflows: false,
  tiny: 0,
  focus: null,
  controls: [],
  events: {},
  testIds: [],
  slots: [],
  captures: {},
  layoutShift: 0,
  blockedMs: 0,
};

async function logIn(context: BrowserContext): Promise<Cookies> {
  await signUp(context.request);
  return context.cookies();
}

/** The document as it comes over the wire, without its scripts. */
async function readWire(context: BrowserContext, address: string, origin: string): Promise<DocumentView> {
  const answer = await context.request.get(address).catch(() => null);
  const html = (await answer?.text().catch(() => '')) ?? '';
  const blank = await context.newPage();
  const read = await within(blank.evaluate(readDocument, html));
  await blank.close();
  const { canonical = null, ...rest } = read ?? {
    title: '',
    robots: [],
    dataTypes: [],
    textLength: 0,
    forms: [],
  };
  return {
    ...rest,
    status: answer?.status() ?? 0,
    bytes: Buffer.byteLength(html),
    // Both sites are at origins of their own.
    canonical: canonical?.startsWith(origin) ? canonical.slice(origin.length) || '/' : canonical,
  };
}

/** Links that are followed on one page. */
const MOST_FOLLOWED = 12;

async function findDeadLinks(
  context: BrowserContext,
  targets: readonly string[],
  known: readonly string[],
): Promise<string[]> {
  const dead: string[] = [];
  for (const target of targets.filter((address) => !known.includes(address)).slice(0, MOST_FOLLOWED)) {
    const answer = await context.request.get(target, { timeout: 10_000 }).catch(() => null);
    if (answer && answer.status() >= 400) dead.push(target);
  }
  return dead;
}

/** Sums the bytes of what a page loads, by kind. */
async function weighFrom(devtools: CDPSession): Promise<() => Weight> {
  const kinds = { Script: 'script', Stylesheet: 'style', Image: 'image', Font: 'font' } as const;
  const known = new Map<string, keyof Weight>();
  const weight = { script: 0, style: 0, image: 0, font: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type in kinds) known.set(requestId, kinds[type as keyof typeof kinds]);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = known.get(requestId);
    if (kind) weight[kind] += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => ({ ...weight });
}

/** Bytes by which the memory of a page grows in a second in which nothing happens. */
async function measureGrowth(devtools: CDPSession): Promise<number> {
  const measure = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await within(measure());
  await pause(QUIET_MS);
  const after = await within(measure());
  return before === null || after === null ? 0 : Math.max(0, after - before);
}

/** The result, or null where a page does not answer in time. */
async function within<Result>(work: Promise<Result>): Promise<Result | null> {
  return Promise.race([work.catch(() => null), pause(8_000).then(() => null)]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
