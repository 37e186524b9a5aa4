import { selectProfile, withSession } from '@chamba/kernel/session';
import { put, read, request, takeLeading } from '@chamba/kernel/store';
import { summaryLoaded, summaryRequested } from './summary.slice.ts';

/** Reads the result of the test for its section. */
export function* pdaSummarySaga(): Generator {
  yield takeLeading(summaryRequested.type, function* (): Generator {
    const profile = yield* read(selectProfile);
    if (!profile) return;
    try {
      const { pda } = yield* withSession(() => request('pda.result', { userid: profile.userid }));
      yield put(summaryLoaded(pda));
    } catch {
      // The section leads to the page of the test, which says what is wrong.
    }
  });
}
