import { isServiceError } from '../errors/index.ts';
import { request, takeLoad } from '../store/index.ts';
import { createTestStore, exampleSession, failed, fakeGateway, type Reply } from '../testing/index.ts';
import { selectProfile, sessionStarted, withSession } from './index.ts';

const CALL = '/api/features/toggles';

/**
 * Makes a call on the page of candidate 7, whose session it is refused for once.
 * @param current what the site says of the session in the cookie.
 */
async function callRefusedOnce(current: Reply) {
  const edge = fakeGateway(({ path }, count) => {
    if (path !== CALL) return current;
    return count === 1 ? failed('MYS-2') : { data: { toggles: [] } };
  });
  const { store } = createTestStore(edge.transport);
  store.dispatch(sessionStarted({ answer: exampleSession(), method: 'credentials' }));
  let outcome: unknown = null;
  store.inject({
    owner: 'mfe-x',
    sagas: [
      {
        name: 'load',
        life: 'page',
        saga: function* () {
          yield takeLoad('page/load', function* () {
            try {
              yield* withSession(() => request('features.toggles', {}));
              outcome = 'answered';
            } catch (failure) {
              outcome = isServiceError(failure) ? failure.code : failure;
            }
          });
        },
      },
    ],
  });
  await store.load({ type: 'page/load' });
  return { outcome, calls: edge.calls(CALL).length, account: selectProfile(store.getState())?.userid };
}

const createSession = (userid: string): Reply => ({
  data: { status: 200, response: exampleSession({ userid }) },
});

test('a refused call is made again where the cookie still holds the session of the same candidate', async () => {
  expect(await callRefusedOnce(createSession('7'))).toEqual({ outcome: 'answered', calls: 2, account: '7' });
});

test('a refused call is not made again in the session of another candidate, whose page it does not become', async () => {
  expect(await callRefusedOnce(createSession('8'))).toEqual({ outcome: 'MYS-2', calls: 1, account: '7' });
});
