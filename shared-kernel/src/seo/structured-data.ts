import type { Job } from '../api/types.ts';
import { isExpired, isRemote } from '../format/job.ts';

type Schema = Record<string, unknown>;

/** schema.org units of the pay periods, by `salarytime`. */
const UNITS = ['MONTH', 'HOUR', 'WEEK', 'YEAR'];

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

function places(job: Job): Schema[] {
  return job.locations.map((location) => ({
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
 * schema.org JobPosting of an offer; null where it must not be published: not marked for it, expired, or a sample
 * offer, which nobody can be hired through.
 * @param siteUrl origin of the site, without a slash at its end.
 * @param now the instant of the page.
 */
export function jobPosting(job: Job, siteUrl: string, now: number | Date): Schema | null {
  if (!job.isgoogleforjobs || job.issample || isExpired(job, now)) return null;
  const types = employmentTypes(job);
  const remote = isRemote(job)
    ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'MX' } }
    : {};
  const baseSalary = salary(job);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.jobbody,
    datePosted: job.datepublish,
    ...(job.dateexpires && { validThrough: job.dateexpires }),
    hiringOrganization: { '@type': 'Organization', name: job.companyname },
    jobLocation: places(job),
    identifier: { '@type': 'PropertyValue', name: job.companyname, value: job.id },
    url: `${siteUrl}${job.url}`,
    ...(types.length > 0 && { employmentType: types }),
    ...(baseSalary && { baseSalary }),
    ...remote,
  };
}

/** schema.org BreadcrumbList; each path is absolute on the site, the last crumb is the page itself. */
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

/** schema.org Organization and WebSite of the site itself, for its home. */
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
