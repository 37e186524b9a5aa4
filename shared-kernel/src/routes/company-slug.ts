import type { Job } from '../api/types.ts';
import { slugify } from './normalise.ts';

/** Slug of the employers that their source does not name: that of `UNNAMED_COMPANY`. */
export const UNNAMED_COMPANY_SLUG = 'empresa-confidencial';

/**
 * The employer of an offer as addresses name it; null when the source does not name it.
 * @example getCompanySlug({ companyname: 'Farmacias La Merced' }) // 'farmacias-la-merced'
 */
export function getCompanySlug({ companyname }: Pick<Job, 'companyname'>): string | null {
  const slug = slugify(companyname);
  return slug === '' || slug === UNNAMED_COMPANY_SLUG ? null : slug;
}
