/**
 * The corpus of changes that measures `chamba verify`: each breaking change has a harmless twin. It was written
 * before the rules, from known failures between teams elsewhere, not from what the rules check.
 */
import { changesBeside } from './beside.ts';
import { budgetChanges } from './budget.ts';
import type { Change } from './change.ts';
import { eventChanges } from './events.ts';
import { faultChanges } from './faults.ts';
import { integrityChanges } from './integrity.ts';
import { pageChanges } from './page.ts';
import { routeChanges } from './routes.ts';
import { serverChanges } from './server.ts';
import { sharedModuleChanges } from './shared-modules.ts';
import { sliceChanges } from './slices.ts';
import { slotChanges } from './slots.ts';

export { Artefact } from '../artefact.ts';
export { createCandidate, type Change } from './change.ts';
export { newestReleases, readLive } from '../live.ts';

/** Every change, breaking and harmless. */
export const corpus: readonly Change[] = [
  ...routeChanges,
  ...slotChanges,
  ...eventChanges,
  ...sliceChanges,
  ...sharedModuleChanges,
  ...integrityChanges,
  ...serverChanges,
  ...budgetChanges,
  ...pageChanges,
  ...changesBeside,
  ...faultChanges,
];
