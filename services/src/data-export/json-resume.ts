import { educationLabel, LANGUAGE_LEVELS, languageName, stateByCode } from '@chamba/kernel/catalogues';
import type { Account } from '../accounts/accounts.ts';
import { getChannel } from '../my-service/candidate.ts';
import type { Candidate } from '../my-service/candidate.ts';
import { skillLevelInWords, yearsInWords } from '../my-service/resume/in-words.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** An object without the fields that are empty: JSON Resume has optional fields, and no empty ones. */
function withoutEmpty<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined);
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** A date of JSON Resume: a year, a month or a day. Empty for anything else. */
const toDate = (text: string): string => (/^\d{4}(-\d{2}){0,2}$/.test(text) ? text : '');

/**
 * A résumé as JSON Resume (schema 1.0.0, jsonresume.org), which other sites and programs read.
 * @param row one of the account's résumés.
 */
export function toJsonResume(account: Account, candidate: Candidate, row: ResumeRow): object {
  const { document } = row;
  return {
    $schema: SCHEMA,
    basics: withoutEmpty({
      name: candidate.candidatename,
      label: row.resumetitle,
      email: account.email,
      phone: getChannel(candidate),
      summary: document.objective,
      profiles: document.links.map(({ title, url }) => withoutEmpty({ network: title, url })),
      location: withoutEmpty({
        postalCode: candidate.cp,
        city: candidate.dgcity,
        countryCode: candidate.dgcountryid,
        region: stateByCode(candidate.dgstateid)?.name ?? '',
      }),
    }),
    work: document.employments.map(({ company, jobtitle, startdate, enddate, iscurrent, description }) =>
      withoutEmpty({
        name: company,
        position: jobtitle,
        startDate: toDate(startdate),
        endDate: iscurrent ? '' : toDate(enddate),
        summary: description,
      }),
    ),
    education: document.academicexperience.map(({ institution, degree, levelid, startyear, endyear }) =>
      withoutEmpty({
        institution,
        area: degree,
        studyType: educationLabel(levelid) ?? '',
        startDate: toDate(String(startyear)),
        endDate: toDate(String(endyear)),
      }),
    ),
    skills: [
      ...document.specialities.map(({ name, years }) => withoutEmpty({ name, level: yearsInWords(years) })),
      ...document.skills.map(({ name, level }) => withoutEmpty({ name, level: skillLevelInWords(level) })),
    ],
    certificates: document.certifications.map(({ name, issuer, year, url }) =>
      withoutEmpty({ name, issuer, date: toDate(year), url }),
    ),
    languages: Object.entries(document.languages).map(([code, level]) => ({
      language: languageName(code),
      fluency: LANGUAGE_LEVELS.find(({ id }) => String(id) === level)?.label ?? level,
    })),
    meta: { version: 'v1.0.0' },
  };
}
