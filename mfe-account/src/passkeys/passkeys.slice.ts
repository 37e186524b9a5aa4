import type { CallOutput } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { createSubmission } from '@chamba/kernel/forms';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

type PasskeysAnswer = CallOutput<'session.passkeys'>;
export type Passkey = PasskeysAnswer['passkeys'][number];

export type PasskeysState = {
  passkeys: readonly Passkey[] | null;
  /** The session alone proves its owner: no password is asked for. */
  fresh: boolean;
  /** Why they could not be loaded. */
  error: ServiceErrorState | null;
  /** Epoch ms of the answer: what 'today' means on the page, on server and browser alike. */
  now: number;
};

const NAME = 'accountPasskeys';
const nothing: PasskeysState = { passkeys: null, fresh: false, error: null, now: 0 };

const slice = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    passkeysRequested: (state): PasskeysState => ({ ...state, error: null }),
    passkeysLoaded: (
      _state,
      { payload }: PayloadAction<PasskeysAnswer & { now: number }>,
    ): PasskeysState => ({
      ...payload,
      error: null,
    }),
    passkeysFailed: (state, { payload }: PayloadAction<ServiceErrorState>): PasskeysState => ({
      ...state,
      error: payload,
    }),
  },
});

export const { passkeysRequested, passkeysLoaded, passkeysFailed } = slice.actions;
export const passkeysSlice: SliceDeclaration = { name: NAME, reducer: slice.reducer, life: 'page' };
export const selectPasskeys = lazySelector(slice);

/** Adding a passkey, or removing the one with an id. */
export type PasskeyChange = { remove?: string; currentpassword?: string };
export const passkeyChange = createSubmission<PasskeyChange>('accountPasskeyChange');
