import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchRoute, type PageComposition, type RouteEntry } from '@chamba/kernel/composition';
import { routeHead, type RouteHead } from './route-head.ts';

const route = (path: string, declared: Partial<RouteEntry> = {}): RouteEntry => ({
  id: path,
  path,
  category: '404',
  access: 'anyone',
  header: 'standard',
  footer: 'full',
  slots: [],
  ...declared,
});

const ROUTES = [
  route('/', { category: 'home' }),
  route('/empleos{*grammar}', { category: 'srp' }),
  route('/empleo/oferta/:job', { category: 'job-offer' }),
  route('/empleos-por-estado', { category: 'filters' }),
  route('/dashboard', { category: 'dashboard', access: 'candidate' }),
  route('/dashboard/activar/:token', { category: 'dashboard' }),
  route('/cuenta/nueva', { category: 'create-account', access: 'visitor' }),
  route('/cuenta/nueva/profesion', { category: 'create-account', access: 'candidate' }),
  route('/cuenta/recuperar-contrasena', { category: 'user-account' }),
  route('/aviso-privacidad'),
  route('/apariencia'),
  route('/novedades'),
  route('/mi-espacio', { access: 'candidate' }),
];

const COMPOSITION: PageComposition = {
  id: 'c',
  custom: false,
  units: {
    'mfe-a': {
      version: '1.0.0',
      base: '/releases/x/',
      entry: 'e.js',
      integrity: '',
      routes: ROUTES,
      slots: [],
    },
  },
};

function headOf(url: string, indexOffers = false): RouteHead {
  const [pathname = '', query] = url.split('?', 2);
  const address = { pathname, search: query ? `?${query}` : '' };
  return routeHead(matchRoute(COMPOSITION, pathname), address, { siteName: 'Chamba', indexOffers });
}

/** Title without the site's name, status, robots and canonical path of an address. */
function told(url: string, indexOffers?: boolean) {
  const { head, status, isIndexable } = headOf(url, indexOffers);
  assert.equal(isIndexable, head.robots === undefined);
  assert.ok(head.description.length > 10);
  return [head.title.replace(' | Chamba', ''), status, head.robots, head.canonical];
}

const HIDDEN = 'nofollow, noindex';

describe('what a route says of its page', () => {
  it('is which page it is, and its plain address', () => {
    assert.deepEqual(told('/?utm_source=x'), ['Bolsa de trabajo y empleos en México', 200, undefined, '/']);
    assert.deepEqual(told('/empleos-por-estado/?x=1'), [
      'Empleos por estado en México',
      200,
      undefined,
      '/empleos-por-estado',
    ]);
    assert.deepEqual(told('/aviso-privacidad'), ['Aviso de privacidad', 200, undefined, '/aviso-privacidad']);
    assert.deepEqual(told('/cuenta/nueva'), ['Crea tu cuenta gratis', 200, undefined, '/cuenta/nueva']);
    assert.deepEqual(told('/cuenta/recuperar-contrasena').slice(2), [
      undefined,
      '/cuenta/recuperar-contrasena',
    ]);
  });

  it('keeps pages of candidates, and those that show nothing to find, from search engines', () => {
    assert.deepEqual(told('/dashboard'), ['Inicio', 200, HIDDEN, undefined]);
    assert.deepEqual(told('/dashboard/activar/secreto'), ['Activa tu cuenta', 200, HIDDEN, undefined]);
    assert.deepEqual(told('/cuenta/nueva/profesion'), ['Profesión - Crea tu cuenta', 200, HIDDEN, undefined]);
    assert.deepEqual(told('/apariencia'), ['Apariencia y datos', 200, HIDDEN, undefined]);
    assert.deepEqual(told('/mi-espacio').slice(2), [HIDDEN, undefined]);
  });

  it('keeps offers from them unless the operator lets them be indexed', () => {
    const path = '/empleo/oferta/7-cajero';
    assert.deepEqual(told(`${path}?rank=1`), ['Oferta de empleo', 200, HIDDEN, undefined]);
    assert.deepEqual(told(`${path}?rank=1`, true), ['Oferta de empleo', 200, undefined, path]);
  });

  it('is of a search what its address says', () => {
    const path = '/empleos-de-cajero/en-jalisco';
    assert.deepEqual(told(`${path}?sort=2`), ['Empleos en México', 200, undefined, path]);
    assert.deepEqual(told(`${path}?page=2`).slice(1), [200, HIDDEN, undefined]);
    assert.deepEqual(told(`${path}?literal=1`).slice(1), [200, HIDDEN, undefined]);
    assert.deepEqual(told('/empleos').slice(1), [200, HIDDEN, undefined]);
    assert.deepEqual(told('/empleos-nada'), ['Página no encontrada', 404, HIDDEN, undefined]);
  });

  it('of no route is that there is no page, but where the product has one', () => {
    assert.deepEqual(told('/nada'), ['Página no encontrada', 404, HIDDEN, undefined]);
    assert.deepEqual(told('/cuenta/cambiar-contrasena'), ['Configurar cuenta', 200, HIDDEN, undefined]);
  });

  it('of a page that only its unit knows is the site', () => {
    assert.deepEqual(told('/novedades'), ['Chamba', 200, undefined, '/novedades']);
  });
});
