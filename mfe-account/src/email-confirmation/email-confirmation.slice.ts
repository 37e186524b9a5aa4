import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** How long a resend blocks the next one, in ms. */
export const RESEND_BLOCK_MS = 120_000;

export type EmailConfirmationState = {
  status: 'idle' | 'sending';
  /** Epoch ms of the last resend; null when none is remembered. */
  sentAt: number | null;
  /** The mail came back: the address does not work. */
  bounced: boolean;
};

const NAME = 'accountEmailConfirmation';

const nothing: EmailConfirmationState = { status: 'idle', sentAt: null, bounced: false };

const emailConfirmation = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    /** A box is on the page: what this browser remembers comes into the store. */
    boxShown: (state): EmailConfirmationState => state,
    resendRequested: (state): EmailConfirmationState => state,
    resendStarted: (state): EmailConfirmationState => ({ ...state, status: 'sending', bounced: false }),
    resendEnded: (state, action: PayloadAction<{ bounced: boolean }>): EmailConfirmationState => ({
      ...state,
      status: 'idle',
      bounced: action.payload.bounced,
    }),
    resendRemembered: (state, action: PayloadAction<number | null>): EmailConfirmationState => ({
      ...state,
      sentAt: action.payload,
    }),
    /** The person is back on the page, perhaps from their mail. */
    confirmationChecked: (state): EmailConfirmationState => state,
  },
});

export const {
  boxShown,
  resendRequested,
  resendStarted,
  resendEnded,
  resendRemembered,
  confirmationChecked,
} = emailConfirmation.actions;

/** State of the confirmation mail. */
export const emailConfirmationSlice: SliceDeclaration = {
  name: NAME,
  reducer: emailConfirmation.reducer,
  life: 'session',
};

/** State of the confirmation mail. */
export const selectEmailConfirmation = lazySelector(emailConfirmation);
