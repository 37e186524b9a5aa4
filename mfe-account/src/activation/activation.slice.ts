import { createSubmission } from '@chamba/kernel/forms';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** Activation by the link of the mail; the payload is the token of the address. */
export const activation = createSubmission<{ token: string }>('accountActivation');

/** What proves an address: the token of a link, or the digits of the mail with the query of the page they are typed on. */
export type Proof = { token: string } | { code: string; search: string };

/** Activation by the token or the code of `/cuenta/activar`. */
export const confirmation = createSubmission<Proof>('accountConfirmation');

/** What a link or code did: a new account, a changed address, or nothing, since it had been used before. */
export type ActivationOutcome = 'activated' | 'address-changed' | 'already-active';

const outcome = createSlice({
  name: 'accountActivationOutcome',
  initialState: (): ActivationOutcome => 'activated',
  reducers: {
    outcomeKnown: (_state, action: PayloadAction<ActivationOutcome>): ActivationOutcome => action.payload,
  },
});

export const { outcomeKnown } = outcome.actions;

export const activationOutcomeSlice: SliceDeclaration = {
  name: outcome.name,
  reducer: outcome.reducer,
  life: 'page',
};

/** What the link or code of this page did. */
export const selectActivationOutcome = lazySelector(outcome);
