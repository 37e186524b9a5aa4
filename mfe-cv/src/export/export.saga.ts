import { toServiceErrorState } from '@chamba/kernel/errors';
import { withSession } from '@chamba/kernel/session';
import { call, fork, put, read, request, takeLatest, takeLeading } from '@chamba/kernel/store';
import { ownResume } from '../edit/edit.saga.ts';
import {
  exportRefused,
  fileSaved,
  fileWished,
  selectExport,
  shareEnded,
  shareEndWished,
  shareMade,
  sharesFailed,
  sharesLoaded,
  sharesOpened,
  shareWished,
} from './export.slice.ts';
import { browser } from './save-file.ts';

/** Runs what somebody wished for; why it failed is said in the dialog. */
const wish = <Payload>(label: string, work: (payload: Payload) => Generator) =>
  function* fulfil({ payload }: { type: string; payload: Payload }): Generator {
    try {
      yield* work(payload);
    } catch (failure) {
      yield put(exportRefused(toServiceErrorState(failure, label).description));
    }
  };

function* saveFile(format: ReturnType<typeof fileWished>['payload']): Generator {
  const { resumeid } = yield* ownResume();
  const file = yield* withSession(() => request('resume.file', { resumeid, format }));
  yield call(browser.save, file);
  yield put(fileSaved());
}

function* loadShares(): Generator {
  try {
    const { userid } = yield* ownResume();
    const { shares } = yield* withSession(() => request('resume.shares', { userid }));
    yield put(sharesLoaded(shares));
  } catch {
    yield put(sharesFailed());
  }
}

function* makeShare(choices: ReturnType<typeof shareWished>['payload']): Generator {
  const ids = yield* ownResume();
  const { secret, shares } = yield* withSession(() => request('resume.createShare', { ...ids, ...choices }));
  yield put(shareMade({ secret, shares, shareid: shares[0]?.shareid ?? '' }));
}

function* endShare(shareid: string): Generator {
  const { userid } = yield* ownResume();
  const { shares } = yield* withSession(() => request('resume.endShare', { userid, shareid }));
  yield put(shareEnded(shares));
}

/** Hands out the résumé: as a file, or by a link. */
export function* exportSaga(): Generator {
  if ((yield* read(selectExport)).open === 'share') yield fork(loadShares);
  yield takeLeading(fileWished.type, wish('load-resume-file', saveFile));
  yield takeLatest(sharesOpened.type, loadShares);
  yield takeLeading(shareWished.type, wish('create-share', makeShare));
  yield takeLeading(shareEndWished.type, wish('end-share', endShare));
}
