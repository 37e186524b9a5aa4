import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import type { ResumeDocument } from '@chamba/kernel/api';
import { resumeRequested } from '../model/requested.ts';

/** Id of the toast that says what happened to a file, and undoes the last deletion: the newest replaces the others. */
export const FILE_TOAST = 'resume-files';

/** A file that is on its way, or whose last try failed. */
export type SentFile = {
  /** The same for all tries. */
  attempt: string;
  name: string;
  size: number;
  /** The part that was sent, from 0 to 1. */
  part: number;
  /** Why the last try failed, in words; null while it is sent. */
  error: string | null;
  /** Whether another try may help. */
  canRetry: boolean;
};

export type FilesState = {
  status: 'loading' | 'ready' | 'failed';
  documents: readonly ResumeDocument[];
  sent: readonly SentFile[];
  /** The file that was deleted last, until that was undone or can no longer be. */
  removed: ResumeDocument | null;
};

/** Files were chosen. Their content stays with the saga that sends them. */
export const filesChosen = createAction<readonly File[]>('resumeFiles/chosen');
export const fileRetried = createAction<string>('resumeFiles/retried');
export const fileDropped = createAction<string>('resumeFiles/dropped');
export const fileRemoved = createAction<ResumeDocument>('resumeFiles/removed');
export const filesRequested = createAction('resumeFiles/requested');

const initialState: FilesState = {
  status: 'loading',
  documents: [],
  sent: [],
  removed: null,
};

const change = (
  state: FilesState,
  attempt: string,
  changes: Partial<Omit<SentFile, 'attempt'>>,
): FilesState => ({
  ...state,
  sent: state.sent.map((file) => (file.attempt === attempt ? { ...file, ...changes } : file)),
});

const without = (state: FilesState, attempt: string): FilesState => ({
  ...state,
  sent: state.sent.filter((file) => file.attempt !== attempt),
});

const filesSlice = createSlice({
  name: 'resumeFiles',
  initialState,
  reducers: {
    filesLoaded: (state, { payload }: PayloadAction<readonly ResumeDocument[]>): FilesState => ({
      ...state,
      status: 'ready',
      documents: payload,
    }),
    filesFailed: (state): FilesState => ({ ...state, status: 'failed' }),
    fileStarted: (state, { payload }: PayloadAction<SentFile>): FilesState => ({
      ...state,
      sent: [...state.sent, payload],
    }),
    filePartSent: (state, { payload }: PayloadAction<{ attempt: string; part: number }>): FilesState =>
      change(state, payload.attempt, { part: payload.part }),
    fileRefused: (
      state,
      { payload }: PayloadAction<{ attempt: string; error: string; canRetry: boolean }>,
    ): FilesState => change(state, payload.attempt, { error: payload.error, canRetry: payload.canRetry }),
    fileSaved: (
      state,
      { payload }: PayloadAction<{ attempt: string; document: ResumeDocument }>,
    ): FilesState => ({
      ...without(state, payload.attempt),
      documents: [...state.documents.filter(({ id }) => id !== payload.document.id), payload.document],
    }),
    undoEnded: (state, { payload }: PayloadAction<string>): FilesState =>
      state.removed?.id === payload ? { ...state, removed: null } : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(resumeRequested, () => initialState)
      .addCase(filesRequested, (state): FilesState => ({ ...state, status: 'loading' }))
      .addCase(fileRetried, (state, { payload }) => change(state, payload, { error: null, part: 0 }))
      .addCase(fileDropped, (state, { payload }) => without(state, payload))
      .addCase(fileRemoved, (state, { payload }): FilesState => ({
        ...state,
        removed: payload,
        documents: state.documents.filter(({ id }) => id !== payload.id),
      }));
  },
});

export const filesReducer = filesSlice.reducer;
export const { filesLoaded, filesFailed, fileStarted, filePartSent, fileRefused, fileSaved, undoEnded } =
  filesSlice.actions;

/** The files of the résumé, and those that are on their way. */
export const selectFiles = lazySelector(filesSlice);
