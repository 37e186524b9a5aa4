import type { RootState } from '../store/index.ts';
import {
  breadcrumbs,
  canonicalSearchPath,
  offerTexts,
  declaredHead,
  pageHead,
  robotsForOffer,
  robotsForResults,
  searchCrumbs,
  siteSchemas,
} from './index.ts';

test('texts carry the name of the site', () => {
  const offer = {
    title: 'Cajero',
    companyname: 'Oxxo',
    locations: [{ cityname: 'Guadalajara', statename: 'Jalisco', countryid: 'MX' }],
  };
  expect(offerTexts(offer, 'Chamba')).toEqual({
    title: 'Cajero en Oxxo | Chamba',
    description: 'Postúlate a la vacante de Cajero en Oxxo, Guadalajara, Jalisco.',
  });
});

test.each([
  [{ page: 1 }, 500, '/empleos-de-cajero', 'nofollow, noindex'],
  [{}, 500, '/empleos', 'nofollow, noindex'],
  [{}, 4, '/empleos-de-cajero', 'nofollow, noindex'],
  [{}, 5, '/empleos-de-cajero', ''],
])('robots of %j with %i offers on %s', (params, totaldocs, pathname, value) => {
  expect(robotsForResults({ params, totaldocs, pathname })).toBe(value);
});

test('offers are hidden unless the operator lets them be indexed', () => {
  expect([robotsForOffer(false), robotsForOffer(true)]).toEqual(['nofollow, noindex', '']);
});

test('the canonical address leaves page, order and the whole country out', () => {
  expect(canonicalSearchPath({ q: 'cajero', location: 'mexico', page: 3, sort: 2 })).toBe(
    '/empleos-de-cajero',
  );
  expect(canonicalSearchPath({ location: 'jalisco', smin: 5_000 })).toBe(
    '/empleos-en-jalisco?smin=mas-de-5000',
  );
});

test('breadcrumbs are numbered and absolute', () => {
  expect(breadcrumbs([{ name: 'Inicio', path: '/' }], 'https://chamba.mx')).toMatchObject({
    itemListElement: [{ position: 1, name: 'Inicio', item: 'https://chamba.mx/' }],
  });
});

test('the way to a search leads over its state', () => {
  const names = (params: Parameters<typeof searchCrumbs>[0], place: string) =>
    searchCrumbs(params, { heading: 'La búsqueda', place }).map(({ name, path }) => `${name} ${path}`);
  expect(
    names({ q: 'cajero', location: 'jalisco', ci: 'guadalajara', page: 2 }, 'Guadalajara, Jalisco'),
  ).toEqual([
    'Inicio /',
    'Empleos /empleos',
    'Jalisco /empleos-en-jalisco',
    'La búsqueda /empleos-de-cajero/en-jalisco/ciudad-de-guadalajara',
  ]);
  expect(names({ location: 'jalisco' }, 'Jalisco')).toEqual([
    'Inicio /',
    'Empleos /empleos',
    'La búsqueda /empleos-en-jalisco',
  ]);
  expect(names({}, '')).toEqual(['Inicio /', 'La búsqueda /empleos']);
});

test('the site describes itself', () => {
  expect(siteSchemas('Chamba', 'https://chamba.mx')).toMatchObject([
    { '@type': 'Organization', name: 'Chamba', logo: 'https://chamba.mx/icons/logo.svg' },
    {
      '@type': 'WebSite',
      url: 'https://chamba.mx/',
      publisher: { '@id': 'https://chamba.mx/#organization' },
    },
  ]);
});

describe('the head of a page', () => {
  const texts = { title: 'Términos', description: 'Términos de {SITE}.' };
  const written = { title: 'Términos | Chamba', description: 'Términos de Chamba.' };
  const state = { config: { siteName: 'Chamba' } } as RootState;
  const context = { pathname: '/terminos/', search: '?x=1', hash: '', params: {} };
  const Component = () => null;

  test.each(['index', 'unlisted'] as const)('names its plain address where its rule is %s', (robots) => {
    expect(declaredHead({ texts, robots }, 'Chamba', '/terminos/')).toEqual({
      ...written,
      canonical: '/terminos',
    });
    expect(declaredHead({ texts, robots }, 'Chamba', '/').canonical).toBe('/');
  });

  test.each(['hidden', 'offers', 'results'] as const)(
    'is hidden where its rule is %s, until its data says otherwise',
    (robots) => {
      expect(declaredHead({ texts, robots }, 'Chamba', '/terminos')).toEqual({
        ...written,
        robots: 'nofollow, noindex',
      });
    },
  );

  test('is what it declares, without a function', () => {
    expect(pageHead({ Component, texts }, state, context)).toEqual({ ...written, canonical: '/terminos' });
  });

  test('is what it declares, but for what its data puts in the place of it', () => {
    const head = () => ({ title: 'Otra | Chamba', robots: undefined, themeColor: '#fff' });
    expect(pageHead({ Component, texts, robots: 'results', head }, state, context)).toEqual({
      title: 'Otra | Chamba',
      description: 'Términos de Chamba.',
      robots: undefined,
      themeColor: '#fff',
    });
  });

  test('is the whole head of a page of a remote that is older than declared texts', () => {
    const head = () => ({ title: 'Vieja | Chamba', description: 'Vieja.' });
    expect(pageHead({ Component, head }, state, context)).toEqual(head());
  });

  test('of a page that declares nothing is that of the site', () => {
    expect(pageHead({ Component }, state, context)).toMatchObject({ title: 'Chamba' });
  });
});
