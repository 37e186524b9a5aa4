import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './support/chromium-path.ts';

const port = Number(process.env['E2E_PORT'] ?? 18080);

/**
 * Flags without which Chromium calls home at every start, which a closed network refuses many at a time, and those that
 * draw letters and colours alike on every machine.
 */
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--no-first-run',
];

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  // Test files share one site and its limits; each makes its own people.
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Edges of letters and curves differ a little between versions of Chromium.
    toHaveScreenshot: { maxDiffPixels: 60, threshold: 0.2 },
  },
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  // A browser that hangs once must not stop a release; `npm test` prints the names of tests that needed a second try.
  retries: process.env['CI'] ? 1 : 0,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Recording each step of every test costs a fifth of the run.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    // Tests that answer in the network's place must be asked; those of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromiumPath(), args: QUIET },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testMatch: /main-job|no-javascript|accessibility/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node support/start-site.mjs',
    cwd: import.meta.dirname,
    url: `http://localhost:${port}/healthz`,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { E2E_PORT: String(port) },
  },
});
