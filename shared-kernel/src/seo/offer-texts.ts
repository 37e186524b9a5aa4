import type { Job } from '../api/types.ts';
import { locationLabel } from '../format/job.ts';
import type { PageTexts } from '../remote/types.ts';

/**
 * Texts of an offer's page whose answer brings none.
 * @example offerTexts(job, 'Chamba').title // 'Cajero de sucursal en Farmacias La Merced | Chamba'
 */
export function offerTexts(
  job: Pick<Job, 'title' | 'companyname' | 'locations'>,
  siteName: string,
): PageTexts {
  const place = locationLabel(job.locations[0]);
  return {
    title: `${job.title} en ${job.companyname} | ${siteName}`,
    description: `Postúlate a la vacante de ${job.title} en ${job.companyname}${place ? `, ${place}` : ''}.`,
  };
}
