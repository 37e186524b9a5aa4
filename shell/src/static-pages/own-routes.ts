import type { RouteEntry } from '@chamba/kernel/composition';
import type { RouteDeclaration } from '@chamba/kernel/remote';

/** The pages of the shell. They are in its release like those of a remote, so no other unit can claim their paths. */
export const ownRoutes: readonly RouteDeclaration[] = [
  {
    id: 'about',
    path: '/acerca-de',
    category: '404',
    page: () => import(/* webpackChunkName: "page-about" */ './about/about.page.tsx'),
  },
  {
    id: 'faq',
    path: '/preguntas-frecuentes',
    category: '404',
    page: () => import(/* webpackChunkName: "page-faq" */ './faq/faq.page.tsx'),
  },
  {
    id: 'help',
    path: '/ayuda',
    category: '404',
    page: () => import(/* webpackChunkName: "page-help" */ './help/help.page.tsx'),
  },
  {
    id: 'download',
    path: '/descarga',
    category: '404',
    page: () => import(/* webpackChunkName: "page-download" */ './download/download.page.tsx'),
  },
  {
    id: 'preferences',
    path: '/apariencia',
    category: '404',
    page: () => import(/* webpackChunkName: "page-preferences" */ './preferences/preferences.page.tsx'),
  },
  {
    id: 'managed-elsewhere',
    path: '/cuenta/opciones',
    category: 'user-account',
    access: 'candidate',
    page: () =>
      import(
        /* webpackChunkName: "page-managed-elsewhere" */ './managed-elsewhere/managed-elsewhere.page.tsx'
      ),
  },
  {
    id: 'account-menu',
    path: '/menu',
    category: '404',
    footer: 'reduced',
    form: { fields: ['page_account'] },
    page: () => import(/* webpackChunkName: "page-account-menu" */ './account-menu/account-menu.page.tsx'),
  },
  {
    id: 'dead-link',
    path: '/liga-no-disponible',
    category: '404',
    footer: 'reduced',
    page: () => import(/* webpackChunkName: "page-dead-link" */ './dead-link/dead-link.page.tsx'),
  },
  {
    id: 'not-found',
    path: '/404',
    category: '404',
    header: 'search',
    slots: ['page.extended-search'],
    page: () => import(/* webpackChunkName: "page-not-found" */ './not-found/not-found.page.tsx'),
  },
];

/** The declaration of a page of the shell. @throws Error if the id is unknown. */
export function ownRoute(id: string): RouteDeclaration {
  const route = ownRoutes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`the shell has no page "${id}"`);
  return route;
}

/** The same as it stands in a composition: with what a declaration may leave out. */
export function ownEntry({ page: _page, ...declared }: RouteDeclaration): RouteEntry {
  return { access: 'anyone', header: 'standard', footer: 'full', slots: [], ...declared };
}
