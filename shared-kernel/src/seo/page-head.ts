import type { Head, Page, PageContext, PageTexts } from '../remote/types.ts';
import type { RootState } from '../store/types.ts';
import { HIDDEN_FROM_ROBOTS } from './robots.ts';

/** Texts of the page that an address without a page gets. */
export const NOT_FOUND_TEXTS: PageTexts = {
  title: 'Página no encontrada',
  description: 'La página que buscas no existe.',
};

/**
 * Texts of a page whose own are known only once the browser has rendered it.
 * @example siteTexts('Chamba').title // 'Chamba'
 */
export function siteTexts(siteName: string): PageTexts {
  return { title: siteName, description: `${siteName}: bolsa de trabajo y empleos en México.` };
}

/**
 * Puts the site's name into the texts of a page.
 * @example withSiteName(NOT_FOUND_TEXTS, 'Chamba').title // 'Página no encontrada | Chamba'
 */
export function withSiteName({ title, description }: PageTexts, siteName: string): PageTexts {
  return { title: `${title} | ${siteName}`, description: description.replace('{SITE}', siteName) };
}

/**
 * The head that the declaration of a page makes. A page that search engines may keep names its plain address.
 * @param pathname path of the page's address.
 * @example declaredHead({ robots: 'hidden' }, 'Chamba', '/login').robots // 'nofollow, noindex'
 */
export function declaredHead(
  { texts, robots = 'index' }: Pick<Page, 'texts' | 'robots'>,
  siteName: string,
  pathname: string,
): Head {
  const written = texts ? withSiteName(texts, siteName) : siteTexts(siteName);
  return robots === 'index' || robots === 'unlisted'
    ? { ...written, canonical: pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname }
    : { ...written, robots: HIDDEN_FROM_ROBOTS };
}

/**
 * The head of a page that was loaded: what it declares, and what its data puts in the place of that.
 * @example const head = pageHead(page, store.getState(), context);
 */
export function pageHead(page: Page, state: RootState, context: PageContext): Head {
  const own = page.head?.(state, context);
  const { siteName } = state.config;
  // A page of a remote that is older than declared texts brings its whole head.
  return own && !page.texts
    ? { ...siteTexts(siteName), ...own }
    : { ...declaredHead(page, siteName, context.pathname), ...own };
}
