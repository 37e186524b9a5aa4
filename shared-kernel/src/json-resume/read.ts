import type { CvContent } from './content.ts';
import { isStudyLevel, languageCode, languageLevel, skillLevel, stateId, studyLevel } from './recognise.ts';
import { SPECIALITY } from './speciality.ts';
import { isFields, objectsOf, textOf, textsOf } from './values.ts';
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
  const enddate = toMonth(textOf(work, 'endDate'));
  const highlights = textsOf(work['highlights']).map((text) => `• ${text}`);
  return {
    // Before 1.0.0 the name was `company`.
    company: textOf(work, 'name', 'company'),
    jobtitle: textOf(work, 'position'),
    startdate: toMonth(textOf(work, 'startDate')),
    enddate,
    iscurrent: enddate === '' && work['isCurrent'] !== false,
    description: [textOf(work, 'summary'), ...highlights].filter(Boolean).join('\n'),
  };
}

function readStudy(study: Fields): CvContent['academicexperience'][number] {
  const type = textOf(study, 'studyType');
  return {
    levelid: studyLevel(type),
    institution: textOf(study, 'institution'),
    degree: textOf(study, 'area') || (isStudyLevel(type) ? '' : type),
    startyear: toYear(textOf(study, 'startDate')),
    endyear: toYear(textOf(study, 'endDate')),
  };
}

function readSkills(fields: Fields): Pick<CvContent, 'specialities' | 'skills'> {
  const specialities: CvContent['specialities'] = [];
  const skills: CvContent['skills'] = [];
  for (const each of objectsOf(fields['skills'])) {
    const name = textOf(each, 'name');
    const level = textOf(each, 'level');
    const keywords = textsOf(each['keywords']);
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
  const url = textOf(basics, 'url', 'website');
  const links = objectsOf(basics['profiles']).map((profile) => ({
    title: textOf(profile, 'network', 'username'),
    url: textOf(profile, 'url'),
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
  const languages: Array<readonly [code: string | undefined, level: string]> = objectsOf(
    file['languages'],
  ).map((each) => [languageCode(textOf(each, 'language')), languageLevel(textOf(each, 'fluency'))]);
  const content: CvContent = {
    person: {
      name: textOf(known, 'name'),
      email: textOf(known, 'email'),
      phone: textOf(known, 'phone'),
      countryid: textOf(location, 'countryCode').toUpperCase(),
      stateid: stateId(textOf(location, 'region')),
      city: textOf(location, 'city'),
      cp: textOf(location, 'postalCode'),
    },
    title: textOf(known, 'label'),
    objective: textOf(known, 'summary'),
    employments: objectsOf(file['work']).map(readJob),
    academicexperience: objectsOf(file['education']).map(readStudy),
    ...readSkills(file),
    languages: Object.fromEntries(languages.flatMap(([code, level]) => (code ? [[code, level]] : []))),
    certifications: objectsOf(file['certificates']).map((certificate) => ({
      name: textOf(certificate, 'name'),
      issuer: textOf(certificate, 'issuer'),
      year: toYear(textOf(certificate, 'date')),
      url: textOf(certificate, 'url'),
    })),
    links: readLinks(known),
  };
  const unread: string[] = FOREIGN.filter((section) => objectsOf(file[section]).length > 0);
  if (languages.some(([code]) => code === undefined)) unread.push('languages');
  return { content, unread };
}
