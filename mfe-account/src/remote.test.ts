import remote from './remote.ts';

test('every page declares its texts and its rule for search engines', async () => {
  for (const { id, page } of remote.routes) {
    const { texts, robots } = (await page()).default;
    expect({ id, texts, robots }).toEqual({
      id,
      texts: { title: expect.stringMatching(/./), description: expect.stringMatching(/./) },
      robots: expect.stringMatching(/./),
    });
  }
});
