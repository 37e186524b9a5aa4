/** How pages make each call of `ai`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as aiImproveRole } from '../ai/improve-role.ts';

export const calls = {
  'ai.improveRole': aiImproveRole,
};
