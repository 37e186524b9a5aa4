/** The page of the operations, which developers read. */
import { expect, test } from '@playwright/test';
import { scrollsSideways, findViolations } from '../support/axe.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`/dev/api is accessible with everything open, ${colorScheme}, and fits a phone`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dev/api');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Operations of /);
    // The style is let through by the policy.
    await expect(page.locator('dt').first()).toHaveCSS('font-weight', '600');
    const search = page.locator('[id="jobs.search"]');
    await search.getByText('Output').click();
    await expect(search.getByText('response.joblist[].title', { exact: true })).toBeVisible();
    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
    expect(await findViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(refused).toEqual([]);
  });
