import { createSubmission } from '@chamba/kernel/forms';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** Asking for a mail to set a new password. */
export const passwordRequest = createSubmission<{ email: string }>('accountPasswordRequest');

/** Setting a new password with the token of that mail. */
export const passwordReset = createSubmission<{ token: string; password: string }>('accountPasswordReset');

/** Codes of a token that does not work, or no longer. */
export const DEAD_CODES: readonly string[] = ['MYS-64', 'MYS-69', 'TOK-01', 'TOK-02', 'AAIS-2'];

const LINK = 'accountPasswordLink';
const link = createSlice({
  name: LINK,
  initialState: { isDead: false },
  reducers: {
    linkOpened: (_state, _action: PayloadAction<{ token: string }>) => ({ isDead: false }),
    linkRefused: () => ({ isDead: true }),
  },
});

export const { linkOpened, linkRefused } = link.actions;
/** Whether the link of that mail works. */
export const passwordLinkSlice: SliceDeclaration = { name: LINK, reducer: link.reducer, life: 'page' };
export const selectPasswordLink = lazySelector(link);
