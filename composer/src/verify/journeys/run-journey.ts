/** Runs a journey in a browser, step by step, as its unit wrote it down. */
import { matchesPattern } from '@chamba/kernel/composition';
import type { Journey, Step, Target, TargetPart } from '@chamba/kernel/journeys';
import type { BrowserContext, Locator, Page } from 'playwright-core';

/** Time for one step, in ms. */
export const STEP_MS = 10_000;

/** The step that a journey failed at. */
export type StepFailure = {
  /** Number of the step, from 1. */
  step: number;
  /** The step in words, as a person would say it. */
  what: string;
  /** Path of the page that was shown. */
  at: string;
  reason: string;
};

/**
 * Runs a journey in a new tab of a context.
 * @param stepMs time for one step.
 * @returns null if every step succeeded, else the one that failed.
 */
export async function runJourney(
  journey: Journey,
  context: BrowserContext,
  url: string,
  stepMs: number,
): Promise<StepFailure | null> {
  const page = await context.newPage();
  page.setDefaultTimeout(stepMs);
  const remembered = new Map([['once', Date.now().toString(36)]]);
  try {
    for (const [index, written] of journey.steps.entries()) {
      const step = insert(written, remembered);
      try {
        await take(step, page, url, remembered);
      } catch (error) {
        const at = URL.canParse(page.url()) ? new URL(page.url()).pathname : page.url();
        return { step: index + 1, what: describeStep(step), at, reason: toReason(error, stepMs) };
      }
    }
    return null;
  } finally {
    await page.close();
  }
}

async function take(step: Step, page: Page, url: string, remembered: Map<string, string>): Promise<void> {
  if ('open' in step) {
    await page.goto(new URL(step.open, url).href, { waitUntil: 'domcontentloaded' });
    return ready(page);
  }
  if ('click' in step) return locate(page, step.click).click();
  if ('fill' in step) return locate(page, step.fill).fill(step.with);
  if ('choose' in step) {
    const option = typeof step.option === 'number' ? { index: step.option } : { label: step.option };
    await locate(page, step.choose).selectOption(option);
    return;
  }
  if ('press' in step) return page.keyboard.press(step.press);
  if ('see' in step) return locate(page, step.see).waitFor();
  if ('miss' in step) return locate(page, step.miss).waitFor({ state: 'hidden' });
  if ('remember' in step) {
    remembered.set(step.as, (await locate(page, step.remember).innerText()).trim());
    return;
  }
  await page.waitForURL(({ pathname }) => matchesPattern(step.arrive, pathname), {
    waitUntil: 'domcontentloaded',
  });
  return ready(page);
}

/** Waits until the page is interactive: a press on what the server rendered may come before its code. */
async function ready(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready=true]', { state: 'attached' });
}

/** The first visible element that a target names. */
function locate(page: Page, { within = [], ...own }: Target): Locator {
  let around: Page | Locator = page;
  for (const part of within) around = findPart(around, part);
  return findPart(around, own);
}

function findPart(around: Page | Locator, { role, name, label, text, part = false }: TargetPart): Locator {
  const exact = !part;
  let found: Locator;
  if (role !== undefined) {
    found = around.getByRole(role, name === undefined ? {} : { name, exact });
    if (text !== undefined) found = found.filter({ hasText: text });
  } else if (label !== undefined) found = around.getByLabel(label, { exact });
  else if (text !== undefined) found = around.getByText(text, { exact });
  else throw new Error('the step names no role, label or text');
  return found.filter({ visible: true }).first();
}

/** The step with what was remembered in the place of `{name}`. */
function insert(step: Step, remembered: ReadonlyMap<string, string>): Step {
  return replaceTexts(step, (text) =>
    text.replace(/\{([a-z]+)\}/g, (written, name: string) => remembered.get(name) ?? written),
  );
}

function replaceTexts<Value>(value: Value, replace: (text: string) => string): Value {
  if (typeof value === 'string') return replace(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => replaceTexts(item, replace)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceTexts<unknown>(item, replace)]),
  ) as Value;
}

/** The failure of a journey, to follow its name. */
export const describeFailure = (
  { steps, screen }: Journey,
  { step, what, at, reason }: StepFailure,
): string => `fails at step ${step} of ${steps.length} on a ${screen}: ${what}, on ${at}: ${reason}`;

/** A step in words. */
export function describeStep(step: Step): string {
  if ('open' in step) return `open ${step.open}`;
  if ('click' in step) return `press ${describeTarget(step.click)}`;
  if ('fill' in step) return `fill ${describeTarget(step.fill)}`;
  if ('choose' in step) return `choose in ${describeTarget(step.choose)}`;
  if ('press' in step) return `press the key ${step.press}`;
  if ('see' in step) return `see ${describeTarget(step.see)}`;
  if ('miss' in step) return `see no ${describeTarget(step.miss)}`;
  if ('remember' in step) return `read ${describeTarget(step.remember)}`;
  return `arrive at ${step.arrive}`;
}

function describeTarget({ within = [], ...own }: Target): string {
  return [own, ...within.toReversed()].map(describePart).join(' in ');
}

function describePart({ role, name, label, text }: TargetPart): string {
  if (role !== undefined) return [role, ...[name, text].filter(Boolean).map((said) => `'${said}'`)].join(' ');
  return label === undefined ? `the text '${text}'` : `the field '${label}'`;
}

/** Why a step failed, without the log that the browser's driver adds. */
function toReason(error: unknown, stepMs: number): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return /Timeout \d+ms exceeded/.test(line) ? `not within ${stepMs / 1_000} s` : line.slice(0, 200);
}
