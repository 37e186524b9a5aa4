import { educationLabel, languageName } from '@chamba/kernel/catalogues';
import type { ListPart, Texts } from './rows.ts';

const LABELS: Readonly<Record<ListPart, (texts: Texts) => string | undefined>> = {
  employments: ({ jobtitle, company }) => [jobtitle, company].filter(Boolean).join(', '),
  academicexperience: ({ degree, levelid, institution }) =>
    [degree || educationLabel(Number(levelid)), institution].filter(Boolean).join(', '),
  specialities: ({ name }) => name,
  skills: ({ name }) => name,
  languages: ({ code = '' }) => languageName(code),
  certifications: ({ name }) => name,
  links: ({ title, url }) => title || url,
};

/** What an element is called in the names of its buttons. */
export const rowLabel = (part: ListPart, texts: Texts): string => LABELS[part](texts) ?? '';
