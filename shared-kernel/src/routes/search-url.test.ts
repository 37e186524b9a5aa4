import fc from 'fast-check';
import { buildSearchUrl, canonicalSearchParams, isUnfiltered, parseSearchUrl } from './index.ts';
import type { SearchParams } from './index.ts';

const parse = (url: string): SearchParams | null => {
  const [path = '', query] = url.split('?');
  return parseSearchUrl(path, query ? `?${query}` : '');
};

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

const words = fc.constantFrom(
  'cajero',
  'diseñador',
  'Ingeniería',
  'auxiliar en almacén',
  'jefe de turno',
  'de',
  'en',
  'en la ciudad de',
  'C#',
  'técnico 24x7',
  'bolsa de trabajo',
  'ciudad de',
  'trabajo en',
  'niñera',
  'AÑO_2026',
  'recepción - hotel',
  '3',
  'la ciudad de x',
);
const keyword = fc.oneof(
  words,
  fc.array(words, { maxLength: 5 }).map((list) => list.join(' ')),
  fc.string(),
  fc.string({ unit: 'binary' }),
);
const places = fc.oneof(
  fc.constantFrom(
    'jalisco',
    'ciudad-de-mexico',
    'mexico',
    'estado-de-mexico',
    'la-ciudad-de-x',
    'Nuevo León',
    'peñón-de-los-baños-cp-15520',
    'en-medio-cp-01000',
  ),
  fc
    .tuple(
      fc.constantFrom('centro', 'la-ciudad-de-la-cruz', 'ñuu', 'de-abajo'),
      fc.integer({ min: 1000, max: 99999 }),
    )
    .map(([name, cp]) => `${name}-cp-${String(cp).padStart(5, '0')}`),
  keyword,
);
const cities = fc.oneof(
  fc.constantFrom('guadalajara', 'guadalupe', 'benito-juarez', 'Tuxtla Gutiérrez', 'la-ciudad-de-los-niños'),
  keyword,
);
const slugs = fc.oneof(
  fc.constantFrom(
    'en-linea',
    'de-la-rosa',
    'ciudad-de-x',
    'ventas',
    'para-trabajar-en-casa',
    'bolsa-de-trabajo-x',
    'coca-cola-femsa',
  ),
  keyword,
);

const searches: fc.Arbitrary<SearchParams> = fc.record({
  q: optional(keyword),
  cop: optional(slugs),
  category: optional(slugs),
  subcategory: optional(slugs),
  location: optional(places),
  ci: optional(cities),
  contract_type: optional(fc.array(fc.integer({ min: 0, max: 7 }))),
  sectorid: optional(fc.string()),
  region: optional(fc.constantFrom('norte', 'Pacífico', 'nowhere')),
  giroid: optional(fc.string()),
  education: optional(fc.array(fc.integer({ min: 0, max: 7 }))),
  work_mode: optional(fc.array(fc.integer({ min: -1, max: 3 }))),
  smin: optional(fc.oneof(fc.constantFrom(0, 80_000, 80_001), fc.integer(), fc.double())),
  smax: optional(fc.integer({ min: -1, max: 200_000 })),
  page: optional(fc.integer({ min: -2, max: 50 })),
  tm: optional(fc.constantFrom(1, 2, 3, 4, 7, 14, 30, 60)),
  sort: optional(fc.constantFrom(0, 1, 2, 3)),
  ratingTag: optional(fc.string()),
  literal: optional(fc.boolean()),
});

describe('search addresses', () => {
  test('a search comes back from its address in canonical form', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(parse(buildSearchUrl(search))).toEqual(canonicalSearchParams(search));
      }),
      { numRuns: 2_000 },
    );
  });

  test('an address comes back from its search, whatever order and prefixes it was written with', () => {
    const segments = fc.shuffledSubarray([
      'de-cajero-de-banco',
      'bolsa-de-trabajo-oxxo',
      'para-trabajar-en-bimbo',
      'trabajo-en-ventas',
      'mostrador',
      'en-jalisco',
      'ciudad-de-guadalajara',
      'en-la-ciudad-de-benito-juarez',
      'en-centro-cp-44100',
    ]);
    const queries = fc.shuffledSubarray([
      'tp=1',
      'tft=1',
      'contract_type=5,1',
      'contract_type=permanente',
      'smin=mas-de-5000',
      'smin=9000',
      'smax=20000',
      'page=1',
      'tm=7',
      'tm=8',
      'sort=1',
      'sort=2',
      'work_mode=2,0',
      'education=x,3',
      'utm_source=mail',
      'q=otra',
      'literal=1',
      'literal=yes',
    ]);
    fc.assert(
      fc.property(segments, queries, (path, query) => {
        const search = parseSearchUrl(`/empleos/${path.join('/')}`, `?${query.join('&')}`);
        if (search === null) return;
        const canonical = buildSearchUrl(search);
        expect(parse(canonical)).toEqual(search);
        expect(buildSearchUrl(parse(canonical) ?? {})).toBe(canonical);
      }),
      { numRuns: 2_000 },
    );
  });

  test('garbage is an answer, never an exception', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%', '%E0%A4%A', '//', 'de-%zz'),
    );
    fc.assert(
      fc.property(garbage, garbage, (path, query) => {
        for (const start of ['', '/empleos/', '/empleos-de-', '/empleos']) {
          const search = parseSearchUrl(start + path, query);
          if (search) expect(canonicalSearchParams(search)).toEqual(search);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    [
      { q: 'cajero', location: 'jalisco', ci: 'guadalajara' },
      '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara',
    ],
    [{ location: 'jalisco' }, '/empleos-en-jalisco'],
    [{ cop: 'oxxo', location: 'jalisco' }, '/empleos/bolsa-de-trabajo-oxxo/en-jalisco'],
    [{ category: 'ventas', subcategory: 'mostrador' }, '/empleos/trabajo-en-ventas/mostrador'],
    [{ category: 'ventas', subcategory: 'en-linea' }, '/empleos/trabajo-en-ventas?subcategory=en-linea'],
    [
      { location: 'roma-norte-cp-06700', ci: 'cuauhtemoc' },
      '/empleos-en-roma-norte-cp-06700/ciudad-de-cuauhtemoc',
    ],
    [{ contract_type: [5, 4, 2] }, '/empleos?tp=1&tft=1&contract_type=5'],
    [{ smin: 80_000 }, '/empleos?smin=mas-de-80000'],
    [{ smin: 80_001 }, '/empleos?smin=80001'],
    [{ smin: 5_000, smax: 10_000 }, '/empleos?smin=5000&smax=10000'],
    [{ q: 'Niñera', page: 1, sort: 1 }, '/empleos-de-ninera?page=1'],
    [{ q: 'contavilidad', literal: true, page: 2 }, '/empleos-de-contavilidad?literal=1&page=2'],
    [{ literal: true, tm: 7 }, '/empleos?tm=7'],
    [{}, '/empleos'],
  ] satisfies Array<[SearchParams, string]>)('writes %j as %s', (search, url) => {
    expect(buildSearchUrl(search)).toBe(url);
  });

  test.each([
    ['/empleos-en-la-ciudad-de-guadalupe', { ci: 'guadalupe' }],
    ['/empleos/de-cajero', { q: 'cajero' }],
    ['/empleos-de-dise%C3%B1ador/', { q: 'disenador' }],
    ['/empleos/para-trabajar-en-bimbo', { cop: 'bimbo' }],
    ['/empleos-en-mexico', { location: 'mexico' }],
    ['/empleos?contract_type=indeterminado&tpt=1', { contract_type: [1, 4] }],
    ['/empleos?contract_type=toString,constructor', {}],
    ['/empleos?tp=yes&tm=5&page=x&smin=-3&sort=9', {}],
  ])('reads %s', (url, search) => {
    expect(parse(url)).toEqual(search);
  });

  test.each([
    '/',
    '/empleo',
    '/empleos-por-estado',
    '/empleos-mas-buscados',
    '/empleosx',
    '/Empleos',
    '/empleos/nada',
    '/empleos-de-cajero/nada',
    '/empleos-de-',
    '/empleos//en-jalisco',
    '/empleos/de-a/de-b',
    '/empleos/%',
    '/empleos/trabajo-en-a/b/c',
    '/empleos-ciudad-de-x',
  ])('does not know %s', (path) => {
    expect(parseSearchUrl(path, '')).toBeNull();
  });
});

test.each([
  ['/empleos', true],
  ['/empleos?sort=2&page=3', true],
  ['/empleos?q=++', true],
  ['/empleos?tft=1', false],
  ['/empleos?smin=9000', false],
  ['/empleos-en-oaxaca', false],
  ['/empleos-de-cajero', false],
])('%s asks for every offer: %s', (url, expected) => {
  const params = parse(url);
  expect(params && isUnfiltered(params)).toBe(expected);
});
