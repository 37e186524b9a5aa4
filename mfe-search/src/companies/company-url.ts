import { buildSearchUrl } from '@chamba/kernel/routes';

/** Path of an employer's offers. */
export const companyUrl = (slug: string): string => buildSearchUrl({ cop: slug });
