import { render, screen } from '@testing-library/react';
import type { SharedCvAnswer, Transport } from '@chamba/kernel/api';
import { Provider } from '@chamba/kernel/store';
import { createTestStore, loadPage } from '@chamba/kernel/testing';
import page from './shared-cv.page.tsx';

const cv: SharedCvAnswer = {
  candidate: { name: 'Guadalupe Hernández Ríos', email: '', phone: '', location: 'Zapopan, Jalisco' },
  resume: {
    resumeid: '70',
    title: 'Cajera',
    objective: 'Busco un empleo cerca de casa.',
    interests: [],
    salary: '',
    employments: [
      {
        jobtitle: 'Cajera principal',
        company: 'Abarrotes La Esperanza',
        startdate: '2019-03',
        enddate: '',
        iscurrent: true,
        description: 'Corte de caja.',
      },
    ],
    studies: [],
    specialities: [],
    skills: [{ name: 'Excel', level: 'Básico' }],
    languages: [],
    certifications: [],
    links: [{ title: 'Portafolio', url: 'https://example.com/lupita' }],
  },
  photourl: '/api/images/shared-photos/secreto',
  expires: '2026-12-20T18:00:00.000Z',
};

async function open(transport: Transport) {
  const { store } = createTestStore(transport);
  const context = await loadPage(store, 'mfe-cv', page, '/cv/:token', { token: 'secreto' });
  render(
    <Provider store={store}>
      <page.Component context={context} />
    </Provider>,
  );
  return { store, status: page.status?.(store.getState(), context) };
}

const refused = (status: number, code: string) => async () => ({
  status,
  data: { status, errors: [{ code, description: '' }] },
});

test('a link shows the résumé, and only what was chosen', async () => {
  const { store, status } = await open(async () => ({ status: 200, data: { status: 200, response: cv } }));
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1, name: 'Guadalupe Hernández Ríos' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Experiencia' })).toBeTruthy();
  expect(screen.getByText('Abarrotes La Esperanza · marzo de 2019 a la fecha')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Portafolio' }).getAttribute('rel')).toMatch(/noopener noreferrer/);
  expect(document.querySelector('[href^="mailto:"], [href^="tel:"]')).toBeNull();
  expect(screen.queryByText('Lo que busca')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('src')).toBe(cv.photourl);
  store.stop();
});

test('one that has ended is not found, and says what to do', async () => {
  const { store, status } = await open(refused(404, 'MYS-64'));
  expect(status).toBe(404);
  expect(screen.getByText('Este enlace ya no muestra ningún CV')).toBeTruthy();
  store.stop();
});

test('where the service does not answer one can try again', async () => {
  const { store, status } = await open(refused(503, 'MYS-1'));
  expect(status).toBe(503);
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  store.stop();
});
