import remote from './remote.ts';

test('every page and filler it declares can be loaded', async () => {
  for (const { page } of remote.routes) expect((await page()).default.Component).toBeTruthy();
  expect((await remote.slots?.['header.search']?.component())?.default).toBeTruthy();
});
