import type { CompanyItem } from '@chamba/kernel/api';
import { isMissing, type ServiceErrorState } from '@chamba/kernel/errors';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** Employers as the pages of the directory show them. */
export type Employer = Pick<CompanyItem, 'companyname' | 'companynamepretty' | 'ofertas' | 'url'> & {
  logoUrl: string;
  isdemo: boolean;
};

/** Which part of the directory a page shows. */
export type DirectoryRequest = { by: 'offers' } | { by: 'letter' | 'query'; value: string };

export type DirectoryState = {
  request: DirectoryRequest | null;
  loading: boolean;
  employers: readonly Employer[];
  error: ServiceErrorState | null;
  /** Names that fit what is being typed into the search. */
  suggestions: readonly Employer[];
};

const initialState: DirectoryState = {
  request: null,
  loading: false,
  employers: [],
  error: null,
  suggestions: [],
};

const slice = createSlice({
  name: 'companyDirectory',
  initialState,
  reducers: {
    directoryRequested: (_state, { payload }: PayloadAction<DirectoryRequest>) => ({
      ...initialState,
      request: payload,
      loading: true,
    }),
    directoryLoaded: (state, { payload }: PayloadAction<readonly Employer[]>) => ({
      ...state,
      loading: false,
      employers: payload,
    }),
    directoryFailed: (state, { payload }: PayloadAction<ServiceErrorState>) => ({
      ...state,
      loading: false,
      employers: [],
      error: payload,
    }),
    /** Nothing was asked for: the search before its first query, or an address without a letter. */
    directoryOpened: () => initialState,
    /** Something was typed into the search. */
    companyTyped: (state, { payload }: PayloadAction<string>) =>
      payload.trim() === '' ? { ...state, suggestions: [] } : state,
    suggestionsLoaded: (state, { payload }: PayloadAction<readonly Employer[]>) => ({
      ...state,
      suggestions: payload,
    }),
  },
});

export const {
  companyTyped,
  directoryFailed,
  directoryLoaded,
  directoryOpened,
  directoryRequested,
  suggestionsLoaded,
} = slice.actions;

export const directorySlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'page' };

/** State of the pages of the directory; its defaults while the slice is not injected. */
export const selectDirectory = lazySelector(slice);

/** Whether the directory failed for another reason than having nothing to show. */
export const isBroken = ({ error }: DirectoryState): boolean => error !== null && !isMissing(error);
