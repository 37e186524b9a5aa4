import { act, configure, screen, waitFor } from '@testing-library/react';
import { selectToasts, toastClosed, toastUsed } from '@chamba/kernel/store';
import { first, openEdited as open, second, withJobs } from '../testing/edited-resume.tsx';

// A busy machine may take more than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first use of the editor loads its code, which is no part of what is tested.
beforeAll(() => Promise.all([import('./editor.tsx'), import('./row-list.tsx')]));

test('a job moves by keyboard, and the focus stays with it', async () => {
  const { service, store, region, user } = await open(withJobs([first, second]));
  service.apply = (saved, { updater }) =>
    updater[0]?.field === 'employments.order' ? withJobs([second, first]) : saved;
  await user.click(region.getByRole('button', { name: 'Editar y ordenar: Experiencia profesional' }));
  const up = await region.findByRole('button', { name: 'Subir: Auxiliar de tienda, Papelería El Lápiz' });
  // It replaced the button that was pressed.
  expect(document.activeElement?.textContent).toBe('Listo');
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
