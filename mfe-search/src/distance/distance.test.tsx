import { act, render, screen } from '@testing-library/react';
import { Provider } from '@chamba/kernel/store';
import { searchBarSlice, searchShown } from '../search-bar/search-bar.slice.ts';
import { job } from '../testing/fixtures.ts';
import { openSite } from '../testing/site.tsx';
import { DistanceLine } from './distance-line.tsx';
import { distanceText } from './distance.ts';
import { rememberPlace } from '../search-bar/known-place.ts';

const GUADALAJARA = { name: 'Guadalajara', latitude: 20.68, longitude: -103.34 };

const at = (latitude?: number, longitude?: number, changes = {}) =>
  job({
    locations: [
      { statename: 'Jalisco', cityname: 'X', countryid: 'MX', ...(latitude ? { latitude, longitude } : {}) },
    ],
    ...changes,
  });

test.each([
  ['Tlajomulco', at(20.47, -103.44), 'A unos 26 km de Guadalajara'],
  ['Zapopan', at(20.72, -103.39), 'A unos 7 km de Guadalajara'],
  ['next door', at(20.69, -103.33), 'A menos de 3 km de Guadalajara'],
  ['Ciudad de México, to the ten', at(19.43, -99.13), 'A unos 460 km de Guadalajara'],
  ['Tijuana', at(32.53, -117.02), 'A unos 1,890 km de Guadalajara'],
  ['the same municipality', at(20.68, -103.34), ''],
  ['an offer without coordinates', at(), ''],
  ['work from home', at(19.43, -99.13, { workmode: 1 }), ''],
])('to %s', (_, offer, text) => {
  expect(distanceText(offer, GUADALAJARA)).toBe(text);
});

test('no place is known', () => {
  expect(distanceText(at(19.43, -99.13), null)).toBe('');
});

describe('the line of an offer', () => {
  afterEach(() => localStorage.clear());

  function show(offer = at(20.72, -103.39)) {
    const { store } = openSite(() => ({ data: {} }));
    store.inject({ owner: 'mfe-search', slices: [searchBarSlice] });
    const view = render(
      <Provider store={store}>
        <DistanceLine job={offer} />
      </Provider>,
    );
    return { ...view, store };
  }

  test('is measured from the city last searched on this device, in words that say how', () => {
    rememberPlace(GUADALAJARA);
    show();
    expect(screen.getByText(/A unos 7 km de Guadalajara/).textContent).toBe(
      'A unos 7 km de Guadalajara, en línea recta entre cabeceras municipales',
    );
  });

  test('the city of the search comes first', () => {
    rememberPlace(GUADALAJARA);
    const { store } = show();
    act(() => {
      store.dispatch(
        searchShown({
          url: '/empleos',
          filterKey: '/empleos',
          uuid: '1',
          keyword: '',
          place: {
            id: '14097',
            type: 'CI',
            description: 'Tlajomulco de Zúñiga, Jalisco',
            seourl: 'en-jalisco/ciudad-de-tlajomulco-de-zuniga',
            cityname: 'Tlajomulco de Zúñiga',
            latitude: 20.47,
            longitude: -103.44,
          },
        }),
      );
    });
    expect(screen.getByText(/A unos 28 km de Tlajomulco de Zúñiga/)).toBeTruthy();
  });

  test('keeps its place empty while no city is known, and has none where it never could say anything', () => {
    expect(show().container.textContent).toBe('');
    expect(show().container.querySelector('span')).toBeTruthy();
    expect(show(at()).container.querySelector('span')).toBeNull();
  });
});
