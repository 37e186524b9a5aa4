/** How pages make each call of `features`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as featuresToggles } from '../features/toggles.ts';

export const calls = {
  'features.toggles': featuresToggles,
};
