import { z } from 'zod';
import type { ReadCv, Span } from '@chamba/mfe-cv/reader';

const dated = { start: z.string(), end: z.string() };

/** What a résumé says by the one who made it. */
export const truthSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  jobs: z.array(z.object({ jobtitle: z.string(), company: z.string(), ...dated, current: z.boolean() })),
  studies: z.array(z.object({ degree: z.string(), institution: z.string(), ...dated })),
  skills: z.array(z.string()),
  languages: z.array(z.object({ code: z.string(), level: z.number() })),
  certifications: z.array(z.string()),
  links: z.array(z.string()),
});
export type Truth = z.infer<typeof truthSchema>;

/** Texts that a field holds, as they are compared. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Letters and digits alone: upper case, accents and signs around a text are no other value. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const filled = (texts: readonly string[]): string[] => texts.map(plain).filter((text) => text !== '');

/** The values of the truth. */
export const truthValues = (truth: Truth): Values => ({
  name: filled([truth.name]),
  mail: truth.email === '' ? [] : [truth.email],
  phone: truth.phone === '' ? [] : [truth.phone],
  employers: filled(truth.jobs.map(({ company }) => company)),
  titles: filled(truth.jobs.map(({ jobtitle }) => jobtitle)),
  dates: truth.jobs.map(({ start, end, current }) => `${start} ${current ? 'now' : end}`),
  'job as a whole': truth.jobs.map(({ jobtitle, company, start, end, current }) =>
    [plain(jobtitle), plain(company), start, current ? 'now' : end].join(' | '),
  ),
  schools: filled(truth.studies.map(({ institution }) => institution)),
  degrees: filled(truth.studies.map(({ degree }) => degree)),
  'study years': truth.studies.map(({ end }) => end),
  skills: filled(truth.skills),
  languages: truth.languages.map(({ code, level }) => `${code} ${level}`),
  certificates: filled(truth.certifications),
  links: truth.links.map(toLink),
  place: truth.city === '' ? [] : [`${plain(truth.city)} ${truth.state}`],
});

const toLink = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

type Part = Span['start'];
const moment = (part: Part): string =>
  part === null
    ? ''
    : String(part.year) + (part.month === null ? '' : `-${String(part.month).padStart(2, '0')}`);

/** The values of what was read. */
export const readValues = (cv: ReadCv): Values => {
  const span = ({ start, end, isCurrent }: Span): string =>
    `${moment(start)} ${isCurrent ? 'now' : moment(end)}`;
  return {
    name: filled([cv.name]),
    mail: cv.email === '' ? [] : [cv.email],
    phone: cv.phone === '' ? [] : [cv.phone],
    employers: filled(cv.jobs.map(({ company }) => company)),
    titles: filled(cv.jobs.map(({ jobtitle }) => jobtitle)),
    dates: cv.jobs.map((job) => span(job.span)),
    'job as a whole': cv.jobs.map((job) =>
      [plain(job.jobtitle), plain(job.company), ...span(job.span).split(' ')].join(' | '),
    ),
    schools: filled(cv.studies.map(({ institution }) => institution)),
    degrees: filled(cv.studies.map(({ degree }) => degree)),
    'study years': cv.studies.map((study) => moment(study.span.end)),
    skills: filled(cv.skills.map(({ name }) => name)),
    languages: cv.languages.map(({ code, level }) => `${code} ${level}`),
    certificates: filled(cv.certifications.map(({ name }) => name)),
    links: cv.links.map(({ url }) => toLink(url)),
    place: cv.city === '' ? [] : [`${plain(cv.city)} ${cv.state}`],
  };
};

/** How many values were right, read, and there to be read. */
export type Count = { right: number; read: number; there: number };

function compare(truth: readonly string[], read: readonly string[]): Count {
  const left = [...truth];
  let right = 0;
  for (const value of read) {
    const at = left.indexOf(value);
    if (at < 0) continue;
    left.splice(at, 1);
    right += 1;
  }
  return { right, read: read.length, there: truth.length };
}

/** Counts by field. */
export const score = (truth: Values, read: Values): Record<string, Count> =>
  Object.fromEntries(
    Object.entries(truth).map(([field, values]) => [field, compare(values, read[field] ?? [])]),
  );

/** Counts of several files together. */
export function total(scores: ReadonlyArray<Record<string, Count>>): Record<string, Count> {
  const sums: Record<string, Count> = {};
  for (const [field, { right, read, there }] of scores.flatMap((each) => Object.entries(each))) {
    const sum = (sums[field] ??= { right: 0, read: 0, there: 0 });
    sum.right += right;
    sum.read += read;
    sum.there += there;
  }
  return sums;
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
export const precision = ({ right, read }: Count): number => share(right, read);
export const recall = ({ right, there }: Count): number => share(right, there);
