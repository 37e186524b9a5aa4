import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';

export type PhotoState = {
  status: 'idle' | 'saving' | 'removing' | 'done';
  /** Why the last try failed, in words. */
  error: string | null;
};

/** Saves a photo. The same picture that is tried again has the same `attempt`. */
export const photoSaved = createAction<{ file: Blob; attempt: string }>('resumePhoto/saved');
export const photoRemoved = createAction('resumePhoto/removed');

const initialState: PhotoState = { status: 'idle', error: null };

const photoSlice = createSlice({
  name: 'resumePhoto',
  initialState,
  reducers: {
    photoOpened: (): PhotoState => initialState,
    photoChanged: (): PhotoState => ({ status: 'done', error: null }),
    photoFailed: (_state, { payload }: PayloadAction<string>): PhotoState => ({
      status: 'idle',
      error: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(photoSaved, (): PhotoState => ({ status: 'saving', error: null }))
      .addCase(photoRemoved, (): PhotoState => ({ status: 'removing', error: null }));
  },
});

export const photoDeclaration = {
  name: 'resumePhoto',
  reducer: photoSlice.reducer,
  life: 'page',
} as const;
export const { photoOpened, photoChanged, photoFailed } = photoSlice.actions;

/** What is being done with the photo. */
export const selectPhoto = lazySelector(photoSlice);
