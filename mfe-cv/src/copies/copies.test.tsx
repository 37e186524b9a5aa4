import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import page from '../resume/resume.page.tsx';
import { candidate, resume } from '../testing/fixtures.ts';
import { openResume } from '../testing/open-resume.tsx';

const user_profile = { userid: '7' };

// A busy machine may take longer than is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first use loads the code of the dialog, which is no part of what is tested.
beforeAll(() => import('./copies-dialog.tsx'));

type Wish = { service: string; instance?: string; payload: Record<string, unknown> };
type Kept = { resumeid: string; resumetitle: string; defaultcv: boolean; iscompleted: boolean };

const first: Kept = { resumeid: '70', resumetitle: 'Cajera', defaultcv: true, iscompleted: true };

/** A page over a service that keeps these résumés and does what is asked with them. */
async function open(start: readonly Kept[]) {
  let kept = [...start];
  const wishes: Wish[] = [];
  const obey = ({ instance, payload }: Wish) => {
    const from = kept.find(({ resumeid }) => resumeid === payload['resumeid']);
    if (from) kept.push({ ...from, resumeid: String(70 + kept.length), defaultcv: false });
    if (payload['op_type'] === 'default')
      kept = kept.map((each) => ({ ...each, defaultcv: each.resumeid === instance }));
    if (payload['op_type'] === 'delete') kept = kept.filter(({ resumeid }) => resumeid !== instance);
    const [triple] = (payload['updater'] ?? []) as Array<{ value: string }>;
    if (triple)
      kept = kept.map((each) => (each.resumeid === instance ? { ...each, resumetitle: triple.value } : each));
  };
  const transport = async ({ query, body }: TransportRequest) => {
    const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
    if (body) {
      const wish = body as Wish;
      wishes.push(wish);
      obey(wish);
      return ok({ user_profile, resumeid: wish.instance ?? '72' });
    }
    if (query?.['service'] === 'candidateData') return ok({ user_profile, candidate_data: candidate });
    if (query?.['service'] === 'resumes') return ok({ user_profile, resumes: kept });
    if (query?.['service'] === 'resume') return ok({ user_profile, resume: resume() });
    return { status: 503, data: { status: 503, errors: [{ code: 'SYS-01', description: '' }] } };
  };
  const { store, context } = await openResume(transport);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Mis CV' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const press = async (name: string) => user.click(await dialog.findByRole('button', { name, hidden: true }));
  await dialog.findByRole('link', { name: 'Abrir: Cajera', hidden: true });
  return { store, context, wishes, user, dialog, press };
}

test('a copy is made, named, and chosen to apply with', async () => {
  const { store, user, dialog, press } = await open([first]);
  expect(dialog.queryByRole('button', { name: 'Eliminar: Cajera', hidden: true })).toBeNull();
  await press('Duplicar: Cajera');
  expect(await dialog.findByText('Listo, duplicamos tu CV.')).toBeTruthy();
  const links = dialog.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/curriculo/70', '/curriculo/71']);

  const renames = dialog.getAllByRole('button', { name: 'Cambiar título: Cajera', hidden: true });
  await user.click(renames.at(-1) ?? document.body);
  const title = dialog.getByLabelText('Título del CV');
  await user.clear(title);
  await press('Guardar');
  expect(title.getAttribute('aria-invalid')).toBe('true');
  await user.type(title, 'Ventas');
  await press('Guardar');
  await press('Usar para postularme: Ventas');
  expect(await dialog.findByText('Listo, con este CV te postulas desde ahora.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Usar para postularme: Cajera', hidden: true })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Usar para postularme: Ventas', hidden: true })).toBeNull();
  store.stop();
});

test('with three there is no fourth, and one goes only after a second yes', async () => {
  const { store, wishes, dialog, press } = await open([
    first,
    { ...first, resumeid: '71', resumetitle: 'Ventas', defaultcv: false },
    { ...first, resumeid: '72', resumetitle: 'Almacén', defaultcv: false },
  ]);
  expect(dialog.queryByRole('button', { name: /^Duplicar/, hidden: true })).toBeNull();
  expect(dialog.getByText(/Para crear otro, elimina uno/)).toBeTruthy();
  await press('Eliminar: Ventas');
  await press('No, conservar');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Eliminar: Ventas');
  expect(wishes).toEqual([]);
  await press('Eliminar: Ventas');
  await press('Sí, eliminar');
  expect(await dialog.findByText('Eliminamos ese CV.')).toBeTruthy();
  expect(dialog.queryByRole('link', { name: 'Abrir: Ventas', hidden: true })).toBeNull();
  expect(wishes).toMatchObject([{ instance: '71', payload: { op_type: 'delete' } }]);
  store.stop();
});

test('going to another one closes the list', async () => {
  const { store, context } = await open([first]);
  await act(() =>
    store.load(page.load?.({ ...context, params: { id: '70' } }, store.getState()) ?? { type: '' }),
  );
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  store.stop();
});
