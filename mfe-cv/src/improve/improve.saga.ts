import { toServiceErrorState } from '@chamba/kernel/errors';
import { withSession } from '@chamba/kernel/session';
import { call, put, race, request, take, takeLatest, type SagaDeclaration } from '@chamba/kernel/store';
import {
  improveAnswered,
  improveAsked,
  improveClosed,
  improveFailed,
  type ImproveWish,
} from './improve.slice.ts';

/** Refusals that are about the text or the limit: another try with the same text is answered alike. */
const FINAL = ['AI-INPUT', 'AI-MAX-CHARS', 'AI-CALLS-LIMIT', 'AI-HARMFUL', 'GATEWAY-RATE'];

function* ask(wish: ImproveWish): Generator {
  try {
    const { text, left } = yield* withSession(() => request('ai.improveRole', wish));
    yield put(improveAnswered({ text, left }));
  } catch (failure) {
    const { code, description } = toServiceErrorState(failure, 'improve-role');
    yield put(improveFailed({ reason: description, again: !FINAL.includes(code) }));
  }
}

/** Asks for a better wording; who closes it meanwhile ends the call. */
export const improveSaga: SagaDeclaration = {
  name: 'resume-improve',
  life: 'page',
  saga: function* watchImprove(): Generator {
    yield takeLatest(improveAsked.type, function* ({ payload }: ReturnType<typeof improveAsked>) {
      yield race([call(ask, payload), take(improveClosed.type)]);
    });
  },
};
