import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import { logoutRequested, sessionStarted } from '@chamba/kernel/session';
import { Provider } from '@chamba/kernel/store';
import { createTestStore, loadPage } from '@chamba/kernel/testing';
import { candidate, NO_EDUCATION, resume, sessionAnswer } from '../testing/fixtures.ts';
import { openResume } from '../testing/open-resume.tsx';
import page from './open-english.page.tsx';

const user_profile = { userid: '7' };
const CONFIG = {
  siteName: 'Chamba',
  siteDomain: 'chamba.mx',
  siteUrl: 'https://chamba.mx',
  supportEmail: 'ayuda@chamba.mx',
  externals: {
    blog: '',
    recruiters: '',
    help: '',
    calcIsr: '',
    careers: '',
    auth: '',
    register: '',
    verify: '',
    logout: '',
    appStore: '',
    googlePlay: '',
    expo: '',
    social: [],
  },
  indexOffers: false,
};

/** @param refusal what the service refuses a score with. */
async function open(
  path: { token?: string; score?: string },
  { englishTest, refusal }: { englishTest?: { debug: boolean }; refusal?: { status: number; code: string } },
) {
  const calls: TransportRequest[] = [];
  const ended: Array<string | undefined> = [];
  const { store } = createTestStore(
    async (request) => {
      calls.push(request);
      const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
      if (request.path === '/requestJWT') return ok({ jwt: 'a.b.c' });
      if (request.path === '/oe-save-score')
        return refusal
          ? {
              status: refusal.status,
              data: { status: refusal.status, errors: [{ code: refusal.code, description: 'x' }] },
            }
          : ok({});
      const languagecertifications = [
        { id: 'otra', certificationid: '4' },
        { id: 'oe', certificationid: '5', score: 70 },
      ];
      return ok({
        user_profile,
        resume: resume({ education: { ...NO_EDUCATION, languagecertifications } }),
      });
    },
    { config: { ...CONFIG, ...(englishTest && { englishTest }) } },
  );
  store.dispatch(sessionStarted({ answer: sessionAnswer('70'), method: 'token' }));
  store.inject({
    owner: 'test',
    slices: [
      {
        name: 'testLogout',
        life: 'session',
        reducer: (state: unknown = null, action) => {
          if (logoutRequested.match(action)) ended.push(action.payload?.to);
          return state;
        },
      },
    ],
  });
  const address = ['/open-english', path.token, path.score].filter(Boolean).join('/');
  const context = await loadPage(store, 'mfe-cv', page, address, path);
  render(
    <Provider store={store}>
      <page.Component context={context} />
    </Provider>,
  );
  return { calls, store, ended, user: userEvent.setup() };
}

const PRODUCTION = { debug: false };

test('a score in the address is saved with its token, which names nobody else', async () => {
  const { calls, store } = await open({ token: 'a.b.c', score: '85' }, { englishTest: PRODUCTION });
  expect(
    (await screen.findByText('Información almacenada con éxito.')).closest('[role=status]'),
  ).toBeTruthy();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/oe-save-score',
    headers: { authorization: 'Bearer a.b.c' },
    body: { score: 85, userID: '7', resumeID: '70' },
  });
  expect(screen.queryByRole('button')).toBeNull();
  store.stop();
});

test.each([
  ['1e1', undefined, 0, 'No se ha guardado la información.'],
  ['101', undefined, 0, 'No se ha guardado la información.'],
  [undefined, undefined, 0, 'No se ha guardado la información.'],
  ['85', { status: 400, code: 'OE-01' }, 1, 'No se ha guardado la información.'],
  ['85', { status: 400, code: 'MYS-64' }, 1, 'ERROR: El token no es válido o ya fue utilizado.'],
])('a score %s that is refused with %j is said (%#)', async (score, refusal, sent, text) => {
  const { calls, store } = await open(
    { token: 'a.b.c', ...(score && { score }) },
    { englishTest: PRODUCTION, ...(refusal && { refusal }) },
  );
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(calls).toHaveLength(sent);
  store.stop();
});

test.each(['MYS-2', 'MYS-3'])(
  '%s ends the session and leads to the log-in with the way back',
  async (code) => {
    window.history.pushState(null, '', '/open-english/a.b.c/85');
    const { store, ended } = await open(
      { token: 'a.b.c', score: '85' },
      { englishTest: PRODUCTION, refusal: { status: 401, code } },
    );
    const way = `/login?returnUrl=${encodeURIComponent('/open-english/a.b.c/85')}`;
    await waitFor(() => expect(ended).toEqual([way]));
    expect(screen.queryByRole('alert')).toBeNull();
    store.stop();
  },
);

test('in development a token is created for the entry of the résumé, and sent', async () => {
  const { calls, store, user } = await open({}, { englishTest: { debug: true } });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Crear token' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Token')).value).toBe('a.b.c');
  expect(calls.at(-1)?.query).toEqual({
    userID: '7',
    resumeID: '70',
    elementID: 'oe',
    instance: 'OpenEnglish',
  });
  await user.click(screen.getByRole('button', { name: 'Enviar token' }));
  expect(await screen.findByText('Información almacenada con éxito.')).toBeTruthy();
  expect(calls.at(-1)?.headers).toMatchObject({ authorization: 'Bearer a.b.c' });
  store.stop();
});

test('where the site has no such test the page says so and sends nothing', async () => {
  const { calls, store } = await open({ token: 'a.b.c', score: '85' }, {});
  expect(screen.getByText('La prueba de inglés no está disponible en este sitio.')).toBeTruthy();
  expect(calls).toEqual([]);
  store.stop();
});

test('a résumé shows the score of this test among its certifications, and none of others', async () => {
  const languagecertifications = [
    { id: 'oe', certificationid: '5', score: 0 },
    { id: 'otra', certificationid: '4', score: 90 },
    { id: 'vacia', certificationid: '5' },
  ];
  const shown = resume({ education: { ...NO_EDUCATION, languagecertifications } });
  const { store } = await openResume(async ({ query }) => {
    const response =
      query?.['service'] === 'candidateData' ? { candidate_data: candidate } : { resume: shown };
    return { status: 200, data: { status: 200, response: { user_profile, ...response } } };
  });
  const section = within(screen.getByRole('region', { name: 'Certificaciones' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Prueba de inglésOpen English · 0 de 100',
  ]);
  store.stop();
});
