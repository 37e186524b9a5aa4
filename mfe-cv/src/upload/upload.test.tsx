import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Resume, TransportRequest, UpdaterTriple } from '@chamba/kernel/api';
import { sessionStarted } from '@chamba/kernel/session';
import { Provider } from '@chamba/kernel/store';
import { createTestStore, loadPage } from '@chamba/kernel/testing';
import { candidate, resume, sessionAnswer } from '../testing/fixtures.ts';
import page from './upload.page.tsx';

const user_profile = { userid: '7' };

// A busy machine may take more than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first file loads the reader, which is no part of what is tested.
beforeAll(() => import('@chamba/kernel/json-resume'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Save = { service: string; updater: UpdaterTriple[]; revision?: number };

/** A service with one résumé that takes saves, and refuses those a test names. */
class Service {
  saves: Save[] = [];
  created = 0;
  /** Text in a value of a save that is refused, and with which code. */
  refused = new Map<string, { status: number; code: string }>();
  resume: Resume;
  hasResume: boolean;

  constructor(start: Resume, hasResume = true) {
    this.resume = start;
    this.hasResume = hasResume;
  }

  answer = async ({ query, body }: TransportRequest) => {
    const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
    if (!body) {
      if (query?.['service'] === 'candidateData') return ok({ user_profile, candidate_data: candidate });
      if (query?.['service'] === 'resume') return ok({ user_profile, resume: this.resume });
      return ok(sessionAnswer(this.hasResume ? '70' : ''));
    }
    const { service = '', payload } = body as { service?: string; payload: Save & { doctype?: string } };
    if (payload.doctype !== undefined) {
      this.created += 1;
      this.hasResume = true;
      return ok({ user_profile, resumeid: '70' });
    }
    const values = payload.updater.map(({ value }) => value);
    const refusal = [...this.refused].find(([text]) => values.includes(text))?.[1];
    if (refusal)
      return {
        status: refusal.status,
        data: { status: refusal.status, errors: [{ code: refusal.code, description: 'No se pudo.' }] },
      };
    this.saves.push({ ...payload, service });
    return ok({ user_profile, resumeid: '70', revision: (payload.revision ?? 0) + 1 });
  };

  /** Values saved to a field. */
  saved = (field: string): string[] =>
    this.saves
      .flatMap(({ updater }) => updater.filter((triple) => triple.field === field))
      .map(({ value }) => value);
}

async function open(service: Service, who: 'candidate' | 'visitor' = 'candidate') {
  const { store } = createTestStore(service.answer);
  if (who === 'candidate')
    store.dispatch(sessionStarted({ answer: sessionAnswer(service.hasResume ? '70' : ''), method: 'token' }));
  const context = await loadPage(store, 'mfe-cv', page, '/subir-cv');
  const drawn = render(
    <Provider store={store}>
      <page.Component context={context} />
    </Provider>,
  );
  return { store, ...drawn };
}

/** Chooses a file, as the dialog of the browser does. */
async function choose(container: HTMLElement, content: string | Uint8Array<ArrayBuffer>, name = 'cv.json') {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no place for a file');
  const file = new File([content], name);
  // jsdom's files have no such method.
  file.arrayBuffer = async () =>
    (typeof content === 'string' ? new TextEncoder().encode(content) : content).slice().buffer;
  await userEvent.upload(input, file, { applyAccept: false });
}

const json = JSON.stringify({
  basics: {
    name: 'Guadalupe Hernández Ríos',
    label: 'Cajera',
    phone: '55 1234 5678',
    summary: 'Busco turno de mañana.',
  },
  work: [
    { name: 'Abarrotes La Esperanza', position: 'Cajera', startDate: '2020-08', endDate: '2023-02' },
    {
      name: 'El Lápiz',
      position: 'Encargada',
      startDate: '2023-03',
      summary: 'Compras.',
      highlights: ['Inventario'],
    },
    { name: 'Rivermar', startDate: '2018' },
  ],
  skills: [
    { name: 'Excel', level: 'Avanzado' },
    { name: 'Cobranza', level: '4 años', keywords: ['Especialidad'] },
  ],
  languages: [{ language: 'Inglés', fluency: 'Intermedio' }],
  projects: [{ name: 'Feria del barrio', description: 'Organizamos la feria.' }],
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const saveButton = () => screen.getByRole('button', { name: /^Guardar \d+ datos?$/ });

test('what is there already is not doubled, the rest is saved thing by thing, and only after the tap', async () => {
  const service = new Service(resume());
  const { container, store } = await open(service);
  await choose(container, json);
  await screen.findByRole('heading', { name: 'Revisa lo que entendimos' });
  const jobs = section('Experiencia profesional');
  expect(await jobs.findByText('Ya está en tu CV')).toBeTruthy();
  expect(jobs.getByText('Encargada')).toBeTruthy();
  expect(jobs.getByText('Falta: puesto')).toBeTruthy();
  expect(jobs.getByText('Tu archivo dice solo el año: revisa los meses.')).toBeTruthy();
  // Another telephone than the one of the account is not taken unless it is asked for.
  expect(section('Datos personales').getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.getByText('Organizamos la feria.', { exact: false })).toBeTruthy();
  expect(service.saves).toEqual([]);

  await userEvent.click(saveButton());
  await screen.findByText(/1 dato necesita que lo completes/);
  expect(service.saved('employments.jobtitle')).toEqual(['Encargada']);
  expect(service.saved('employments.description')).toEqual(['Compras.\n• Inventario']);
  expect(service.saved('employments.iscurrent')).toEqual(['true']);
  expect(service.saved('skills.name')).toEqual(['Excel']);
  expect(service.saved('specialities.years')).toEqual(['4']);
  expect(service.saved('languages.en')).toEqual(['2']);
  expect(service.saved('objective')).toEqual(['Busco turno de mañana.']);
  expect(service.saved('contactchannelvalue1')).toEqual([]);

  await userEvent.click(jobs.getByRole('button', { name: 'Editar: Rivermar' }));
  await userEvent.type(jobs.getByLabelText('Puesto'), 'Liniera');
  await userEvent.click(jobs.getByRole('button', { name: 'Listo' }));
  await userEvent.click(saveButton());
  expect(await screen.findByText(/Listo, guardamos/)).toBeTruthy();
  expect(service.saved('employments.jobtitle')).toEqual(['Encargada', 'Liniera']);
  store.stop();
});

test('the course of a technical bachillerato is kept', async () => {
  const service = new Service(resume());
  const { container, store } = await open(service);
  const studies = {
    institution: 'CONALEP Zapopan',
    studyType: 'Bachillerato',
    area: 'Contabilidad',
    endDate: '2016',
  };
  await choose(container, JSON.stringify({ education: [studies] }));
  await screen.findByRole('heading', { name: 'Revisa lo que entendimos' });
  expect(section('Educación').getByText('Contabilidad')).toBeTruthy();
  await userEvent.click(saveButton());
  await screen.findByText(/Listo, guardamos/);
  expect(service.saved('academicexperience.levelid')).toEqual(['2']);
  expect(service.saved('academicexperience.degree')).toEqual(['Contabilidad']);
  store.stop();
});

test('what was refused says why and is sent again alone', async () => {
  const service = new Service(resume());
  service.refused.set('Excel', { status: 500, code: 'MYS-13' });
  const { container, store } = await open(service);
  await choose(container, json);
  await screen.findAllByText('Ya está en tu CV');
  await userEvent.click(saveButton());
  const skills = section('Habilidades');
  expect(await skills.findByText('No se guardó')).toBeTruthy();
  expect(skills.getByRole('alert').textContent).not.toBe('');
  service.refused.clear();
  const before = service.saves.length;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await skills.findByText('Guardado')).toBeTruthy();
  expect(service.saves.slice(before).map(({ updater }) => updater[0]?.value)).toEqual(['Excel']);
  store.stop();
});

test('what would replace something is saved only when it was chosen, also after it was changed', async () => {
  const service = new Service(resume());
  const { container, store } = await open(service);
  await choose(container, json);
  await screen.findAllByText('Ya está en tu CV');
  const personal = section('Datos personales');
  await userEvent.click(personal.getByRole('button', { name: /^Editar: Teléfono celular/ }));
  await userEvent.clear(personal.getByLabelText('Teléfono celular'));
  await userEvent.type(personal.getByLabelText('Teléfono celular'), '5587654321');
  await userEvent.click(personal.getByRole('button', { name: 'Listo' }));
  await userEvent.click(saveButton());
  await screen.findByText(/dato necesita que lo completes/);
  expect(service.saved('contactchannelvalue1')).toEqual(['5587654321']);
  store.stop();
});

test('a section can be left, and a first résumé is made for what is saved', async () => {
  const service = new Service(resume(), false);
  const { container, store } = await open(service);
  await choose(container, json);
  await screen.findByRole('heading', { name: 'Revisa lo que entendimos' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Guardar todo: Experiencia profesional' }));
  await userEvent.click(saveButton());
  await screen.findByText(/Listo, guardamos/);
  expect(service.created).toBe(1);
  expect(service.saved('employments.jobtitle')).toEqual([]);
  expect(service.saved('skills.name')).toEqual(['Excel']);
  store.stop();
});

test('what a visitor read waits for the account they make or enter', async () => {
  const visitor = await open(new Service(resume()), 'visitor');
  await choose(visitor.container, json);
  await screen.findByRole('heading', { name: 'Revisa lo que entendimos' });
  expect(screen.getByRole('link', { name: 'Crear cuenta' }).getAttribute('href')).toBe(
    '/cuenta/nueva?returnUrl=%2Fsubir-cv',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Puesto o profesión: Cajera' }));
  visitor.unmount();
  visitor.store.stop();

  const service = new Service(resume());
  const { store, unmount } = await open(service);
  expect(await screen.findByText(/Recuperamos lo que leímos/)).toBeTruthy();
  expect(section('Experiencia profesional').getByText('Encargada')).toBeTruthy();
  // It is the account's now: the next visitor of this tab finds nothing of it.
  unmount();
  store.stop();
  const next = await open(new Service(resume()), 'visitor');
  expect(screen.getByRole('heading', { name: 'Sube tu currículum' })).toBeTruthy();
  next.store.stop();
});

test.each([
  ['nothing', new Uint8Array(0), 'cv.pdf', 'Tu archivo está vacío.'],
  ['an old Word document', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'cv.docx', 'Word antiguo'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'cv.pdf', 'No podemos leer este tipo'],
  ['a broken JSON', '{"basics":', 'cv.json', 'parece dañado'],
  ['a JSON of something else', '{"a":1}', 'cv.json', 'no reconocimos'],
  ['a package that is no document', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'cv.docx', 'parece dañado'],
])('%s is refused with words that help', async (_what, content, name, words) => {
  const { container, store } = await open(new Service(resume()));
  await choose(container, content, name);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Elegir archivo' }).disabled).toBe(false),
  );
  store.stop();
});
