import { createSubmission } from '@chamba/kernel/forms';
import { createSlice, type RootState, type SliceDeclaration } from '@chamba/kernel/store';

/** Activation by the link of the mail; the payload is the token of the address. */
export const activation = createSubmission<{ token: string }>('accountActivation');

/** Activation by the token or the code of `/cuenta/activar`. */
export const confirmation = createSubmission<{ token: string } | { code: string }>('accountConfirmation');

const addressChange = createSlice({
  name: 'accountAddressChange',
  initialState: false,
  reducers: { addressChanged: () => true },
});

/** The link confirmed the changed address of an account that was active already. */
export const { addressChanged } = addressChange.actions;

export const addressChangeSlice: SliceDeclaration = {
  name: addressChange.name,
  reducer: addressChange.reducer,
  life: 'page',
};

/** Whether the link of this page confirmed a changed address, and not a new account. */
export const selectAddressChanged = (state: RootState): boolean => state[addressChange.name] === true;
