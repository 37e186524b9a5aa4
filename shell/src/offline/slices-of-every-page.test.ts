import { createApiClient } from '@chamba/kernel/api';
import { createChambaStore } from '@chamba/kernel/store';
import { SLICES_OF_EVERY_PAGE } from '../service-worker/frame.ts';
import { frameSlices } from '../visitor/frame-slices.ts';

test('a frame without content carries the slices that every page has, and no other', () => {
  const store = createChambaStore({ api: createApiClient() });
  store.inject(frameSlices);
  expect([...SLICES_OF_EVERY_PAGE].sort()).toEqual(Object.keys(store.getState()).sort());
  store.stop();
});
