import { ownRoutes } from './own-routes.ts';

test('every own page can be loaded, and declares its texts and its rule for search engines', async () => {
  for (const { id, page } of ownRoutes) {
    const { Component, texts, robots } = (await page()).default;
    expect(Component).toBeTruthy();
    expect({ id, texts, robots }).toEqual({
      id,
      texts: { title: expect.stringMatching(/./), description: expect.stringMatching(/./) },
      robots: expect.stringMatching(/./),
    });
  }
});
