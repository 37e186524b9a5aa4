import { pageCategory } from '@chamba/kernel/routes';
import remote from './remote.ts';

test('every page and filler it declares can be loaded', async () => {
  for (const { page } of remote.routes) expect((await page()).default.Component).toBeTruthy();
  for (const filler of Object.values(remote.slots ?? {}))
    expect((await filler?.component())?.default).toBeTruthy();
});

test('every page is of the category that its address says', () => {
  for (const { path, category } of remote.routes) {
    const address = path.replace('{*grammar}', '-de-cajero').replace(/:\w+/, 'a');
    expect([address, category]).toEqual([address, pageCategory(address)]);
  }
});
