import type { Job } from '@chamba/kernel/api';
import { buildSearchUrl, slugify } from '@chamba/kernel/routes';

/** Slug that stands for an employer whose source does not name it. */
const CONFIDENTIAL = 'empresa-confidencial';

/** The employer of an offer as addresses name it; null when the source does not name it. */
export function getCompanySlug({ companyname }: Pick<Job, 'companyname'>): string | null {
  const slug = slugify(companyname);
  return slug === '' || slug === CONFIDENTIAL ? null : slug;
}

/** Path of an employer's offers. */
export const companyUrl = (slug: string): string => buildSearchUrl({ cop: slug });
