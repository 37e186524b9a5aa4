import { toServiceErrorState } from '@chamba/kernel/errors';
import { navigate } from '@chamba/kernel/router';
import { resumeChanged, selectProfile, withSession } from '@chamba/kernel/session';
import { put, read, request, takeLatest, takeLeading } from '@chamba/kernel/store';
import { ownResume, showNewest } from '../edit/edit.saga.ts';
import {
  copiesClosed,
  copiesFailed,
  copiesLoaded,
  copiesOpened,
  copyWished,
  selectCopies,
  wishDone,
  wishRefused,
  type CopyWish,
} from './copies.slice.ts';

const DONE: Readonly<Record<CopyWish['kind'], string>> = {
  copy: 'Listo, duplicamos tu CV.',
  default: 'Listo, con este CV te postulas desde ahora.',
  delete: 'Eliminamos ese CV.',
  rename: 'Guardado.',
};

function* loadCopies(): Generator {
  try {
    const profile = yield* read(selectProfile);
    if (!profile) return;
    const { resumes } = yield* withSession(() => request('resume.list', { userid: profile.userid }));
    yield put(copiesLoaded(resumes));
  } catch {
    yield put(copiesFailed());
  }
}

/** The session names the résumé that one works with, and those that one may choose from. */
function* renewSession(): Generator {
  try {
    const { resume } = yield* request('session.current', {});
    yield put(resumeChanged(resume));
  } catch {
    // The next page asks for the session anyway.
  }
}

function* send(userid: string, wish: CopyWish): Generator {
  const { resumeid } = wish;
  switch (wish.kind) {
    case 'copy':
      return yield* request('resume.copy', { userid, resumeid });
    case 'rename': {
      const updater = [{ field: 'dgdoctitle', value: wish.title, elementid: '0' }];
      return yield* request('resume.save', { userid, resumeid, updater });
    }
    default:
      return yield* request('resume.changeStatus', { userid, resumeid, op_type: wish.kind });
  }
}

function* fulfil({ payload: wish }: ReturnType<typeof copyWished>): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  try {
    yield* withSession(() => send(profile.userid, wish));
  } catch (failure) {
    yield put(wishRefused(toServiceErrorState(failure, 'change-resume-status').description));
    return;
  }
  yield* renewSession();
  const shown = yield* ownResume();
  if (wish.kind === 'delete' && shown.resumeid === wish.resumeid) {
    const { resumes } = yield* read(selectCopies);
    const rest = resumes.find(({ resumeid }) => resumeid !== wish.resumeid);
    yield put(copiesClosed());
    yield put(navigate({ to: rest ? `/curriculo/${rest.resumeid}` : '/curriculo' }));
    return;
  }
  yield* showNewest();
  yield* loadCopies();
  yield put(wishDone(DONE[wish.kind]));
}

/** Does what is asked with the résumés of an account. */
export function* copiesSaga(): Generator {
  yield takeLatest(copiesOpened.type, loadCopies);
  yield takeLeading(copyWished.type, fulfil);
}
