type Schema = Record<string, unknown>;

/**
 * schema.org BreadcrumbList; each path is absolute on the site, the last crumb is the page itself.
 * @example
 * structuredData: [breadcrumbs([{ name: 'Inicio', path: '/' }, { name: 'Sueldos', path: '/sueldos' }], siteUrl)],
 */
export function breadcrumbs(crumbs: ReadonlyArray<{ name: string; path: string }>, siteUrl: string): Schema {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/**
 * schema.org Organization and WebSite of the site itself, for its home.
 * @example head: ({ config }) => ({ structuredData: siteSchemas(config.siteName, config.siteUrl) }),
 */
export function siteSchemas(siteName: string, siteUrl: string): Schema[] {
  const organization = { '@type': 'Organization', '@id': `${siteUrl}/#organization` };
  return [
    {
      '@context': 'https://schema.org',
      ...organization,
      name: siteName,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icons/logo.svg`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url: `${siteUrl}/`,
      inLanguage: 'es-MX',
      publisher: organization,
    },
  ];
}
