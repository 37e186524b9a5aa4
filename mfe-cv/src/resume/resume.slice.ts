import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import type { CandidateDataAnswer, Resume } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';

export type Candidate = CandidateDataAnswer['candidate_data'];

export type ResumeState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  candidate: Candidate | null;
  /** Null if there is none yet. */
  resume: Resume | null;
  /** Epoch ms of the answer: what 'now' means on the page, on server and browser alike. */
  now: number;
  error: ServiceErrorState | null;
};

/** Loads the candidate's data and a résumé; without an id the one they work with. */
export const resumeRequested = createAction<{ resumeid?: string }>('resume/requested');

const initialState: ResumeState = { status: 'idle', candidate: null, resume: null, now: 0, error: null };

const resumeSlice = createSlice({
  name: 'resume',
  initialState,
  reducers: {
    resumeLoaded: (
      _state,
      { payload }: PayloadAction<Pick<ResumeState, 'candidate' | 'resume' | 'now'>>,
    ): ResumeState => ({ ...payload, status: 'ready', error: null }),
    resumeFailed: (state, { payload }: PayloadAction<ServiceErrorState>): ResumeState => ({
      ...state,
      status: 'failed',
      error: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(resumeRequested, (state): ResumeState => ({
      ...state,
      status: 'loading',
      error: null,
    }));
  },
});

export const resumeReducer = resumeSlice.reducer;
export const { resumeLoaded, resumeFailed } = resumeSlice.actions;

/** The résumé as it is loaded. */
export const selectResume = lazySelector(resumeSlice);
