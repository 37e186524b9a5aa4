import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from '@chamba/kernel/remote';
import type { UpdaterTriple } from '@chamba/kernel/api';
import { resume, saved } from '../testing/fixtures.ts';
import { createTestStore, FakeGateway, openPage, signIn } from '../testing/page.tsx';
import donePage from './done/done.page.tsx';
import educationPage from './education/education.page.tsx';
import noticePage from './done/notice.page.tsx';
import experiencePage from './experience/experience.page.tsx';
import { selectHeldSearch } from './experience/held-search.slice.ts';

const RESUME = 'POST myService/resume';

async function open(page: Page, gateway: FakeGateway, { search = '', validemail = false } = {}) {
  gateway.on('GET myService/resume', {
    user_profile: saved.user_profile,
    resume: resume({ resumetitle: 'Auxiliar contable' }),
  });
  const { store, visits } = createTestStore(gateway);
  signIn(store, { resumeid: '5001', validemail });
  await openPage(store, page, { search });
  return { store, visits, user: userEvent.setup() };
}

const listFields = (payload: unknown) =>
  Object.fromEntries(
    (payload as { updater: UpdaterTriple[] }).updater.map(({ field, value }) => [field, value]),
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('experience', () => {
  test('saves the last job and goes on with the query kept', async () => {
    const gateway = new FakeGateway().on(RESUME, saved);
    const { visits, user } = await open(experiencePage, gateway, { search: '?returnUrl=%2Fempleos' });
    await user.click(screen.getByLabelText('Sí'));
    await user.type(screen.getByLabelText('Puesto'), 'Cajera');
    await user.type(screen.getByLabelText('Empresa'), 'Farmacias La Merced');
    await user.type(screen.getByLabelText('Fecha de inicio'), '032022');
    await user.click(screen.getByLabelText('Trabajo actual'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/educacion?returnUrl=%2Fempleos']));
    expect(listFields(gateway.getPayload(RESUME))).toMatchObject({
      'employments.jobtitle': 'Cajera',
      'employments.startdate': '2022-03',
      'employments.enddate': '',
      'employments.iscurrent': 'true',
    });
  });

  test('the work that is looked for becomes a saved search, which waits for the address where it is not confirmed', async () => {
    const HELD = 'POST holdSearch/resource';
    for (const validemail of [false, true]) {
      cleanup();
      const gateway = new FakeGateway().on(RESUME, saved).on(HELD, { id: '1001' });
      const { visits, user } = await open(experiencePage, gateway, { validemail });
      await user.click(screen.getByLabelText('No'));
      await user.click(screen.getByRole('button', { name: 'Continuar' }));
      await waitFor(() => expect(visits).toHaveLength(1));
      if (validemail)
        await waitFor(() =>
          expect(gateway.getPayload('POST /api/alert')).toMatchObject({
            searchstring: 'Auxiliar contable',
            first: true,
          }),
        );
      else
        await waitFor(() => expect(gateway.getPayload(HELD)).toMatchObject({ keyword: 'Auxiliar contable' }));
    }
  });

  test('the error of a held search is in the state for one second, and the sign-up goes on', async () => {
    const HELD = 'POST holdSearch/resource';
    const gateway = new FakeGateway().on(RESUME, saved).on(HELD, { failure: 'MYS-90', status: 400 });
    const { store, visits, user } = await open(experiencePage, gateway, { validemail: false });
    await user.click(screen.getByLabelText('No'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(visits).toHaveLength(1));
    const error = () => selectHeldSearch(store.getState()).error;
    // The service's own words.
    await waitFor(() => expect(error()).toEqual({ code: 'MYS-90', description: 'raw' }));
    await waitFor(() => expect(error()).toBeNull(), { timeout: 3_000 });
  });

  test('a job whose save was answered too late is not added twice', async () => {
    const gateway = new FakeGateway().on(RESUME, { failure: 'GATEWAY-TIMEOUT', status: 408 }, saved);
    const { visits, user } = await open(experiencePage, gateway);
    await user.click(screen.getByLabelText('Sí'));
    await user.type(screen.getByLabelText('Puesto'), 'Cajera');
    await user.type(screen.getByLabelText('Empresa'), 'Farmacias La Merced');
    await user.type(screen.getByLabelText('Fecha de inicio'), '032022');
    await user.click(screen.getByLabelText('Trabajo actual'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByRole('alert');
    const job = { id: '77', jobtitle: 'Cajera', company: 'Farmacias La Merced', startdate: '2022-03' };
    const employments = [{ ...job, enddate: '', iscurrent: true, description: '' }];
    gateway.on('GET myService/resume', {
      user_profile: saved.user_profile,
      resume: resume({ professionalexperience: { employments, specialities: [], skills: [] } }),
    });
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/educacion']));
    const { updater } = gateway.getPayload(RESUME) as { updater: UpdaterTriple[] };
    expect(updater.every(({ elementid }) => elementid === '77')).toBe(true);
  });

  test('without experience nothing is saved', async () => {
    const gateway = new FakeGateway();
    const { visits, user } = await open(experiencePage, gateway);
    await user.click(screen.getByLabelText('No'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/educacion']));
    expect(gateway.names).not.toContain(RESUME);
  });

  test('what was typed before the step was left for later is there again, and not after No', async () => {
    const { visits, user } = await open(experiencePage, new FakeGateway());
    await user.click(screen.getByLabelText('Sí'));
    await user.type(screen.getByLabelText('Empresa'), 'Farmacias La Merced');
    await user.click(screen.getByRole('button', { name: 'Omitir' }));
    await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/educacion']));
    cleanup();
    const again = await open(experiencePage, new FakeGateway());
    expect(await screen.findByText(/Recuperamos lo que habías escrito/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Empresa').value).toBe('Farmacias La Merced');
    await again.user.click(screen.getByLabelText('No'));
    await again.user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(again.visits).toEqual(['/cuenta/nueva/educacion']));
    cleanup();
    await open(experiencePage, new FakeGateway());
    expect(screen.queryByText(/Recuperamos lo que habías escrito/)).toBeNull();
  });

  test('asks for an answer, and for the job when there is one', async () => {
    const { user } = await open(experiencePage, new FakeGateway());
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(screen.getByText('Debes seleccionar alguna opción')).toBeTruthy();
    await user.click(screen.getByLabelText('Sí'));
    await user.type(screen.getByLabelText('Fecha de inicio'), '032022');
    await user.type(screen.getByLabelText('Fecha de fin'), '012021');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(
      screen.getAllByText('La fecha de fin debe ser posterior a la de inicio.', { exact: false }).length,
    ).toBeGreaterThan(0);
  });

  test('the question alone leads to the form', async () => {
    const { visits, user } = await open(experiencePage, new FakeGateway(), {
      search: '?paso=pregunta&returnUrl=%2Fempleos',
    });
    await user.click(screen.getByLabelText('Sí'));
    expect(screen.queryByLabelText('Puesto')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/experiencia?returnUrl=%2Fempleos']));
  });
});

describe('education', () => {
  test('saves, activates the résumé and asks to confirm an unconfirmed e-mail', async () => {
    const gateway = new FakeGateway().on(RESUME, saved);
    const { visits, user } = await open(educationPage, gateway, {
      search: '?returnUrl=%2Fempleo%2Foferta%2F12',
    });
    await user.selectOptions(screen.getByLabelText('Nivel de estudios'), 'Universitario titulado');
    await user.type(screen.getByLabelText('Institución'), 'Universidad de Guadalajara');
    await user.type(screen.getByLabelText('Carrera'), 'Contaduría');
    await user.selectOptions(screen.getByLabelText(/Nivel de inglés/), 'Intermedio');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/listo?returnUrl=%2Fempleo%2Foferta%2F12']));
    const saves = gateway.requests.filter(({ name }) => name === RESUME);
    expect(listFields(saves[0]!.payload)).toMatchObject({
      'academicexperience.levelid': '5',
      'academicexperience.institution': 'Universidad de Guadalajara',
      'academicexperience.degree': 'Contaduría',
      'languages.en': '2',
    });
    expect(saves[1]!.payload).toEqual({ op_type: 'activate' });
  });

  test('a technical bachillerato may name its course', async () => {
    const gateway = new FakeGateway().on(RESUME, saved);
    const { user } = await open(educationPage, gateway);
    await user.selectOptions(screen.getByLabelText('Nivel de estudios'), 'Secundaria');
    expect(screen.queryByLabelText(/Carrera/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Nivel de estudios'), 'Bachillerato');
    await user.type(screen.getByLabelText('Institución'), 'CETis 14');
    await user.type(screen.getByLabelText(/^Carrera técnica/), 'Contabilidad');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(gateway.requests.some(({ name }) => name === RESUME)).toBe(true));
    const save = gateway.requests.find(({ name }) => name === RESUME);
    expect(listFields(save!.payload)).toMatchObject({
      'academicexperience.levelid': '2',
      'academicexperience.degree': 'Contabilidad',
    });
  });

  test('with a confirmed e-mail the path the person came from comes first', async () => {
    const gateway = new FakeGateway().on(RESUME, saved);
    const { visits, user } = await open(educationPage, gateway, {
      search: '?returnUrl=%2Fempleo%2Foferta%2F12',
      validemail: true,
    });
    await user.click(screen.getByRole('button', { name: 'Omitir' }));
    await waitFor(() => expect(visits).toEqual(['/empleo/oferta/12']));
  });

  test('studies that were typed before the step was left for later are there again', async () => {
    const gateway = new FakeGateway().on(RESUME, saved);
    const { visits, user } = await open(educationPage, gateway);
    await user.type(screen.getByLabelText('Institución'), 'CETis 14');
    await user.click(screen.getByRole('button', { name: 'Omitir' }));
    await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/listo']));
    cleanup();
    await open(educationPage, gateway);
    expect(await screen.findByText(/Recuperamos lo que habías escrito/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Institución').value).toBe('CETis 14');
  });

  test('without one, a search for the profession', async () => {
    const gateway = new FakeGateway().on(RESUME, saved);
    const { visits, user } = await open(educationPage, gateway, { validemail: true });
    await user.click(screen.getByRole('button', { name: 'Omitir' }));
    await waitFor(() => expect(visits).toEqual(['/empleos-de-auxiliar-contable']));
  });

  test('a résumé that cannot be activated does not block the flow, but is reported', async () => {
    const gateway = new FakeGateway().on(RESUME, { failure: 'ACT-01' });
    const { store, visits, user } = await open(educationPage, gateway);
    await user.click(screen.getByRole('button', { name: 'Omitir' }));
    await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/listo']));
    expect(store.getState().toasts.items.map(({ text }) => text)).toEqual([
      'No se pudo cambiar el estatus del currículum. Inténtalo nuevamente.',
    ]);
  });
});

test('the end shows the mail box and the way back to the offer', async () => {
  await open(donePage, new FakeGateway(), { search: '?returnUrl=%2Fempleo%2Foferta%2F12' });
  expect(screen.getByRole('heading', { name: '¡Listo! Tu cuenta ha sido creada.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver a la vacante' }).getAttribute('href')).toBe(
    '/empleo/oferta/12',
  );
  expect(screen.getByRole('link', { name: 'Ir a Gmail' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reenviar' })).toBeTruthy();
});

test('only those whose address is not confirmed are asked to confirm it', async () => {
  await open(noticePage, new FakeGateway());
  expect(screen.getByText(/Para postularte debes confirmar tu cuenta/)).toBeTruthy();
  cleanup();
  await open(noticePage, new FakeGateway(), { validemail: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tu cuenta ya está activa.');
  expect(screen.queryByText(/debes confirmar/)).toBeNull();
});
