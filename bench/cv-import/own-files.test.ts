/** What leaves the site as a file comes back from it: PDF in one and two columns and Word, read by the import. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EDUCATION_LEVELS, LANGUAGE_LEVELS, LANGUAGES, STATES } from '@chamba/kernel/catalogues';
import { parseCv, type CvText, type Moment, type ReadCv, type Span } from '@chamba/mfe-cv/reader';
import { renderDocx, renderPdf, type CvSource } from '@chamba/services/testing/cv-files';
import { OWN_CVS } from './own-cvs.ts';
import { readDocx, readPdf } from './read-file.ts';

const FORMATS: Readonly<Record<string, (cv: CvSource) => Promise<CvText>>> = {
  'a PDF of one column': async (cv) => readPdf(await renderPdf(cv, 'classic', 'Chamba')),
  'a PDF of two columns': async (cv) => readPdf(await renderPdf(cv, 'columns', 'Chamba')),
  'a Word document': async (cv) => readDocx(await renderDocx(cv, 'Chamba')),
};

const moment = (date: string): Moment | null => {
  const [year = '', month] = date.split('-');
  return year === '' ? null : { year: Number(year), month: month ? Number(month) : null };
};

const span = (start: string, end: string, isCurrent: boolean): Span => ({
  start: moment(start),
  end: isCurrent ? null : moment(end),
  isCurrent,
});

const findLevel = (items: ReadonlyArray<{ id: number; label: string }>, label: string): number =>
  items.find((item) => item.label === label)?.id ?? 0;

/** A text as files can hold it: without blank lines, with one sign for all lists, without pictures. */
const text = (written: string): string =>
  written
    .replace(/\p{Extended_Pictographic}/gu, '')
    .split('\n')
    .map((line) => line.replace(/^[-–*•●✓] /u, '• ').trim())
    .filter(Boolean)
    .join('\n');

function parsePlace(location: string): Pick<ReadCv, 'city' | 'state'> {
  const parts = location.split(', ');
  const state = STATES.find(({ name }) => name === parts.at(-1));
  return { city: (state ? parts.slice(0, -1) : parts).join(', '), state: state?.code ?? '' };
}

/** What the import has to read of a CV: all that it has a place for. */
function expected({ candidate, resume }: CvSource): ReadCv {
  return {
    name: candidate.name,
    email: candidate.email,
    phone: candidate.phone.replaceAll(/\D/g, ''),
    ...parsePlace(candidate.location),
    postalCode: '',
    title: resume.title,
    summary: text(resume.objective),
    jobs: resume.employments.map(({ jobtitle, company, startdate, enddate, iscurrent, description }) => ({
      jobtitle,
      company,
      span: span(startdate, enddate, iscurrent),
      description: text(description),
    })),
    studies: resume.studies.map(({ level, degree, institution, startyear, endyear }) => ({
      level: findLevel(EDUCATION_LEVELS, level),
      degree,
      institution,
      span: span(startyear, endyear, false),
    })),
    specialities: resume.specialities,
    skills: resume.skills.map(({ name, level }) => ({
      name,
      level: ['', 'Básico', 'Intermedio', 'Avanzado'].indexOf(level),
    })),
    languages: resume.languages.map(({ language, level }) => ({
      code: LANGUAGES.find(({ description }) => description === language)?.id ?? '',
      level: findLevel(LANGUAGE_LEVELS, level),
    })),
    certifications: resume.certifications,
    links: resume.links,
  };
}

const readAgain = (read: ReadCv): ReadCv => ({
  ...read,
  summary: text(read.summary),
  jobs: read.jobs.map((job) => ({ ...job, description: text(job.description) })),
});

for (const [format, readBack] of Object.entries(FORMATS))
  describe(`${format} is read back without loss`, () => {
    for (const [name, cv] of Object.entries(OWN_CVS))
      test(name, async () => {
        const read = parseCv(await readBack(cv));
        assert.deepEqual(readAgain(read), expected(cv));
      });
  });
