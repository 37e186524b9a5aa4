/** Title and description of a page. */
export type PageTexts = { title: string; description: string };

/**
 * Texts of the pages a visitor comes to first, apart from those of all others: such a page need not bring the rest.
 * Titles are without the site's name; `{SITE}` in a description stands for it.
 */
export const FIRST_TEXTS = {
  home: [
    'Bolsa de trabajo y empleos en México',
    'Encuentra empleo en todo México. Busca vacantes por puesto, empresa o ubicación, crea tu currículum y postúlate gratis.',
  ],
  results: ['Empleos en México', 'Consulta las vacantes disponibles en México y postúlate hoy.'],
  notFound: ['Página no encontrada', 'La página que buscas no existe.'],
} as const;

/** Title and description of a page that visitors come to first. */
export function firstPageTexts(page: keyof typeof FIRST_TEXTS, siteName: string): PageTexts {
  return write(FIRST_TEXTS[page], siteName);
}

/** Texts of a page whose own are known only once the browser has drawn it. */
export function siteTexts(siteName: string): PageTexts {
  return { title: siteName, description: `${siteName}: bolsa de trabajo y empleos en México.` };
}

/** Puts the site's name into a title and a description. */
export function write(
  [title, description]: readonly [title: string, description: string],
  siteName: string,
): PageTexts {
  return { title: `${title} | ${siteName}`, description: description.replace('{SITE}', siteName) };
}

/** Heading of results that come without one. */
export const RESULTS_HEADING = 'Empleos en México';
