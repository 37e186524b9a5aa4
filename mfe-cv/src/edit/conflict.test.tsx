import { configure, screen, waitFor, within } from '@testing-library/react';
import type { Resume } from '@chamba/kernel/api';
import { first, openEdited as open, second, withJobs } from '../testing/edited-resume.tsx';

// A busy machine may take more than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first use of the editor loads its code, which is no part of what is tested.
beforeAll(() => Promise.all([import('./editor.tsx'), import('./row-list.tsx')]));

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
  expect(conflict.getAllByText(/^\p{L}+ de \d{4}$/u).length).toBeGreaterThan(0);
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
