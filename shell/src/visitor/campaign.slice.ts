import type { FrameState } from '@chamba/kernel/frame';
import { createSlice } from '@chamba/kernel/store';

/** The campaign that brought the visitor here; the server sets it. */
export const campaignSlice = createSlice({
  name: 'campaign',
  initialState: { banner: null } as FrameState['campaign'],
  reducers: {},
});
