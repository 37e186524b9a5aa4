import { existsSync } from 'node:fs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Path of the browser that the tests run in: CHROMIUM, else the headless shell where it is installed. */
export const chromiumPath = (): string =>
  process.env['CHROMIUM'] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');

const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the browser with windows, which alone has a back/forward cache; undefined where none is installed. */
export const wholeChromiumPath = (): string | undefined =>
  WHOLE_BROWSERS.find((file) => existsSync(file)) ?? (isHeadlessShell() ? undefined : chromiumPath());

/** Whether the tests run in the headless shell, which places letters between pixels and so draws text unlike the whole browser. */
export const isHeadlessShell = (): boolean => chromiumPath().includes('headless-shell');
