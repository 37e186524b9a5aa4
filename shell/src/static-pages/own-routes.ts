import type { OwnPage } from './types.ts';

const OWN_PAGES: readonly OwnPage[] = [
  {
    path: '/acerca-de',
    route: { id: 'about', category: '404', header: 'standard', footer: 'full' },
    load: () => import(/* webpackChunkName: "page-about" */ './about/about.page.tsx'),
  },
  {
    path: '/preguntas-frecuentes',
    route: { id: 'faq', category: '404', header: 'standard', footer: 'full' },
    load: () => import(/* webpackChunkName: "page-faq" */ './faq/faq.page.tsx'),
  },
];

/** The page the shell itself has at a path, or null. */
export function findOwnPage(pathname: string): OwnPage | null {
  return OWN_PAGES.find((page) => page.path === pathname) ?? null;
}
