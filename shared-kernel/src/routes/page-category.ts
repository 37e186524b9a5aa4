import type { PageCategory } from '../remote/types.ts';

/** Path patterns of each category; the first that fits wins, so the narrower stand first. */
const CATEGORIES: ReadonlyArray<readonly [RegExp, PageCategory]> = [
  [/^\/$/, 'home'],
  [/^\/(empleos-por-|empleos-mas-buscados$|sueldos$|buscar-empleos-)/, 'filters'],
  [/^\/(buscar$|empleos($|\/|-de-|-en-))/, 'srp'],
  [/^\/empleo\/oferta\//, 'job-offer'],
  [/^\/dashboard($|\/)/, 'dashboard'],
  [/^\/(curriculo|open-english)($|\/)/, 'resume'],
  [/^\/(cuenta\/nueva($|\/)|subir-cv$)/, 'create-account'],
  [/^\/(cuenta|apps\/account\/delete)($|\/)/, 'user-account'],
  [/^\/postulaciones($|\/)/, 'postulation'],
  [/^\/suscripcion\//, 'subscriptions'],
  [/^\/login($|\/)/, 'login'],
];

/**
 * Category of an address that no unit of a composition claims; `404` when the product has no page there. The category of all
 * others is that of their route.
 * @example pageCategory('/empleos-de-cajero') // 'srp'
 */
export function pageCategory(path: string): PageCategory {
  return CATEGORIES.find(([pattern]) => pattern.test(path))?.[1] ?? '404';
}
