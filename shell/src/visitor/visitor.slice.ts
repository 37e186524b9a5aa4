import type { VisitorState } from '@chamba/kernel/frame';
import { createSlice, type PayloadAction } from '@chamba/kernel/store';

const initialState: VisitorState = { device: 'desktop', smartBanner: false, alertClosed: false };

/** The device of the visitor and the banners they closed. */
export const visitorSlice = createSlice({
  name: 'visitor',
  initialState,
  reducers: {
    bannerClosed: (state, { payload }: PayloadAction<'smart' | 'alert'>): VisitorState =>
      payload === 'smart' ? { ...state, smartBanner: false } : { ...state, alertClosed: true },
  },
});

/** A banner was closed; its cookie keeps it away on the pages that follow. */
export const { bannerClosed } = visitorSlice.actions;
