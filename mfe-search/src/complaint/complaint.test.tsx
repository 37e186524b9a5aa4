import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import { hasUnsavedChanges } from '@chamba/kernel/unsaved';
import offer from '../offer/offer.page.tsx';
import { job } from '../testing/fixtures.ts';
import { openSite, type Reply } from '../testing/site.tsx';

const SENT: Reply = { status: 201, data: { status: 201, response: {} } };

function siteWith(complaint: () => Reply) {
  return openSite(({ path, method }: TransportRequest) => {
    if (path === '/api/job') return { data: { job: job(), seo: { title: '', h1: '', robots: '' } } };
    if (path === '/rest' && method === 'POST') return complaint();
    return 'unreachable';
  });
}

async function openForm(complaint: () => Reply = () => SENT) {
  const site = siteWith(complaint);
  await site.open(offer, '/empleo/oferta/20418837', { job: '20418837' });
  await userEvent.click(screen.getByRole('button', { name: 'Denunciar esta vacante' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar esta vacante' }));
  return { site, dialog };
}

const sent = (site: ReturnType<typeof openSite>) => site.requests.filter(({ method }) => method === 'POST');

test('a report goes out with reason, comment and address, and is thanked for', async () => {
  const { site, dialog } = await openForm();
  await userEvent.click(dialog.getByRole('radio', { name: 'Me pidieron dinero o datos bancarios' }));
  await userEvent.type(dialog.getByLabelText(/Comentario/), 'Un depósito.');
  await userEvent.type(dialog.getByLabelText(/Correo electrónico/), 'lupita@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(site)).toMatchObject([
    {
      body: {
        server: 'complaints',
        service: 'fraud',
        payload: {
          jobid: '20418837',
          reason: 'money',
          comment: 'Un depósito.',
          email: 'lupita@example.com',
        },
      },
    },
  ]);
  expect(JSON.stringify(site.store.getState())).toContain('Gracias, revisaremos tu reporte.');
  expect(hasUnsavedChanges()).toBe(false);
});

test('without a reason nothing is sent; another one needs words; an address has to be one', async () => {
  const { site, dialog } = await openForm();
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
  expect(dialog.getByRole('alert').textContent).toBe('Debes seleccionar alguna opción');
  await userEvent.click(dialog.getByRole('radio', { name: 'Otro motivo' }));
  await userEvent.type(dialog.getByLabelText(/Correo electrónico/), 'nadie');
  expect(hasUnsavedChanges()).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
  expect(dialog.getByText('Este campo es requerido')).toBeTruthy();
  expect(dialog.getByText('Este correo no es válido')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText(/Comentario/));
  expect(sent(site)).toEqual([]);
});

test('a failure keeps what was written, and can be tried again', async () => {
  let broken = true;
  const { site, dialog } = await openForm(() => (broken ? { status: 500, data: {} } : SENT));
  await userEvent.click(dialog.getByRole('radio', { name: 'Discrimina u ofende' }));
  await userEvent.type(dialog.getByLabelText(/Comentario/), 'Piden foto.');
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'No se pudo enviar tu reporte. Inténtalo de nuevo.',
  );
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Comentario/).value).toBe('Piden foto.');
  broken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(site)).toHaveLength(2);
});
