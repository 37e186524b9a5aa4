import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { UpdaterTriple } from '@chamba/kernel/api';
import type { Page } from '@chamba/kernel/remote';
import { Provider } from '@chamba/kernel/store';
import { loadPage } from '@chamba/kernel/testing';
import contactPage from '../sign-up/contact/contact.page.tsx';
import educationPage from '../sign-up/education/education.page.tsx';
import experiencePage from '../sign-up/experience/experience.page.tsx';
import { saved } from '../testing/fixtures.ts';
import { createTestStore, FakeGateway, signIn } from '../testing/page.tsx';

const SAVE = 'POST myService/candidateData';

let root: Root | null = null;

afterEach(async () => {
  await act(async () => void root?.unmount());
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

/** Opens a page as it comes from the server, lets a person fill in its form, then takes it over. */
async function takeOver(page: Page, gateway: FakeGateway, fill: (form: HTMLFormElement) => void) {
  const { store, visits } = createTestStore(gateway);
  signIn(store, { resumeid: '5001' });
  const context = await loadPage(store, 'mfe-account', page, '/pagina');
  const element = (
    <Provider store={store}>
      <page.Component context={context} />
    </Provider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(element);
  document.body.append(place);
  const form = place.querySelector('form');
  if (!form) throw new Error('the page has no form');
  fill(form);
  await act(async () => void (root = hydrateRoot(place, element)));
  return { visits, user: userEvent.setup() };
}

function control<Control extends HTMLElement>(form: HTMLFormElement, selector: string): Control {
  const found = form.querySelector<Control>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

test('what was typed and chosen before the scripts came is saved, also over what was filled in', async () => {
  const gateway = new FakeGateway()
    .on('GET myService/candidateData', { failure: 'MYS-0' })
    .on('GET lookup/postalcode', { failure: 'ACT-01' })
    .on(SAVE, saved)
    .on('POST myService/resume', saved);
  const { visits, user } = await takeOver(contactPage, gateway, (form) => {
    control<HTMLInputElement>(form, '[name=name]').value = 'Lupita Ríos';
    control<HTMLInputElement>(form, '[name=phone]').value = '3318452290';
    control<HTMLInputElement>(form, '[name=borndate]').value = '12081998';
    control<HTMLInputElement>(form, '[name=genderid][value="2"]').checked = true;
    control<HTMLInputElement>(form, '[name=cp]').value = '44160';
  });
  expect(screen.getByLabelText<HTMLInputElement>(/^Fecha de nacimiento/).value).toBe('12 / 08 / 1998');
  await user.selectOptions(await screen.findByLabelText('Estado'), 'Jalisco');
  await user.type(screen.getByLabelText('Ciudad'), 'Guadalajara');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/profesion']));
  const { updater } = gateway.getPayload(SAVE) as { updater: UpdaterTriple[] };
  expect(Object.fromEntries(updater.map(({ field, value }) => [field, value]))).toMatchObject({
    candidatename: 'Lupita Ríos',
    borndate: '1998-08-12',
    genderid: '2',
    cp: '44160',
  });
});

test('an answer that was given before the scripts came asks for what it entails', async () => {
  await takeOver(experiencePage, new FakeGateway(), (form) => {
    control<HTMLInputElement>(form, '[name=has][value=si]').checked = true;
  });
  expect(screen.getByLabelText('Puesto')).toBeTruthy();
});

test('an entry of a list that was chosen before the scripts came stays chosen', async () => {
  const { user } = await takeOver(educationPage, new FakeGateway(), (form) => {
    control<HTMLSelectElement>(form, '[name=levelid]').value = '2';
    control<HTMLInputElement>(form, '[name=institution]').value = 'CECyT 12';
  });
  await user.type(screen.getByLabelText(/^Año de inicio/), '1');
  expect(screen.getByLabelText<HTMLSelectElement>('Nivel de estudios').selectedOptions[0]?.text).toBe(
    'Bachillerato',
  );
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.queryByText('Debes seleccionar alguna opción')).toBeNull();
  expect(screen.queryByText('Este campo es requerido')).toBeNull();
});
