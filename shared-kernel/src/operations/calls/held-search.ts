/** How pages make each call of `heldSearch`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as heldSearchKeep } from '../held-search/keep.ts';

export const calls = {
  'heldSearch.keep': heldSearchKeep,
};
