import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';

export type EnglishState = {
  status: 'idle' | 'busy' | 'saved' | 'failed';
  /** What is said of the last save: fixed words, or what the service says. */
  message: string;
  /** The token that was created last; empty before. */
  token: string;
};

export const SAVED = 'Información almacenada con éxito.';
export const NOT_SAVED = 'No se ha guardado la información.';

/** Asks for a token for the test. */
export const tokenAsked = createAction('openEnglish/tokenAsked');
/** Sends a score with the token of its test. */
export const scoreSent = createAction<{ token: string; score: string }>('openEnglish/scoreSent');

const initialState: EnglishState = { status: 'idle', message: '', token: '' };

const englishSlice = createSlice({
  name: 'openEnglish',
  initialState,
  reducers: {
    tokenCreated: (_state, { payload }: PayloadAction<string>): EnglishState => ({
      ...initialState,
      token: payload,
    }),
    scoreSaved: (state): EnglishState => ({ ...state, status: 'saved', message: SAVED }),
    englishFailed: (state, { payload }: PayloadAction<string>): EnglishState => ({
      ...state,
      status: 'failed',
      message: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => tokenAsked.match(action) || scoreSent.match(action),
      (state): EnglishState => ({ ...state, status: 'busy', message: '' }),
    );
  },
});

export const englishReducer = englishSlice.reducer;
export const { tokenCreated, scoreSaved, englishFailed } = englishSlice.actions;

/** What the page of the test of English shows. */
export const selectEnglish = lazySelector(englishSlice);
