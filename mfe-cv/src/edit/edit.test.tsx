import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Resume, TransportRequest, UpdaterTriple } from '@chamba/kernel/api';
import { logoutRequested } from '@chamba/kernel/session';
import { selectToasts, toastClosed, toastUsed } from '@chamba/kernel/store';
import { candidate, NO_EDUCATION, resume } from '../testing/fixtures.ts';
import { openResume } from '../testing/open-resume.tsx';

const user_profile = { userid: '7' };

const [job] = resume().professionalexperience.employments;
if (!job) throw new Error('the example has a job');
const first = job;
const second = { ...first, id: '2', jobtitle: 'Auxiliar de tienda', company: 'Papelería El Lápiz' };

const withJobs = (employments: Resume['professionalexperience']['employments'], revision = 1) =>
  resume({ revision, professionalexperience: { employments, specialities: [], skills: [] } });

// A busy machine may take more than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first use of the editor loads its code, which is no part of what is tested.
beforeAll(() => Promise.all([import('./editor.tsx'), import('./row-list.tsx')]));

type Save = { updater: UpdaterTriple[]; revision: number };
type Refusal = { status: number; code: string };

/** A service with one résumé, whose answer to saves a test decides. */
class Service {
  resume: Resume;
  saves: Save[] = [];
  /** Answers to the next saves; without one the save changes the résumé by `apply`. */
  refusals: Refusal[] = [];
  apply: (saved: Resume, save: Save) => Resume = (saved) => saved;

  constructor(start: Resume) {
    this.resume = start;
  }

  answer = async ({ query, body }: TransportRequest) => {
    const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
    if (query?.['service'] === 'candidateData') return ok({ user_profile, candidate_data: candidate });
    if (query?.['service'] === 'retrieveToken')
      return { status: 401, data: { status: 401, errors: [{ code: 'AAIS-2', description: '' }] } };
    if (!body) return ok({ user_profile, resume: this.resume });
    const { payload: save } = body as { payload: Save };
    this.saves.push(save);
    const refusal = this.refusals.shift();
    if (refusal) {
      const { status, code } = refusal;
      return { status, data: { status, errors: [{ code, description: `por ${code}` }] } };
    }
    this.resume = { ...this.apply(this.resume, save), revision: this.resume.revision + 1 };
    return ok({ user_profile, resumeid: '70', revision: this.resume.revision });
  };
}

async function open(start: Resume, keeps = false) {
  if (!keeps) localStorage.clear();
  const service = new Service(start);
  const { store } = await openResume(service.answer);
  const region = within(screen.getByRole('region', { name: 'Experiencia profesional' }));
  return { service, store, region, user: userEvent.setup() };
}

const addSecond = (saved: Resume) => withJobs([...saved.professionalexperience.employments, second]);

async function fillSecond(user: ReturnType<typeof userEvent.setup>) {
  const texts = {
    Puesto: 'Auxiliar de tienda',
    Empresa: 'Papelería El Lápiz',
    'Fecha de inicio': '08/2020',
    'Fecha de fin': '02/2023',
    Funciones: 'Cobro y corte de caja.',
  };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(await screen.findByLabelText(new RegExp(`^${label}`)));
    await user.paste(text);
  }
}

test('a second job is added beside the first', async () => {
  const { service, store, region, user } = await open(withJobs([first]));
  service.apply = addSecond;
  await user.click(region.getByRole('button', { name: 'Agregar experiencia' }));
  const title = await screen.findByLabelText('Puesto');
  await waitFor(() => expect(document.activeElement).toBe(title));
  await fillSecond(user);
  await user.click(region.getByRole('button', { name: 'Guardar' }));
  expect(await region.findByText('Auxiliar de tienda')).toBeTruthy();
  expect(region.getByText('Cajera')).toBeTruthy();
  expect(region.queryByRole('form')).toBeNull();
  expect(service.saves).toHaveLength(1);
  expect(service.saves[0]?.revision).toBe(1);
  expect(new Set(service.saves[0]?.updater.map(({ elementid }) => elementid))).toEqual(new Set(['0']));
  expect(service.saves[0]?.updater).toContainEqual({
    field: 'employments.startdate',
    value: '2020-08',
    elementid: '0',
  });
  expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['Guardado.']);
  store.stop();
});

test('faults are said at their fields, and nothing is sent', async () => {
  const { service, store, region, user } = await open(withJobs([first]));
  await user.click(region.getByRole('button', { name: 'Editar: Cajera, Abarrotes La Esperanza' }));
  await user.clear(await screen.findByLabelText('Puesto'));
  await user.click(region.getByRole('button', { name: 'Guardar' }));
  expect(screen.getByLabelText('Puesto').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Puesto'));
  expect(service.saves).toEqual([]);
  store.stop();
});

test('what was typed outlives a failed call and a cancelled form', async () => {
  const { service, store, region, user } = await open(withJobs([first]));
  service.refusals = [{ status: 503, code: 'SYS-01' }];
  const pencil = 'Editar: Cajera, Abarrotes La Esperanza';
  await user.click(region.getByRole('button', { name: pencil }));
  await user.type(await screen.findByLabelText('Puesto'), ' de noche');
  await user.click(region.getByRole('button', { name: 'Guardar' }));
  expect(await region.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Puesto').value).toBe('Cajera de noche');
  await user.click(region.getByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement).toBe(region.getByRole('button', { name: pencil }));
  await user.click(region.getByRole('button', { name: pencil }));
  expect((await screen.findByLabelText<HTMLInputElement>('Puesto')).value).toBe('Cajera de noche');
  expect(screen.getByText(/Recuperamos lo que habías escrito/)).toBeTruthy();
  store.stop();
});

test('a session that ends while somebody writes leads to the log-in, and the text is there afterwards', async () => {
  const { service, store, region, user } = await open(withJobs([first]));
  const asked: string[] = [];
  store.inject({
    owner: 'test',
    slices: [
      {
        name: 'testHost',
        life: 'session',
        reducer: (state: unknown = null, action) => {
          if (logoutRequested.match(action)) asked.push(String(action.payload.to));
          return state;
        },
      },
    ],
  });
  const pencil = 'Editar: Cajera, Abarrotes La Esperanza';
  await user.click(region.getByRole('button', { name: pencil }));
  await user.type(await screen.findByLabelText('Puesto'), ' de noche');
  service.refusals = [{ status: 401, code: 'MYS-2' }];
  await user.click(region.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatch(/^\/login\?returnUrl=/);
  store.stop();
  cleanup();

  const again = await open(withJobs([first]), true);
  await again.user.click(again.region.getByRole('button', { name: pencil }));
  expect((await screen.findByLabelText<HTMLInputElement>('Puesto')).value).toBe('Cajera de noche');
  expect(screen.getByText(/Recuperamos lo que habías escrito/)).toBeTruthy();
  again.store.stop();
});

test('a new job whose answer was lost is not added twice', async () => {
  const { service, store, region, user } = await open(withJobs([first]));
  await user.click(region.getByRole('button', { name: 'Agregar experiencia' }));
  await fillSecond(user);
  service.refusals = [{ status: 503, code: 'SYS-01' }];
  await user.click(region.getByRole('button', { name: 'Guardar' }));
  await region.findByRole('alert');
  // It had arrived.
  service.resume = addSecond(service.resume);
  await user.click(region.getByRole('button', { name: 'Guardar' }));
  expect(await region.findByText('Auxiliar de tienda')).toBeTruthy();
  expect(service.saves).toHaveLength(1);
  store.stop();
});

/** A form for the first job, with text that another window was faster than. */
async function openConflict(theirs: Resume) {
  const opened = await open(withJobs([first]));
  const { service, region, user } = opened;
  await user.click(region.getByRole('button', { name: 'Editar: Cajera, Abarrotes La Esperanza' }));
  await user.type(await screen.findByLabelText('Puesto'), ' de noche');
  service.refusals = [{ status: 409, code: 'RESUME-CHANGED' }];
  service.resume = theirs;
  await user.click(region.getByRole('button', { name: 'Guardar' }));
  const conflict = within(await screen.findByRole('region', { name: 'Esto cambió en otra ventana' }));
  return { ...opened, conflict };
}
const theirs = () => withJobs([{ ...first, jobtitle: 'Jefa de cajas' }], 2);

test('two windows: both texts are shown, and one’s own can be saved over the other', async () => {
  const { service, store, region, user, conflict } = await openConflict(theirs());
  expect(conflict.getByText('Lo que escribiste').parentElement?.textContent).toContain('Cajera de noche');
  expect(conflict.getByText('Lo que se guardó en otra ventana').parentElement?.textContent).toContain(
    'Jefa de cajas',
  );
  service.apply = () => withJobs([{ ...first, jobtitle: 'Cajera de noche' }], 2);
  await user.click(conflict.getByRole('button', { name: 'Guardar lo que escribí' }));
  expect(await region.findByText('Cajera de noche')).toBeTruthy();
  expect(service.saves.at(-1)).toMatchObject({ revision: 2 });
  store.stop();
});

test('two windows: what the other saved can stay, and the draft is gone', async () => {
  const { service, store, region, user, conflict } = await openConflict(theirs());
  await user.click(conflict.getByRole('button', { name: 'Dejar lo guardado' }));
  expect(await region.findByText('Jefa de cajas')).toBeTruthy();
  await user.click(region.getByRole('button', { name: 'Editar: Jefa de cajas, Abarrotes La Esperanza' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Puesto')).value).toBe('Jefa de cajas');
  expect(service.saves).toHaveLength(1);
  store.stop();
});

test('two windows: one’s own text of a job that was removed is saved as a further one', async () => {
  const { service, store, user, conflict } = await openConflict(withJobs([second], 2));
  expect(conflict.getByText('Se quitó.')).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: 'Guardar lo que escribí' }));
  await waitFor(() => expect(service.saves).toHaveLength(2));
  expect(service.saves[1]?.updater[0]?.elementid).toBe('0');
  store.stop();
});

test('a job moves by keyboard, and the focus stays with it', async () => {
  const { service, store, region, user } = await open(withJobs([first, second]));
  service.apply = (saved, { updater }) =>
    updater[0]?.field === 'employments.order' ? withJobs([second, first]) : saved;
  await user.click(region.getByRole('button', { name: 'Editar y ordenar: Experiencia profesional' }));
  const up = await region.findByRole('button', { name: 'Subir: Auxiliar de tienda, Papelería El Lápiz' });
  up.focus();
  await user.keyboard('{Enter}');
  const items = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toContain('Auxiliar de tienda');
  expect(region.getByRole('status').textContent).toContain('lugar 1 de 2');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Bajar: Auxiliar de tienda, Papelería El Lápiz',
  );
  await waitFor(() => expect(service.saves).toHaveLength(1));
  expect(service.saves[0]?.updater).toEqual([{ field: 'employments.order', value: '2,1', elementid: '0' }]);
  store.stop();
});

/** Rows one below the other: the test environment draws nothing. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const top = row ? [...(row.parentElement?.children ?? [])].indexOf(row) * 60 : 0;
    return new DOMRect(0, top, 300, row ? 60 : 600);
  });
}

test('a job is dragged by keyboard, and that is said', async () => {
  const { service, store, region, user } = await open(withJobs([first, second]));
  layOut();
  await user.click(region.getByRole('button', { name: 'Editar y ordenar: Experiencia profesional' }));
  const grip = await region.findByRole('button', { name: 'Mover: Cajera, Abarrotes La Esperanza' });
  grip.focus();
  await user.keyboard(' ');
  expect(await screen.findByText(/^Tomaste Cajera, Abarrotes La Esperanza, lugar 1 de 2/)).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText(/^Cajera, Abarrotes La Esperanza: lugar 2 de 2/)).toBeTruthy();
  await user.keyboard(' ');
  await waitFor(() =>
    expect(service.saves.map(({ updater }) => updater)).toEqual([
      [{ field: 'employments.order', value: '2,1', elementid: '0' }],
    ]),
  );
  const items = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toContain('Auxiliar de tienda');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover: Cajera, Abarrotes La Esperanza');
  jest.restoreAllMocks();
  store.stop();
});

test('a removed job comes back where it stood', async () => {
  const { service, store, region, user } = await open(withJobs([first, second]));
  service.apply = (_saved, { updater }) =>
    updater[0]?.field === 'employments.remove' ? withJobs([second]) : withJobs([first, second]);
  await user.click(region.getByRole('button', { name: 'Editar y ordenar: Experiencia profesional' }));
  await user.click(await region.findByRole('button', { name: /^Quitar: Cajera/ }));
  expect(region.getAllByRole('listitem')).toHaveLength(1);
  expect(selectToasts(store.getState())).toMatchObject([
    { text: 'Quitaste Cajera, Abarrotes La Esperanza.', action: { label: 'Deshacer' } },
  ]);
  act(() => {
    store.dispatch(toastUsed('resume-undo'));
    store.dispatch(toastClosed('resume-undo'));
  });
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(2));
  expect(region.getAllByRole('listitem')[0]?.textContent).toContain('Cajera');
  await waitFor(() =>
    expect(document.activeElement).toBe(region.getByRole('button', { name: /^Editar: Cajera/ })),
  );
  expect(service.saves.map(({ updater }) => [updater[0]?.field, updater[0]?.elementid])).toEqual([
    ['employments.remove', '1'],
    ['employments.restore', '1'],
  ]);
  // The second save knows of the first.
  expect(service.saves.map(({ revision }) => revision)).toEqual([1, 2]);
  store.stop();
});

test('a removal that stands leaves the focus in the list, and ends with the next edit', async () => {
  const { store, region, user } = await open(withJobs([first, second]));
  await user.click(region.getByRole('button', { name: 'Editar y ordenar: Experiencia profesional' }));
  await user.click(await region.findByRole('button', { name: /^Quitar: Cajera/ }));
  act(() => void store.dispatch(toastClosed('resume-undo')));
  await waitFor(() =>
    expect(document.activeElement).toBe(region.getByRole('button', { name: /^Editar: Auxiliar/ })),
  );
  await user.click(region.getByRole('button', { name: /^Quitar: Auxiliar/ }));
  await user.click(region.getByRole('button', { name: 'Agregar experiencia' }));
  expect(selectToasts(store.getState())).toEqual([]);
  store.stop();
});

test('a list that cannot be saved is shown as the service has it, and that is said', async () => {
  const { service, store, region, user } = await open(withJobs([first, second]));
  service.refusals = [{ status: 409, code: 'RESUME-CHANGED' }];
  await user.click(region.getByRole('button', { name: 'Editar y ordenar: Experiencia profesional' }));
  await user.click(await region.findByRole('button', { name: /^Quitar: Cajera/ }));
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(2));
  expect(selectToasts(store.getState())[0]?.text).toContain('cambió en otra ventana');
  store.stop();
});

test('the level of a language is saved under its code', async () => {
  const { service, store, user } = await open(resume({ education: NO_EDUCATION }));
  const region = within(screen.getByRole('region', { name: 'Idiomas' }));
  await user.click(region.getByRole('button', { name: 'Agregar idioma' }));
  await user.selectOptions(await screen.findByLabelText('Idioma'), 'Náhuatl');
  await user.selectOptions(screen.getByLabelText('Nivel'), 'Nativo');
  await user.click(region.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(service.saves).toHaveLength(1));
  expect(service.saves[0]?.updater).toEqual([{ field: 'languages.nah', value: '4', elementid: '0' }]);
  store.stop();
});

test('the objective keeps what was not stated as not stated', async () => {
  const full = resume();
  const { service, store, user } = await open(
    resume({ professionalinterests: { ...full.professionalinterests, stated: ['willingtotravel'] } }),
  );
  const region = within(screen.getByRole('region', { name: 'Objetivo profesional' }));
  await user.click(region.getByRole('button', { name: 'Editar: Objetivo profesional' }));
  await user.type(await screen.findByLabelText(/^Qué buscas/), 'Un turno de mañana.');
  await user.click(region.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(service.saves).toHaveLength(1));
  const sent = Object.fromEntries(service.saves[0]?.updater.map(({ field, value }) => [field, value]) ?? []);
  expect(sent).toMatchObject({
    objective: 'Un turno de mañana.',
    dgdoctitle: 'Cajera',
    desiredsalary: '14000',
    requiredsalary: '14000',
    stated: 'willingtotravel',
  });
  store.stop();
});
