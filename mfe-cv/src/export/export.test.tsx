import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Share, TransportRequest } from '@chamba/kernel/api';
import { candidate, resume } from '../testing/fixtures.ts';
import { openResume } from '../testing/open-resume.tsx';
import { browser } from './save-file.ts';

const user_profile = { userid: '7' };

// A busy machine may take longer than is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first use loads the code of the dialog, which is no part of what is tested.
beforeAll(() => import('./export-dialog.tsx'));

const share = (changes: Partial<Share> = {}): Share => ({
  shareid: '1',
  resumeid: '70',
  created: '2026-11-20T18:00:00.000Z',
  expires: '2026-12-20T18:00:00.000Z',
  opened: 0,
  lastopened: '',
  contact: false,
  wishes: false,
  ...changes,
});

type Service = 'resume-file' | 'cv_shares';

/**
 * Opens a dialog of the page over a service that keeps these links.
 * @param button that opens it. @param failing what fails as long as it is in there.
 */
async function open(button: string, start: readonly Share[] = [], failing = new Set<Service>()) {
  let kept = [...start];
  const sent: TransportRequest[] = [];
  const transport = async (asked: TransportRequest) => {
    const { query, body, method } = asked;
    const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
    const named = (body ?? query ?? {}) as { service?: string; instance?: string; payload?: object };
    const { service } = named;
    if (service === 'candidateData') return ok({ user_profile, candidate_data: candidate });
    if (service === 'resume') return ok({ user_profile, resume: resume() });
    if ((service === 'resume-file' || service === 'cv_shares') && !failing.has(service)) {
      sent.push(asked);
      if (service === 'resume-file')
        return ok({ name: 'CV-lupita.pdf', type: 'application/pdf', base64: btoa('file') });
      if (method === 'DELETE') kept = kept.filter(({ shareid }) => shareid !== named.instance);
      if (method === 'POST') {
        kept = [share({ shareid: String(90 + kept.length), ...named.payload }), ...kept];
        return ok({ user_profile, shares: kept, secret: 'secreto' });
      }
      return ok({ user_profile, shares: kept });
    }
    return { status: 503, data: { status: 503, errors: [{ code: 'MYS-1', description: '' }] } };
  };
  const { store } = await openResume(transport);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const press = async (name: string) => user.click(await dialog.findByRole('button', { name, hidden: true }));
  return { store, sent, user, dialog, press, failing };
}

test('a file is made in the format of one’s choice and handed to the browser', async () => {
  const save = jest.spyOn(browser, 'save').mockImplementation(() => undefined);
  const { store, sent, dialog, press } = await open('Descargar');
  await press('Descargar: PDF en dos columnas');
  expect(await dialog.findByText('Listo, descargamos tu CV.')).toBeTruthy();
  expect(sent[0]?.query).toMatchObject({ instance: '70', format: 'pdf-columns' });
  expect(save).toHaveBeenCalledWith({
    name: 'CV-lupita.pdf',
    type: 'application/pdf',
    base64: btoa('file'),
  });
  await press('Descargar: Word');
  await dialog.findByText('Listo, descargamos tu CV.');
  expect(sent[1]?.query).toMatchObject({ format: 'docx' });
  store.stop();
});

test('a failure says so, and the next try does it', async () => {
  const save = jest.spyOn(browser, 'save').mockImplementation(() => undefined);
  const { store, dialog, press, failing } = await open('Descargar', [], new Set<Service>(['resume-file']));
  await press('Descargar: PDF clásico');
  expect(await dialog.findByRole('alert', { hidden: true })).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  failing.clear();
  await press('Descargar: PDF clásico');
  await dialog.findByText('Listo, descargamos tu CV.');
  expect(dialog.queryByRole('alert', { hidden: true })).toBeNull();
  expect(save).toHaveBeenCalledTimes(1);
  store.stop();
});

test('a link is made without contact data unless it is asked for, and is shown once', async () => {
  const { store, sent, user, dialog, press } = await open('Compartir');
  await press('Crear enlace');
  const address = await dialog.findByLabelText<HTMLInputElement>('Tu enlace');
  expect(address.value).toBe('http://localhost/cv/secreto');
  expect(sent.at(-1)?.body).toMatchObject({
    payload: { resumeid: '70', days: 30, contact: false, wishes: false },
  });
  await press('Copiar enlace');
  expect(await navigator.clipboard.readText()).toBe(address.value);

  await user.click(dialog.getByLabelText('Mi correo y teléfono'));
  await user.click(dialog.getByLabelText('90 días'));
  await press('Crear otro enlace');
  expect(await dialog.findByText(/Muestra también tu correo y teléfono\./)).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({ payload: { days: 90, contact: true, wishes: false } });
  store.stop();
});

test('links say how often they were opened, and end after a second yes, with the focus on what is next', async () => {
  const { store, sent, dialog, press } = await open('Compartir', [
    share({ opened: 3, lastopened: '2026-11-22T18:00:00.000Z' }),
    share({ shareid: '2', resumeid: '71', created: '2026-11-19T18:00:00.000Z' }),
  ]);
  expect(await dialog.findByText(/Abierto 3 veces, la última el 22 nov 2026/)).toBeTruthy();
  expect(dialog.getByText(/para otro de tus CV/)).toBeTruthy();
  const focused = (name: string) => expect(document.activeElement).toBe(dialog.getByRole('button', { name }));
  await press('Terminar el enlace creado el 20 nov 2026');
  focused('No, conservar');
  await press('No, conservar');
  focused('Terminar el enlace creado el 20 nov 2026');
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await press('Terminar el enlace creado el 20 nov 2026');
  await press('Sí, terminar');
  expect(await dialog.findByText('El enlace ya no abre tu CV.')).toBeTruthy();
  expect(dialog.queryByText(/Abierto 3 veces/)).toBeNull();
  expect(dialog.getByText(/Nadie lo ha abierto todavía/)).toBeTruthy();
  focused('Terminar el enlace creado el 19 nov 2026');
  await press('Terminar el enlace creado el 19 nov 2026');
  await press('Sí, terminar');
  await waitFor(() => focused('Crear enlace'));
  store.stop();
});

test('where the links cannot be loaded one can try again', async () => {
  const { store, dialog, press, failing } = await open('Compartir', [], new Set<Service>(['cv_shares']));
  await dialog.findByRole('button', { name: 'Reintentar', hidden: true });
  failing.clear();
  await press('Reintentar');
  expect(await dialog.findByRole('button', { name: 'Crear enlace', hidden: true })).toBeTruthy();
  store.stop();
});

test('ten links are all there may be', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => share({ shareid: String(index + 10) }));
  const { store, dialog, press } = await open('Compartir', ten.slice(1));
  // The form goes with the button that had the focus.
  await press('Crear enlace');
  expect(await dialog.findByText(/Puedes tener hasta 10 enlaces/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Crear/, hidden: true })).toBeNull();
  expect(document.activeElement).toBe(dialog.getByLabelText('Tu enlace'));
  store.stop();
});
