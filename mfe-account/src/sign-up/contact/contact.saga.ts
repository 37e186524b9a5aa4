import { toServiceErrorState } from '@chamba/kernel/errors';
import { toPosted, type SubmittedAction } from '@chamba/kernel/forms';
import { profileChanged, withSession } from '@chamba/kernel/session';
import { writeLocal } from '@chamba/kernel/storage';
import { call, put, request, takeLeading, takeSubmission, type SagaDeclaration } from '@chamba/kernel/store';
import { isPostalCode } from '@chamba/kernel/validation';
import { goTo } from '../../forms/go.ts';
import { currentProfile, saveToResume } from '../resume-save.ts';
import { SIGN_UP_PATHS } from '../steps.ts';
import { contactTriples, resumeDefaultTriples, type ContactData } from '../triples.ts';
import { contactErrors, toContactData, type ContactValues } from './contact-values.ts';
import { contact, contactPosted } from './contact.slice.ts';

/** @returns the candidate's e-mail. */
function* save(data: ContactData): Generator<unknown, string> {
  const { userid, email } = yield* currentProfile('save-candidate-data');
  yield* request('candidate.save', { userid, updater: contactTriples(data) });
  yield* saveToResume(resumeDefaultTriples());
  return email;
}

function* saveContact({ payload }: SubmittedAction<{ data: ContactData; search: string }>): Generator {
  const { data, search } = payload;
  try {
    const email = yield* withSession(() => save(data));
    yield put(profileChanged({ name: data.name }));
    yield call(writeLocal, 'contactData', { name: data.name, emailaddress: email });
    yield put(contact.finished());
    yield* goTo(SIGN_UP_PATHS.profession + search);
  } catch (failure) {
    yield put(contact.failed(toServiceErrorState(failure, 'save-candidate-data')));
  }
}

/** Saga step: the place that the postal code stands for, where the form does not say it. */
function* placed(values: ContactValues): Generator<unknown, ContactValues> {
  const { cp, stateid, city } = values;
  if (!isPostalCode(cp) || (stateid !== '' && city.trim() !== '')) return values;
  try {
    const place = yield* request('lookup.postalCode', { postalcode: cp });
    return { ...values, stateid: stateid || place.idestado, city: city.trim() || place.ciudad };
  } catch {
    // The form then asks for state and city.
    return values;
  }
}

function* answerPosted({ payload }: ReturnType<typeof contactPosted>): Generator {
  const values = yield* placed(payload.values);
  const posted = toPosted(values, contactErrors(values));
  yield put(contact.posted(posted));
  const { search } = payload;
  if (!posted.isFaulty) yield* saveContact(contact.submitted({ data: toContactData(values), search }));
}

/** Saves the contact step and goes on to the profession. */
export const contactSaga: SagaDeclaration = {
  name: 'sign-up-contact',
  life: 'page',
  saga: function* watchContact(): Generator {
    yield takeLeading(contact.submittedType, saveContact);
    yield takeSubmission(contactPosted.type, answerPosted);
  },
};
