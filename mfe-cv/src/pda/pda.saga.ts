import { describeError, isServiceError, isUnanswered, toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { navigate } from '@chamba/kernel/router';
import { selectProfile, withSession } from '@chamba/kernel/session';
import {
  all,
  call,
  put,
  read,
  request,
  takeLeading,
  takeLoad,
  takeSubmission,
  type SagaDeclaration,
  type SliceDeclaration,
} from '@chamba/kernel/store';
import type { PdaDraftAnswer, PdaExamAnswer, PdaResultAnswer } from '@chamba/kernel/api';
import {
  draftKept,
  findStep,
  pdaFailed,
  pdaLoaded,
  pdaReducer,
  pdaRequested,
  pdaStep,
  selectPda,
  stepPath,
  testBegun,
  type StepAnswer,
} from './pda.slice.ts';
import { START } from './start.ts';

const readExam = () => withSession(() => request('pda.exam', {}));
const readDraft = (userid: string) => withSession(() => request('pda.draft', { userid }));

/** An invalid result of a service that refuses it by code. */
const REFUSED_RESULT = {
  profile: '',
  description: '',
  date: '',
  valid: false,
  dimensions: [],
  inwords: '',
  reason: '',
  repeatfrom: '',
};

/** Saga step: the result of the newest attempt. */
function* readResult(userid: string): Generator<unknown, PdaResultAnswer> {
  try {
    return yield* withSession(() => request('pda.result', { userid }));
  } catch (failure) {
    if (!isServiceError(failure) || failure.code !== INVALID_RESULT) throw failure;
    return { user_profile: { userid }, pda: REFUSED_RESULT };
  }
}

/** Code of a refusal that says no code. */
const NO_CODE = 'PDA0';

/** Code of a result that is not valid, for services that refuse it instead of saying so. */
const INVALID_RESULT = 'PDA-6';

/** What a failed load is called: the words of the call that failed; a refusal without a code has its own. */
function describeFailure(failure: unknown): string {
  const state = toServiceErrorState(failure, 'get-pda-exam');
  const { operation } = state;
  if (state.code === NO_CODE && !isUnanswered(state)) return describeError(NO_CODE);
  return describeError(operation === 'get-pda' ? 'GET-PDA-01' : 'GET_PDA_EXAM_01');
}

function* load(): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  try {
    const [exam, draft, result] = (yield all([
      call(readExam),
      call(readDraft, profile.userid),
      call(readResult, profile.userid),
    ])) as [PdaExamAnswer, PdaDraftAnswer, PdaResultAnswer];
    const { questions } = exam.pdaExam;
    if (questions.length === 0) yield put(pdaFailed(describeError('GET_PDA_EXAM_01')));
    else yield put(pdaLoaded({ questions, draft: draft.draft, result: result.pda, now: Date.now() }));
  } catch (failure) {
    yield put(pdaFailed(describeFailure(failure)));
  }
}

/**
 * Says that the test was begun, so that its time is known to the service. Who has no network begins by the clock of the
 * device: what was chosen is sent with the step.
 */
function* begin(): Generator {
  const profile = yield* read(selectProfile);
  const { draft } = yield* read(selectPda);
  if (!profile || draft) return;
  yield put(draftKept({ started: new Date().toISOString(), q1: [], q2: [], q3: '' }));
  try {
    const kept = yield* withSession(() => request('pda.saveDraft', { userid: profile.userid }));
    const now = yield* read(selectPda);
    // A step that was sent meanwhile is newer.
    if (now.draft && now.draft.q1.length === 0) yield put(draftKept(kept.draft));
  } catch {
    // As above.
  }
}

function* sendStep({ payload }: SubmittedAction<StepAnswer>): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  const { userid } = profile;
  const { step, chosen, text } = payload;
  try {
    if (step.answer === 'q3') yield* finish(userid, text);
    else {
      const answer = { userid, [step.answer]: chosen };
      const { draft } = yield* withSession(() => request('pda.saveDraft', answer));
      yield put(draftKept(draft));
    }
    yield put(pdaStep.finished());
    const next = findStep(String(step.number + 1));
    yield put(navigate({ to: next ? stepPath(next) : START }));
  } catch (failure) {
    const error = toServiceErrorState(failure, 'set-pda-exam');
    // Finished in another window or on another device meanwhile: its result is there.
    if (isServiceError(failure) && error.code === 'PDA-WAIT') {
      yield put(pdaStep.finished());
      yield put(navigate({ to: START, replace: true }));
    } else yield put(pdaStep.failed(error));
  }
}

/** Sends all answers. What another device has answered meanwhile counts: the page of this step read it when it opened. */
function* finish(userid: string, text: string): Generator {
  const { draft } = yield* read(selectPda);
  const { started = new Date().toISOString(), q1 = [], q2 = [] } = draft ?? {};
  yield* withSession(() => request('pda.saveExam', { userid, start_date: started, q1, q2, q3: text.trim() }));
}

function* watch(): Generator {
  yield takeLoad(pdaRequested.type, load);
  yield takeLeading(testBegun.type, begin);
  yield takeSubmission(pdaStep.submittedType, sendStep);
}

/** What the pages of the test add to the store. */
export const pdaSlices: readonly SliceDeclaration[] = [
  { name: 'pda', reducer: pdaReducer, life: 'page' },
  pdaStep.slice,
];
export const pdaSagas: readonly SagaDeclaration[] = [{ name: 'pda', saga: watch, life: 'page' }];
