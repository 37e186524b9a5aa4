import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** What is to be worded better. @see ImproveRoleInput */
export type ImproveWish = { role: string; text: string; entry?: string };

export type ImproveState =
  | { status: 'closed' }
  /** `text`: what of the proposal has come. */
  | { status: 'working'; text: string }
  | { status: 'ready'; text: string; left: number | undefined }
  /** In words; `again` where another try may help. */
  | { status: 'failed'; reason: string; again: boolean };

const NAME = 'resumeImprove';

const improve = createSlice({
  name: NAME,
  initialState: (): ImproveState => ({ status: 'closed' }),
  reducers: {
    improveAsked: (_state, _action: PayloadAction<ImproveWish>): ImproveState => ({
      status: 'working',
      text: '',
    }),
    improveReceived: (state, { payload }: PayloadAction<string>): ImproveState =>
      state.status === 'working' ? { status: 'working', text: payload } : state,
    improveClosed: (): ImproveState => ({ status: 'closed' }),
    improveAnswered: (
      _state,
      { payload }: PayloadAction<{ text: string; left: number | undefined }>,
    ): ImproveState => ({ status: 'ready', ...payload }),
    improveFailed: (
      _state,
      { payload }: PayloadAction<{ reason: string; again: boolean }>,
    ): ImproveState => ({ status: 'failed', ...payload }),
  },
});

export const { improveAsked, improveReceived, improveClosed, improveAnswered, improveFailed } =
  improve.actions;

export const improveSlice: SliceDeclaration = { name: NAME, reducer: improve.reducer, life: 'page' };

/** The proposal of another wording, while one is asked for or shown. */
export const selectImprove = lazySelector(improve);
