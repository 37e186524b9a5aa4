import { existsSync } from 'node:fs';
import { findChromium } from '@chamba/composer/chromium';

const HEADLESS_SHELL = /headless[-_]shell/;

/** Path of the browser that the tests run in: CHROMIUM, else the headless shell where it is installed. */
export const chromiumPath = (): string => findChromium() ?? '/usr/bin/chromium';

/** Whether that is the headless shell, which places letters between pixels and so draws text unlike the whole browser. */
export const isHeadlessShell = (): boolean => HEADLESS_SHELL.test(chromiumPath());

const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the browser with windows, which alone has a back/forward cache; undefined where it is not installed. */
export const wholeChromiumPath = (): string | undefined =>
  isHeadlessShell() ? WHOLE_BROWSERS.find((file) => existsSync(file)) : chromiumPath();
