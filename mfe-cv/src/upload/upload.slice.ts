import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import type { Texts } from '../model/rows.ts';
import { REPLACES, type Item, type Kept } from './items.ts';

export type UploadState = {
  /** What the file says; null before one was read. */
  kept: Kept | null;
  /** Whether the person dropped what was read. */
  isDropped: boolean;
  /** Whether it was found on the device instead of being read now. */
  isRestored: boolean;
  isSaving: boolean;
  /** Whether a save was tried: from then on what is missing is said. */
  isTried: boolean;
  /** Why nothing could be saved at all. */
  failure: string;
};

const initialState: UploadState = {
  kept: null,
  isDropped: false,
  isRestored: false,
  isSaving: false,
  isTried: false,
  failure: '',
};

/** Looks up what is there already. */
export const knownWanted = createAction('cvUpload/knownWanted');
/** Saves everything that is taken. */
export const saveWanted = createAction('cvUpload/saveWanted');

const changeItems = (state: UploadState, change: (item: Item) => Item): UploadState => ({
  ...state,
  kept: state.kept && { ...state.kept, items: state.kept.items.map(change) },
});

const uploadSlice = createSlice({
  name: 'cvUpload',
  initialState,
  reducers: {
    fileUnderstood: (_state, { payload }: PayloadAction<Kept>): UploadState => ({
      ...initialState,
      kept: payload,
    }),
    draftFound: (_state, { payload }: PayloadAction<Kept>): UploadState => ({
      ...initialState,
      kept: payload,
      isRestored: true,
    }),
    fileDropped: (): UploadState => ({ ...initialState, isDropped: true }),
    itemsMarked: (state, { payload }: PayloadAction<Item[]>): UploadState => ({
      ...state,
      kept: state.kept && { ...state.kept, items: payload },
    }),
    /** Takes or leaves items. */
    itemsTaken: (
      state,
      { payload: { ids, isTaken } }: PayloadAction<{ ids: readonly string[]; isTaken: boolean }>,
    ): UploadState => changeItems(state, (item) => (ids.includes(item.id) ? { ...item, isTaken } : item)),
    itemChanged: (
      state,
      { payload: { id, texts } }: PayloadAction<{ id: string; texts: Texts }>,
    ): UploadState =>
      changeItems(state, (item) =>
        item.id === id
          ? {
              ...item,
              texts,
              isTaken: true,
              status: 'open',
              note: item.note.startsWith(REPLACES) ? item.note : '',
              error: '',
            }
          : item,
      ),
    itemSettled: (
      state,
      {
        payload: { id, status, error = '' },
      }: PayloadAction<Pick<Item, 'id' | 'status'> & { error?: string }>,
    ): UploadState => changeItems(state, (item) => (item.id === id ? { ...item, status, error } : item)),
    saveBegun: (state): UploadState => ({ ...state, isSaving: true, isTried: true, failure: '' }),
    saveEnded: (state, { payload }: PayloadAction<string>): UploadState => ({
      ...state,
      isSaving: false,
      failure: payload,
    }),
  },
});

export const uploadReducer = uploadSlice.reducer;
export const {
  fileUnderstood,
  draftFound,
  fileDropped,
  itemsMarked,
  itemsTaken,
  itemChanged,
  itemSettled,
  saveBegun,
  saveEnded,
} = uploadSlice.actions;

/** What was read from a file, and how far it is saved. */
export const selectUpload = lazySelector(uploadSlice);
