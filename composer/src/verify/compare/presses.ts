/// <reference lib="dom" />
/** Presses the controls of a page, one after the other, and writes down what followed. */
import type { Locator, Page } from 'playwright-core';
import type { WatchedPage } from '../browser/watched-page.ts';
import type { Effect, Payload, Press } from './observation.ts';

/** Controls of a page that are pressed. */
const MOST = 8;
/** Time for what follows a press, in ms. */
const AFTER_MS = 300;
const PRESS_MS = 1_500;
/** Controls after which the session would be over. */
const ENDS_SESSION = /sesi[oó]n|elimin|borrar/i;

const CONTROLS = 'main :is(button, summary, [role=button], [role=tab]):not([disabled])';

type Traces = {
  mutations: number;
  events: Record<string, Payload>;
  address: string;
  dialogs: number;
  text: string;
};

/**
 * Presses the first controls of the main part of a page that can be seen. A press that leads elsewhere is followed by
 * loading the page again.
 * @returns what followed each, and all events that were dispatched.
 */
export async function pressAll(
  tab: WatchedPage,
  address: string,
): Promise<{ presses: Press[]; events: Record<string, Payload> }> {
  const { page } = tab;
  const presses: Press[] = [];
  const events: Record<string, Payload> = {};
  const pressed = new Set<string>();
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/beacon')) calls += 1;
  });
  while (presses.length < MOST) {
    const next = await findNext(page, pressed);
    if (!next) break;
    pressed.add(next.key);
    const before = await readTraces(page);
    const callsBefore = calls;
    const complaints = tab.complaints.length;
    const isPressed = await next.control.click({ timeout: PRESS_MS }).then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
    const after = await readTraces(page);
    Object.assign(events, after?.events);
    const isElsewhere = after === null || after.address !== before?.address;
    presses.push({
      key: next.key,
      effects: isPressed ? effectsOf(before, after, calls > callsBefore) : [],
      errors: tab.complaints.slice(complaints),
    });
    if (isElsewhere) {
      if (!(await tab.go(address)).ready) break;
    } else await page.keyboard.press('Escape').catch(() => undefined);
  }
  return { presses, events };
}

function effectsOf(before: Traces | null, after: Traces | null, isCalled: boolean): Effect[] {
  const effects: Array<Effect | false> =
    after === null || before === null || after.address !== before.address
      ? ['address']
      : [
          JSON.stringify(after.events) !== JSON.stringify(before.events) && 'event',
          after.dialogs !== before.dialogs && 'dialog',
          after.text !== before.text && 'text',
          after.mutations > before.mutations && 'state',
        ];
  return [...effects, isCalled && ('call' as const)].filter((effect) => effect !== false);
}

async function findNext(
  page: Page,
  pressed: ReadonlySet<string>,
): Promise<{ key: string; control: Locator } | null> {
  const controls = page.locator(CONTROLS).filter({ visible: true });
  const names = await controls
    .evaluateAll((elements) =>
      elements.map((element) =>
        (element.getAttribute('aria-label') ?? element.textContent)
          .replace(/\d+/g, '#')
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, 80),
      ),
    )
    .catch(() => []);
  const index = names.findIndex((name) => !pressed.has(name) && !ENDS_SESSION.test(name));
  const key = names[index];
  return key === undefined ? null : { key, control: controls.nth(index) };
}

async function readTraces(page: Page): Promise<Traces | null> {
  return Promise.race([
    page
      .evaluate(() => ({
        mutations: window.chambaWatch?.mutations ?? 0,
        events: window.chambaWatch?.events ?? {},
        address: location.pathname + location.search,
        dialogs: document.querySelectorAll('dialog[open], [role=dialog], [aria-expanded=true]').length,
        text: document.body.innerText.replace(/\d+/g, '#'),
      }))
      .catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), 3_000)),
  ]);
}
