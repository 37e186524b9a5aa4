const KEYWORDS = [
  'cajero',
  'chofer',
  'ventas',
  'auxiliar administrativo',
  'almacenista',
  'guardia',
  'mesero',
  'contador',
];
const PLACES = [
  '',
  '/en-jalisco',
  '/en-nuevo-leon',
  '/en-jalisco/ciudad-de-guadalajara',
  '/en-ciudad-de-mexico',
  '/en-puebla',
];

/** Addresses of result pages over the sample: words, places, two pages each. */
export const resultPages: readonly string[] = KEYWORDS.flatMap((keyword) =>
  PLACES.flatMap((place) =>
    [1, 2].map(
      (page) => `/empleos-de-${keyword.replaceAll(' ', '-')}${place}${page > 1 ? `?page=${page}` : ''}`,
    ),
  ),
);
