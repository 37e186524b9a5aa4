import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../support/chromium-path.ts';

/** Pictures for people to look at, of a site that already runs: they compare nothing, so they are no part of `npm test`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.screens.ts',
  workers: 1,
  timeout: 400_000,
  outputDir: '../../.cache/screens/failed',
  use: {
    baseURL: process.env['SITE'] ?? 'http://localhost:8080',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--font-render-hinting=none', '--force-color-profile=srgb'],
    },
  },
});
