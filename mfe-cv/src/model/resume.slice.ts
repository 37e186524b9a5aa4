import { createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import type { Resume, ResumeGainsAnswer } from '@chamba/kernel/api';
import { listOrdered, rowRemoved } from './edit.slice.ts';
import { resumeRequested } from './requested.ts';
import { withList, type Candidate, type ListPart } from './rows.ts';
import type { ServiceErrorState } from '@chamba/kernel/errors';

export type { Candidate } from './rows.ts';

/** Numbers of offers to which missing parts matter. */
export type ResumeGains = Pick<ResumeGainsAnswer, 'place' | 'areas' | 'gains'>;

export type ResumeState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  candidate: Candidate | null;
  /** Null if there is none yet. */
  resume: Resume | null;
  /** Names of areas of interest by their ids, as far as they are known. */
  interests: Readonly<Record<string, string>>;
  /** What missing parts are good for; null where nothing is known of it. */
  gains: ResumeGains | null;
  /** Epoch ms of the answer: what 'now' means on the page, on server and browser alike. */
  now: number;
  error: ServiceErrorState | null;
};

const initialState: ResumeState = {
  status: 'idle',
  candidate: null,
  resume: null,
  interests: {},
  gains: null,
  now: 0,
  error: null,
};

function withoutRow(resume: Resume, part: ListPart, id: string): Resume {
  if (part !== 'languages')
    return withList(resume, part, (elements) => elements.filter((element) => element.id !== id));
  const { [id]: _removed, ...languages } = resume.education.languages;
  return { ...resume, education: { ...resume.education, languages } };
}

const resumeSlice = createSlice({
  name: 'resume',
  initialState,
  reducers: {
    resumeLoaded: (
      _state,
      { payload }: PayloadAction<Pick<ResumeState, 'candidate' | 'resume' | 'interests' | 'gains' | 'now'>>,
    ): ResumeState => ({ ...payload, status: 'ready', error: null }),
    /** The résumé alone, as the service has it now. */
    resumeRead: (state, { payload }: PayloadAction<Resume>): ResumeState => ({ ...state, resume: payload }),
    /** What is said of the person, as the service has it now. */
    candidateRead: (state, { payload }: PayloadAction<Candidate>): ResumeState => ({
      ...state,
      candidate: payload,
    }),
    interestsNamed: (state, { payload }: PayloadAction<ResumeState['interests']>): ResumeState => ({
      ...state,
      interests: { ...state.interests, ...payload },
    }),
    revisionKnown: (state, { payload }: PayloadAction<number>): ResumeState => ({
      ...state,
      resume: state.resume && { ...state.resume, revision: payload },
    }),
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
    builder.addCase(listOrdered, (state, { payload: { part, ids } }): ResumeState => ({
      ...state,
      resume:
        state.resume &&
        withList(state.resume, part, (elements) =>
          [...elements].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
        ),
    }));
    builder.addCase(rowRemoved, (state, { payload: { part, row } }): ResumeState => ({
      ...state,
      resume: state.resume && withoutRow(state.resume, part, row.id),
    }));
  },
});

export const resumeReducer = resumeSlice.reducer;
export const { resumeLoaded, resumeRead, candidateRead, interestsNamed, revisionKnown, resumeFailed } =
  resumeSlice.actions;

/** The résumé as it is loaded. */
export const selectResume = lazySelector(resumeSlice);
