import type { PushPermission } from '@chamba/kernel/push';
import {
  createAction,
  createSlice,
  lazySelector,
  type PayloadAction,
  type SliceDeclaration,
} from '@chamba/kernel/store';

type PushState = {
  /** What the browser allows; null until it was looked at. */
  permission: PushPermission | null;
  /** Whether this browser is registered for the candidate. */
  isOn: boolean;
  isBusy: boolean;
};

/** Looks whether this browser can be notified, and is. */
export const pushLookedAt = createAction('push/lookedAt');

/** Registers this browser, asking its person where that is to be asked; takes it off. */
export const pushWanted = createAction<boolean>('push/wanted');

const initialState: PushState = { permission: null, isOn: false, isBusy: false };

const push = createSlice({
  name: 'push',
  initialState,
  reducers: {
    pushKnown: (_state, { payload }: PayloadAction<Pick<PushState, 'permission' | 'isOn'>>): PushState => ({
      ...payload,
      isBusy: false,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(pushWanted, (state): PushState => ({ ...state, isBusy: true }));
  },
});

export const { pushKnown } = push.actions;

export const pushSlice: SliceDeclaration = { name: 'push', reducer: push.reducer, life: 'page' };

/** Whether this browser notifies the candidate. */
export const selectPush = lazySelector(push);
