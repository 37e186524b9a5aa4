import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import type { Page } from '@chamba/kernel/remote';
import { sessionStarted } from '@chamba/kernel/session';
import { Provider } from '@chamba/kernel/store';
import { createTestStore, loadPage } from '@chamba/kernel/testing';
import { sessionAnswer } from '../testing/fixtures.ts';
import startPage from './pda.page.tsx';
import stepPage from './pda-step.page.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const user_profile = { userid: '7' };
const OPTIONS = ['Amable', 'Organizada', 'Creativa'].map((text, index) => ({ id: index + 1, text }));
const QUESTIONS = [
  { id: 43, text: 'Esperan que sea una persona…', options: OPTIONS },
  { id: 44, text: 'Soy una persona…', options: OPTIONS },
  { id: 45, text: '¿Cómo trabajas mejor?', options: [] },
];
const VALID = {
  profile: 'Ordenada',
  description: 'Pesan las palabras de una persona ordenada.',
  date: '2026-11-20T18:00:00Z',
  valid: true,
  dimensions: [
    {
      id: 'conscientiousness',
      name: 'Responsabilidad',
      low: 'Espontánea',
      high: 'Ordenada',
      own: 75,
      expected: -25,
      text: 'Trabajas con orden.',
    },
  ],
  inwords: 'Con metas claras',
  reason: '',
  repeatfrom: '2099-12-20T18:00:00Z',
};
const INVALID = {
  ...VALID,
  valid: false,
  profile: '',
  dimensions: [],
  reason: 'Elegiste menos de 4 palabras.',
  repeatfrom: '',
};

type Draft = { started: string; q1: number[]; q2: number[]; q3: string };
type Fault = { status: number; code: string };

/** A service that keeps drafts as the product's own does; `faults` says what it refuses, by service. */
function createService(first: { draft?: Partial<Draft>; result?: typeof VALID | null } = {}) {
  const service = {
    draft: first.draft
      ? { started: '2026-11-26T17:00:00.000Z', q1: [], q2: [], q3: '', ...first.draft }
      : (null as Draft | null),
    result: first.result ?? null,
    sent: [] as unknown[],
    faults: {} as Partial<Record<string, Fault | 'network'>>,
    transport: async ({ path, query, body }: TransportRequest) => {
      const { service: named, payload } = (body ?? {}) as { service?: string; payload?: object };
      const asked = query?.['service'] ?? named ?? path;
      const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
      const fault = service.faults[body && asked === 'draft' ? 'saveDraft' : asked];
      if (fault === 'network') throw new Error('no network');
      if (fault)
        return {
          status: fault.status,
          data: { status: fault.status, errors: [{ code: fault.code, description: 'x' }] },
        };
      if (asked === 'getPDAExam') return ok({ pdaExam: { questions: QUESTIONS } });
      if (asked === 'getpda') return ok({ user_profile, pda: service.result });
      if (asked === 'draft') {
        if (body)
          service.draft = {
            started: '2026-11-26T17:00:00.000Z',
            q1: [],
            q2: [],
            q3: '',
            ...service.draft,
            ...payload,
          };
        return ok({ user_profile, draft: service.draft });
      }
      service.sent.push(body);
      service.draft = null;
      return ok({});
    },
  };
  return service;
}

async function open(service: ReturnType<typeof createService>, step?: string) {
  const { store, visited } = createTestStore(service.transport);
  store.dispatch(sessionStarted({ answer: sessionAnswer('70'), method: 'token' }));
  const page: Page = step === undefined ? startPage : stepPage;
  const address = `/curriculo/test-conductual${step === undefined ? '' : `/${step}`}`;
  const context = await loadPage(store, 'mfe-cv', page, address, step === undefined ? {} : { step });
  const view = render(
    <Provider store={store}>
      <page.Component context={context} />
    </Provider>,
  );
  return {
    visited,
    user: userEvent.setup(),
    redirect: () => page.redirect?.(store.getState(), context) ?? null,
    close: () => {
      view.unmount();
      store.stop();
    },
  };
}

async function chooseAll(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const { text } of OPTIONS) await user.click(screen.getByRole('checkbox', { name: text }));
}

beforeEach(() => localStorage.clear());

test('the test goes from step to step, is kept after each, and is sent with all answers', async () => {
  const service = createService();
  const first = await open(service, '1');
  expect(screen.getByText('Paso 1 de 3')).toBeTruthy();
  await waitFor(() => expect(service.draft).not.toBeNull());

  const words = within(screen.getByRole('group', { name: 'Esperan que sea una persona…' }));
  await first.user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(screen.getByRole('alert').textContent).toBe('Debes seleccionar alguna opción');
  expect(words.getByRole('checkbox', { name: 'Amable' })).toBe(document.activeElement);
  await first.user.keyboard(' ');
  await first.user.click(words.getByRole('checkbox', { name: 'Creativa' }));
  expect(screen.getByText('elegidas', { exact: false }).textContent).toMatch(/^2 /);
  await first.user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(screen.getByRole('alert').textContent).toBe('Elige al menos 3 palabras');
  expect(first.visited).toEqual([]);
  await first.user.click(words.getByRole('checkbox', { name: 'Organizada' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await first.user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(first.visited).toEqual(['/curriculo/test-conductual/2']));
  expect(service.draft?.q1).toEqual([1, 3, 2]);
  first.close();

  // On another device.
  localStorage.clear();
  const second = await open(service, '2');
  await chooseAll(second.user);
  await second.user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(second.visited).toEqual(['/curriculo/test-conductual/3']));
  second.close();

  const third = await open(service, '3');
  const text = screen.getByLabelText('¿Cómo trabajas mejor?');
  await third.user.type(text, '   ');
  await third.user.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(screen.getByRole('alert').textContent).toContain('Este campo es requerido');
  await third.user.type(text, 'En equipo');
  await third.user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(third.visited).toEqual(['/curriculo/test-conductual']));
  expect(service.sent).toEqual([
    {
      server: 'pda',
      service: 'setPDAExam',
      instance: '7',
      payload: {
        start_date: '2026-11-26T17:00:00.000Z',
        opcion1_pregunta43: 'true',
        opcion3_pregunta43: 'true',
        opcion2_pregunta43: 'true',
        opcion1_pregunta44: 'true',
        opcion2_pregunta44: 'true',
        opcion3_pregunta44: 'true',
        opcion1_pregunta45: 'En equipo',
      },
    },
  ]);
  third.close();
});

test('a later step without the answers before it leads to the first one', async () => {
  for (const [draft, step, to] of [
    [undefined, '2', '/curriculo/test-conductual/1'],
    [{ q1: [1] }, '2', null],
    [{ q1: [1] }, '3', '/curriculo/test-conductual/1'],
    [{ q2: [1] }, '3', '/curriculo/test-conductual/1'],
    [{ q1: [1], q2: [1] }, '3', null],
    [undefined, '1', null],
    [{ q1: [1], q2: [1] }, '4', '/curriculo/test-conductual'],
    [{ q1: [1], q2: [1] }, 'x', '/curriculo/test-conductual'],
  ] as const) {
    const page = await open(createService(draft ? { draft: structuredClone(draft) as never } : {}), step);
    expect([step, page.redirect()]).toEqual([step, to]);
    page.close();
  }
  const standing = await open(createService({ result: VALID }), '1');
  expect(standing.redirect()).toBe('/curriculo/test-conductual');
  standing.close();
});

test('without a network nothing that was chosen is lost, and it is sent when there is one', async () => {
  const service = createService();
  service.faults.saveDraft = 'network';
  const page = await open(service, '1');
  await chooseAll(page.user);
  await page.user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(page.visited).toEqual([]);
  page.close();

  const again = await open(service, '1');
  expect(screen.getByText('Recuperamos lo que habías escrito.', { exact: false })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Amable' }).checked).toBe(true);
  service.faults = {};
  await again.user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(again.visited).toEqual(['/curriculo/test-conductual/2']));
  expect(service.draft?.q1).toEqual([1, 2, 3]);
  again.close();
});

test('a session that ends keeps what was chosen for after the log-in', async () => {
  const service = createService({ draft: { q1: [1] } });
  const page = await open(service, '2');
  await chooseAll(page.user);
  service.faults = {
    saveDraft: { status: 401, code: 'AAIS-2' },
    '/api/aais/authentication_token/current': { status: 401, code: 'AAIS-2' },
  };
  await page.user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await screen.findByRole('alert');
  page.close();
  service.faults = {};
  const again = await open(service, '2');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Creativa' }).checked).toBe(true);
  again.close();
});

test('one that was finished in another window leads to its result', async () => {
  const service = createService({ draft: { q1: [1], q2: [2] } });
  const page = await open(service, '3');
  service.faults['/save-pda-exam'] = { status: 409, code: 'PDA-WAIT' };
  await page.user.type(screen.getByLabelText('¿Cómo trabajas mejor?'), 'Con calma');
  await page.user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(page.visited).toEqual(['/curriculo/test-conductual']));
  page.close();
});

test('a test that cannot be loaded says so and is asked for again', async () => {
  for (const [failing, title] of [
    ['getPDAExam', 'No se pudo cargar el exámen PDA, prueba de nuevo.'],
    ['getpda', 'No se pudo cargar el pda.'],
  ] as const) {
    const service = createService();
    service.faults[failing] = { status: 503, code: 'MYS-1' };
    const page = await open(service);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    service.faults = {};
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    const start = await screen.findByRole('link', { name: 'Comenzar' });
    expect(start.getAttribute('href')).toBe('/curriculo/test-conductual/1');
    page.close();
  }
});

test('a refusal without a code has words of its own; a result that is refused as invalid is one to repeat', async () => {
  const service = createService();
  service.faults.getpda = { status: 400, code: '' };
  const page = await open(service);
  expect(screen.getByRole('heading', { name: 'Ocurrió un error. Inténtalo nuevamente' })).toBeTruthy();
  service.faults.getpda = { status: 400, code: 'PDA-6' };
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  const again = await screen.findByRole('link', { name: 'Repetir prueba' });
  expect(again.getAttribute('href')).toBe('/curriculo/test-conductual/1');
  expect(screen.getByText(/no es válido\. Vuelve a realizarla en un ambiente tranquilo\./)).toBeTruthy();
  page.close();
});

test('the start leads on where the test was left, and begins again after an invalid result', async () => {
  const left = await open(createService({ draft: { q1: [1] } }));
  expect(screen.getByText('Vas en el paso 2 de 3.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toMatch(/\/2$/);
  left.close();

  const invalid = await open(createService({ result: INVALID }));
  expect(screen.getByText(/no es válido\. Vuelve a realizarla.*menos de 4 palabras/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Repetir prueba' }).getAttribute('href')).toMatch(/\/1$/);
  invalid.close();
});

test('a valid result is a chart, the same as a table, and says who sees it and when it can be repeated', async () => {
  const page = await open(createService({ result: VALID }));
  expect(
    screen.getByRole('img', {
      name: 'Responsabilidad, de espontánea a ordenada: te describes 75 hacia ordenada; esperan de ti 25 hacia espontánea.',
    }),
  ).toBeTruthy();
  await page.user.click(screen.getByText('Ver como tabla'));
  const row = within(screen.getByRole('table')).getByRole('row', { name: /Responsabilidad/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['75', '-25']);
  expect(screen.getByText('Con metas claras')).toBeTruthy();
  expect(screen.getByText(/Solo tú\./)).toBeTruthy();
  expect(screen.getByText('Podrás repetirla a partir del 20 dic 2099.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Repetir prueba' })).toBeNull();
  page.close();

  const later = await open(createService({ result: { ...VALID, repeatfrom: '2026-01-01T00:00:00Z' } }));
  expect(screen.getByRole('link', { name: 'Repetir prueba' })).toBeTruthy();
  later.close();
});
