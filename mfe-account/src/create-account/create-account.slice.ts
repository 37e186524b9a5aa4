import { createSubmission } from '@chamba/kernel/forms';
import {
  createSlice,
  lazySelector,
  type PayloadAction,
  type RootState,
  type SliceDeclaration,
} from '@chamba/kernel/store';

export type NewAccount = {
  /** Given name and surnames in one. */
  name: string;
  email: string;
  password: string;
  /** Query of the page, kept through the steps that follow. */
  search: string;
  /** Version of the legal documents that the page showed; undefined when it is not known. */
  legalVersion: string | undefined;
  /** Whether the browser may send it twice, as it does with a form that is sent without scripts. */
  isRepeatable?: boolean;
};

/** Sending of the new account. */
export const createAccount = createSubmission<NewAccount>('accountCreate');

/** Code of the refusal of an address that belongs to an account already. */
export const TAKEN_CODE = 'MYS-30';

/** What the server said about an address. */
export type EmailVerdict = 'free' | 'taken' | 'invalid';

type EmailState = { email: string; verdict: EmailVerdict | null };

const NAME = 'accountEmailCheck';

const initialState: EmailState = { email: '', verdict: null };

const emailSlice = createSlice({
  name: NAME,
  initialState,
  reducers: {
    emailLeft: (_state, action: PayloadAction<string>): EmailState => ({
      email: action.payload,
      verdict: null,
    }),
    emailJudged: (_state, action: PayloadAction<{ email: string; verdict: EmailVerdict }>): EmailState =>
      action.payload,
  },
});

export const { emailLeft, emailJudged } = emailSlice.actions;

/** State of the check of the address. */
export const emailCheckSlice: SliceDeclaration = { name: NAME, reducer: emailSlice.reducer, life: 'page' };

const selectEmailCheck = lazySelector(emailSlice);

/** The verdict on one address; null when it was not asked for or the answer is still to come. */
export function selectEmailVerdict(state: RootState, email: string): EmailVerdict | null {
  const check = selectEmailCheck(state);
  return check.email === email ? check.verdict : null;
}
