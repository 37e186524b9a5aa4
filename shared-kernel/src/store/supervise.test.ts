import { createApiClient } from '../api/index.ts';
import { createChambaStore } from './index.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a saga that throws again and again is started after longer and longer pauses', async () => {
  const starts: number[] = [];
  const api = createApiClient({ transport: () => Promise.reject(new Error('no network')) });
  createChambaStore({ api }).inject({
    owner: 'mfe-broken',
    sagas: [
      {
        name: 'flow',
        life: 'page',
        saga: function* () {
          starts.push(Date.now());
          throw new Error('boom');
        },
      },
    ],
  });
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  const pauses = starts.slice(1).map((at, index) => at - (starts[index] ?? at));
  expect(pauses.length).toBeGreaterThan(2);
  // None is as long as one before it.
  expect(pauses).toEqual([...new Set(pauses)].sort((one, other) => one - other));
});
