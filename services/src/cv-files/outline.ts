import type { ApplicationSnapshot } from '@chamba/kernel/applications';
import { formatJobPeriod, formatStudyPeriod, yearsInWords } from '@chamba/kernel/format';

/** A CV in words, as applications keep it and as a candidate takes it along. */
export type CvSource = Pick<ApplicationSnapshot, 'candidate' | 'resume'> & {
  /** ISO 8601; when it was like this. */
  date: string;
  /** JPEG or PNG; missing without one. */
  photo?: Uint8Array;
  /** What goes to an employer with it. */
  application?: Pick<ApplicationSnapshot, 'offer' | 'skills' | 'killerQuestions'>;
};

/** Something with a heading of its own: a job, a course of studies. */
export type Entry = { title: string; detail: string; text: string };

/** A line of a list. */
export type Item = { text: string; url?: string };

/** A section of a CV; one without content is not in the outline. */
export type Section = { title: string } & (
  | { kind: 'text'; text: string }
  | { kind: 'entries'; entries: readonly Entry[] }
  /** Short lines, such as skills, which may stand beside each other. */
  | { kind: 'items'; items: readonly Item[]; short: boolean }
);

/** What a file of a CV says, in reading order. */
export type CvOutline = {
  /** Of the document. */
  title: string;
  name: string;
  headline: string;
  contact: readonly Item[];
  /** What it was sent for; empty without an application. */
  purpose: string;
  sections: readonly Section[];
};

/**
 * What files say about what made them. By it the reader of `mfe-cv` knows a file of ours, in which headings, lists and the
 * signs between the parts of a line mean what {@link buildOutline} means by them.
 */
export const MADE_BY = 'chamba-cv';

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

const yesNo = (label: string, value: boolean | undefined): string =>
  value === undefined ? '' : `${label}: ${value ? 'sí' : 'no'}`;

function wishes({ salary, interests, willingtotravel, willingtorelocate }: CvSource['resume']): Item[] {
  return [
    salary && `Sueldo deseado: ${salary}`,
    interests.length > 0 ? `Áreas de interés: ${interests.join(', ')}` : '',
    yesNo('Puede viajar', willingtotravel),
    yesNo('Puede cambiar de residencia', willingtorelocate),
  ].flatMap((text) => (text ? [{ text }] : []));
}

const isFilled = (section: Section): boolean =>
  section.kind === 'text'
    ? section.text.trim() !== ''
    : section.kind === 'entries'
      ? section.entries.length > 0
      : section.items.length > 0;

/** The outline of a CV: the sections that have something, in the order of the page. */
export function buildOutline({ candidate, resume, application }: CvSource): CvOutline {
  const { offer, skills = [], killerQuestions = [] } = application ?? {};
  const sections: readonly Section[] = [
    {
      kind: 'entries',
      title: 'Respuestas a tus preguntas',
      entries: killerQuestions.map(({ question, answer }) => ({ title: question, detail: '', text: answer })),
    },
    { kind: 'text', title: 'Objetivo profesional', text: resume.objective },
    {
      kind: 'entries',
      title: 'Experiencia',
      entries: resume.employments.map((job) => ({
        title: job.jobtitle || job.company,
        detail: joined(job.jobtitle ? job.company : '', formatJobPeriod(job)),
        text: job.description,
      })),
    },
    {
      kind: 'entries',
      title: 'Educación',
      entries: resume.studies.map((study) => ({
        title: study.degree || study.level,
        detail: joined(study.degree ? study.level : '', study.institution, formatStudyPeriod(study)),
        text: '',
      })),
    },
    {
      kind: 'items',
      title: 'Especialidad',
      short: true,
      items: resume.specialities.map(({ name, years }) => ({ text: joined(name, yearsInWords(years)) })),
    },
    {
      kind: 'items',
      title: 'Habilidades',
      short: true,
      items: [
        ...skills.map(({ description, level }) => ({ text: joined(description, level) })),
        ...resume.skills.map(({ name, level }) => ({ text: joined(name, level) })),
      ],
    },
    {
      kind: 'items',
      title: 'Idiomas',
      short: true,
      items: resume.languages.map(({ language, level }) => ({ text: joined(language, level) })),
    },
    {
      kind: 'items',
      title: 'Certificaciones',
      short: false,
      items: resume.certifications.map(({ name, issuer, year, url }) => ({
        text: joined(name, issuer, year),
        ...(url && { url }),
      })),
    },
    {
      kind: 'items',
      title: 'Enlaces',
      short: false,
      items: resume.links.map(({ title, url }) => ({ text: joined(title, url), url })),
    },
    { kind: 'items', title: 'Lo que busca', short: false, items: wishes(resume) },
  ];
  const name = candidate.name || candidate.email || resume.title;
  return {
    title: `CV de ${name}`,
    name,
    headline: resume.title,
    contact: [
      { text: candidate.email, url: `mailto:${candidate.email}` },
      { text: candidate.phone },
      { text: candidate.location },
    ].filter(({ text }) => text !== ''),
    purpose: offer ? `Postulación a ${joined(offer.title, offer.companyname)}` : '',
    sections: sections.filter(isFilled),
  };
}

/** A part of a text that a person wrote: a paragraph, or an item of a list they typed with signs. */
export type Part = { kind: 'paragraph' | 'item'; text: string };

/** Signs that people begin the lines of a list with, behind which there is a space. */
const BULLET = /^\s*[-–—*·•●▪■◦○✓✔➢➤→]\s+/u;

/** Takes a text of several lines apart: its paragraphs, which blank lines divide, and the items of its lists. */
export function splitParts(text: string): Part[] {
  const parts: Part[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim();
    const last = parts.at(-1);
    if (trimmed === '') isOpen = false;
    else if (BULLET.test(line)) {
      parts.push({ kind: 'item', text: line.replace(BULLET, '').trim() });
      isOpen = false;
    } else if (last && isOpen) last.text += `\n${trimmed}`;
    else {
      parts.push({ kind: 'paragraph', text: trimmed });
      isOpen = true;
    }
  }
  return parts.filter((part) => part.text !== '');
}
