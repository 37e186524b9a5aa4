import { breadcrumbs } from '@chamba/kernel/seo';
import type { PublicConfig } from '@chamba/kernel/store';
import { LISTINGS } from '../listings/listing-paths.ts';

/** The way to a page of the directory, for search engines: home, the list of employers, the page itself. */
export function directoryCrumbs(
  { siteUrl }: Pick<PublicConfig, 'siteUrl'>,
  page?: { name: string; path: string },
): Record<string, unknown> {
  const { heading, path } = LISTINGS.companies;
  return breadcrumbs(
    [{ name: 'Inicio', path: '/' }, { name: heading, path }, ...(page ? [page] : [])],
    siteUrl,
  );
}
