import { describeError, isServiceError, toServiceErrorState } from '@chamba/kernel/errors';
import { navigate } from '@chamba/kernel/router';
import { resumeChanged, selectProfile, withSession } from '@chamba/kernel/session';
import { fork, put, read, request, takeLatest, takeLeading } from '@chamba/kernel/store';
import { ownResume, showNewest } from '../edit/edit.saga.ts';
import {
  copiesClosed,
  copiesFailed,
  copiesLoaded,
  copiesOpened,
  copyWished,
  selectCopies,
  titleTaken,
  wishDone,
  wishRefused,
  type CopyWish,
} from './copies.slice.ts';

const DONE: Readonly<Record<CopyWish['kind'], string>> = {
  copy: 'Listo, duplicamos tu CV.',
  default: 'Listo, con este CV te postulas desde ahora.',
  delete: 'Eliminamos ese CV.',
  rename: 'Guardado.',
  extend: 'Listo, renovamos la vigencia de tu CV.',
  activate: 'Listo, activamos ese CV.',
  deactivate: 'Listo, desactivamos ese CV. Puedes activarlo cuando quieras.',
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
      const { revision } = wish;
      const known = revision === undefined ? {} : { revision };
      return yield* request('resume.save', { userid, resumeid, updater, ...known });
    }
    default:
      return yield* request('resume.changeStatus', { userid, resumeid, op_type: wish.kind });
  }
}

/** Somebody has changed the same since. */
const CHANGED = 'RESUME-CHANGED';
/** The validity could not be extended. */
const NOT_EXTENDED = 'MYS-76';

function describeRefusal(wish: CopyWish, failure: unknown): string {
  const { code, description } = toServiceErrorState(failure, 'change-resume-status');
  return wish.kind === 'extend' && code !== 'GATEWAY-RATE' ? describeError(NOT_EXTENDED) : description;
}

/** Shows both titles, unless only something else of the résumé was changed meanwhile: then one's own is saved. */
function* compare(wish: Extract<CopyWish, { kind: 'rename' }>): Generator {
  yield* loadCopies();
  const { resumes } = yield* read(selectCopies);
  const newest = resumes.find(({ resumeid }) => resumeid === wish.resumeid);
  if (!newest) {
    yield put(wishRefused('Ese CV ya no existe.'));
    return;
  }
  const { resumetitle: theirs, revision, resumeid } = newest;
  if (theirs === wish.shown && revision !== wish.revision) yield* fulfil(copyWished({ ...wish, revision }));
  else if (theirs === wish.title) yield put(wishDone(DONE.rename));
  else yield put(titleTaken({ resumeid, mine: wish.title, theirs, revision }));
}

function* fulfil({ payload: wish }: ReturnType<typeof copyWished>): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  try {
    yield* withSession(() => send(profile.userid, wish));
  } catch (failure) {
    if (wish.kind === 'rename' && isServiceError(failure) && failure.code === CHANGED)
      return yield* compare(wish);
    yield put(wishRefused(describeRefusal(wish, failure)));
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
  if ((yield* read(selectCopies)).status === 'loading') yield fork(loadCopies);
  yield takeLatest(copiesOpened.type, loadCopies);
  yield takeLeading(copyWished.type, fulfil);
}
