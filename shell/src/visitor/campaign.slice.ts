import type { FrameState } from '@chamba/kernel/frame';
import { createSlice } from '@chamba/kernel/store';

const initialState: FrameState['campaign'] = { banner: null };

/** The campaign that brought the visitor here; the server sets it. */
export const campaignSlice = createSlice({
  name: 'campaign',
  initialState,
  reducers: {},
});
