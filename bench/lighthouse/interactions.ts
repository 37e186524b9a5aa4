// How long the page takes to answer what a person does, on a slow phone's processor.
import type { Browser, Locator, Page } from '@playwright/test';

/** How many times slower than this machine the processor is made. */
const SLOWER = 4;

/** What the page reports of an event; `interactionId` is 0 for one that is no press, tap or key. */
type EventEntry = { duration: number; interactionId: number };

/** Time between a pointer's arrival and its press, in ms: a hand's is longer. */
const HOVER_MS = 200;

/** One thing a person does, on a page that is there. */
type Interaction = { name: string; path: string; width: number; act: (page: Page) => Promise<void> };

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'open a facet (desktop)',
    path: '/empleos-de-cajero',
    width: 1280,
    act: async (page) => press(page.getByRole('button', { name: /^Sueldo/ }).first()),
  },
  {
    name: 'open a facet (phone)',
    path: '/empleos-de-cajero',
    width: 390,
    act: async (page) => press(page.getByRole('button', { name: /^Sueldo/ }).first()),
  },
  {
    name: 'type in the combobox',
    path: '/',
    width: 1280,
    act: async (page) => {
      const field = page.getByPlaceholder('Puesto, área laboral o empresa').locator('visible=true').first();
      await field.click();
      await field.pressSequentially('cajero', { delay: 120 });
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'switch the preview',
    path: '/empleos-de-cajero',
    width: 1280,
    act: async (page) => {
      const cards = page.getByRole('main').locator('a[href^="/empleo/oferta/"]');
      await press(cards.nth(1));
      await page.waitForTimeout(1_500);
      await press(cards.nth(2));
    },
  },
];

/** Presses as a hand does: the pointer is there before. */
async function press(target: Locator): Promise<void> {
  await target.hover();
  await target.page().waitForTimeout(HOVER_MS);
  await target.click();
}

/**
 * Longest answer to each interaction in ms over some rounds, on several sites in turn.
 * @param sites their origins, by the name of their column.
 */
export async function measureInteractions<Site extends string>(
  browser: Browser,
  sites: Readonly<Record<Site, string>>,
  rounds: number,
): Promise<Array<{ interaction: string } & Record<Site, number>>> {
  const names = Object.keys(sites) as Site[];
  const rows = [];
  for (const interaction of INTERACTIONS) {
    const longest = Object.fromEntries(names.map((name) => [name, 0])) as Record<Site, number>;
    for (let round = 0; round < rounds; round += 1)
      for (const name of names)
        longest[name] = Math.max(longest[name], await longestAnswer(browser, sites[name], interaction));
    rows.push({ interaction: interaction.name, ...longest });
  }
  return rows;
}

/** Longest time from an input to the next paint on a fresh page, in ms. */
async function longestAnswer(
  browser: Browser,
  site: string,
  { path, width, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'es-MX' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(site + path, { waitUntil: 'load' });
    await page.locator('html[data-ready="true"]').waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(watchEvents);
    await act(page);
    await page.waitForTimeout(1_000);
    return await page.evaluate(longestEvent);
  } finally {
    await context.close();
  }
}

/** In the page: notes how long presses and keys waited for the next paint; a pointer that passes by is no interaction. */
function watchEvents(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { eventDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as EventEntry[])
      if (entry.interactionId > 0) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as never);
}

/** In the page: the longest of them; what took less than a frame is not reported. */
function longestEvent(): number {
  const durations = (globalThis as unknown as { eventDurations: number[] }).eventDurations;
  return Math.max(0, ...durations);
}
