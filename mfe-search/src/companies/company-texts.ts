import type { PageTexts } from '@chamba/kernel/remote';
import { withSiteName } from '@chamba/kernel/seo';

/** Texts of the directory of companies under a letter. */
export function companyLetterTexts(letter: string, siteName: string): PageTexts {
  return withSiteName(
    {
      title: `Empresas que empiezan con ${letter}`,
      description: `Consulta las empresas que empiezan con ${letter} y sus vacantes en México.`,
    },
    siteName,
  );
}

/** Texts of a search for companies. */
export function companyQueryTexts(query: string, siteName: string): PageTexts {
  return withSiteName(
    {
      title: `Empresas: ${query}`,
      description: 'Consulta las empresas que coinciden con tu búsqueda y sus vacantes en México.',
    },
    siteName,
  );
}
