import { createSubmission } from '@chamba/kernel/forms';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** Ending mails of one kind by the link of such a mail. */
export const unsubscription = createSubmission<{ token: string }>('accountUnsubscription');

const NAME = 'accountEndedMails';
const ended = createSlice({
  name: NAME,
  initialState: { kind: '' },
  reducers: { mailsEnded: (_state, { payload }: PayloadAction<string>) => ({ kind: payload }) },
});

export const { mailsEnded } = ended.actions;
export const endedMailsSlice: SliceDeclaration = { name: NAME, reducer: ended.reducer, life: 'page' };
/** Kind of the mails that ended; empty before. */
export const selectEndedMails = lazySelector(ended);
