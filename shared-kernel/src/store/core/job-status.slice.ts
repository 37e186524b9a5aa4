import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EventAction } from '../../events/index.ts';
import type { CoreState, JobStatus } from '../core-state.ts';

/** Days a visited mark is kept. */
const VISITED_DAYS = 30;
const DAY_MS = 86_400_000;

const initialState: CoreState['jobStatus'] = { items: [] };

/** Whether an application ended without the employer having it, for good. */
const isClosed = ({ state, final }: EventAction<'application/settled'>['payload']): boolean =>
  state === 'undelivered' || (state === 'withdrawn' && final === true);

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
        const { jobid, outcome, at = Date.now() } = payload;
        const isApplied = outcome === 'applied';
        if (!isApplied && !isClosed(payload)) return state;
        const others = state.items.filter((item) => item.jobid !== jobid);
        const before = state.items.find((item) => item.jobid === jobid);
        if (isApplied ? before?.status === 'Applied' : before?.closed) return state;
        const mark: JobStatus = isApplied
          ? { jobid, status: 'Applied', at }
          : { jobid, status: 'Visited', closed: true, expires: Date.now() + VISITED_DAYS * DAY_MS };
        return { items: [...others, mark] };
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
