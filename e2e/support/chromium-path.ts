import { existsSync } from 'node:fs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Path of the browser that the tests run in: CHROMIUM, else the headless shell where it is installed. */
export const chromiumPath = (): string =>
  process.env['CHROMIUM'] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');

/** Whether that is the headless shell, which places letters between pixels and so draws text unlike the whole browser. */
export const isHeadlessShell = (): boolean => chromiumPath().includes('headless-shell');
