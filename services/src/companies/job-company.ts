import type { Job } from '@chamba/kernel/api';
import { logoPath } from './logo-address.ts';

/** What the directory knows of an offer's employer, as a column beside the offer's. */
export type JobCompanyRow = { slug: string; digest: string; isdemo: boolean; rating: number };

/** Expression for a list of columns of `offer`; null for an employer that is known by its offers alone. */
export const JOB_COMPANY = `(
  select json_build_object('slug', c.slug, 'digest', c.logo_digest, 'isdemo', c.isdemo, 'rating', coalesce((
      select round(avg(r.rating), 1) from company_review r where r.company = c.slug), 0))
    from company c where c.slug = offer.companyslug) as company`;

/** The employer of an offer as it travels with it. */
export function toJobCompany(row: JobCompanyRow | null): Job['company'] {
  return row
    ? { logoUrl: logoPath(row.slug, row.digest), rating: row.rating, isdemo: row.isdemo }
    : undefined;
}
