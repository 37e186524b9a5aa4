import type { CvContent } from '@chamba/kernel/json-resume';
import type { Moment, ReadCv } from '../reader/index.ts';
import type { Leftover } from './items.ts';

/** A month, or a year where the file names none. */
const toDate = (moment: Moment | null): string =>
  moment === null
    ? ''
    : String(moment.year) + (moment.month === null ? '' : `-${String(moment.month).padStart(2, '0')}`);

const toYear = (moment: Moment | null): string => (moment ? String(moment.year) : '');

/** What was read of a document in the form in which a résumé is kept. */
export const toContent = (cv: ReadCv): CvContent => ({
  person: {
    name: cv.name,
    email: cv.email,
    phone: cv.phone,
    countryid: 'MX',
    stateid: cv.state,
    city: cv.city,
    cp: cv.postalCode,
  },
  title: cv.title,
  objective: cv.summary,
  employments: cv.jobs.map(({ jobtitle, company, span, description }) => ({
    jobtitle,
    company,
    startdate: toDate(span.start),
    enddate: span.isCurrent ? '' : toDate(span.end),
    iscurrent: span.isCurrent,
    description,
  })),
  academicexperience: cv.studies.map(({ level, institution, degree, span }) => ({
    levelid: level,
    institution,
    degree,
    startyear: toYear(span.start),
    endyear: toYear(span.end),
  })),
  specialities: cv.specialities,
  skills: cv.skills,
  languages: Object.fromEntries(
    cv.languages.map(({ code, level }) => [code, level > 0 ? String(level) : '']),
  ),
  certifications: cv.certifications,
  links: cv.links,
});

const TITLES: Readonly<Record<string, string>> = {
  volunteer: 'Voluntariado',
  awards: 'Premios',
  publications: 'Publicaciones',
  interests: 'Intereses',
  references: 'Referencias',
  projects: 'Proyectos',
  languages: 'Otros idiomas',
};

/** Everything that a part of a file says, without its names for it. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/** Sections of a JSON Resume that a résumé has no place for, as text for the person. */
export const leftovers = (file: object, unread: readonly string[]): Leftover[] =>
  unread.map((name) => {
    const section: unknown = Object.entries(file).find(([key]) => key === name)?.[1];
    const entries = Array.isArray(section) ? section : [section];
    return {
      title: TITLES[name] ?? name,
      text: entries.map((entry) => listTexts(entry).join('\n')).join('\n\n'),
    };
  });
