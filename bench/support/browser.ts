import { findChromium, launchChromium } from '@chamba/composer/chromium';

/** Whether there is a browser on this machine. */
export const hasBrowser = findChromium() !== null;

/**
 * Starts the machine's Chromium.
 * @param port for tools that steer it from outside.
 * @throws Error if there is none.
 */
export function launchBrowser(port?: number): ReturnType<typeof launchChromium> {
  const executable = findChromium();
  if (!executable) throw new Error('no Chromium on this machine; CHROMIUM may name one');
  return launchChromium(executable, port);
}
