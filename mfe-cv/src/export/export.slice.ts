import type { ResumeFormat, Share, ShareDays } from '@chamba/kernel/api';
import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import { resumeRequested } from '../model/requested.ts';

/** What a link shows, and for how long. */
export type ShareWish = { days: ShareDays; contact: boolean; wishes: boolean };

/** A link that was just made: its secret is shown once. */
export type MadeShare = { secret: string; shareid: string };

export type ExportState = {
  open: 'closed' | 'download' | 'share';
  /** The file that is being made, or the last one that was. */
  format: ResumeFormat | null;
  /** Of the file, or of what is done with links. */
  busy: boolean;
  done: string | null;
  error: string | null;
  /** Links of the account; null before they are there. */
  shares: readonly Share[] | null;
  isFailed: boolean;
  made: MadeShare | null;
};

const initialState: ExportState = {
  open: 'closed',
  format: null,
  busy: false,
  done: null,
  error: null,
  shares: null,
  isFailed: false,
  made: null,
};

export const shareWished = createAction<ShareWish>('resumeExport/shareWished');
export const shareEndWished = createAction<string>('resumeExport/shareEndWished');

const begun = (state: ExportState): ExportState => ({ ...state, busy: true, done: null, error: null });

const slice = createSlice({
  name: 'resumeExport',
  initialState,
  reducers: {
    exportOpened: (): ExportState => ({ ...initialState, open: 'download' }),
    sharesOpened: (): ExportState => ({ ...initialState, open: 'share' }),
    exportClosed: (): ExportState => initialState,
    fileWished: (state, { payload }: PayloadAction<ResumeFormat>): ExportState => ({
      ...begun(state),
      format: payload,
    }),
    fileSaved: (state): ExportState => ({
      ...state,
      busy: false,
      done: 'Listo, descargamos tu CV.',
    }),
    sharesLoaded: (state, { payload }: PayloadAction<readonly Share[]>): ExportState => ({
      ...state,
      shares: payload,
    }),
    sharesFailed: (state): ExportState => ({ ...state, isFailed: true }),
    shareMade: (
      state,
      { payload }: PayloadAction<MadeShare & { shares: readonly Share[] }>,
    ): ExportState => ({
      ...state,
      busy: false,
      shares: payload.shares,
      made: { secret: payload.secret, shareid: payload.shareid },
    }),
    shareEnded: (state, { payload }: PayloadAction<readonly Share[]>): ExportState => ({
      ...state,
      busy: false,
      shares: payload,
      made: payload.some(({ shareid }) => shareid === state.made?.shareid) ? state.made : null,
      done: 'El enlace ya no abre tu CV.',
    }),
    exportRefused: (state, { payload }: PayloadAction<string>): ExportState => ({
      ...state,
      busy: false,
      error: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(resumeRequested, () => initialState);
    builder.addCase(shareWished, begun);
    builder.addCase(shareEndWished, begun);
  },
});

export const exportReducer = slice.reducer;
export const {
  exportOpened,
  sharesOpened,
  exportClosed,
  fileWished,
  fileSaved,
  sharesLoaded,
  sharesFailed,
  shareMade,
  shareEnded,
  exportRefused,
} = slice.actions;

/** What is done to take the résumé along or to show it, while its dialog is open. */
export const selectExport = lazySelector(slice);
