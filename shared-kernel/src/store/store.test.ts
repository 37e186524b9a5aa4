import { createApiClient, type Transport } from '../api/index.ts';
import { event } from '../events/index.ts';
import { sessionEnded } from '../session/index.ts';
import { until } from '../testing/until/index.ts';
import { setReportSink, type ErrorReport } from '../telemetry/index.ts';
import {
  call,
  createChambaStore,
  createSlice,
  put,
  request,
  selectJobMark,
  selectJobStatus,
  selectToasts,
  takeEvery,
  takeLoad,
  toastShown,
} from './index.ts';
import type { PayloadAction, SagaDeclaration } from './index.ts';

const answering =
  (status: number, data: unknown): Transport =>
  () =>
    Promise.resolve({ status, data });

function newStore(transport: Transport = answering(404, {})) {
  return createChambaStore({ api: createApiClient({ transport }) });
}

const numbers = createSlice({
  name: 'numbers',
  initialState: { items: [] as number[] },
  reducers: {
    added: (state, action: PayloadAction<number>) => ({ items: [...state.items, action.payload] }),
  },
});
const slice = { name: 'numbers', reducer: numbers.reducer, life: 'page' as const };
const selectItems = (store: ReturnType<typeof newStore>) =>
  (store.getState()['numbers'] as { items: number[] } | undefined)?.items;

const saga = (
  name: string,
  body: SagaDeclaration['saga'],
  life: 'page' | 'session' = 'page',
): SagaDeclaration => ({
  name,
  saga: body,
  life,
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  setReportSink(null);
});

afterEach(() => void jest.useRealTimers());

test('a slice injected after the server rendered starts from the server’s state', () => {
  const store = createChambaStore({
    api: createApiClient({ transport: answering(200, {}) }),
    preloadedState: { numbers: { items: [7] } },
  });
  store.dispatch({ type: 'anything' });
  store.inject({ owner: 'mfe-a', slices: [slice] });
  expect(selectItems(store)).toEqual([7]);
});

test('leaving a page forgets its slices, and coming back starts them anew', () => {
  const store = newStore();
  store.inject({ owner: 'mfe-a', slices: [slice] });
  store.dispatch(numbers.actions.added(1));
  store.leavePage([]);
  store.inject({ owner: 'mfe-a', slices: [slice] });
  expect(selectItems(store)).toEqual([]);
});

describe('a slice that throws', () => {
  const bad = (throws: (type: string) => boolean) => ({
    name: 'bad',
    reducer: (state = 0, { type }: { type: string }) => {
      if (throws(type)) throw new Error(type);
      return state;
    },
    life: 'page' as const,
  });

  test.each([
    ['at an action of another unit', (type: string) => type === 'numbers/added'],
    ['from the start', () => true],
  ])('%s is reported once with its unit, and no other slice notices', (_when, throws) => {
    const reports: ErrorReport[] = [];
    setReportSink((report) => reports.push(report));
    const store = newStore();
    store.inject({ owner: 'mfe-bad', version: '1.2.3', slices: [bad(throws)] });
    store.inject({ owner: 'mfe-a', slices: [slice] });
    store.dispatch(numbers.actions.added(1));
    store.dispatch(numbers.actions.added(2));
    expect(selectItems(store)).toEqual([1, 2]);
    expect(reports).toMatchObject([{ unit: 'mfe-bad', version: '1.2.3', kind: 'reducer', detail: 'bad' }]);
  });

  test('at its own action throws to the dispatcher', () => {
    const store = newStore();
    store.inject({ owner: 'mfe-bad', slices: [bad((type) => type === 'bad/changed')] });
    expect(() => store.dispatch({ type: 'bad/changed' })).toThrow('bad/changed');
  });
});

test('a load is over when its worker has ended, not before', async () => {
  const store = newStore();
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  store.inject({
    owner: 'mfe-a',
    slices: [slice],
    sagas: [
      saga('load', function* () {
        yield takeLoad('page/load', function* () {
          yield call(() => gate);
          yield put(numbers.actions.added(1));
        });
      }),
    ],
  });
  const loaded = store.load({ type: 'page/load' });
  expect(selectItems(store)).toEqual([]);
  release();
  await loaded;
  expect(selectItems(store)).toEqual([1]);
});

test('a second load cancels the first, and both are over', async () => {
  const store = newStore();
  const started: number[] = [];
  store.inject({
    owner: 'mfe-a',
    slices: [slice],
    sagas: [
      saga('load', function* () {
        yield takeLoad<PayloadAction<number>>('page/load', function* ({ payload }) {
          started.push(payload);
          if (payload === 1) yield call(() => new Promise(() => undefined));
          yield put(numbers.actions.added(payload));
        });
      }),
    ],
  });
  const load = (payload: number): PayloadAction<number> => ({ type: 'page/load', payload });
  const first = store.load(load(1));
  const second = store.load(load(2));
  await Promise.all([first, second]);
  expect(started).toEqual([1, 2]);
  expect(selectItems(store)).toEqual([2]);
});

test('a load whose worker throws rejects with that; asked again at once, it is answered', async () => {
  const store = newStore();
  let broken = true;
  const injection = {
    owner: 'mfe-a',
    slices: [slice],
    sagas: [
      saga('load', function* () {
        yield takeLoad('page/load', function* () {
          if (broken) throw new Error('boom');
          yield put(numbers.actions.added(1));
        });
      }),
    ],
  };
  store.inject(injection);
  await expect(store.load({ type: 'page/load' })).rejects.toThrow('boom');
  // The saga is paused and does not take the action.
  await expect(store.load({ type: 'page/load' })).rejects.toThrow('boom');
  broken = false;
  store.inject(injection);
  await store.load({ type: 'page/load' });
  expect(selectItems(store)).toEqual([1]);
});

test('a saga that is no part of a load does not spoil it', async () => {
  const store = newStore();
  store.inject({
    owner: 'mfe-a',
    slices: [slice],
    sagas: [
      saga('other', function* () {
        throw new Error('boom');
      }),
      saga('load', function* () {
        yield takeLoad('page/load', function* () {
          yield put(numbers.actions.added(1));
        });
      }),
    ],
  });
  await store.load({ type: 'page/load' });
  expect(selectItems(store)).toEqual([1]);
});

test('a load without a handler does not keep the page waiting', async () => {
  await expect(newStore().load({ type: 'unknown/action' })).resolves.toBeUndefined();
});

test('a saga that throws is reported with its remote’s name and runs again; its neighbour never notices', async () => {
  jest.useFakeTimers();
  const reports: ErrorReport[] = [];
  setReportSink((report) => reports.push(report));
  const store = newStore();
  store.inject({
    owner: 'mfe-broken',
    sagas: [
      saga('flow', function* () {
        yield takeEvery('break', () => {
          throw new Error('boom');
        });
        yield takeEvery('ask', function* () {
          yield put({ type: 'answered/broken' });
        });
      }),
    ],
  });
  store.inject({
    owner: 'mfe-fine',
    slices: [slice],
    sagas: [
      saga('flow', function* () {
        yield takeEvery('ask', function* () {
          yield put(numbers.actions.added(1));
        });
      }),
    ],
  });
  store.dispatch({ type: 'break' });
  store.dispatch({ type: 'ask' });
  expect(reports).toMatchObject([{ unit: 'mfe-broken', kind: 'saga', detail: 'flow' }]);
  expect(selectItems(store)).toEqual([1]);

  const answered = jest.fn();
  store.inject({
    owner: 'watch',
    sagas: [
      saga('watch', function* () {
        yield takeEvery('answered/broken', answered);
      }),
    ],
  });
  await jest.advanceTimersByTimeAsync(250);
  store.dispatch({ type: 'ask' });
  expect(answered).toHaveBeenCalledTimes(1);
});

test('a saga that keeps throwing is given up, is said to be, and starts anew with the next injection', async () => {
  jest.useFakeTimers();
  try {
    const reports: ErrorReport[] = [];
    setReportSink((report) => reports.push(report));
    const store = newStore();
    const flow = saga('flow', function* () {
      throw new Error('boom');
    });
    store.inject({ owner: 'mfe-broken', version: '1.2.3', sagas: [flow] });
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    const stopped = reports.length;
    expect(reports.every(({ unit, version }) => unit === 'mfe-broken' && version === '1.2.3')).toBe(true);
    expect(reports.at(-1)).toMatchObject({ kind: 'saga-stopped', detail: 'flow' });
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(reports).toHaveLength(stopped);
    store.inject({ owner: 'mfe-broken', version: '1.2.3', sagas: [flow] });
    expect(reports).toHaveLength(stopped + 1);
  } finally {
    jest.useRealTimers();
  }
});

test('cancelling a saga cancels the call it waits for', async () => {
  const signals: AbortSignal[] = [];
  const store = newStore(({ signal }) => {
    if (signal) signals.push(signal);
    return new Promise(() => undefined);
  });
  store.inject({
    owner: 'mfe-a',
    sagas: [
      saga('load', function* () {
        yield takeLoad('page/load', function* () {
          yield* request('features.toggles', {});
        });
      }),
    ],
  });
  void store.load({ type: 'page/load' });
  await until(() => signals.length > 0, 'the call is under way');
  store.leavePage([]);
  expect(signals.map((signal) => signal.aborted)).toEqual([true]);
});

test('the mark of a visit is kept for 30 days', () => {
  jest.useFakeTimers({ now: 0 });
  const store = newStore();
  store.dispatch(event('jobs/visited', { jobid: '7' }));
  expect(store.getState().jobStatus.items).toEqual([
    { jobid: '7', status: 'Visited', expires: 30 * 86_400_000 },
  ]);
});

test('a visited offer is marked, an application outranks it, and a visit never takes it back', () => {
  const store = newStore();
  store.dispatch(event('jobs/visited', { jobid: '7' }));
  expect(selectJobStatus(store.getState(), '7')).toBe('Visited');
  store.dispatch(event('application/settled', { jobid: '7', outcome: 'applied' }));
  store.dispatch(event('jobs/visited', { jobid: '7' }));
  expect(selectJobStatus(store.getState(), '7')).toBe('Applied');
  // The operator may send again what did not arrive.
  for (const outcome of ['rejected', 'applied', 'rejected'] as const) {
    const state = outcome === 'applied' ? 'sent' : 'undelivered';
    store.dispatch(event('application/settled', { jobid: '7', outcome, state }));
    store.dispatch(event('jobs/visited', { jobid: '7' }));
    expect(selectJobStatus(store.getState(), '7')).toBe(outcome === 'applied' ? 'Applied' : 'Visited');
    expect(selectJobMark(store.getState(), '7')?.closed === true).toBe(outcome === 'rejected');
  }
});

test('with a session go the toasts of what it was refused and of what its person may undo', () => {
  const store = newStore();
  const undo = { label: 'Deshacer' };
  store.dispatch(toastShown({ id: 'done', kind: 'status', text: 'Recibimos tu solicitud.' }));
  store.dispatch(toastShown({ id: 'undo', kind: 'status', text: 'Quitaste Cajera.', action: undo }));
  store.dispatch(toastShown({ id: 'failed', kind: 'error', text: 'El token no es válido.' }));
  store.dispatch(sessionEnded());
  expect(selectToasts(store.getState()).map(({ id }) => id)).toEqual(['done']);
});
