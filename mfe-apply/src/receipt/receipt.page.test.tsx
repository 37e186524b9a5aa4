import { act, screen, within } from '@testing-library/react';
import { createTestStore, loadPage } from '@chamba/kernel/testing';
import { sessionStarted } from '@chamba/kernel/session';
import { application, sessionAnswer } from '../testing/fixtures.ts';
import { draw, failed, forgetEverything, gateway, type Reply } from '../testing/page.tsx';
import page from './receipt.page.tsx';

afterEach(forgetEverything);

async function open(reply: Reply) {
  const { store } = createTestStore(gateway(() => reply).transport);
  store.dispatch(sessionStarted({ answer: sessionAnswer(), method: 'token' }));
  const context = await loadPage(store, 'mfe-apply', page, '/postulaciones/1', { job: '1' });
  await act(async () => void draw(store, <page.Component context={context} />));
  return { status: page.status?.(store.getState(), context) };
}

test('says what was sent, to which domain, and when each thing happened', async () => {
  const { status } = await open({
    data: {
      status: 200,
      response: {
        application: application({ status: 'seen', statusdate: '2026-11-21T15:15:00Z' }),
        events: [
          { state: 'accepted', date: '2026-11-20T15:00:00Z' },
          { state: 'sent', date: '2026-11-20T15:01:00Z' },
          { state: 'seen', date: '2026-11-21T15:15:00Z' },
        ],
        recipient: { kind: 'mail', domain: 'ferretera.example' },
        datedelivered: '2026-11-20T15:01:00Z',
        snapshot: {
          offer: { jobid: '1', title: 'Cajera' },
          candidate: { name: 'Guadalupe Hernández', email: 'lupita@example.com' },
          resume: {
            title: 'Cajera',
            employments: [
              { jobtitle: 'Cajera', company: 'Abarrotes Lulú', startdate: '2024-01', iscurrent: true },
            ],
          },
          killerQuestions: [{ id: '1', question: '¿Tienes moto?', answer: 'Sí' }],
        },
      },
    },
  });
  expect(status).toBe(200);
  expect(screen.getByText('Por correo a ferretera.example')).toBeTruthy();
  const [steps] = screen.getAllByRole('list').filter((list) => list.querySelector('time'));
  expect(
    steps &&
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
  ).toEqual([
    'Por entregar el 20 nov 2026 a las 9:00',
    'Enviada el 20 nov 2026 a las 9:01',
    'CV visto el 21 nov 2026 a las 9:15',
  ]);
  const sent = within(screen.getByRole('region', { name: 'Lo que recibió la empresa' }));
  expect(sent.getByText('Guadalupe Hernández')).toBeTruthy();
  expect(sent.getByText('¿Tienes moto?')).toBeTruthy();
  expect(sent.getByText(/enero de 2024 a la fecha/)).toBeTruthy();
});

test('an offer that was not applied to has no receipt', async () => {
  expect((await open(failed('MYS-41'))).status).toBe(404);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No hay una postulación a esta vacante');
});

test('an address that names no offer is not found', async () => {
  const { status } = await open({ status: 400, data: { status: 400, errors: [{ code: 'GATEWAY-1' }] } });
  expect(status).toBe(404);
  expect(screen.getByText('No hay una postulación a esta vacante')).toBeTruthy();
});

test('one that cannot be had for now is not said to be missing', async () => {
  expect((await open(failed('MYS-0', 500))).status).toBe(503);
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
});
