import type { UpdaterTriple } from '@chamba/kernel/api';
import { toServiceErrorState } from '@chamba/kernel/errors';
import { event } from '@chamba/kernel/events';
import {
  profileChanged,
  refusesSession,
  resumeChanged,
  selectProfile,
  selectResumeId,
  withSession,
} from '@chamba/kernel/session';
import { put, read, request, takeLatest, takeLeading } from '@chamba/kernel/store';
import { savedTexts } from '../edit/fields.ts';
import { NEW, saveTriples } from '../model/rows.ts';
import { listFaults, isWaiting, type Item } from './items.ts';
import { partKind } from './kinds.ts';
import { markKnown, type There } from './known.ts';
import {
  itemSettled,
  itemsMarked,
  knownWanted,
  saveBegun,
  saveEnded,
  saveWanted,
  selectUpload,
} from './upload.slice.ts';

const PHONE_CHANNEL = '3';

const triples = (fields: Readonly<Record<string, string>>): UpdaterTriple[] =>
  Object.entries(fields).map(([field, value]) => ({ field, value, elementid: NEW }));

/** Where an item is saved, and as what. */
function toSave(item: Item): { of: 'candidate' | 'resume'; updater: UpdaterTriple[] } {
  const texts = savedTexts(partKind(item.part), item.texts);
  const { name = '', phone = '', city = '', stateid = '', title = '', objective = '' } = texts;
  switch (item.part) {
    case 'name':
      return { of: 'candidate', updater: triples({ candidatename: name }) };
    case 'phone':
      return {
        of: 'candidate',
        updater: triples({ contactchannelid1: PHONE_CHANNEL, contactchannelvalue1: phone }),
      };
    case 'place':
      return {
        of: 'candidate',
        // The postal code of another place goes with it.
        updater: triples({ dgcountryid: 'MX', dgstateid: stateid, dgcity: city, cp: '' }),
      };
    case 'title':
      return { of: 'resume', updater: triples({ dgdoctitle: title }) };
    case 'objective':
      return { of: 'resume', updater: triples({ objective }) };
    default:
      return { of: 'resume', updater: saveTriples(item.part, NEW, texts) };
  }
}

/** What the services have of the person by now. */
function* readThere(userid: string): Generator<unknown, There> {
  const resumeid = yield* read(selectResumeId);
  const { candidate_data: candidate } = yield* withSession(() => request('candidate.read', { userid }));
  if (!resumeid) return { resume: null, candidate };
  const { resume } = yield* withSession(() => request('resume.read', { userid, resumeid }));
  return { resume, candidate };
}

function* mark(userid: string): Generator<unknown, There> {
  const there = yield* readThere(userid);
  const { kept } = yield* read(selectUpload);
  if (kept) yield put(itemsMarked(markKnown(kept.items, there)));
  return there;
}

/** Saga step: the résumé to save to. Another tab, or an answer that was lost, may have made one. */
function* ownResume(userid: string): Generator<unknown, string> {
  const known = yield* read(selectResumeId);
  if (known) return known;
  const { user_profile, resume } = yield* withSession(() => request('session.current', {}));
  if (user_profile.userid === userid && resume.resumeid) {
    yield put(resumeChanged(resume));
    return resume.resumeid;
  }
  const { resumeid } = yield* withSession(() => request('resume.create', { userid }));
  yield put(resumeChanged({ resumeid, iscompleted: false }));
  return resumeid;
}

/** Saves one item after the other. @returns why the rest was not tried; empty when everything was. */
function* saveItems(userid: string): Generator<unknown, string> {
  const resumeid = yield* ownResume(userid);
  const { resume } = yield* mark(userid);
  const { kept } = yield* read(selectUpload);
  let revision = resume?.revision;
  for (const item of kept?.items ?? []) {
    if (!isWaiting(item) || listFaults(item).length > 0) continue;
    const { of, updater } = toSave(item);
    yield put(itemSettled({ id: item.id, status: 'saving' }));
    try {
      if (of === 'candidate') {
        yield* withSession(() => request('candidate.save', { userid, updater }));
        if (item.part === 'name') yield put(profileChanged({ name: item.texts['name'] ?? '' }));
      } else {
        const known = revision === undefined ? {} : { revision };
        const saved = yield* withSession(() =>
          request('resume.save', { userid, resumeid, updater, ...known }),
        );
        revision = saved.revision ?? revision;
      }
      yield put(itemSettled({ id: item.id, status: 'saved' }));
    } catch (failure) {
      const { description } = toServiceErrorState(failure, 'save-resume');
      yield put(itemSettled({ id: item.id, status: 'failed', error: description }));
      // Without a session, none of the others would pass.
      if (refusesSession(failure)) return description;
    }
  }
  yield put(event('resume/saved', { resumeid }));
  return '';
}

function* save(): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  yield put(saveBegun());
  try {
    yield put(saveEnded(yield* saveItems(profile.userid)));
  } catch (failure) {
    yield put(saveEnded(toServiceErrorState(failure, 'save-resume').description));
  }
}

function* lookUp(): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  try {
    yield* mark(profile.userid);
  } catch {
    // It is looked up once more before anything is saved.
  }
}

/** Compares what a file says with what is there, and saves what the person takes. */
export function* uploadSaga(): Generator {
  yield takeLatest(knownWanted.type, lookUp);
  yield takeLeading(saveWanted.type, save);
}
