import { applySagas, applySlices } from './injection.ts';
import { ApplySlot } from './apply-slot.tsx';

/** The filler of `offer.apply`, as the shell loads it. */
export default ApplySlot;
export const slices = applySlices;
export const sagas = applySagas;
