import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EventAction } from '../../events/index.ts';
import type { CoreState, JobStatus } from '../core-state.ts';

/** Days a visited mark is kept. */
const VISITED_DAYS = 30;
const DAY_MS = 86_400_000;

const initialState: CoreState['jobStatus'] = { items: [] };

const jobStatusSlice = createSlice({
  name: 'jobStatus',
  initialState,
  reducers: {
    /** Replaces the list, e.g. with what the browser kept or with the applications after a login. */
    jobStatusRestored: (_state, action: PayloadAction<readonly JobStatus[]>) => ({ items: action.payload }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      (action): action is EventAction<'jobs/visited'> => action.type === 'jobs/visited',
      (state, { payload, ...rest }) => {
        if (state.items.some((item) => item.jobid === payload.jobid)) return state;
        const at = (rest as { meta?: { at?: number } }).meta?.at ?? Date.now();
        return {
          items: [
            ...state.items,
            { jobid: payload.jobid, status: 'Visited', expires: at + VISITED_DAYS * DAY_MS },
          ],
        };
      },
    );
    builder.addMatcher(
      (action): action is EventAction<'application/settled'> => action.type === 'application/settled',
      (state, { payload }) => {
        if (payload.outcome !== 'applied') return state;
        const { jobid, at = Date.now() } = payload;
        const before = state.items.find((item) => item.jobid === jobid && item.status === 'Applied');
        return {
          items: [
            ...state.items.filter((item) => item.jobid !== jobid),
            before ?? { jobid, status: 'Applied', at },
          ],
        };
      },
    );
  },
});
export const jobStatusReducer = jobStatusSlice.reducer;
/**
 * Replaces the marks of offers.
 * @example store.dispatch(jobStatusRestored([{ jobid: '20418837', status: 'Applied' }]));
 */
export const { jobStatusRestored } = jobStatusSlice.actions;
