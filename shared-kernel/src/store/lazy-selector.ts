import type { RootState } from './types.ts';

/**
 * Makes the selector of a slice that is injected: it reads the slice's state, or the slice's initial state while the slice
 * is not in the store.
 * @param slice what `createSlice` made.
 * @example
 * export const selectGreeting = lazySelector(greetingSlice);
 * const greeting = useAppSelector(selectGreeting);
 */
export const lazySelector =
  <State>(slice: { name: string; getInitialState: () => State }) =>
  (state: RootState): State =>
    // A slice's key belongs to its reducer: no other state can be there.
    (state[slice.name] as State | undefined) ?? slice.getInitialState();
