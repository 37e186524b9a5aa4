import { call, request } from '../store/index.ts';
import { endSubscription, readBrowserId, subscribeDevice } from './device.ts';
import { writePushOwner } from './owner/index.ts';

/**
 * Registers this browser for the notifications of an account: with the key that the site has today, and the session of now.
 * @throws ServiceError, or the browser's refusal.
 */
export function* registerDevice(userid: string): Generator {
  const { publickey } = yield* request('push.key', {});
  const subscription = (yield call(subscribeDevice, publickey)) as Awaited<
    ReturnType<typeof subscribeDevice>
  >;
  const browserId = readBrowserId();
  // Before the site knows the browser: what it sends at once is shown.
  yield call(writePushOwner, { userid, browserId });
  yield* request('push.register', { userid, subscription, browserId });
}

/** Takes this browser off: first here, so that nothing is shown whatever the site answers. @throws ServiceError */
export function* unregisterDevice(): Generator {
  yield call(endSubscription);
  yield* request('push.unregister', { browserId: readBrowserId() });
}
