import { educationLabel, LANGUAGE_LEVELS, languageName, stateByCode } from '../catalogues/index.ts';
import { skillLevelInWords, yearsInWords } from '../format/index.ts';
import type { CvContent } from './content.ts';
import { SPECIALITY } from './speciality.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** An object without the fields that are empty: JSON Resume has optional fields, and no empty ones. */
function withoutEmpty<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined);
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** A date of JSON Resume: a year, a month or a day. Empty for anything else. */
const toDate = (text: string): string => (/^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/.test(text) ? text : '');

/** An address as RFC 3986 has it: people type letters and spaces that it writes as percents. */
const toUri = (url: string): string => url.replaceAll(/[^!-~]|["<>\\^`{|}]/gu, encodeURIComponent);

/**
 * A résumé as JSON Resume 1.0.0, ready for `JSON.stringify`.
 * @example toJsonResume(content).basics.label // 'Cajera'
 */
export function toJsonResume(content: CvContent) {
  const { person } = content;
  return {
    $schema: SCHEMA,
    basics: withoutEmpty({
      name: person.name,
      label: content.title,
      email: person.email,
      phone: person.phone,
      summary: content.objective,
      profiles: content.links.map(({ title, url }) => withoutEmpty({ network: title, url: toUri(url) })),
      location: withoutEmpty({
        postalCode: person.cp,
        city: person.city,
        countryCode: person.countryid,
        region: stateByCode(person.stateid)?.name ?? '',
      }),
    }),
    work: content.employments.map(({ company, jobtitle, startdate, enddate, iscurrent, description }) =>
      withoutEmpty({
        name: company,
        position: jobtitle,
        startDate: toDate(startdate),
        endDate: iscurrent ? '' : toDate(enddate),
        isCurrent: !iscurrent && toDate(enddate) === '' ? false : undefined,
        summary: description,
      }),
    ),
    education: content.academicexperience.map(({ institution, degree, levelid, startyear, endyear }) =>
      withoutEmpty({
        institution,
        area: degree,
        studyType: educationLabel(levelid) ?? '',
        startDate: toDate(startyear),
        endDate: toDate(endyear),
      }),
    ),
    skills: [
      ...content.specialities.map(({ name, years }) =>
        withoutEmpty({ name, level: yearsInWords(years), keywords: [SPECIALITY] }),
      ),
      ...content.skills.map(({ name, level }) => withoutEmpty({ name, level: skillLevelInWords(level) })),
    ],
    certificates: content.certifications.map(({ name, issuer, year, url }) =>
      withoutEmpty({ name, issuer, date: toDate(year) && `${year}-01-01`, url: toUri(url) }),
    ),
    languages: Object.entries(content.languages)
      .filter(([, level]) => level !== '')
      .map(([code, level]) => ({
        language: languageName(code),
        fluency: LANGUAGE_LEVELS.find(({ id }) => String(id) === level)?.label ?? level,
      })),
    meta: { version: 'v1.0.0' },
  };
}
