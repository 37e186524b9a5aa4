/// <reference lib="dom" />
/** Presses the controls of a page, one after the other, and writes down what followed. */
import type { Locator, Page } from 'playwright-core';
import type { WatchedPage } from '../browser/watched-page.ts';
import type { Effect, Events, Press } from './observation.ts';

/** Controls of a page that are pressed. */
const MOST = 8;
/** Time for what follows a press, in ms. */
const AFTER_MS = 300;
const PRESS_MS = 1_500;
/** Controls after which the session would be over. */
const ENDS_SESSION = /sesi[oó]n|elimin|borrar/i;

const CONTROLS = 'main :is(button, summary, [role=button], [role=tab]):not([disabled]), main article a[href]';

/** Beginning of the key of a link: of the cards of a page one is followed. */
const LINK = 'link ';

type Traces = {
  mutations: number;
  events: Events;
  address: string;
  dialogs: number;
  text: string;
};

/**
 * Presses controls of the main part of a page that can be seen. A press that leads elsewhere is followed by loading the
 * page again.
 * @param wanted keys of the controls; the first of the page if missing.
 * @returns what followed each.
 */
export async function pressAll(
  tab: WatchedPage,
  address: string,
  wanted: readonly string[] | undefined,
): Promise<Press[]> {
  const { page } = tab;
  const presses: Press[] = [];
  const pressed = new Set<string>();
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/beacon')) calls += 1;
  });
  while (presses.length < MOST) {
    const next = await findNext(page, pressed, wanted);
    if (!next) break;
    pressed.add(next.key);
    const before = await readTraces(page, true);
    const callsBefore = calls;
    const complaints = tab.complaints.length;
    const isPressed = await next.control.click({ timeout: PRESS_MS }).then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
    const after = await readTraces(page, false);
    const isElsewhere = after === null || after.address !== before?.address;
    presses.push({
      key: next.key,
      effects: isPressed ? observedEffects(before, after, calls > callsBefore) : [],
      events: after?.events ?? {},
      errors: tab.complaints.slice(complaints),
    });
    if (isElsewhere) {
      if (!(await tab.go(address)).ready) break;
    } else await page.keyboard.press('Escape').catch(() => undefined);
  }
  return presses;
}

function observedEffects(before: Traces | null, after: Traces | null, isCalled: boolean): Effect[] {
  const effects: Array<Effect | false> =
    after === null || before === null || after.address !== before.address
      ? ['address']
      : [
          Object.keys(after.events).length > 0 && 'event',
          after.dialogs !== before.dialogs && 'dialog',
          after.text !== before.text && 'text',
          after.mutations > before.mutations && 'state',
        ];
  return [...effects, isCalled && ('call' as const)].filter((effect) => effect !== false);
}

async function findNext(
  page: Page,
  pressed: ReadonlySet<string>,
  wanted: readonly string[] | undefined,
): Promise<{ key: string; control: Locator } | null> {
  const controls = page.locator(CONTROLS).filter({ visible: true });
  const names = await controls
    .evaluateAll((elements) =>
      elements.map((element) => {
        const name = (element.getAttribute('aria-label') ?? element.textContent)
          .replace(/\d+/g, '#')
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, 80);
        return element.localName === 'a' ? `link ${name}` : name;
      }),
    )
    .catch(() => []);
  const isLink = (name: string): boolean => name.startsWith(LINK);
  const isFollowed = [...pressed].some(isLink);
  const index = names.findIndex(
    (name) =>
      !pressed.has(name) &&
      !(isFollowed && isLink(name)) &&
      !ENDS_SESSION.test(name) &&
      (wanted?.includes(name) ?? true),
  );
  const key = names[index];
  return key === undefined ? null : { key, control: controls.nth(index) };
}

/** @param resets whether the events so far are forgotten, so that the next reading has those since. */
async function readTraces(page: Page, resets: boolean): Promise<Traces | null> {
  return Promise.race([
    page
      .evaluate((forgets) => {
        const { chambaWatch: watched } = window;
        const events = watched?.events ?? {};
        if (watched && forgets) watched.events = {};
        return {
          mutations: watched?.mutations ?? 0,
          events,
          address: location.pathname + location.search,
          dialogs: document.querySelectorAll('dialog[open], [role=dialog], [aria-expanded=true]').length,
          text: document.body.innerText.replace(/\d+/g, '#'),
        };
      }, resets)
      .catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), 3_000)),
  ]);
}
