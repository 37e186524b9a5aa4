import type { PdaResultAnswer } from '@chamba/kernel/api';
import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';

export type PdaSummaryState = {
  /** `unknown` before it was asked for, and where it could not be read: the section then leads to the test only. */
  status: 'unknown' | 'known';
  result: PdaResultAnswer['pda'];
};

/** Asks for the result of the test, for its section of the résumé. */
export const summaryRequested = createAction('resumePda/requested');

const initialState: PdaSummaryState = { status: 'unknown', result: null };

const summarySlice = createSlice({
  name: 'resumePda',
  initialState,
  reducers: {
    summaryLoaded: (_state, { payload }: PayloadAction<PdaResultAnswer['pda']>): PdaSummaryState => ({
      status: 'known',
      result: payload,
    }),
  },
});

export const pdaSummaryReducer = summarySlice.reducer;
export const { summaryLoaded } = summarySlice.actions;

/** What the section of the behavioural test shows. */
export const selectPdaSummary = lazySelector(summarySlice);
