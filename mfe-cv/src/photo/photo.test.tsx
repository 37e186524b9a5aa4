import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportAnswer, TransportRequest } from '@chamba/kernel/api';
import { profileChanged, selectProfile } from '@chamba/kernel/session';
import { candidate, resume } from '../testing/fixtures.ts';
import '../testing/blob-bytes.ts';
import { openResume } from '../testing/open-resume.tsx';
import { photoSaved } from './photo.slice.ts';

// A busy machine may take longer than is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first use loads the code of the dialog, which is no part of what is tested.
beforeAll(() => import('./photo-dialog.tsx'));

const user_profile = { userid: '7' };
const PHOTO = '/api/images/photos/9';
const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
const refuse = (status: number, code: string, description: string) => ({
  status,
  data: { status, errors: [{ code, description }] },
});

/** A page whose dialog of the photo is open. @param answers of saving, in their order. */
async function open({ photourl = '', answers = [] as TransportAnswer[] } = {}) {
  const sent: string[] = [];
  const transport = async ({ method, query, body }: TransportRequest): Promise<TransportAnswer> => {
    if (body instanceof FormData) {
      const file = body.get('input-file');
      sent.push(file instanceof File ? file.name : '');
      return answers.shift() ?? ok({ user_data: { photourl: PHOTO } });
    }
    const { service } = (body ?? {}) as { service?: string };
    if (service === 'photos' && method === 'DELETE')
      return answers.shift() ?? ok({ user_data: { photourl: '' } });
    if (query?.['service'] === 'documents') return ok({ documents: [] });
    if (query?.['service'] === 'candidateData') return ok({ user_profile, candidate_data: candidate });
    if (query?.['service'] === 'resume') return ok({ user_profile, resume: resume() });
    return refuse(503, 'MYS-1', '');
  };
  const { store } = await openResume(transport);
  act(() => void store.dispatch(profileChanged({ photourl })));
  const label = photourl ? 'Cambiar foto' : 'Agregar foto';
  await userEvent.click(screen.getAllByRole('button', { name: label })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await dialog.findByLabelText('Archivo de tu foto');
  const save = (attempt: string) =>
    act(() => void store.dispatch(photoSaved({ file: new Blob(['jpeg']), attempt })));
  return { store, dialog, sent, save, photo: () => selectProfile(store.getState())?.photourl };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());

test.each([
  ['a PNG that is called .jpg', new File(['\x89PNG\r\n'], 'foto.jpg', { type: 'image/jpeg' })],
  ['an SVG that is called .jpg', new File(['<svg xmlns'], 'foto.jpg', { type: 'image/jpeg' })],
  ['an empty file', new File([], 'foto.jpg', { type: 'image/jpeg' })],
])('%s is refused by what is in it', async (_what, file) => {
  const { dialog, sent } = await open();
  await userEvent.upload(dialog.getByLabelText('Archivo de tu foto'), file);
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toBe('El archivo debe ser JPG.');
  expect(sent).toEqual([]);
});

test('a JPEG that the browser cannot decode is refused', async () => {
  const { dialog } = await open();
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'foto.jpg');
  await userEvent.upload(dialog.getByLabelText('Archivo de tu foto'), file, { applyAccept: false });
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toBe(
    'Ocurrió un error al intentar guardar la foto.',
  );
});

test('a saved photo is shown in the résumé, and is the session’s', async () => {
  const { save, photo, sent } = await open();
  await save('a');
  await isClosed();
  expect(photo()).toBe(PHOTO);
  expect(sent).toEqual(['foto.jpg']);
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual([PHOTO, PHOTO]);
  const [change, another] = screen.getAllByRole('button', { name: 'Cambiar foto' });
  await userEvent.click(change ?? document.body);
  const again = within(await screen.findByRole('dialog', { hidden: true }));
  expect(await again.findByRole('button', { name: 'Quitar foto', hidden: true })).toBeTruthy();
  expect(another).toBeTruthy();
});

test('a photo that is refused says why; the next try clears that', async () => {
  const { dialog, save, photo } = await open({
    answers: [refuse(503, 'MYS-1', ''), refuse(400, 'LOC-1', 'El archivo debe ser menor de 1 Mb.')],
  });
  await save('a');
  expect(await dialog.findByRole('alert', { hidden: true })).toBeTruthy();
  await save('a');
  expect(await dialog.findByText('El archivo debe ser menor de 1 Mb.')).toBeTruthy();
  expect(photo()).toBe('');
  await save('b');
  await isClosed();
  expect(photo()).toBe(PHOTO);
});

test('a photo is taken away', async () => {
  const { dialog, photo } = await open({ photourl: PHOTO });
  await userEvent.click(dialog.getByRole('button', { name: 'Quitar foto', hidden: true }));
  await isClosed();
  expect(photo()).toBe('');
  expect(document.querySelector('img')).toBeNull();
});

test('a photo that cannot be taken away stays', async () => {
  const { dialog, photo } = await open({ photourl: PHOTO, answers: [refuse(503, 'MYS-1', '')] });
  await userEvent.click(dialog.getByRole('button', { name: 'Quitar foto', hidden: true }));
  expect(await dialog.findByRole('alert', { hidden: true })).toBeTruthy();
  expect(photo()).toBe(PHOTO);
});
