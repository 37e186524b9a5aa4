import { matchRoute, type PageComposition, type RouteEntry } from './index.ts';

const route = (id: string, path: string): RouteEntry => ({
  id,
  path,
  category: 'srp',
  access: 'anyone',
  header: 'standard',
  footer: 'full',
  slots: [],
});

const unit = (...routes: RouteEntry[]) => ({
  version: '1.0.0',
  base: '/releases/x/',
  entry: 'e.js',
  integrity: '',
  routes,
  slots: [],
});

const composition: PageComposition = {
  id: 'c',
  custom: false,
  units: {
    'mfe-a': unit(
      route('results', '/empleos{*grammar}'),
      route('offer', '/empleo/oferta/:job'),
      route('home', '/'),
    ),
    'mfe-b': unit(route('states', '/empleos-por-estado'), route('cv', '/curriculo{/:id}')),
  },
};

test.each([
  ['/', 'home'],
  ['/empleos', 'results'],
  ['/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara', 'results'],
  ['/empleos-por-estado', 'states'],
  ['/empleo/oferta/123-cajero', 'offer'],
  ['/curriculo', 'cv'],
  ['/curriculo/9', 'cv'],
])('%s belongs to %s', (path, id) => {
  expect(matchRoute(composition, path)?.route.id).toBe(id);
});

test('parameters come decoded, and a wildcard as one text', () => {
  expect(matchRoute(composition, '/empleo/oferta/1-dise%C3%B1o')?.params).toEqual({ job: '1-diseño' });
  expect(matchRoute(composition, '/empleos-de-a/en-b')?.params).toEqual({ grammar: '-de-a/en-b' });
});

test('no unit owns an unknown path, and a malformed escape does not throw', () => {
  expect(matchRoute(composition, '/nada')).toBeNull();
  expect(matchRoute(composition, '/empleo/oferta/%E0%A4%A')?.params).toEqual({ job: '%E0%A4%A' });
});
