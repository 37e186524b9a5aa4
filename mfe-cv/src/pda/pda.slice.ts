import type { PdaDraftAnswer, PdaExamAnswer, PdaResultAnswer } from '@chamba/kernel/api';
import { createSubmission } from '@chamba/kernel/forms';
import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import { START } from './start.ts';

export type Question = PdaExamAnswer['pdaExam']['questions'][number];
export type Draft = NonNullable<PdaDraftAnswer['draft']>;
export type Result = NonNullable<PdaResultAnswer['pda']>;

/** Steps of the test, by their number in the address, with the question each asks. */
export const STEPS = [
  { number: 1, question: 43, answer: 'q1' },
  { number: 2, question: 44, answer: 'q2' },
  { number: 3, question: 45, answer: 'q3' },
] as const;
export type Step = (typeof STEPS)[number];

/** Address of a step. */
export const stepPath = ({ number }: Step): string => `${START}/${number}`;

/** The step that an address names; undefined for any other address. */
export const findStep = (number: string | undefined): Step | undefined =>
  STEPS.find((step) => String(step.number) === number);

export type PdaState = {
  status: 'loading' | 'ready' | 'failed';
  questions: readonly Question[];
  /** Null before the first step was opened. */
  draft: Draft | null;
  /** Of the newest attempt; null before the first one. */
  result: Result | null;
  /** Why loading failed, in words. */
  error: string;
  /** Epoch ms of the answer. */
  now: number;
};

/** Loads test, draft and result. */
export const pdaRequested = createAction('pda/requested');

const initialState: PdaState = {
  status: 'loading',
  questions: [],
  draft: null,
  result: null,
  error: '',
  now: 0,
};

const pdaSlice = createSlice({
  name: 'pda',
  initialState,
  reducers: {
    pdaLoaded: (
      _state,
      { payload }: PayloadAction<Pick<PdaState, 'questions' | 'draft' | 'result' | 'now'>>,
    ): PdaState => ({ ...payload, status: 'ready', error: '' }),
    pdaFailed: (state, { payload }: PayloadAction<string>): PdaState => ({
      ...state,
      status: 'failed',
      error: payload,
    }),
    draftKept: (state, { payload }: PayloadAction<Draft | null>): PdaState => ({ ...state, draft: payload }),
  },
  extraReducers: (builder) => {
    // What is known stays on the page while the next step asks again.
    builder.addCase(pdaRequested, (state) => ({
      ...state,
      status: state.questions.length > 0 ? 'ready' : 'loading',
    }));
  },
});

export const pdaReducer = pdaSlice.reducer;
export const { pdaLoaded, pdaFailed, draftKept } = pdaSlice.actions;

/** The test as its pages show it. */
export const selectPda = lazySelector(pdaSlice);

/** Whether the test can be begun: not while a valid result still stands. */
export const canBegin = ({ result, now }: PdaState): boolean =>
  !result?.valid || !(Date.parse(result.repeatfrom) > now);

/** The first step without an answer; the last one when all have one. */
export function nextStep(draft: Draft | null): Step {
  const [first, second, third] = STEPS;
  if (!draft || draft.q1.length === 0) return first;
  return draft.q2.length === 0 ? second : third;
}

/** What a step sends: the words that were chosen, or the text. */
export type StepAnswer = { step: Step; chosen: readonly number[]; text: string };

/** The form of a step. */
export const pdaStep = createSubmission<StepAnswer>('pdaStep');

/** The first step was opened: the test begins. */
export const testBegun = createAction('pda/begun');
