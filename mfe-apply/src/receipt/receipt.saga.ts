import { toServiceErrorState } from '@chamba/kernel/errors';
import { put, request, takeLoad, type SagaDeclaration } from '@chamba/kernel/store';
import { receiptLoaded, receiptMissing, receiptRequested } from './receipt.slice.ts';

function* loadReceipt({ payload: { jobid } }: ReturnType<typeof receiptRequested>): Generator {
  try {
    const receipt = yield* request('apply.receipt', { jobid });
    yield put(receiptLoaded({ receipt, now: Date.now() }));
  } catch (thrown) {
    yield put(receiptMissing(toServiceErrorState(thrown, 'load-receipt')));
  }
}

export const receiptSaga: SagaDeclaration = {
  name: 'receipt',
  life: 'page',
  saga: function* watchReceipt(): Generator {
    yield takeLoad(receiptRequested.type, loadReceipt);
  },
};
