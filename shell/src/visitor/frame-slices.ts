import { HOST_UNIT } from '@chamba/kernel/composition';
import type { Injection, SliceDeclaration } from '@chamba/kernel/store';
import { badgesSlice } from './badges.slice.ts';
import { campaignSlice } from './campaign.slice.ts';
import { visitorSlice } from './visitor.slice.ts';

const slices: readonly SliceDeclaration[] = [visitorSlice, campaignSlice, badgesSlice].map(
  ({ name, reducer }) => ({ name, reducer, life: 'session' }),
);

/** The slices of the frame, which every page has besides the core's. */
export const frameSlices: Injection = { owner: HOST_UNIT, slices };
