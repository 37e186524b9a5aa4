import type { CandidateDataAnswer, Resume } from '@chamba/kernel/api';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

type Candidate = CandidateDataAnswer['candidate_data'];

/** What was saved so far; the forms start with it. */
export type SignUpState = { candidate: Candidate | null; resume: Resume | null };

const NAME = 'accountSignUp';

const nothing: SignUpState = { candidate: null, resume: null };

const signUpState = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    signUpRequested: (state): SignUpState => state,
    candidateLoaded: (state, action: PayloadAction<Candidate>): SignUpState => ({
      ...state,
      candidate: action.payload,
    }),
    resumeLoaded: (state, action: PayloadAction<Resume>): SignUpState => ({
      ...state,
      resume: action.payload,
    }),
  },
});

/** `signUpRequested` loads what was saved so far, for any step. */
export const { signUpRequested, candidateLoaded, resumeLoaded } = signUpState.actions;

/** State that the steps share. */
export const signUpSlice: SliceDeclaration = { name: NAME, reducer: signUpState.reducer, life: 'page' };

/** What was saved so far. */
export const selectSignUp = lazySelector(signUpState);
