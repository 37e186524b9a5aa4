import type { CallInput } from '@chamba/kernel/api';
import type { LegalNode } from '@chamba/kernel/legal';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** Key of a legal document. */
export type LegalKey = CallInput<'legal.document'>['key'];

export type LegalState = {
  key: LegalKey | null;
  status: 'loading' | 'ready' | 'failed';
  /** The document as the gateway parsed it. */
  nodes: LegalNode[];
};

const NAME = 'accountLegal';

const nothing: LegalState = { key: null, status: 'loading', nodes: [] };

const legal = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    documentRequested: (_state, { payload: key }: PayloadAction<LegalKey>): LegalState => ({
      ...nothing,
      key,
    }),
    documentLoaded: (state, { payload: nodes }: PayloadAction<LegalNode[]>): LegalState => ({
      ...state,
      status: 'ready',
      nodes,
    }),
    documentFailed: (state): LegalState => ({ ...state, status: 'failed' }),
  },
});

export const { documentRequested, documentLoaded, documentFailed } = legal.actions;

export const legalSlice: SliceDeclaration = { name: NAME, reducer: legal.reducer, life: 'page' };

/** The document on the page. */
export const selectLegal = lazySelector(legal);
