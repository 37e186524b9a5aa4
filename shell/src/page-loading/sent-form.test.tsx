import { definePage } from '@chamba/kernel/remote';
import { navigate } from '@chamba/kernel/router';
import { createSlice, put, takeSubmission, type PayloadAction } from '@chamba/kernel/store';
import { createComposition, createHost, plainPage, remoteModule, routeEntry } from '../testing/fixtures.tsx';
import { preparePage } from './prepare-page.ts';
import { sentForm } from './sent-form.ts';

const order = createSlice({
  name: 'order',
  initialState: { typed: '', outcome: '' },
  reducers: {
    typed: (state, { payload }: PayloadAction<string>) => ({ ...state, typed: payload }),
    sent: (state, _action: PayloadAction<string>) => ({ ...state, outcome: 'sending' }),
    refused: (state) => ({ ...state, outcome: 'refused' }),
  },
});
const { typed, sent, refused } = order.actions;

const page = definePage({
  ...plainPage('Pedido').default,
  slices: [{ name: 'order', reducer: order.reducer, life: 'page' }],
  sagas: [
    {
      name: 'order',
      life: 'page',
      *saga() {
        yield takeSubmission<ReturnType<typeof sent>>(sent.type, function* ({ payload }) {
          yield Promise.resolve();
          if (payload === 'broken') throw new Error('broken');
          if (payload === 'good') yield put(navigate({ to: '/gracias', replace: true }));
          else if (payload === 'odd') yield put(navigate({ to: '/café?q=☕' }));
          else if (payload === 'broken address') yield put(navigate({ to: 'https://[' }));
          else yield put(refused());
        });
      },
    },
  ],
  submit: ({ item = '' }) => [typed(item), sent(item)],
  status: (state) => ((state['order'] as { outcome: string }).outcome === 'refused' ? 422 : 200),
});

function send(item: string, shown = page) {
  const host = createHost(createComposition([routeEntry({ id: 'order', path: '/pedido' })]), () =>
    Promise.resolve(
      remoteModule({
        routes: [
          {
            id: 'order',
            path: '/pedido',
            category: 'srp',
            page: () => Promise.resolve({ default: shown }),
          },
        ],
      }),
    ),
  );
  const submit = sentForm(host, { item });
  const prepared = preparePage(host, { pathname: '/pedido', search: '', hash: '' }, { submit });
  return { host, prepared };
}

test('a form leads to where its saga navigates', async () => {
  expect(await send('good').prepared).toEqual({ kind: 'redirect', to: '/gracias', status: 302 });
});

test('a form leads to an address that a header can hold', async () => {
  expect(await send('odd').prepared).toMatchObject({ to: '/caf%C3%A9?q=%E2%98%95' });
  expect(await send('broken address').prepared).toMatchObject({ to: '/' });
});

test('a form that is refused is the page again, as the saga left it', async () => {
  const { host, prepared } = send('bad');
  expect(await prepared).toMatchObject({ kind: 'page', status: 422 });
  expect(host.store.getState()['order']).toEqual({ typed: 'bad', outcome: 'refused' });
});

test('a saga that throws, or a page that does not say what its form asks for, is a page that failed', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await send('broken').prepared).toMatchObject({ kind: 'failed', error: new Error('broken') });
  const { submit: _none, ...without } = page;
  expect(await send('good', definePage(without)).prepared).toMatchObject({ kind: 'failed' });
  silence.mockRestore();
});
