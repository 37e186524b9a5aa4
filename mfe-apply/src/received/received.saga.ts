import { toServiceErrorState } from '@chamba/kernel/errors';
import {
  call,
  put,
  read,
  request,
  takeLoad,
  takeSubmission,
  type Action,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import {
  answerRequested,
  applicationAnswered,
  applicationOpened,
  errandFailed,
  fileRead,
  fileRequested,
  openRequested,
  pdfMade,
  pdfRequested,
  previewMissing,
  previewRequested,
  previewShown,
  selectReceived,
} from './received.slice.ts';

/** Loads what may be seen before the application is opened. It changes nothing: mail programs follow links too. */
function* load({ payload }: ReturnType<typeof previewRequested>): Generator {
  try {
    const { title } = yield* request('employer.preview', payload);
    yield put(previewShown(title));
  } catch (thrown) {
    yield put(previewMissing(toServiceErrorState(thrown, 'preview-received')));
  }
}

/** Runs an errand; why it failed is shown on the page. */
const errand = <Payload>(work: (payload: Payload) => Generator) =>
  function* run({ payload }: Action<string> & { payload: Payload }): Generator {
    try {
      yield call(work, payload);
    } catch (thrown) {
      yield put(errandFailed(toServiceErrorState(thrown, 'received')));
    }
  };

function* open({ token }: { token: string }): Generator {
  const opened = yield* request('employer.open', { token });
  yield put(applicationOpened(opened));
  const { photo } = opened.application;
  if (photo === '') return;
  try {
    yield put(fileRead({ id: photo, file: yield* request('employer.receivedFile', { token, id: photo }) }));
  } catch {
    // The page stands without it.
  }
}

function* answer(payload: ReturnType<typeof answerRequested>['payload']): Generator {
  yield put(applicationAnswered(yield* request('employer.answer', payload)));
}

function* readFile(payload: { token: string; id: string }): Generator {
  if (!(yield* read(selectReceived)).received) yield call(open, payload);
  const file = yield* request('employer.receivedFile', payload);
  yield put(fileRead({ id: payload.id, file }));
}

function* makePdf(payload: { token: string }): Generator {
  // Sent without scripts the page starts anew, and shows the application too.
  if (!(yield* read(selectReceived)).received) yield call(open, payload);
  const { pdf } = yield* request('employer.cvPdf', payload);
  yield put(pdfMade(pdf));
}

export const receivedSaga: SagaDeclaration = {
  name: 'received',
  life: 'page',
  saga: function* watchReceived(): Generator {
    yield takeLoad(previewRequested.type, load);
    yield takeSubmission(openRequested.type, errand(open));
    yield takeSubmission(answerRequested.type, errand(answer));
    yield takeSubmission(pdfRequested.type, errand(makePdf));
    yield takeSubmission(fileRequested.type, errand(readFile));
  },
};
