import remote from './remote.ts';

test('every page and filler it declares can be loaded', async () => {
  for (const { page } of remote.routes) expect((await page()).default.Component).toBeTruthy();
  for (const filler of Object.values(remote.slots ?? {}))
    expect((await filler.component()).default).toBeTruthy();
});
