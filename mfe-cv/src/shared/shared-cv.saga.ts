import { toServiceErrorState } from '@chamba/kernel/errors';
import { put, request, takeLoad, type SagaDeclaration } from '@chamba/kernel/store';
import { sharedCvMissing, sharedCvRequested, sharedCvShown } from './shared-cv.slice.ts';

function* load({ payload }: ReturnType<typeof sharedCvRequested>): Generator {
  try {
    yield put(sharedCvShown(yield* request('employer.sharedCv', payload)));
  } catch (failure) {
    yield put(sharedCvMissing(toServiceErrorState(failure, 'open-share')));
  }
}

export const sharedCvSaga: SagaDeclaration = {
  name: 'shared-cv',
  life: 'page',
  saga: function* watchSharedCv(): Generator {
    yield takeLoad(sharedCvRequested.type, load);
  },
};
