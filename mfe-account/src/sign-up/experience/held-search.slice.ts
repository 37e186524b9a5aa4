import type { ServiceErrorState } from '@chamba/kernel/errors';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** Why a search was not kept until its person's address is confirmed, for as long as that is news (2 §8). */
export type HeldSearchState = { error: Pick<ServiceErrorState, 'code' | 'description'> | null };

const NAME = 'accountHeldSearch';
const nothing: HeldSearchState = { error: null };

const heldSearch = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    heldSearchFailed: (
      _state,
      { payload: { code, description } }: PayloadAction<ServiceErrorState>,
    ): HeldSearchState => ({ error: { code, description } }),
    heldSearchErrorCleared: () => nothing,
  },
});

export const { heldSearchFailed, heldSearchErrorCleared } = heldSearch.actions;
/** Outlives the step: the next one is open by the time the answer comes. */
export const heldSearchSlice: SliceDeclaration = { name: NAME, reducer: heldSearch.reducer, life: 'session' };
export const selectHeldSearch = lazySelector(heldSearch);
