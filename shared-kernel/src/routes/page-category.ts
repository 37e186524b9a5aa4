import type { PageCategory } from '../remote/types.ts';

/** Kind of page for the layout of the search bar. */
export type PageKind = Extract<PageCategory, 'home' | 'dashboard' | 'subscriptions' | '404' | 'srp'>;

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

/** Category of an address for rendering; `404` when no rule names one. */
export function pageCategory(path: string): PageCategory {
  return CATEGORIES.find(([pattern]) => pattern.test(path))?.[1] ?? '404';
}

/** Kind of an address for the search bar; everything that is none of the special kinds counts as results. */
export function pageKind(path: string): PageKind {
  if (path === '/') return 'home';
  if (path === '/dashboard' || path.startsWith('/dashboard/activar')) return 'dashboard';
  if (path.startsWith('/suscripcion/confirmar-correo')) return 'subscriptions';
  return pageCategory(path) === '404' ? '404' : 'srp';
}

/** Whether a kind of page has the extended search bar with filters. */
export function hasExtendedSearch(kind: PageKind): boolean {
  return kind === 'srp' || kind === '404' || kind === 'subscriptions';
}
