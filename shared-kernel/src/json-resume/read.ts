import type { CvContent } from './content.ts';
import { isStudyLevel, languageCode, languageLevel, skillLevel, stateId, studyLevel } from './recognise.ts';
import { SPECIALITY } from './speciality.ts';
import { isFields, readObjects, readText, readTexts } from './values.ts';
import type { Fields } from './values.ts';

/** What was understood of a file. */
export type ReadJsonResume = {
  content: CvContent;
  /** Sections of the file with entries that a résumé has no place for, by their names in the standard. */
  unread: string[];
};

/** Sections of the standard that a résumé has no place for. */
const FOREIGN = ['volunteer', 'awards', 'publications', 'interests', 'references', 'projects'] as const;

/** A month, or a year where there is no month. */
const toMonth = (date: string): string => /^\d{4}(?:-\d{2})?/.exec(date)?.[0] ?? '';
const toYear = (date: string): string => /^\d{4}/.exec(date)?.[0] ?? '';

function readJob(work: Fields): CvContent['employments'][number] {
  const enddate = toMonth(readText(work, 'endDate'));
  const highlights = readTexts(work['highlights']).map((text) => `• ${text}`);
  return {
    // Before 1.0.0 the name was `company`.
    company: readText(work, 'name', 'company'),
    jobtitle: readText(work, 'position'),
    startdate: toMonth(readText(work, 'startDate')),
    enddate,
    iscurrent: enddate === '' && work['isCurrent'] !== false,
    description: [readText(work, 'summary'), ...highlights].filter(Boolean).join('\n'),
  };
}

function readStudy(study: Fields): CvContent['academicexperience'][number] {
  const type = readText(study, 'studyType');
  return {
    levelid: studyLevel(type),
    institution: readText(study, 'institution'),
    degree: readText(study, 'area') || (isStudyLevel(type) ? '' : type),
    startyear: toYear(readText(study, 'startDate')),
    endyear: toYear(readText(study, 'endDate')),
  };
}

function readSkills(fields: Fields): Pick<CvContent, 'specialities' | 'skills'> {
  const specialities: CvContent['specialities'] = [];
  const skills: CvContent['skills'] = [];
  for (const each of readObjects(fields['skills'])) {
    const name = readText(each, 'name');
    const level = readText(each, 'level');
    const keywords = readTexts(each['keywords']);
    if (name !== '' && keywords.includes(SPECIALITY)) {
      specialities.push({ name, years: Number(/^\d{1,2}(?= años?$)/.exec(level)?.[0] ?? 0) });
      continue;
    }
    // Others name a field as the skill, and what they can of it as its keywords.
    if (name !== '') skills.push({ name, level: skillLevel(level) });
    for (const keyword of keywords)
      if (!skills.some((skill) => skill.name === keyword)) skills.push({ name: keyword, level: 0 });
  }
  return { specialities, skills };
}

function readLinks(basics: Fields): CvContent['links'] {
  const url = readText(basics, 'url', 'website');
  const links = readObjects(basics['profiles']).map((profile) => ({
    title: readText(profile, 'network', 'username'),
    url: readText(profile, 'url'),
  }));
  return [...(url ? [{ title: '', url }] : []), ...links].filter((link) => link.url !== '');
}

/**
 * Reads JSON Resume: of any version, also a file that breaks the schema in places, of which the rest is read. Nothing is
 * checked against the rules of a résumé; whoever saves it does that.
 * @param file what `JSON.parse` made of the file.
 * @returns null for what is no JSON Resume.
 * @example fromJsonResume({ basics: { label: 'Cajera' } })?.content.title // 'Cajera'
 */
export function fromJsonResume(file: unknown): ReadJsonResume | null {
  if (!isFields(file)) return null;
  const basics = isFields(file['basics']) ? file['basics'] : null;
  if (!basics && !Array.isArray(file['work']) && !Array.isArray(file['education'])) return null;
  const known = basics ?? {};
  const location = isFields(known['location']) ? known['location'] : {};
  const languages: Array<readonly [code: string | undefined, level: string]> = readObjects(
    file['languages'],
  ).map((each) => [languageCode(readText(each, 'language')), languageLevel(readText(each, 'fluency'))]);
  const content: CvContent = {
    person: {
      name: readText(known, 'name'),
      email: readText(known, 'email'),
      phone: readText(known, 'phone'),
      countryid: readText(location, 'countryCode').toUpperCase(),
      stateid: stateId(readText(location, 'region')),
      city: readText(location, 'city'),
      cp: readText(location, 'postalCode'),
    },
    title: readText(known, 'label'),
    objective: readText(known, 'summary'),
    employments: readObjects(file['work']).map(readJob),
    academicexperience: readObjects(file['education']).map(readStudy),
    ...readSkills(file),
    languages: Object.fromEntries(languages.flatMap(([code, level]) => (code ? [[code, level]] : []))),
    certifications: readObjects(file['certificates']).map((certificate) => ({
      name: readText(certificate, 'name'),
      issuer: readText(certificate, 'issuer'),
      year: toYear(readText(certificate, 'date')),
      url: readText(certificate, 'url'),
    })),
    links: readLinks(known),
  };
  const unread: string[] = FOREIGN.filter((section) => readObjects(file[section]).length > 0);
  if (languages.some(([code]) => code === undefined)) unread.push('languages');
  return { content, unread };
}
