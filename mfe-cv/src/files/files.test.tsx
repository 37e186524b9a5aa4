import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportAnswer, TransportRequest } from '@chamba/kernel/api';
import { selectToasts, toastClosed, toastUsed } from '@chamba/kernel/store';
import { candidate, resume } from '../testing/fixtures.ts';
import '../testing/blob-bytes.ts';
import { openResume } from '../testing/open-resume.tsx';
import { FILE_TOAST } from './files.slice.ts';

// A busy machine may take longer than is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const user_profile = { userid: '7' };
const KEPT = {
  id: '5',
  name: 'Constancia.pdf',
  url: '/api/images/documents/5',
  size: 812_000,
  type: 'pdf',
  added: '2026-11-20T10:00:00.000Z',
};
const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
const refuse = (status: number, code: string, description: string) => ({
  status,
  data: { status, errors: [{ code, description }] },
});

type Sent = { path: string; name: string; request: TransportRequest };

/** A page over a service that keeps files. @param uploads answers of the uploads, in their order. */
async function open(
  uploads: Array<(request: TransportRequest) => Promise<TransportAnswer> | TransportAnswer> = [],
) {
  let documents = [KEPT];
  const sent: Sent[] = [];
  const wishes: Array<{ method: string; instance: string }> = [];
  const refusals: Array<ReturnType<typeof refuse>> = [];
  const transport = async (request: TransportRequest): Promise<TransportAnswer> => {
    const { path, method, query, body } = request;
    if (body instanceof FormData) {
      const file = body.get('input-file');
      if (!(file instanceof File)) throw new Error('the form has no file');
      sent.push({ path, name: file.name, request });
      return (await uploads.shift()?.(request)) ?? refuse(503, 'MYS-1', '');
    }
    const { service, instance = '' } = (body ?? {}) as { service?: string; instance?: string };
    if (service === 'documents') {
      wishes.push({ method, instance });
      const refusal = refusals.shift();
      if (refusal) return refusal;
      documents = method === 'DELETE' ? documents.filter(({ id }) => id !== instance) : [KEPT];
      return ok({ documents });
    }
    if (query?.['service'] === 'documents') return refusals.shift() ?? ok({ documents });
    if (query?.['service'] === 'candidateData') return ok({ user_profile, candidate_data: candidate });
    if (query?.['service'] === 'resume') return ok({ user_profile, resume: resume() });
    return refuse(503, 'MYS-1', '');
  };
  return { transport, sent, wishes, refusals };
}

const region = () => screen.getByRole('region', { name: 'Archivos y enlaces' });
const section = () => within(region());
const pdf = (name = 'CV.pdf', size = 100) => new File([`%PDF-${' '.repeat(size)}`], name);
const choose = (...files: File[]) =>
  userEvent.upload(region().querySelector<HTMLInputElement>('input[type=file]')!, files, {
    applyAccept: false,
  });
const saved = (name: string, id: string) => ok({ document: { ...KEPT, id, name } });
const texts = (store: Awaited<ReturnType<typeof openResume>>['store']) =>
  selectToasts(store.getState()).map(({ text }) => text);

test('the files of the résumé are listed with their size and the way to them', async () => {
  const { transport } = await open();
  await openResume(transport);
  expect(section().getByText('PDF · 812 KB')).toBeTruthy();
  const link = section().getByRole('link', { name: 'Descargar: Constancia.pdf' });
  expect(link.getAttribute('href')).toBe('/api/images/documents/5');
  expect(link.hasAttribute('download')).toBe(true);
  // The section is filled by a file as by a link.
  const entry = within(screen.getByRole('navigation', { name: 'Secciones del CV' }));
  expect(entry.getByRole('link', { name: 'Archivos y enlaces Completa' })).toBeTruthy();
});

test('a file is sent as a form, with what is sent of it shown, and stands in the list', async () => {
  let finish: (answer: TransportAnswer) => void = () => undefined;
  const { transport, sent } = await open([
    () => new Promise<TransportAnswer>((resolve) => (finish = resolve)),
  ]);
  const { store } = await openResume(transport);
  await choose(pdf('CV de Lupita.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ path: '/resumes/file/70', name: 'CV de Lupita.pdf' });
  act(() => sent[0]?.request.onProgress?.(0.4));
  expect(section().getByRole('meter', { name: 'Subiendo CV de Lupita.pdf: 40 %' })).toBeTruthy();
  act(() => finish(saved('CV de Lupita.pdf', '6')));
  expect(await section().findByRole('link', { name: 'Descargar: CV de Lupita.pdf' })).toBeTruthy();
  expect(section().queryByRole('meter')).toBeNull();
  expect(texts(store)).toContain('Subimos CV de Lupita.pdf.');
});

test('what failed on its way stays, and is sent again', async () => {
  const { transport, sent } = await open([
    () => Promise.reject(new Error('no network')),
    () => saved('CV.pdf', '6'),
  ]);
  await openResume(transport);
  await choose(pdf());
  await userEvent.click(await section().findByRole('button', { name: 'Reintentar' }));
  expect(await section().findByRole('link', { name: 'Descargar: CV.pdf' })).toBeTruthy();
  expect(sent.map(({ name }) => name)).toEqual(['CV.pdf', 'CV.pdf']);
});

test('several files are sent one after the other', async () => {
  const { transport, sent } = await open([() => saved('uno.pdf', '6'), () => saved('dos.pdf', '7')]);
  await openResume(transport);
  await choose(pdf('uno.pdf'), pdf('dos.pdf'));
  expect(await section().findByRole('link', { name: 'Descargar: dos.pdf' })).toBeTruthy();
  expect(sent.map(({ name }) => name)).toEqual(['uno.pdf', 'dos.pdf']);
});

test.each([
  ['a picture', new File(['\x89PNG'], 'cv.pdf'), 'El archivo debe ser PDF o Word.'],
  ['an empty file', new File([], 'cv.pdf'), 'El archivo debe ser PDF o Word.'],
  ['a large one', pdf('cv.pdf', 2_048_000), 'El archivo debe ser menor de 2 Mb.'],
])('%s is refused before it is sent, and can be put away', async (_what, file, text) => {
  const { transport, sent } = await open();
  await openResume(transport);
  await choose(file);
  expect((await section().findByRole('alert')).textContent).toBe(text);
  expect(section().queryByRole('button', { name: 'Reintentar' })).toBeNull();
  await userEvent.click(section().getByRole('button', { name: `Descartar: ${file.name}` }));
  expect(section().queryByRole('alert')).toBeNull();
  expect(sent).toEqual([]);
});

test('what the service refuses is shown in its words, without another try', async () => {
  const text = 'Ya tienes 10 archivos. Elimina uno para subir otro.';
  const { transport } = await open([() => refuse(400, 'File-1', text)]);
  await openResume(transport);
  await choose(pdf());
  expect((await section().findByRole('alert')).textContent).toBe(text);
  expect(section().queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('a deleted file comes back by undoing', async () => {
  const { transport, wishes } = await open();
  const { store } = await openResume(transport);
  await userEvent.click(section().getByRole('button', { name: 'Eliminar: Constancia.pdf' }));
  expect(section().queryByText('Constancia.pdf')).toBeNull();
  await waitFor(() => expect(texts(store)).toContain('Eliminaste Constancia.pdf.'));
  act(() => void store.dispatch(toastUsed(FILE_TOAST)));
  act(() => void store.dispatch(toastClosed(FILE_TOAST)));
  expect(await section().findByText('Constancia.pdf')).toBeTruthy();
  const link = section().getByRole('link', { name: 'Descargar: Constancia.pdf' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(wishes).toEqual([
    { method: 'DELETE', instance: '5' },
    { method: 'PUT', instance: '5' },
  ]);
});

test('a deletion that stands leaves the focus among the files', async () => {
  const { transport } = await open();
  const { store } = await openResume(transport);
  await userEvent.click(section().getByRole('button', { name: 'Eliminar: Constancia.pdf' }));
  await waitFor(() => expect(texts(store)).toContain('Eliminaste Constancia.pdf.'));
  act(() => void store.dispatch(toastClosed(FILE_TOAST)));
  const chooser = section().getByRole('button', { name: 'Subir archivo' });
  await waitFor(() => expect(document.activeElement).toBe(chooser));
});

test('a deletion that fails is taken back', async () => {
  const { transport, refusals } = await open();
  const { store } = await openResume(transport);
  refusals.push(refuse(503, 'MYS-1', ''));
  await userEvent.click(section().getByRole('button', { name: 'Eliminar: Constancia.pdf' }));
  expect(await section().findByText('Constancia.pdf')).toBeTruthy();
  expect(texts(store)).toHaveLength(1);
});

test('files that cannot be read can be asked for again; the rest of the page stands', async () => {
  const { transport, refusals } = await open();
  refusals.push(refuse(503, 'MYS-1', ''), refuse(503, 'MYS-1', ''), refuse(503, 'MYS-1', ''));
  await openResume(transport);
  expect(screen.getByText('Abarrotes La Esperanza')).toBeTruthy();
  refusals.length = 0;
  await userEvent.click(section().getByRole('button', { name: 'Reintentar' }));
  expect(await section().findByText('Constancia.pdf')).toBeTruthy();
});
