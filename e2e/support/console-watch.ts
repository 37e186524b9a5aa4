import type { Page } from '@playwright/test';

/** What the test runner itself says on pages whose service worker it holds back. */
const OF_THE_RUNNER = 'Service Worker registration blocked by Playwright';

/** Collects console errors and warnings, and uncaught exceptions of a page. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== OF_THE_RUNNER) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
