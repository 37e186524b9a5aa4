import { all, call, type take } from '@chamba/kernel/store';
import { followAnswers } from './answers.saga.ts';
import { sendPending } from './pending.saga.ts';
import { queueFor } from './queue.saga.ts';

type Channel = Parameters<typeof take>[0];

/**
 * Everything that is done for a signed-in candidate, until it is cancelled.
 * @param intents channel of `applyRequested` actions.
 * @param shown channel of `applyShown` actions.
 */
export function* workFor(userid: string, intents: Channel, shown: Channel): Generator {
  yield all([call(queueFor, userid, intents), call(sendPending, userid, shown), call(followAnswers)]);
}
