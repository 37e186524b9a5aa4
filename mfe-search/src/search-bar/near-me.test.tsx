import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from '@chamba/kernel/store';
import { recallPlace } from './known-place.ts';
import { place } from '../testing/fixtures.ts';
import { openSite, type Reply } from '../testing/site.tsx';
import HeaderSearch, { slices } from './header-search.slot.tsx';

const ZAPOPAN = place({
  id: '14120',
  cityname: 'Zapopan',
  description: 'Zapopan, Jalisco',
  seourl: 'en-jalisco/ciudad-de-zapopan',
  latitude: 20.72,
  longitude: -103.39,
});

type Where = { latitude: number; longitude: number } | { code: 1 | 2 | 3 };

/** A browser that answers with a point, or with an error of the Geolocation API. */
function browserAt(where: Where) {
  const getCurrentPosition = jest.fn((found: PositionCallback, failed: PositionErrorCallback) => {
    if ('code' in where)
      failed({ code: where.code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    else found({ coords: where, timestamp: 0 } as unknown as GeolocationPosition);
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  localStorage.clear();
});

function openBar(nearest: Reply = { data: { place: ZAPOPAN } }) {
  const site = openSite(({ path, query }) =>
    path === '/rest' && query?.['server'] === 'geolocation'
      ? nearest
      : { data: { suggestions: [], recentsearches: [] } },
  );
  site.store.inject({ owner: 'mfe-search', slices });
  render(
    <Provider store={site.store}>
      <HeaderSearch variant="bar" />
    </Provider>,
  );
  return { ...site, user: userEvent.setup() };
}

const box = () => screen.getAllByPlaceholderText<HTMLInputElement>('Colonia, Ciudad o Estado')[0]!;
const nearMe = () => screen.findByRole('option', { name: 'Usar mi ubicación' });

test('geolocation is not requested before a tap', async () => {
  const asked = browserAt({ latitude: 20.7, longitude: -103.4 });
  const { user } = openBar();
  await user.click(box());
  await nearMe();
  await user.type(box(), 'za');
  await nearMe();
  expect(asked).not.toHaveBeenCalled();
});

test('a tap fills the box with the nearest municipality, and only a rounded point is sent', async () => {
  browserAt({ latitude: 20.7214987, longitude: -103.3918523 });
  const { user, calls, visited } = openBar();
  await user.click(box());
  await user.click(await nearMe());
  await waitFor(() => expect(box().value).toBe('Zapopan, Jalisco'));
  expect(calls('/rest').map(({ query }) => [query?.['lat'], query?.['lon']])).toEqual([['20.72', '-103.39']]);
  expect(await screen.findByText('Tu ubicación: Zapopan, Jalisco')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buscar empleo' })),
  );
  expect(recallPlace()).toEqual({ name: 'Zapopan', latitude: 20.72, longitude: -103.39 });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(visited).toEqual(['/empleos-en-jalisco/ciudad-de-zapopan']));
});

test.each<[Where, string]>([
  [{ code: 1 }, 'No hay permiso para usar tu ubicación. Escribe tu colonia, ciudad o estado.'],
  [{ code: 2 }, 'Tu dispositivo no pudo dar tu ubicación. Escribe tu colonia, ciudad o estado.'],
  [{ code: 3 }, 'Tu ubicación tardó demasiado. Inténtalo de nuevo o escríbela.'],
])('a geolocation failure (%j) is explained, and what was typed stays', async (where, text) => {
  browserAt(where);
  const { user, calls } = openBar();
  await user.type(box(), 'za');
  await user.click(await nearMe());
  expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
  expect(box().value).toBe('za');
  expect(calls('/rest')).toEqual([]);
  await user.type(box(), 'p');
  expect(screen.queryByText(text)).toBeNull();
});

test('outside of Mexico', async () => {
  browserAt({ latitude: 40.4168, longitude: -3.7038 });
  const { user } = openBar({ status: 404, data: { errors: [{ code: 'MYS-15' }] } });
  await user.type(box(), 'ma');
  await user.click(await nearMe());
  expect(await screen.findByText(/Parece que estás fuera de México/)).toBeTruthy();
  expect(box().value).toBe('ma');
});

test('without geolocation in the browser, nothing is offered', async () => {
  const { user } = openBar();
  await user.click(box());
  await waitFor(() => expect(box().getAttribute('role')).toBe('combobox'));
  expect(screen.queryByRole('option')).toBeNull();
});
