import type { CallInput } from '@chamba/kernel/api';
import {
  createSlice,
  put,
  request,
  takeLoad,
  type PayloadAction,
  type RootState,
  type SagaDeclaration,
  type SliceDeclaration,
} from '@chamba/kernel/store';

/** Key of a legal document. */
export type LegalKey = CallInput<'legal.document'>['key'];

export type LegalState = {
  key: LegalKey | null;
  status: 'loading' | 'ready' | 'failed';
  /** HTML as the service gave it; parsed before it is shown. */
  content: string;
};

const NAME = 'accountLegal';

const nothing: LegalState = { key: null, status: 'loading', content: '' };

const legal = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    documentRequested: (_state, { payload: key }: PayloadAction<LegalKey>): LegalState => ({
      ...nothing,
      key,
    }),
    documentLoaded: (state, { payload: content }: PayloadAction<string>): LegalState => ({
      ...state,
      status: 'ready',
      content,
    }),
    documentFailed: (state): LegalState => ({ ...state, status: 'failed' }),
  },
});

export const { documentRequested, documentLoaded, documentFailed } = legal.actions;

export const legalSlice: SliceDeclaration = { name: NAME, reducer: legal.reducer, life: 'page' };

/** The document on the page. */
export const selectLegal = (state: RootState): LegalState =>
  (state[NAME] as LegalState | undefined) ?? nothing;

function* loadDocument({ payload: key }: ReturnType<typeof documentRequested>): Generator {
  try {
    const { content } = yield* request('legal.document', { key });
    yield put(documentLoaded(content));
  } catch {
    yield put(documentFailed());
  }
}

/** Fetches a legal document for its page. */
export const legalSaga: SagaDeclaration = {
  name: 'legal',
  life: 'page',
  saga: function* watchLegal(): Generator {
    yield takeLoad(documentRequested.type, loadDocument);
  },
};
