import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags without which Chromium calls home at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the machine's Chromium. @param port for tools that steer it from outside. */
export function launchBrowser(port?: number): Promise<Browser> {
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...QUIET, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
  });
}
