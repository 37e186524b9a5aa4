import type { Job } from '../api/types.ts';
import { isExpired } from '../format/job.ts';
import { getCompanySlug } from '../routes/company-slug.ts';
import { htmlOfText } from './html-of-text.ts';

type Schema = Record<string, unknown>;

/** schema.org units of the pay periods, by `salarytime`. */
const UNITS = ['MONTH', 'HOUR', 'WEEK', 'YEAR'];

/** Work mode of offers done from home altogether: search engines take no others for remote work. */
const FROM_HOME = 1;

/** What search engines take for the name of an employer that is not named. */
const UNNAMED = 'confidential';

function employmentTypes(job: Job): string[] {
  const types = [
    job.jobtypefulltime && 'FULL_TIME',
    job.jobtypeparttime && 'PART_TIME',
    job.jobtypecontract && 'CONTRACTOR',
    job.jobtypetemporary && 'TEMPORARY',
    job.levelid === 1 && 'INTERN',
  ];
  return types.filter((type) => typeof type === 'string');
}

function salary(job: Job): Schema | undefined {
  const from = job.salaryfrom || job.salaryto;
  const to = job.salaryto || job.salaryfrom;
  if (!job.showsalary || from <= 0) return undefined;
  const range = from === to ? { value: from } : { minValue: from, maxValue: to };
  const value = { '@type': 'QuantitativeValue', ...range, unitText: UNITS[job.salarytime] ?? 'MONTH' };
  return { '@type': 'MonetaryAmount', currency: 'MXN', value };
}

/** Where the work is done; the country alone where nothing more precise is known and the work is on site. */
function places(job: Job): Schema[] {
  const known = job.locations.filter(({ statename, cityname }) => statename || cityname);
  if (known.length === 0 && job.workmode === FROM_HOME) return [];
  return (known.length > 0 ? known : [{ statename: '', cityname: '', countryid: 'MX' }]).map((location) => ({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(location.cityname && { addressLocality: location.cityname }),
      ...(location.statename && { addressRegion: location.statename }),
      addressCountry: location.countryid || 'MX',
    },
  }));
}

/**
 * schema.org JobPosting of an offer, with what search engines require of one; null where it must not be published: not
 * marked for it, expired, a sample offer (no one can be hired through it), or without words or a date.
 * @param siteUrl origin of the site, without a slash at its end.
 * @param now the instant of the page.
 * @example
 * const posting = jobPosting(job, siteUrl, loadedAt);
 * return { structuredData: posting ? [posting] : [] };
 */
export function jobPosting(job: Job, siteUrl: string, now: number | Date): Schema | null {
  if (!job.isgoogleforjobs || job.issample || isExpired(job, now)) return null;
  const posted = job.datepublish || job.dateactive;
  if (job.title === '' || job.jobbody.trim() === '' || Number.isNaN(Date.parse(posted))) return null;
  const types = employmentTypes(job);
  const remote =
    job.workmode === FROM_HOME
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'MX' },
        }
      : {};
  const baseSalary = salary(job);
  const jobLocation = places(job);
  const name = getCompanySlug(job) === null ? UNNAMED : job.companyname;
  const logo = job.company?.logoUrl;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: htmlOfText(job.jobbody),
    datePosted: posted,
    ...(job.dateexpires && { validThrough: job.dateexpires }),
    hiringOrganization: { '@type': 'Organization', name, ...(logo && { logo: new URL(logo, siteUrl).href }) },
    ...(jobLocation.length > 0 && { jobLocation }),
    identifier: { '@type': 'PropertyValue', name, value: job.id },
    url: `${siteUrl}${job.url}`,
    ...(types.length > 0 && { employmentType: types }),
    ...(baseSalary && { baseSalary }),
    ...remote,
  };
}
