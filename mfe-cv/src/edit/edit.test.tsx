import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { Resume } from '@chamba/kernel/api';
import { logoutRequested } from '@chamba/kernel/session';
import { selectToasts } from '@chamba/kernel/store';
import { NO_EDUCATION, resume } from '../testing/fixtures.ts';
import { first, openEdited as open, second, withJobs } from '../testing/edited-resume.tsx';

// A busy machine may take more than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first use of the editor loads its code, which is no part of what is tested.
beforeAll(() => Promise.all([import('./editor.tsx'), import('./row-list.tsx')]));

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

test('a résumé that was deleted elsewhere is named as the reason, and what was typed stays', async () => {
  const { service, store, region, user } = await open(withJobs([first]));
  service.refusals = [{ status: 404, code: 'MYS-16' }];
  await user.click(region.getByRole('button', { name: 'Editar: Cajera, Abarrotes La Esperanza' }));
  const title = await screen.findByLabelText('Puesto');
  await user.type(title, ' nocturna');
  await user.click(region.getByRole('button', { name: 'Guardar' }));
  expect((await region.findByRole('alert')).textContent).toContain('Este currículum ya no existe.');
  expect(screen.getByLabelText('Puesto')).toHaveProperty('value', 'Cajera nocturna');
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

test('on a phone the form is a sheet over the page, which going back closes without losing what was typed', async () => {
  const asked = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: media.includes('max-width'), media }) as MediaQueryList);
  const { service, store, region, user } = await open(withJobs([first]));
  const pencil = { name: 'Editar: Cajera, Abarrotes La Esperanza' };
  await user.click(region.getByRole('button', pencil));
  const sheet = await screen.findByRole('dialog', { name: 'Editar empleo' });
  await user.type(await within(sheet).findByLabelText('Puesto'), ' de noche');
  expect(region.getByText('Cajera')).toBeTruthy();
  // What Esc, and the gesture of a phone, ask a dialog for.
  fireEvent(sheet, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(region.getByRole('button', pencil));
  expect(service.saves).toEqual([]);
  await user.click(region.getByRole('button', pencil));
  expect((await screen.findByLabelText<HTMLInputElement>('Puesto')).value).toBe('Cajera de noche');
  asked.mockRestore();
  store.stop();
});
