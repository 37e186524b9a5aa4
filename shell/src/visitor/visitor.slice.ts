import { HOST_UNIT } from '@chamba/kernel/composition';
import type { EventAction } from '@chamba/kernel/events';
import type { Badges, FrameState, VisitorState } from '@chamba/kernel/frame';
import { sessionEnded } from '@chamba/kernel/session';
import {
  createSlice,
  jobStatusRestored,
  type Injection,
  type PayloadAction,
  type SliceDeclaration,
} from '@chamba/kernel/store';

const visitor = createSlice({
  name: 'visitor',
  initialState: { device: 'desktop', smartBanner: false, alertClosed: false } as VisitorState,
  reducers: {
    bannerClosed: (state, { payload }: PayloadAction<'smart' | 'alert'>): VisitorState =>
      payload === 'smart' ? { ...state, smartBanner: false } : { ...state, alertClosed: true },
  },
});

/** A banner was closed; its cookie keeps it away on the pages that follow. */
export const { bannerClosed } = visitor.actions;

const campaign = createSlice({
  name: 'campaign',
  initialState: { banner: null } as FrameState['campaign'],
  reducers: {},
});

const noBadges: Badges = { notifications: 0, recruiterViews: 0, applications: 0 };

const badges = createSlice({
  name: 'badges',
  initialState: noBadges,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => noBadges);
    builder.addCase(jobStatusRestored, (state, { payload }) => ({
      ...state,
      applications: payload.filter(({ status }) => status === 'Applied').length,
    }));
    builder.addMatcher(
      (action): action is EventAction<'application/settled'> => action.type === 'application/settled',
      (state, { payload }) =>
        payload.outcome === 'applied' ? { ...state, applications: state.applications + 1 } : state,
    );
  },
});

const slices: readonly SliceDeclaration[] = [visitor, campaign, badges].map(({ name, reducer }) => ({
  name,
  reducer,
  life: 'session',
}));

/** The slices of the frame, which every page has besides the core's. */
export const frameSlices: Injection = { owner: HOST_UNIT, slices };
