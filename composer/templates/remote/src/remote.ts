import { defineRemote } from '@chamba/kernel/remote';

/** Public surface of the unit: what the rest of the product may know of it. */
export default defineRemote({
  name: '__unit__',
  routes: [],
});
