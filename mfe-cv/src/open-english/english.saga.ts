import { toServiceErrorState } from '@chamba/kernel/errors';
import { logInAgain, refusesSession, selectProfile, selectResumeId } from '@chamba/kernel/session';
import { put, read, request, takeLeading } from '@chamba/kernel/store';
import { CERTIFICATION } from './certification.ts';
import {
  englishFailed,
  NOT_SAVED,
  scoreSaved,
  scoreSent,
  tokenAsked,
  tokenCreated,
} from './english.slice.ts';

function* ownIds(): Generator<unknown, { userid: string; resumeid: string }> {
  const profile = yield* read(selectProfile);
  const resumeid = yield* read(selectResumeId);
  return { userid: profile?.userid ?? '', resumeid: resumeid ?? '' };
}

/** A session that is not valid any more ends here too, and the log-in leads back; anything else is said. */
function* report(failure: unknown): Generator {
  const error = toServiceErrorState(failure, 'save-open-english');
  if (refusesSession(error)) yield put(logInAgain());
  else yield put(englishFailed(error.code === 'OE-01' ? NOT_SAVED : `ERROR: ${error.description}`));
}

function* createToken(): Generator {
  try {
    const ids = yield* ownIds();
    const { resume } = yield* request('resume.read', ids);
    const entry = resume.education.languagecertifications.find(
      ({ certificationid }) => certificationid === CERTIFICATION,
    );
    const { jwt } = yield* request('openEnglish.token', { ...ids, elementid: entry?.id ?? '0' });
    yield put(tokenCreated(jwt));
  } catch (failure) {
    yield* report(failure);
  }
}

function* sendScore({ payload: { token, score } }: ReturnType<typeof scoreSent>): Generator {
  // What is no score is not sent: the service refuses it in the same words.
  if (!/^\d{1,3}$/.test(score) || Number(score) > 100) {
    yield put(englishFailed(NOT_SAVED));
    return;
  }
  try {
    const ids = yield* ownIds();
    yield* request('openEnglish.saveScore', { ...ids, token, score: Number(score) });
    yield put(scoreSaved());
  } catch (failure) {
    yield* report(failure);
  }
}

/** Creates tokens for the test of English, and saves its scores. */
export function* englishSaga(): Generator {
  yield takeLeading(tokenAsked.type, createToken);
  yield takeLeading(scoreSent.type, sendScore);
}
