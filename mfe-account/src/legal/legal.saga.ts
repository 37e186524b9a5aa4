import { put, request, takeLoad, type SagaDeclaration } from '@chamba/kernel/store';
import { documentFailed, documentLoaded, documentRequested } from './legal.slice.ts';
import { readNodes } from './read-nodes.ts';

function* loadDocument({ payload: key }: ReturnType<typeof documentRequested>): Generator {
  try {
    const { nodes } = yield* request('legal.document', { key });
    yield put(nodes ? documentLoaded(readNodes(nodes)) : documentFailed());
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
