import { createSelector, type RootState } from '@chamba/kernel/store';
import {
  __featureName__Slice,
  initialState,
  type __FeatureName__State,
  type Area,
} from './__feature__.slice.ts';

/** State of the page; its beginning while the slice is not there. */
export const select__FeatureName__ = (state: RootState): __FeatureName__State =>
  (state[__featureName__Slice.name] as __FeatureName__State | undefined) ?? initialState;

/** Areas with offers, those with the most first. */
export const select__FeatureName__WithOffers: (state: RootState) => readonly Area[] = createSelector(
  [(state: RootState) => select__FeatureName__(state).areas],
  (areas) => areas.filter(({ offers }) => offers > 0).sort((one, other) => other.offers - one.offers),
);
