import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placePicked, placeTyped, selectSearchBar } from '../search-bar/search-bar.slice.ts';
import { chosenPlace } from '../search-bar/suggestions.tsx';
import { place } from '../testing/fixtures.ts';
import { openSite, type Reply } from '../testing/site.tsx';
import page from './place-choice.page.tsx';

const ADDRESS = '/buscar/ubicacion?q=cajero&l=juarez';
const PLACES = [
  place({
    type: 'CI',
    id: '8037',
    description: 'Juárez, Chihuahua',
    seourl: 'en-chihuahua/ciudad-de-juarez',
    documents: 412,
  }),
  place({
    type: 'ZO',
    id: '600',
    description: 'Juárez, Cuauhtémoc, Ciudad de México',
    seourl: 'en-juarez-cp-06600/ciudad-de-cuauhtemoc',
    documents: 99,
  }),
];

test('each place that was perhaps meant is a link to the search, with the keyword kept', async () => {
  const site = openSite(() => ({ data: { suggestions: PLACES } }));
  const { context } = await site.open(page, ADDRESS);
  expect(page.status?.(site.store.getState(), context)).toBe(200);
  expect(screen.getByText('Selecciona una ubicación de la lista. Hay varias para «juarez».')).toBeTruthy();
  const findLink = (kind: string) => {
    const section = screen.getByRole('heading', { name: kind }).closest('section');
    return within(section as HTMLElement).getByRole('link');
  };
  expect(findLink('Ciudades').getAttribute('href')).toBe('/empleos-de-cajero/en-chihuahua/ciudad-de-juarez');
  expect(findLink('Ciudades').textContent).toBe('Juárez, Chihuahua412');
  expect(findLink('Colonias').getAttribute('href')).toBe(
    '/empleos-de-cajero/en-juarez-cp-06600/ciudad-de-cuauhtemoc',
  );
  expect(findLink('Colonias').textContent).toBe('Juárez, Cuauhtémoc, Ciudad de México');
  expect(screen.getByRole('link', { name: 'Buscar en todo México' }).getAttribute('href')).toBe(
    '/empleos-de-cajero/en-mexico',
  );
  // The form in the header holds it too.
  expect(selectSearchBar(site.store.getState())).toMatchObject({ keyword: 'cajero', placeText: 'juarez' });
});

test('places that could not be asked for are asked for again', async () => {
  let isDown = true;
  const site = openSite(() => (isDown ? { status: 503, data: {} } : { data: { suggestions: PLACES } }));
  const { context } = await site.open(page, ADDRESS);
  expect(page.status?.(site.store.getState(), context)).toBe(503);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /^Juárez, Chihuahua/ })).toBeTruthy();
});

test.each([
  ['is typed', placeTyped('gu')],
  ['is chosen', placePicked(chosenPlace(PLACES[0] ?? place()))],
])('the places stay when another %s in the header', async (_how, action) => {
  const site = openSite(() => ({ data: { suggestions: PLACES } }));
  await site.open(page, ADDRESS);
  act(() => void site.store.dispatch(action));
  expect(screen.getByRole('link', { name: /^Juárez, Chihuahua/ })).toBeTruthy();
  expect(screen.queryByText(/No encontramos/)).toBeNull();
});

test('a retry keeps what was typed in the header, and says nothing of the place before its answer', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const slow = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  const site = openSite((_request, count) => (count === 1 ? { status: 503, data: {} } : slow));
  await site.open(page, ADDRESS);
  act(() => void site.store.dispatch(placeTyped('guadalajara')));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByRole('button', { name: 'Reintentar' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(/No encontramos/)).toBeNull();
  answer({ data: { suggestions: [] } });
  expect(
    await screen.findByText('No encontramos «juarez». Escribe otra colonia, ciudad o estado.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(selectSearchBar(site.store.getState()).placeText).toBe('guadalajara');
});

test('an address without a place leads home', async () => {
  const site = openSite(() => ({ data: { suggestions: [] } }));
  const context = await site.load(page, '/buscar/ubicacion?q=cajero');
  expect(page.redirect?.(site.store.getState(), context)).toBe('/');
});
