import { isEvent } from '@chamba/kernel/events';
import type { Badges } from '@chamba/kernel/frame';
import { sessionEnded } from '@chamba/kernel/session';
import { createSlice, jobStatusRestored } from '@chamba/kernel/store';

const noBadges: Badges = { notifications: 0, recruiterViews: 0, applications: 0 };

/** The numbers beside the entries of the candidate's menu. */
export const badgesSlice = createSlice({
  name: 'badges',
  initialState: noBadges,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => noBadges);
    builder.addCase(jobStatusRestored, (state, { payload }) => ({
      ...state,
      applications: payload.filter(({ status }) => status === 'Applied').length,
    }));
    builder.addMatcher(isEvent('notifications/counted'), (state, { payload }) => ({
      ...state,
      notifications: payload.unread,
    }));
    builder.addMatcher(isEvent('application/settled'), (state, { payload }) =>
      payload.outcome === 'applied' ? { ...state, applications: state.applications + 1 } : state,
    );
  },
});
