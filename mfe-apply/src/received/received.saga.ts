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

function* open(payload: { token: string }): Generator {
  yield put(applicationOpened(yield* request('employer.open', payload)));
}

function* answer(payload: ReturnType<typeof answerRequested>['payload']): Generator {
  yield put(applicationAnswered(yield* request('employer.answer', payload)));
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
  },
};
