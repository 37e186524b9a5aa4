import fc from 'fast-check';
import {
  REGIONS,
  UNNAMED_COMPANY_SLUG,
  buildOfferUrl,
  getCompanySlug,
  isSafeReturnUrl,
  withReturnUrl,
  legacyRedirect,
  normaliseSearchText,
  pageCategory,
  parseOfferId,
  slugify,
} from './index.ts';
import { STATES } from '../catalogues/index.ts';
import { UNNAMED_COMPANY } from '../operations/index.ts';

describe('text of addresses', () => {
  test.each([
    ['Diseñador Gráfico', 'disenador-grafico'],
    ['  C++ / C#  ', 'c-c'],
    ['Ingeniería—Sistemas', 'ingenieriasistemas'],
    ['¿?', ''],
  ])('slug of %s', (text, slug) => expect(slugify(text)).toBe(slug));

  test('a slug is its own slug', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => slugify(slugify(text)) === slugify(text)));
  });

  test.each([
    ['auxiliar_de-almacén', 'auxiliar de almacén'],
    ['  Niño   (2026)! ', 'Niño 2026'],
    ['n\u0303', 'ñ'],
    ['***', ''],
    [undefined, ''],
    [7, ''],
  ])('search text of %s', (text, clean) => expect(normaliseSearchText(text)).toBe(clean));
});

describe('offer addresses', () => {
  test('the id is what stands before the first dash', () => {
    expect(parseOfferId('123-cajero-45')).toBe('123');
    expect(parseOfferId('123')).toBe('123');
    expect(parseOfferId('abc-123')).toBeNull();
    expect(parseOfferId('-123')).toBeNull();
    expect(parseOfferId('')).toBeNull();
  });

  test('the title follows the id', () => {
    expect(buildOfferUrl({ id: '7', title: 'Técnico de Niños' })).toBe('/empleo/oferta/7-tecnico-de-ninos');
    expect(buildOfferUrl({ id: '7', title: '***' })).toBe('/empleo/oferta/7');
  });
});

describe('return addresses', () => {
  test.each(['/', '/curriculo?a=1#b', '/empleos-de-cajero'])('%s is ours', (url) =>
    expect(isSafeReturnUrl(url)).toBe(true),
  );
  test.each([
    '//evil.mx',
    '/\\evil.mx',
    'https://evil.mx',
    'javascript:alert(1)',
    '',
    '/a\\b',
    '/\t/evil.mx',
    '/a\r\nset-cookie: a=b',
    '/a\u0000b',
    '/a\u007fb',
    null,
  ])('%s is not', (url) => expect(isSafeReturnUrl(url)).toBe(false));

  test('travel to another site with the origin of this one', () => {
    const outside = 'https://auth.example/entrar?app=chamba';
    const address = new URL(withReturnUrl(outside, 'https://chamba.mx', '/empleo/oferta/12?a=1'));
    expect(address.origin + address.pathname).toBe('https://auth.example/entrar');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      app: 'chamba',
      returnUrl: 'https://chamba.mx/empleo/oferta/12?a=1',
    });
    for (const path of ['https://evil.mx', '//evil.mx', null])
      expect(withReturnUrl(outside, 'https://chamba.mx', path)).toBe(outside);
  });
});

describe('page categories', () => {
  test.each([
    ['/', 'home'],
    ['/dashboard', 'dashboard'],
    ['/dashboard/activar/x', 'dashboard'],
    ['/suscripcion/confirmar-correo/x', 'subscriptions'],
    ['/empleos-de-cajero/en-jalisco', 'srp'],
    ['/empleos-por-estado', 'filters'],
    ['/buscar-empleos-por-letra-a', 'filters'],
    ['/empleo/oferta/1-x', 'job-offer'],
    ['/cuenta/nueva/profesion', 'create-account'],
    ['/cuenta/nueva-contrasena/x', 'user-account'],
    ['/login', 'login'],
    ['/curriculo', 'resume'],
    ['/postulaciones', 'postulation'],
    ['/nada', '404'],
    ['/empleosx', '404'],
  ])('%s', (path, category) => {
    expect(pageCategory(path)).toBe(category);
  });
});

describe('legacy addresses', () => {
  test.each([
    ['/dashboard/postulaciones', '', '/postulaciones'],
    ['/Dashboard/Test-Conductual', '?a=1', '/curriculo/test-conductual?a=1'],
    ['/dashboard/datos-de-contacto', '?email=true', '/curriculo?email=true#contacto'],
    ['/Cuenta/NuevaContrasena/AbC', '', '/cuenta/nueva-contrasena/AbC'],
    ['/cuenta/nueva/activar/T', '', '/dashboard/activar/T'],
    ['/cuenta/activar/T', '', '/dashboard/activar/T'],
    ['/cuenta/subir-cv', '?x', '/subir-cv?x'],
    ['/cuenta/activar', '', null],
    ['/cuenta/nueva-contrasena/AbC', '', null],
  ])('%s%s', (path, query, target) => expect(legacyRedirect(path, query)).toBe(target));
});

test('every state is in one region', () => {
  expect(REGIONS.flatMap((region) => region.states).sort()).toEqual(STATES.map((state) => state.code).sort());
});

test('an employer that is not named has no address', () => {
  expect(slugify(UNNAMED_COMPANY)).toBe(UNNAMED_COMPANY_SLUG);
  expect(
    [UNNAMED_COMPANY, '', '¿?', 'Farmacias La Merced'].map((companyname) => getCompanySlug({ companyname })),
  ).toEqual([null, null, null, 'farmacias-la-merced']);
});
