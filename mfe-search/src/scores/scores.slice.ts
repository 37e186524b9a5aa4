import type { EventPayloads } from '@chamba/kernel/events';
import { createSlice, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';
import type { JobScore, Scores } from './scores-state.ts';

/** How long scores are kept, in ms: a move to another city, say, shows after that. */
const KEPT_MS = 10 * 60_000;

/** Offers that are to be compared with a résumé. */
export type Asked = { resumeid: string; jobids: readonly string[] };
const matchesEvent = (name: keyof EventPayloads) => (action: { type: string }) => action.type === name;

const NONE: Scores = {};

const slice = createSlice({
  name: 'scores',
  initialState: NONE,
  reducers: {
    /** Scores of another résumé, and old ones, are dropped. */
    scoresOpened: (
      state,
      { payload: { resumeid, at } }: PayloadAction<{ resumeid: string; at: number }>,
    ): Scores => {
      const known = state[resumeid];
      return { [resumeid]: known && at - known.since < KEPT_MS ? known : { since: at, byJob: {} } };
    },
    scoresAsked: (_state, _action: PayloadAction<Asked>): void => undefined,
    scoresLoaded: (
      state,
      {
        payload: { resumeid, byJob },
      }: PayloadAction<{ resumeid: string; byJob: Record<string, JobScore | null> }>,
    ): Scores => {
      const known = state[resumeid];
      return known ? { [resumeid]: { ...known, byJob: { ...known.byJob, ...byJob } } } : state;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(matchesEvent('session/loggedOut'), () => NONE);
    builder.addMatcher(matchesEvent('resume/saved'), () => NONE);
  },
});
export const { scoresOpened, scoresAsked, scoresLoaded } = slice.actions;

export const scoresSlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'session' };
