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
type Kept = {
  resumeid: string;
  resumetitle: string;
  defaultcv: boolean;
  iscompleted: boolean;
  active?: boolean;
  revision?: number;
  expires?: string;
};

const first: Kept = { resumeid: '70', resumetitle: 'Cajera', defaultcv: true, iscompleted: true };

/** A page over a service that keeps these résumés and does what is asked with them. */
async function open(start: readonly Kept[]) {
  let kept = [...start];
  const wishes: Wish[] = [];
  const refusals: Array<{ status: number; code: string }> = [];
  const change = (title: string, revision: number) => {
    kept = kept.map((each) => ({ ...each, resumetitle: title, revision }));
  };
  const obey = ({ instance, payload }: Wish) => {
    const from = kept.find(({ resumeid }) => resumeid === payload['resumeid']);
    if (from) kept.push({ ...from, resumeid: String(70 + kept.length), defaultcv: false });
    if (payload['op_type'] === 'default')
      kept = kept.map((each) => ({ ...each, defaultcv: each.resumeid === instance }));
    const active = { activate: true, deactivate: false }[String(payload['op_type'])];
    if (active !== undefined)
      kept = kept.map((each) => (each.resumeid === instance ? { ...each, active } : each));
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
      const known = kept.find(({ resumeid }) => resumeid === wish.instance)?.revision;
      const isLate = wish.payload['revision'] !== undefined && wish.payload['revision'] !== known;
      const refusal = isLate ? { status: 409, code: 'RESUME-CHANGED' } : refusals.shift();
      if (refusal)
        return {
          status: refusal.status,
          data: { status: refusal.status, errors: [{ code: refusal.code, description: '' }] },
        };
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
  return { store, context, wishes, refusals, change, user, dialog, press };
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
  // The button that was pressed is gone.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Abrir: Ventas');
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
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Abrir: Cajera');
  expect(wishes).toMatchObject([{ instance: '71', payload: { op_type: 'delete' } }]);
  store.stop();
});

test('a title that changed in another window is not overwritten: both are offered', async () => {
  const { store, wishes, change, user, dialog, press } = await open([{ ...first, revision: 3 }]);
  await press('Cambiar título: Cajera');
  await user.type(dialog.getByLabelText('Título del CV'), ' de noche');
  change('Jefa de cajas', 4);
  await press('Guardar');
  const question = await dialog.findByText('Este título cambió en otra ventana');
  expect(document.activeElement).toBe(question);
  await press('Poner «Cajera de noche»');
  expect(await dialog.findByRole('link', { name: 'Abrir: Cajera de noche', hidden: true })).toBeTruthy();
  expect(wishes.map(({ payload }) => payload['revision'])).toEqual([3, 4]);

  await press('Cambiar título: Cajera de noche');
  await user.type(dialog.getByLabelText('Título del CV'), ' y día');
  change('Supervisora', 5);
  await press('Guardar');
  await press('Dejar «Supervisora»');
  expect(dialog.getByRole('link', { name: 'Abrir: Supervisora', hidden: true })).toBeTruthy();
  expect(wishes).toHaveLength(3);
  store.stop();
});

test('another change of the résumé is in no title’s way', async () => {
  const { store, wishes, change, user, dialog, press } = await open([{ ...first, revision: 3 }]);
  await press('Cambiar título: Cajera');
  await user.type(dialog.getByLabelText('Título del CV'), ' de noche');
  change('Cajera', 4);
  await press('Guardar');
  expect(await dialog.findByRole('link', { name: 'Abrir: Cajera de noche', hidden: true })).toBeTruthy();
  expect(wishes.map(({ payload }) => payload['revision'])).toEqual([3, 4]);
  store.stop();
});

test('validity is renewed, and one that is not used to apply can be put aside', async () => {
  const second = { ...first, resumeid: '71', resumetitle: 'Ventas', defaultcv: false, active: true };
  const { store, wishes, refusals, dialog, press } = await open([
    { ...first, expires: '2027-05-20T12:00:00.000Z' },
    second,
  ]);
  expect(dialog.getByText('Vigente hasta el 20 may 2027')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Desactivar: Cajera', hidden: true })).toBeNull();
  refusals.push({ status: 500, code: 'MYS-0' });
  await press('Renovar vigencia: Cajera');
  expect(await dialog.findByText('No se pudo extender la vigencia de tu currículum.')).toBeTruthy();
  await press('Renovar vigencia: Cajera');
  expect(await dialog.findByText('Listo, renovamos la vigencia de tu CV.')).toBeTruthy();
  await press('Desactivar: Ventas');
  expect(await dialog.findByText('No se ofrece cuando te postulas.')).toBeTruthy();
  await press('Activar: Ventas');
  expect(await dialog.findByRole('button', { name: 'Desactivar: Ventas', hidden: true })).toBeTruthy();
  expect(wishes.map(({ payload }) => payload['op_type'])).toEqual([
    'extend',
    'extend',
    'deactivate',
    'activate',
  ]);
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
