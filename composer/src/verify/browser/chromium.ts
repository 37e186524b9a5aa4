/** The browser installed on the machine; none is downloaded. */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { Failure } from '../../failure.ts';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that suppress Chromium's network requests at start. */
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Path of a Chromium: CHROMIUM, or a usual location. Null if there is none. */
export function findChromium(): string | null {
  return [process.env['CHROMIUM'], ...PLACES].find((place) => place && existsSync(place)) ?? null;
}

/** Path of a Chromium. @param instead what to do without one. @throws Failure if there is none. */
export function requireChromium(instead: string): string {
  const executable = findChromium();
  if (executable !== null) return executable;
  throw new Failure('no Chromium was found on this machine', { code: 'no-browser', remedy: instead });
}

/** Starts the browser. @param debuggingPort for tools that connect from outside. */
export async function launchChromium(executablePath: string, debuggingPort?: number): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const outside = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({ executablePath, args: [...QUIET, ...outside] });
}
