import type { Job } from '@chamba/kernel/api';
import { locationLabel } from '@chamba/kernel/format';
import type { AppliedOffer } from './apply.slice.ts';

/** What is kept of an offer with its application. */
export function toAppliedOffer(job: Job): AppliedOffer {
  const { id, title, companyname, locations, url } = job;
  return {
    jobid: id,
    title,
    companyname,
    location: locationLabel(locations[0]),
    url,
    external: getExternalSite(job) !== null,
  };
}

/** Address of the company's own form; null when one applies here or the address is not http(s). */
export function getExternalSite({ redirecttype, redirecturl }: Job): string | null {
  return redirecttype === 1 && redirecturl && /^https?:\/\//i.test(redirecturl) ? redirecturl : null;
}
