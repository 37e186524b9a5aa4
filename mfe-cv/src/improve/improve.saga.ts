import { toServiceErrorState } from '@chamba/kernel/errors';
import { withSession } from '@chamba/kernel/session';
import { call, put, race, request, take, takeLatest, type SagaDeclaration } from '@chamba/kernel/store';
import { reporting } from '../model/reporting.ts';
import { textOfEvents } from './events.ts';
import { REFUSALS } from './limits.ts';
import {
  improveAnswered,
  improveAsked,
  improveClosed,
  improveFailed,
  improveReceived,
  type ImproveWish,
} from './improve.slice.ts';

function* ask(wish: ImproveWish): Generator {
  try {
    const { text, left } = yield* reporting(
      (onText) => withSession(() => request('ai.improveRole', wish, { onText })),
      (received: string) => improveReceived(textOfEvents(received)),
    );
    yield put(improveAnswered({ text, left }));
  } catch (failure) {
    const { code, description } = toServiceErrorState(failure, 'improve-role');
    // Refusals of the text, or of more calls: another try is answered alike.
    const reason = REFUSALS[code];
    const isFinal = reason !== undefined || code === 'GATEWAY-RATE';
    yield put(improveFailed({ reason: reason ?? description, again: !isFinal }));
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
