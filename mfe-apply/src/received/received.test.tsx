import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import { createTestStore, failed, loadPage, type Reply } from '@chamba/kernel/testing';
import { draw, forgetEverything, gateway } from '../testing/page.tsx';
import page from './received.page.tsx';

const TOKEN = `7.${'a'.repeat(43)}`;
const PATH = `/recibida/${TOKEN}`;
const application = {
  accepted: '2026-11-25T15:00:00.000Z',
  offer: { title: 'Cajera de sucursal', companyname: 'Farmacias La Merced' },
  candidate: { name: 'Guadalupe Núñez', email: 'lupita@example.com', phone: '33 1234 5678' },
  resume: {
    title: 'Cajera',
    employments: [{ jobtitle: 'Cajera principal', company: 'Súper', startdate: '2019-03', iscurrent: true }],
    objective: 'Busco un empleo cerca de casa.',
    specialities: [{ name: 'Cobranza', years: 1 }],
    skills: [{ name: 'Excel', level: 'Básico' }],
    certifications: [{ name: 'Primeros auxilios', issuer: 'Cruz Roja', year: '2023', url: '' }],
    links: [{ title: '', url: 'https://example.com/lupita' }],
  },
  photo: '8',
  files: [{ id: '9', name: 'CV de Lupita.pdf', type: 'application/pdf', size: 812_000 }],
  killerQuestions: [{ id: 'turno', question: '¿Puedes rolar turnos?', answer: 'Sí' }],
};
const FILES: Readonly<Record<string, object>> = {
  8: { name: 'foto.jpg', type: 'image/jpeg', base64: '/9j/' },
  9: { name: 'CV de Lupita.pdf', type: 'application/pdf', base64: 'JVBERi0=' },
};
const ok = (response: object): Reply => ({ data: { status: 200, response } });

/** What is called at the generic endpoint. */
const serviceName = ({ body }: TransportRequest): string =>
  String((body as { service?: string }).service ?? '');
const readPayload = ({ body }: TransportRequest) => (body as { payload?: object }).payload;

function answering(changes: Record<string, Reply> = {}) {
  return gateway((request) => {
    const name = `${request.method} ${serviceName(request)}`;
    return (
      changes[name] ??
      {
        'POST received_preview': ok({ title: 'Cajera de sucursal' }),
        'POST received_applications': ok({ application, status: 'seen', statusdate: '2026-11-25T16:00:00Z' }),
        'PUT received_applications': ok({
          application,
          status: 'interview',
          statusdate: '2026-11-25T16:00:00Z',
          answer: { date: '2026-11-25T16:00:00Z', text: '' },
        }),
        'POST received_cv': ok({ pdf: 'JVBERi0=' }),
        'POST received_file': ok(
          FILES[String((readPayload(request) as { id?: string }).id)] ?? { name: '', type: '', base64: '' },
        ),
      }[name] ??
      failed('MYS-13')
    );
  });
}

/** Opens the page, and sends a form of it as a browser without scripts does. */
async function open(edge: ReturnType<typeof gateway>, fields?: Record<string, string>) {
  const { store } = createTestStore(edge.transport);
  const context = await loadPage(store, 'mfe-apply', page, PATH, { token: TOKEN });
  const [...actions] = fields ? (page.submit?.(fields, context, store.getState()) ?? []) : [];
  for (const action of actions)
    if (actions.at(-1) === action) await store.load(action);
    else store.dispatch(action);
  await act(async () => void draw(store, <page.Component context={context} />));
  return { store, status: page.status?.(store.getState(), context) };
}
const services = (edge: ReturnType<typeof gateway>) => edge.requests.map(serviceName);

afterEach(forgetEverything);

test('opened, it shows the offer and nothing of the person, and asks for one tap', async () => {
  const edge = answering();
  expect((await open(edge)).status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cajera de sucursal');
  expect(document.body.textContent).not.toMatch(/Guadalupe|lupita/);
  expect(services(edge)).toEqual(['received_preview']);
  await userEvent.click(screen.getByRole('button', { name: 'Ver la postulación' }));
  expect(await screen.findByText('Guadalupe Núñez')).toBeTruthy();
  for (const said of [
    'Busco un empleo cerca de casa.',
    'Cobranza · 1 año',
    'Excel · Básico',
    'Cruz Roja · 2023',
  ])
    expect(screen.getByText(said)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'https://example.com/lupita' });
  expect(link.getAttribute('rel')).toContain('noreferrer');
  expect(screen.getByText('¿Puedes rolar turnos?')).toBeTruthy();
  expect(screen.getByText('Súper · marzo de 2019 a la fecha')).toBeTruthy();
});

test('an invitation needs a day, an hour and a place or a link', async () => {
  const edge = answering();
  await open(edge, { errand: 'open' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Debes seleccionar alguna opción');
  await userEvent.click(screen.getByRole('radio', { name: /Entrevista/ }));
  await send();
  expect(screen.getByText('Escribe un lugar o un enlace')).toBeTruthy();
  const at = screen.getByLabelText(/Día y hora/);
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  for (const [day, fault] of [
    ['2020-12-01', 'Ese día y esa hora ya pasaron'],
    ['9026-12-01', 'Escribe un día de los próximos 12 meses'],
  ] as const) {
    fireEvent.change(at, { target: { value: `${day}T10:00` } });
    await send();
    expect(screen.getByText(fault)).toBeTruthy();
  }
  fireEvent.change(at, { target: { value: `${nextWeek}T10:00` } });
  await userEvent.type(screen.getByRole('textbox', { name: /Enlace/ }), 'http://reunion.example');
  await send();
  expect(screen.getByText('El enlace debe empezar con https://')).toBeTruthy();
  await userEvent.clear(screen.getByRole('textbox', { name: /Enlace/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Enlace/ }), 'https://reunion.example');
  await send();
  expect(await screen.findByText(/Tu respuesta quedó registrada/)).toBeTruthy();
  const sent = edge.requests.find(({ method }) => method === 'PUT');
  expect(sent && readPayload(sent)).toMatchObject({
    token: TOKEN,
    state: 'interview',
    at: `${nextWeek}T10:00:00-06:00`,
    link: 'https://reunion.example',
  });
});

test('without scripts a faulty answer is shown beside the application, and nothing is sent', async () => {
  const edge = answering();
  const { status } = await open(edge, { errand: 'answer', state: 'interview', text: 'Te esperamos' });
  expect(status).toBe(422);
  expect(screen.getByText('Guadalupe Núñez')).toBeTruthy();
  expect(screen.getByDisplayValue('Te esperamos')).toBeTruthy();
  expect(edge.requests.every(({ method }) => method !== 'PUT')).toBe(true);
});

test('the CV is saved as a file that has no address', async () => {
  await open(answering(), { errand: 'pdf' });
  const link = await screen.findByRole('link', { name: 'Guardar el CV en PDF' });
  expect(link.getAttribute('href')).toBe('data:application/pdf;base64,JVBERi0=');
  expect(link.getAttribute('download')).toBe('CV-guadalupe-nunez.pdf');
});

test('a link that opens nothing says so, an unavailable service does not', async () => {
  const gone = await open(answering({ 'POST received_preview': failed('MYS-64', 404) }));
  expect(gone.status).toBe(404);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Esta postulación ya no está disponible',
  );
  cleanup();
  const down = await open(answering({ 'POST received_preview': failed('GATEWAY-503', 503) }));
  expect(down.status).toBe(503);
  expect(screen.queryByText('Esta postulación ya no está disponible')).toBeNull();
});

test('one that was withdrawn before the tap is not opened', async () => {
  await open(answering({ 'POST received_applications': failed('MYS-64', 404) }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver la postulación' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Esta postulación ya no está disponible',
    ),
  );
});

test('the photo comes with the application, and a file once it is asked for: neither has an address', async () => {
  const edge = answering();
  await open(edge, { errand: 'open' });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('data:image/jpeg;base64,/9j/');
  expect(services(edge).filter((name) => name === 'received_file')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Descargar CV de Lupita.pdf' }));
  const link = await screen.findByRole('link', { name: 'Guardar CV de Lupita.pdf' });
  expect(link.getAttribute('href')).toBe('data:application/pdf;base64,JVBERi0=');
  expect(link.getAttribute('download')).toBe('CV de Lupita.pdf');
});

test('without scripts a file is asked for by a form, and stands beside the application', async () => {
  await open(answering(), { errand: 'file', file: '9' });
  expect(screen.getByText('Guadalupe Núñez')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Guardar CV de Lupita.pdf' })).toBeTruthy();
});

test('a photo that does not come leaves the page as it is', async () => {
  await open(answering({ 'POST received_file': failed('MYS-1', 503) }), { errand: 'open' });
  expect(screen.getByText('Guadalupe Núñez')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
