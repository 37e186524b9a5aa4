import { all, call, type take } from '@chamba/kernel/store';
import { loadAppliedOnce } from '../job-status/job-status.saga.ts';
import { deliverFor } from './delivery.saga.ts';
import { sendPending } from './pending.saga.ts';

type Channel = Parameters<typeof take>[0];

/**
 * Everything that is done for a signed-in candidate, until it is cancelled.
 * @param intents channel of `applyRequested` actions.
 * @param shown channel of `applyShown` actions.
 */
export function* workFor(userid: string, intents: Channel, shown: Channel): Generator {
  yield all([call(deliverFor, userid, intents), call(sendPending, userid, shown), call(loadAppliedOnce)]);
}
