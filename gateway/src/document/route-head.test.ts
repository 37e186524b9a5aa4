import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchRoute, type PageComposition, type RouteEntry } from '@chamba/kernel/composition';
import { readRules } from '../composition/route-rules.ts';
import { routeHead, type RouteHead } from './route-head.ts';

type Declared = Partial<Parameters<typeof readRules>[0]>;

/** Texts whose title names the page. */
const texts = (title: string) => ({ title, description: `De ${title}, en {SITE}.` });

const ROUTES: ReadonlyArray<[path: string, declared: Declared]> = [
  ['/', { category: 'home', texts: texts('Inicio'), robots: 'index' }],
  ['/empleos{*grammar}', { category: 'srp', texts: texts('Empleos'), robots: 'results' }],
  ['/empleo/oferta/:job', { category: 'job-offer', texts: texts('Oferta'), robots: 'offers' }],
  ['/empleos-por-estado', { category: 'filters', texts: texts('Estados'), robots: 'index' }],
  ['/novedades', { texts: texts('Novedades') }],
  ['/apariencia', { texts: texts('Apariencia'), robots: 'hidden' }],
  [
    '/cuenta/recuperar-contrasena',
    { category: 'user-account', texts: texts('Recuperar'), robots: 'unlisted' },
  ],
  ['/mi-espacio', { access: 'candidate', texts: texts('Mi espacio'), robots: 'index' }],
  ['/liga-no-disponible', { texts: texts('Liga'), robots: 'index', status: 410 }],
  // Of releases that are older than declared texts.
  ['/vieja', {}],
  ['/vieja/lista', { category: 'filters' }],
  ['/vieja/oferta/:job', { category: 'job-offer' }],
  ['/vieja/cuenta', { category: 'user-account' }],
];

const entries = ROUTES.map(([path, { category = '404', access = 'anyone' }]): RouteEntry => ({
  ...{ id: path, path, category, access },
  header: 'standard',
  footer: 'full',
  slots: [],
}));
const unit = {
  version: '1.0.0',
  base: '/releases/x/',
  entry: 'e.js',
  integrity: '',
  routes: entries,
  slots: [],
};
const COMPOSITION: PageComposition = { id: 'c', custom: false, units: { 'mfe-a': unit } };

function readHead(url: string, indexOffers = false): RouteHead {
  const [pathname = '', query] = url.split('?', 2);
  const address = { pathname, search: query ? `?${query}` : '' };
  const route = matchRoute(COMPOSITION, pathname)?.route;
  const declared = ROUTES.find(([path]) => path === route?.path)?.[1];
  const match = route ? { route, rules: readRules({ ...route, ...declared }) } : null;
  return routeHead(match, address, { siteName: 'Chamba', indexOffers });
}

/** Title without the site's name, status, robots and canonical path of an address. */
function describeHead(url: string, indexOffers?: boolean) {
  const { head, status, isIndexable } = readHead(url, indexOffers);
  assert.equal(isIndexable, head.robots === undefined);
  assert.ok(head.description.length > 10);
  return [head.title.replace(' | Chamba', ''), status, head.robots, head.canonical];
}

const HIDDEN = 'nofollow, noindex';

describe('the head of a route', () => {
  it('is what its release declares, and its plain address', () => {
    assert.deepEqual(describeHead('/?utm_source=x'), ['Inicio', 200, undefined, '/']);
    assert.deepEqual(describeHead('/empleos-por-estado/?x=1'), [
      'Estados',
      200,
      undefined,
      '/empleos-por-estado',
    ]);
    assert.deepEqual(describeHead('/novedades'), ['Novedades', 200, undefined, '/novedades']);
    assert.equal(readHead('/novedades').head.description, 'De Novedades, en Chamba.');
    assert.deepEqual(describeHead('/cuenta/recuperar-contrasena'), [
      'Recuperar',
      200,
      undefined,
      '/cuenta/recuperar-contrasena',
    ]);
  });

  it('keeps from search engines pages of candidates, hidden ones, and those of a fault', () => {
    assert.deepEqual(describeHead('/mi-espacio'), ['Mi espacio', 200, HIDDEN, undefined]);
    assert.deepEqual(describeHead('/apariencia'), ['Apariencia', 200, HIDDEN, undefined]);
    assert.deepEqual(describeHead('/liga-no-disponible'), ['Liga', 410, HIDDEN, undefined]);
  });

  it('hides offers from them unless the operator lets them be indexed', () => {
    const path = '/empleo/oferta/7-cajero';
    assert.deepEqual(describeHead(`${path}?rank=1`), ['Oferta', 200, HIDDEN, undefined]);
    assert.deepEqual(describeHead(`${path}?rank=1`, true), ['Oferta', 200, undefined, path]);
  });

  it('describes a search by its address', () => {
    const path = '/empleos-de-cajero/en-jalisco';
    assert.deepEqual(describeHead(`${path}?sort=2`), ['Empleos', 200, undefined, path]);
    assert.deepEqual(describeHead(`${path}?page=2`).slice(1), [200, HIDDEN, undefined]);
    assert.deepEqual(describeHead(`${path}?literal=1`).slice(1), [200, HIDDEN, undefined]);
    assert.deepEqual(describeHead('/empleos').slice(1), [200, HIDDEN, undefined]);
    // Which municipality's results a colonia has is not known here: none are called its own.
    assert.deepEqual(
      describeHead('/empleos-de-cajero/en-roma-norte-cp-06700/ciudad-de-cuauhtemoc').slice(1),
      [200, undefined, undefined],
    );
    assert.deepEqual(describeHead('/empleos-nada'), ['Página no encontrada', 404, HIDDEN, undefined]);
  });

  it('is that of a missing page without a route, except for addresses of the product', () => {
    assert.deepEqual(describeHead('/nada'), ['Página no encontrada', 404, HIDDEN, undefined]);
    assert.deepEqual(describeHead('/cuenta/cambiar-contrasena'), ['Chamba', 200, HIDDEN, undefined]);
  });

  it('is the site where its release is older than declared texts, with the robots of its category', () => {
    assert.deepEqual(describeHead('/vieja'), ['Chamba', 200, undefined, '/vieja']);
    assert.deepEqual(describeHead('/vieja/lista'), ['Chamba', 200, undefined, '/vieja/lista']);
    assert.deepEqual(describeHead('/vieja/oferta/7'), ['Chamba', 200, HIDDEN, undefined]);
    assert.deepEqual(describeHead('/vieja/cuenta'), ['Chamba', 200, HIDDEN, undefined]);
  });
});
