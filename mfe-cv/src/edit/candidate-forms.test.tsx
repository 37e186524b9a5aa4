import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest, UpdaterTriple } from '@chamba/kernel/api';
import { selectProfile } from '@chamba/kernel/session';
import { candidate, resume } from '../testing/fixtures.ts';
import { openResume } from '../testing/open-resume.tsx';

const user_profile = { userid: '7' };

// A busy machine may take longer than is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first use of the editor loads its code, which is no part of what is tested.
beforeAll(() => import('./editor.tsx'));
beforeEach(() => localStorage.clear());

type Save = { updater: UpdaterTriple[]; revision?: number };

const CATEGORIES = [
  { id: '1', description: 'Ventas', subcategories: [{ id: '12', description: 'Mostrador', idparent: '1' }] },
  { id: '2', description: 'Oficina', subcategories: [{ id: '21', description: 'Archivo', idparent: '2' }] },
];
const PLACE = {
  cp: '68000',
  idciudad: '67',
  ciudad: 'Oaxaca de Juárez',
  idestado: 'MX-OAX',
  estado: 'Oaxaca',
};

/** A service with one person and one résumé, which another window may change. */
class Service {
  candidate = { ...candidate, revision: 4 };
  saves: Array<Save & { service: string }> = [];
  knowsCode = true;

  /** The place of a résumé is the person's. */
  #resume() {
    const { dgcity: city, dgstateid: stateid } = this.candidate;
    return resume({ personalinformation: { ...resume().personalinformation, city, stateid } });
  }

  /** What another window saves. */
  change(fields: Partial<typeof candidate>) {
    this.candidate = { ...this.candidate, ...fields, revision: this.candidate.revision + 1 };
  }

  #save(service: string, save: Save) {
    this.saves.push({ service, ...save });
    if (service !== 'candidateData') return;
    const said = Object.fromEntries(save.updater.map(({ field, value }) => [field, value]));
    const { contactchannelvalue1: phone, contactchannelid1: _id, ...fields } = said;
    this.change({
      ...fields,
      ...(phone && { contactchannels: [{ contactchannelid: '3', value: phone }] }),
    });
  }

  answer = async ({ query, body }: TransportRequest) => {
    const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
    const refuse = (status: number, code: string) => ({
      status,
      data: { status, errors: [{ code, description: '' }] },
    });
    if (body) {
      const { service, payload } = body as { service: string; payload: Save };
      if (service === 'candidateData' && payload.revision !== this.candidate.revision) {
        this.saves.push({ service, ...payload });
        return refuse(409, 'RESUME-CHANGED');
      }
      this.#save(service, payload);
      return ok({ user_profile, resumeid: '70', revision: 2 });
    }
    switch (query?.['service']) {
      case 'candidateData':
        return ok({ user_profile, candidate_data: this.candidate });
      case 'allcategories':
        return ok({ categories: CATEGORIES });
      case 'postalcode':
        return this.knowsCode ? ok(PLACE) : refuse(404, 'MYS-15');
      case 'cities':
        return ok({ cities: [{ id: '67', description: PLACE.ciudad, idParent: PLACE.idestado }] });
      default:
        return ok({ user_profile, resume: this.#resume() });
    }
  };
}

async function open(search = '') {
  const service = new Service();
  const { store } = await openResume(service.answer, search);
  const region = (name: string) => within(screen.getByRole('region', { name }));
  return { service, store, region, user: userEvent.setup() };
}

/** Clears a field and types into it. */
async function retype(user: ReturnType<typeof userEvent.setup>, label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

const sent = (save: Save | undefined) =>
  Object.fromEntries(save?.updater.map(({ field, value }) => [field, value]) ?? []);

test('a new postal code brings city and state, and the whole is saved on its own', async () => {
  const { service, store, region, user } = await open();
  const contact = region('Datos de contacto');
  await user.click(contact.getByRole('button', { name: 'Editar: Datos de contacto' }));
  await retype(user, 'Teléfono celular', '95 1123 4567');
  await retype(user, 'Código postal', '68000');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Ciudad').value).toBe('Oaxaca de Juárez'),
  );
  await user.click(contact.getByRole('button', { name: 'Guardar' }));
  expect(await contact.findByText('Oaxaca de Juárez, Oaxaca', { exact: false })).toBeTruthy();
  expect(service.saves).toHaveLength(1);
  expect(service.saves[0]).toMatchObject({ service: 'candidateData', revision: 4 });
  expect(sent(service.saves[0])).toEqual({
    contactchannelid1: '3',
    contactchannelvalue1: '9511234567',
    dgcountryid: 'MX',
    dgstateid: 'MX-OAX',
    dgcity: 'Oaxaca de Juárez',
    cp: '68000',
  });
  store.stop();
});

test('a code that is not known leaves the place to be chosen, and faults are said', async () => {
  const { service, store, region, user } = await open();
  service.knowsCode = false;
  const contact = region('Datos de contacto');
  await user.click(contact.getByRole('button', { name: 'Editar: Datos de contacto' }));
  await retype(user, 'Teléfono celular', '123');
  await retype(user, 'Código postal', '99999');
  expect(await screen.findByText(/No encontramos este código/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Estado'), 'Oaxaca');
  await user.click(contact.getByRole('button', { name: 'Guardar' }));
  expect(screen.getByLabelText('Teléfono celular').getAttribute('aria-invalid')).toBe('true');
  expect(service.saves).toEqual([]);
  store.stop();
});

test('a corrected name is the name of the account too', async () => {
  const { service, store, region, user } = await open();
  const personal = region('Datos personales');
  await user.click(personal.getByRole('button', { name: 'Editar: Datos personales' }));
  await retype(user, 'Nombre completo', '  Guadalupe   Ríos ');
  await user.click(personal.getByRole('button', { name: 'Guardar' }));
  expect(await personal.findByText('Guadalupe Ríos')).toBeTruthy();
  expect(sent(service.saves[0])).toEqual({
    candidatename: 'Guadalupe Ríos',
    borndate: '1998-05-04',
    genderid: '2',
  });
  expect(selectProfile(store.getState())?.name).toBe('Guadalupe Ríos');
  store.stop();
});

test('who saved other data of the person meanwhile is in nobody’s way', async () => {
  const { service, store, region, user } = await open();
  await user.click(region('Datos personales').getByRole('button', { name: 'Editar: Datos personales' }));
  await retype(user, 'Nombre completo', 'Guadalupe Ríos');
  service.change({ cp: '44160' });
  await user.click(region('Datos personales').getByRole('button', { name: 'Guardar' }));
  expect(await region('Datos personales').findByText('Guadalupe Ríos')).toBeTruthy();
  expect(service.candidate).toMatchObject({ candidatename: 'Guadalupe Ríos', cp: '44160' });
  expect(service.saves.map(({ revision }) => revision)).toEqual([4, 5]);
  store.stop();
});

test('the same data changed in another window: both are shown', async () => {
  const { service, store, region, user } = await open();
  await user.click(region('Datos personales').getByRole('button', { name: 'Editar: Datos personales' }));
  await retype(user, 'Nombre completo', 'Guadalupe Ríos');
  service.change({ candidatename: 'Lupita Hernández' });
  await user.click(region('Datos personales').getByRole('button', { name: 'Guardar' }));
  const conflict = within(await screen.findByRole('region', { name: 'Esto cambió en otra ventana' }));
  expect(conflict.getByText('Lupita Hernández')).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: 'Guardar lo que escribí' }));
  await waitFor(() => expect(service.candidate.candidatename).toBe('Guadalupe Ríos'));
  expect(service.saves.at(-1)?.revision).toBe(5);
  store.stop();
});

test('areas of interest are shown by name, changed in place, and are at most three', async () => {
  const { service, store, region, user } = await open();
  const objective = region('Objetivo profesional');
  expect(objective.getByText('Mostrador')).toBeTruthy();
  await user.click(objective.getByRole('button', { name: 'Editar: Objetivo profesional' }));
  await user.click(await objective.findByRole('button', { name: 'Quitar: Mostrador' }));
  await user.click(objective.getByRole('button', { name: 'Guardar' }));
  expect(objective.getAllByText('Debes seleccionar alguna opción').length).toBeGreaterThan(0);
  expect(service.saves).toEqual([]);
  await user.selectOptions(await screen.findByLabelText('Área'), 'Oficina');
  await user.click(objective.getByRole('button', { name: 'Archivo' }));
  await user.click(objective.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(service.saves).toHaveLength(1));
  expect(sent(service.saves[0])).toMatchObject({ professionalinterests: '21', dgdoctitle: 'Cajera' });
  store.stop();
});

test('an address that asks for the e-mail opens the contact data, and leaves the focus to it', async () => {
  const { store, region } = await open('?email=true');
  expect(await region('Datos de contacto').findByLabelText('Código postal')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  store.stop();
});
