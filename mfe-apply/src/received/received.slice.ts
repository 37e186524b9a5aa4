import type { EmployerAnswerInput, ReceivedAnswer, ReceivedFileAnswer } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import type { Posted } from '@chamba/kernel/forms';
import { createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';

/** What an employer asked for last, while there is no answer to it; a file by its id. */
export type Errand = 'open' | 'answer' | 'pdf' | `${number}`;

export type ReceivedState = {
  /** Title of the offer; null before the load and where the link opens nothing. */
  title: string | null;
  /** Why the link opens nothing. */
  missing: ServiceErrorState | null;
  /** The application, once the employer has opened it. */
  received: ReceivedAnswer | null;
  /** The CV as PDF, in base64. */
  pdf: string | null;
  /** The photo and the files that were asked for, by id. */
  files: Readonly<Record<string, ReceivedFileAnswer>>;
  busy: Errand | null;
  failure: ServiceErrorState | null;
  /** What the answer held that was sent without scripts; null before. */
  posted: Posted | null;
  isAnswered: boolean;
};

const NAME = 'received';

/** The link opens nothing, or nothing any more. */
const GONE = 'MYS-64';
const nothing: ReceivedState = {
  title: null,
  missing: null,
  received: null,
  pdf: null,
  files: {},
  busy: null,
  failure: null,
  posted: null,
  isAnswered: false,
};

type Token = { token: string };

const begin =
  (busy: Errand) =>
  (state: ReceivedState): ReceivedState => ({ ...state, busy, failure: null, isAnswered: false });

const received = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    previewRequested: (_state, _action: PayloadAction<Token>) => nothing,
    previewShown: (state, { payload }: PayloadAction<string>) => ({ ...state, title: payload }),
    previewMissing: (state, { payload }: PayloadAction<ServiceErrorState>) => ({
      ...state,
      missing: payload,
    }),
    openRequested: (state, _action: PayloadAction<Token>) => begin('open')(state),
    answerRequested: (state, _action: PayloadAction<EmployerAnswerInput>) => begin('answer')(state),
    pdfRequested: (state, _action: PayloadAction<Token>) => begin('pdf')(state),
    applicationOpened: (state, { payload }: PayloadAction<ReceivedAnswer>) => ({
      ...state,
      received: payload,
      busy: null,
    }),
    applicationAnswered: (state, { payload }: PayloadAction<ReceivedAnswer>) => ({
      ...state,
      received: payload,
      busy: null,
      posted: null,
      isAnswered: true,
    }),
    fileRequested: (state, { payload }: PayloadAction<Token & { id: string }>) =>
      begin(`${Number(payload.id)}`)(state),
    fileRead: (
      state,
      { payload: { id, file } }: PayloadAction<{ id: string; file: ReceivedFileAnswer }>,
    ) => ({
      ...state,
      files: { ...state.files, [id]: file },
      busy: state.busy === id ? null : state.busy,
    }),
    pdfMade: (state, { payload }: PayloadAction<string>) => ({ ...state, pdf: payload, busy: null }),
    errandFailed: (state, { payload }: PayloadAction<ServiceErrorState>) =>
      // Withdrawn meanwhile: nothing of it is shown any more.
      payload.code === GONE ? { ...nothing, missing: payload } : { ...state, failure: payload, busy: null },
    formPosted: (state, { payload }: PayloadAction<Posted>) => ({ ...state, posted: payload }),
  },
});

export const {
  previewRequested,
  previewShown,
  previewMissing,
  openRequested,
  answerRequested,
  pdfRequested,
  fileRequested,
  fileRead,
  applicationOpened,
  applicationAnswered,
  pdfMade,
  errandFailed,
  formPosted,
} = received.actions;
export const receivedSlice = { name: NAME, reducer: received.reducer, life: 'page' } as const;

/** State of the page on which an employer reads and answers an application. */
export const selectReceived = lazySelector(received);
