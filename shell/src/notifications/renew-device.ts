import { endSubscription, readPushOwner, registerDevice } from '@chamba/kernel/push';
import { call } from '@chamba/kernel/store';

/**
 * Registers this browser for the account of the page, if it notifies that one; ends what it shows for somebody else. A page
 * without an account leaves it: a session that only expired is no log-out, which takes the note away.
 */
export function* renewDevice(userid: string): Generator {
  const owner = (yield call(readPushOwner)) as Awaited<ReturnType<typeof readPushOwner>>;
  if (owner?.userid === userid) yield* registerDevice(userid);
  else if (userid !== 'none' || owner === null) yield call(endSubscription);
}
