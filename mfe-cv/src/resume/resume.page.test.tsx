import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createApiClient, type TransportRequest } from '@chamba/kernel/api';
import { logoutRequested, sessionStarted } from '@chamba/kernel/session';
import { createChambaStore, Provider } from '@chamba/kernel/store';
import CompletenessSlot from '../dashboard/completeness.slot.tsx';
import { candidate, NO_EDUCATION, NO_EXPERIENCE, resume, sessionAnswer } from '../testing/fixtures.ts';
import page from './resume.page.tsx';
import { resumeFailed } from '../model/resume.slice.ts';

const context = { pathname: '/curriculo', search: '', hash: '', params: {} };
const user_profile = { userid: '7' };

// The first use of the editor loads its code, which is no part of what is tested.
beforeAll(() => import('../edit/editor.tsx'));

/** A signed-in page over a gateway that answers with this résumé, or fails. */
function openPage(answer: ReturnType<typeof resume> | null, resumeid?: string, code = 'MYS-13') {
  const transport = async ({ query }: TransportRequest) => {
    if (query?.['service'] === 'candidateData') {
      return { status: 200, data: { status: 200, response: { user_profile, candidate_data: candidate } } };
    }
    return answer
      ? { status: 200, data: { status: 200, response: { user_profile, resume: answer } } }
      : { status: 404, data: { status: 404, errors: [{ code, description: '' }] } };
  };
  const store = createChambaStore({ api: createApiClient({ transport, retryPausesMs: [] }) });
  store.dispatch(sessionStarted({ answer: sessionAnswer(resumeid), method: 'token' }));
  store.inject({ owner: 'mfe-cv', slices: page.slices, sagas: page.sagas });
  return store;
}

async function drawPage(store: ReturnType<typeof openPage>, search = '', params: { id?: string } = {}) {
  const action = page.load?.({ ...context, params }, store.getState());
  if (action) await store.load(action);
  render(
    <Provider store={store}>
      <page.Component context={{ ...context, search, params }} />
    </Provider>,
  );
}

test('shows what the résumé says, section by section', async () => {
  const store = openPage(resume());
  await drawPage(store);
  expect(screen.getByRole('heading', { level: 1, name: 'Guadalupe Hernández Ríos' })).toBeTruthy();
  expect(screen.getByText('Guadalajara, Jalisco · Busca desde $12,000 mensuales')).toBeTruthy();
  const jobs = within(screen.getByRole('region', { name: 'Experiencia profesional' }));
  expect(jobs.getByText('Abarrotes La Esperanza')).toBeTruthy();
  expect(jobs.getByText('Ago 2020 – feb 2023 · 2 años 7 meses')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Educación' })).getByText('Bachillerato')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Datos personales' })).getByText('4 may 1998'),
  ).toBeTruthy();
  expect(screen.getByText('Tu CV está completo')).toBeTruthy();
  store.stop();
});

test.each([
  ['nothing', {}, false],
  ['the résumé', { type: 't1-b' }, true],
  ['the address', { search: '?variant=t1-b' }, true],
  ['a cookie', { cookie: 't1-b' }, true],
  ['another cookie', { cookie: 't1-a' }, false],
])('a résumé of the kind without a title, named by %s', async (_by, named, isComplete) => {
  const { type = '', search = '', cookie } = named as { type?: string; search?: string; cookie?: string };
  if (cookie) document.cookie = `variant=${cookie}; Path=/`;
  try {
    const store = openPage(resume({ type, resumetitle: '' }));
    await drawPage(store, search);
    expect(screen.queryByText('Tu CV está completo') !== null).toBe(isComplete);
    expect(screen.queryByText(/Te falta completar/) !== null).toBe(!isComplete);
    store.stop();
  } finally {
    document.cookie = 'variant=; Path=/; Max-Age=0';
  }
});

test('a default that was not chosen is not shown as an answer', async () => {
  const full = resume();
  const store = openPage(
    resume({
      professionalinterests: { ...full.professionalinterests, stated: ['willingtorelocate'] },
    }),
  );
  await drawPage(store);
  const wants = within(screen.getByRole('region', { name: 'Objetivo profesional' }));
  const shown = (term: string) => wants.getByText(term).nextElementSibling?.textContent;
  expect(shown('Sueldo mínimo')).toBe('Sin indicar');
  expect(shown('Sueldo deseado')).toBe('$14,000');
  expect(shown('Disponible para viajar')).toBe('Sin indicar');
  expect(shown('Disponible para cambiar de residencia')).toBe('No');
  expect(screen.getByText('Guadalajara, Jalisco · Busca $14,000 mensuales')).toBeTruthy();
  store.stop();
});

test('shows every section: what is there, and what an empty one is good for', async () => {
  const full = resume();
  const store = openPage(
    resume({
      professionalinterests: { ...full.professionalinterests, objective: 'Un turno de mañana.' },
      professionalexperience: {
        ...full.professionalexperience,
        specialities: [{ id: 's1', name: 'Cobranza', years: 3 }],
        skills: [{ id: 'h1', name: 'Excel', level: 2 }],
      },
      education: { ...full.education, languages: { en: '2', nah: '4', fr: '' } },
    }),
  );
  await drawPage(store);
  const region = (name: string) => within(screen.getByRole('region', { name }));
  expect(region('Objetivo profesional').getByText('Un turno de mañana.')).toBeTruthy();
  expect(region('Especialidad').getByText('Cobranza · 3 años')).toBeTruthy();
  expect(region('Habilidades').getByText('Excel · intermedio')).toBeTruthy();
  const languages = region('Idiomas');
  expect(languages.getByText('Inglés').nextElementSibling?.textContent).toBe('Intermedio');
  expect(languages.getByText('Náhuatl').nextElementSibling?.textContent).toBe('Nativo');
  expect(languages.queryByText('Francés')).toBeNull();
  expect(region('Certificaciones').getByText(/Cursos, licencias y certificados/)).toBeTruthy();
  const nav = within(screen.getByRole('navigation', { name: 'Secciones del CV' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#personal',
    '#contacto',
    '#archivos-enlaces',
    '#objetivo',
    '#experiencia',
    '#especialidad',
    '#habilidades',
    '#educacion',
    '#idioma',
    '#certificaciones',
    '#pda',
  ]);
  for (const link of nav.getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
  store.stop();
});

test('marks the section that is being read, and the one whose link is followed', async () => {
  let notify: IntersectionObserverCallback = () => {};
  const watched = window.IntersectionObserver;
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        notify = callback;
      }
      observe = () => {};
      disconnect = () => {};
    },
  });
  const store = openPage(resume());
  await drawPage(store);
  const scroll = (id: string, isIntersecting: boolean) =>
    act(() => {
      const target = document.getElementById(id) ?? document.body;
      const entry = Object.assign({} as IntersectionObserverEntry, { target, isIntersecting });
      notify([entry], {} as IntersectionObserver);
    });
  const nav = screen.getByRole('navigation', { name: 'Secciones del CV' });
  const current = () => nav.querySelector('[aria-current="location"]')?.getAttribute('href');
  expect(current()).toBeUndefined();
  scroll('educacion', true);
  scroll('experiencia', true);
  expect(current()).toBe('#experiencia');
  fireEvent.click(within(nav).getByRole('link', { name: /Certificaciones/ }));
  scroll('experiencia', false);
  expect(current()).toBe('#certificaciones');
  fireEvent.wheel(window);
  scroll('idioma', true);
  expect(current()).toBe('#educacion');
  const first = document.querySelector(nav.querySelector('a')?.getAttribute('href') ?? '');
  first!.getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
  scroll('educacion', false);
  expect(current()).toBe('#idioma');
  scroll('idioma', false);
  expect(current()).toBeUndefined();
  Object.assign(window, { IntersectionObserver: watched });
  store.stop();
});

test('names what is missing and opens what fills it', async () => {
  const store = openPage(resume({ education: NO_EDUCATION }));
  await drawPage(store);
  const education = within(screen.getByRole('region', { name: 'Educación' }));
  expect(education.getByText('Falta completar')).toBeTruthy();
  const progress = within(screen.getByRole('complementary'));
  fireEvent.click(progress.getByRole('button', { name: 'Agregar educación' }));
  expect(await education.findByLabelText('Institución', {}, { timeout: 10_000 })).toBeTruthy();
  fireEvent.click(education.getByRole('button', { name: 'Cancelar' }));
  expect(education.getByRole('button', { name: 'Agregar educación' })).toBeTruthy();
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('75');
  expect(
    within(screen.getByRole('complementary')).getByRole('link', { name: 'Educación' }).getAttribute('href'),
  ).toBe('#educacion');
  store.stop();
});

test('a candidate without a résumé makes one first, but for the contact data', () => {
  const store = openPage(null, '');
  expect(page.redirect?.(store.getState(), context)).toBe('/cuenta/nueva/crear-cv');
  expect(page.redirect?.(store.getState(), { ...context, hash: '#educacion' })).toBe(
    '/cuenta/nueva/crear-cv',
  );
  expect(page.redirect?.(store.getState(), { ...context, hash: '#contacto' })).toBe(
    '/cuenta/nueva/datos-de-contacto',
  );
  expect(page.redirect?.(store.getState(), { ...context, search: '?email=true' })).toBe(
    '/cuenta/nueva/datos-de-contacto?email=true',
  );
  expect(page.redirect?.(openPage(resume()).getState(), context)).toBeNull();
  store.stop();
});

test('a résumé that cannot be read shows the error with a way to try again', async () => {
  const store = openPage(null);
  await drawPage(store);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(page.status?.(store.getState(), context)).toBe(404);
  store.stop();
});

test('a copy that was deleted is not tried again; the page leads to the résumé that there is', async () => {
  const store = openPage(null, '70');
  await drawPage(store, '', { id: '71' });
  expect(screen.getByRole('alert').textContent).toContain('Este currículum ya no existe');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver mi currículum' }).getAttribute('href')).toBe('/curriculo');
  store.stop();
});

test.each(['MYS-2', 'MYS-3', 'AAIS-2'])(
  'an expired session (%s) is reported to the host, which decides on it',
  async (code) => {
    const store = openPage(null, '70', code);
    const codes: string[] = [];
    const ended: string[] = [];
    store.inject({
      owner: 'test',
      slices: [
        {
          name: 'testHost',
          life: 'session',
          reducer: (state: unknown = null, action) => {
            if (resumeFailed.match(action)) codes.push(action.payload.code);
            if (logoutRequested.match(action)) ended.push(action.type);
            return state;
          },
        },
      ],
    });
    await drawPage(store);
    expect(codes).toEqual([code]);
    expect(ended).toEqual([]);
    store.stop();
  },
);

test('the dashboard meter loads by itself and points to the résumé', async () => {
  const store = openPage(resume({ professionalexperience: NO_EXPERIENCE }));
  render(
    <Provider store={store}>
      <CompletenessSlot />
    </Provider>,
  );
  expect(await screen.findByText('Tu CV está al 75%')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Experiencia' }).getAttribute('href')).toBe(
    '/curriculo#experiencia',
  );
  expect(screen.getByRole('link', { name: 'Agregar experiencia' }).getAttribute('href')).toBe(
    '/cuenta/nueva/experiencia',
  );
  store.stop();
});
