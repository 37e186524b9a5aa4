import {
  put,
  request,
  takeLeading,
  toastShown,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { complaintFailed, complaintKept, complaintSent, type Complaint } from './complaint.slice.ts';

/** Said once a report is kept. */
export const THANKS = 'Gracias, revisaremos tu reporte.';

function* send({ payload: { email, ...complaint } }: PayloadAction<Complaint>): Generator {
  try {
    yield* request('complaints.fraud', { ...complaint, ...(email ? { email } : {}) });
    yield put(complaintKept());
    yield put(toastShown({ id: 'complaint', kind: 'status', text: THANKS }));
  } catch {
    // What was written stays in the form, which says so.
    yield put(complaintFailed());
  }
}

/** Sends what a visitor reports of an offer. */
export const complaintSaga: SagaDeclaration = {
  name: 'complaint',
  life: 'page',
  saga: function* () {
    yield takeLeading(complaintSent.type, send);
  },
};
