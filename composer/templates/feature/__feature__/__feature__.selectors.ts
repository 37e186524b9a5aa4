import { createSelector, type RootState } from '@chamba/kernel/store';
import { select__FeatureName__, type Area } from './__feature__.slice.ts';

/** Areas with offers, those with the most first. */
export const select__FeatureName__WithOffers: (state: RootState) => readonly Area[] = createSelector(
  [(state: RootState) => select__FeatureName__(state).areas],
  (areas) => areas.filter(({ offers }) => offers > 0).sort((one, other) => other.offers - one.offers),
);
