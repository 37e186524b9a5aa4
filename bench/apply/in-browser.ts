/** Applies in a real browser, as people do whose tabs are closed, crash, and have no network for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from '@chamba/services/testing/candidates';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Applicant } from './prepare.ts';
import { toKey } from './receiver.ts';
import type { Receiver } from './receiver.ts';

/** What befalls a tab after the button was tapped, and how often of a hundred times. */
const MISHAPS = { closed: 12, crashed: 12, offline: 12 } as const;
type Mishap = keyof typeof MISHAPS | 'none';

/** Longest time between the tap and the end of the tab, in ms: it ends before, while and after the call is made. */
const LONGEST_LIFE_MS = 400;
/** How long a page is watched before it is opened again, as a person does who waits for an answer. */
const PATIENCE_MS = 8_000;
/**
 * How long a person looks what became of an application before they give up, which counts as a false statement, in ms. A
 * page that the browser kept opens at once while the site is down, so visits say nothing.
 */
const STUCK_MS = 5 * 60_000;
const LOAD_LIMIT_MS = 30_000;

const SENT = 'Tu postulación fue enviada.';
const APPLIED = 'Postulado';

/** What a page said of an application, and whether the employer had acknowledged it by then. */
export type PageStatement = { text: string; wasAcknowledged: boolean };

/** What pages said, by candidate and offer. */
export type PageStatements = Map<string, PageStatement[]>;

export type BrowserCounts = { loads: number; taps: number } & Record<keyof typeof MISHAPS, number>;

/** What the people of one browser share. */
export type BrowserWork = {
  browser: Browser;
  origin: string;
  receiver: Receiver;
  statements: PageStatements;
  counts: BrowserCounts;
  /** Applications whose page did not say what became of them. */
  stuck: Set<string>;
  /** Cookies of candidates, by their address: one log-in serves the whole run. */
  cookies: Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>;
};

type Work = BrowserWork;

function drawMishap(): Mishap {
  let chance = Math.random() * 100;
  for (const [mishap, share] of Object.entries(MISHAPS)) {
    chance -= share;
    if (chance < 0) return mishap as Mishap;
  }
  return 'none';
}

/** In the page: reports each sentence about an application once, when it shows. */
const WATCH = `{
  const said = new Set();
  const say = (text) => { if (!said.has(text)) { said.add(text); globalThis.benchSaid(text); } };
  const look = () => {
    for (const node of document.querySelectorAll('[role="status"]'))
      for (const text of ${JSON.stringify([SENT, APPLIED])})
        if (node.textContent.includes(text) && node.checkVisibility()) say(text);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}`;

/**
 * One candidate applies to offers, one after the other; each until a page says that it is made and nothing of it waits in
 * the browser.
 * @param onDone called after each.
 */
export async function applyInBrowser(
  work: Work,
  { email }: Applicant,
  jobids: readonly string[],
  onDone: (key: string) => void,
): Promise<void> {
  const { receiver, statements } = work;
  const context = await openContext(work, email, { viewport: { width: 390, height: 844 } });
  let key = '';
  await context.exposeBinding('benchSaid', (source, text: string) => {
    // A tab that hung while it was closed may speak later, of the offer that it shows.
    const [, shown] = /\/oferta\/(\d+)/.exec(source.page.url()) ?? [];
    const about = shown ? toKey(email, shown) : key;
    const wasAcknowledged = (receiver.received.get(about)?.acknowledged ?? 0) > 0;
    statements.set(about, [...(statements.get(about) ?? []), { text, wasAcknowledged }]);
  });
  await context.addInitScript(WATCH);
  try {
    for (const jobid of jobids) {
      key = toKey(email, jobid);
      if (!(await applyTo(work, context, jobid))) work.stuck.add(key);
      onDone(key);
    }
  } finally {
    await close(context);
  }
}

/** A browser of a candidate, who is logged in. */
async function openContext(
  { browser, origin, cookies }: Work,
  email: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX', ...options });
  const kept = cookies.get(email);
  if (kept) await context.addCookies(kept);
  else {
    await logIn(context, email);
    cookies.set(email, await context.cookies());
  }
  return context;
}

async function logIn(context: BrowserContext, userid: string): Promise<void> {
  const data = {
    server: 'authentication',
    service: 'retrieveToken',
    payload: { userid, password: PASSWORD },
  };
  for (;;) {
    const answer = await context.request
      .post('/rest', { data, headers: { 'x-chamba': '1' } })
      .catch(() => null);
    if (answer?.ok()) return;
    if (answer && answer.status() < 500 && answer.status() !== 429)
      throw new Error(`the log-in was answered with ${answer.status()}`);
    await pause(250);
  }
}

/** @returns whether a page said in the end that the application is made. */
async function applyTo(work: Work, context: BrowserContext, jobid: string): Promise<boolean> {
  const path = `/empleo/oferta/${jobid}`;
  let mishap = drawMishap();
  const limit = Date.now() + STUCK_MS;
  while (Date.now() < limit) {
    const page = await open(work, context, path);
    const isMade = await tap(work, page, context, mishap);
    if (mishap === 'none' && isMade && (await isSettled(page))) {
      await close(page);
      return true;
    }
    if (mishap !== 'none') work.counts[mishap] += 1;
    await endTab(page, context, mishap);
    if (mishap === 'offline') await comeBack(work, context);
    // One mishap an application: the rest of its way is that of a person who looks what became of it.
    mishap = 'none';
  }
  return false;
}

/** Closes a tab or a browser. One that hangs is left: its answer may not come before that of the whole browser. */
async function close(closed: Page | BrowserContext): Promise<void> {
  await Promise.race([closed.close(), pause(PATIENCE_MS)]);
}

/** Opens a page until it comes. */
async function open({ counts }: Work, context: BrowserContext, path: string): Promise<Page> {
  for (;;) {
    const page = await context.newPage();
    counts.loads += 1;
    try {
      const answer = await page.goto(path, { timeout: LOAD_LIMIT_MS });
      if (answer?.ok()) {
        await page.locator('html[data-ready="true"]').waitFor({ timeout: LOAD_LIMIT_MS });
        return page;
      }
    } catch {
      // The site is down, or the connection broke.
    }
    await close(page);
    await pause(250);
  }
}

const applied = (page: Page) =>
  page.getByRole('status').filter({ hasText: APPLIED }).locator('visible=true').first();

/** Presses the button where there is one. @returns whether the page says that the application is made. */
async function tap({ counts }: Work, page: Page, context: BrowserContext, mishap: Mishap): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first();
  const made = applied(page);
  await made
    .or(button)
    .waitFor({ timeout: PATIENCE_MS })
    .catch(() => undefined);
  if (!(await made.isVisible()) && (await button.isVisible())) {
    if (mishap === 'offline') await context.setOffline(true);
    counts.taps += 1;
    await button.click({ timeout: PATIENCE_MS }).catch(() => undefined);
  }
  if (mishap === 'closed' || mishap === 'crashed') {
    await pause(Math.random() * LONGEST_LIFE_MS);
    return false;
  }
  return made.waitFor({ timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );
}

/** Opens the home page, from where what was tapped without a network goes out. */
async function comeBack(work: Work, context: BrowserContext): Promise<void> {
  const home = await open(work, context, '/');
  await isSettled(home);
  await close(home);
}

/** Whether the browser's outbox is empty within some seconds: the note in its storage names no account. */
async function isSettled(page: Page): Promise<boolean> {
  return page
    .waitForFunction("localStorage.getItem('outbox.owners') === '[]'", null, {
      timeout: PATIENCE_MS,
      polling: 50,
    })
    .then(
      () => true,
      () => false,
    );
}

async function endTab(page: Page, context: BrowserContext, mishap: Mishap): Promise<void> {
  if (mishap === 'crashed') {
    const session = await context.newCDPSession(page);
    // There is no answer: the renderer is gone.
    void session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash', { timeout: PATIENCE_MS }).catch(() => undefined);
  }
  await close(page);
  await context.setOffline(false);
}

/** How many applications the list says, in the end, that the employer received. */
export async function countReceived(work: Work, { email }: Applicant): Promise<number> {
  const context = await openContext(work, email, {});
  try {
    const page = await open(work, context, '/postulaciones');
    await page.getByRole('article').first().waitFor({ timeout: LOAD_LIMIT_MS });
    const more = page.getByRole('button', { name: 'Ver más' });
    while (await more.isVisible()) await more.click();
    return await page.getByRole('article').filter({ hasText: 'La recibió' }).count();
  } finally {
    await close(context);
  }
}
