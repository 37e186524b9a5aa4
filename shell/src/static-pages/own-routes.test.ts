import { pageCategory } from '@chamba/kernel/routes';
import { ownRoutes } from './own-routes.ts';

test('every own page can be loaded, and is of the category that its address says', async () => {
  for (const { path, category, page } of ownRoutes) {
    expect([path, category]).toEqual([path, pageCategory(path)]);
    expect((await page()).default.Component).toBeTruthy();
  }
});
