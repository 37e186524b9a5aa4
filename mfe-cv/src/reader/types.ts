import type { Block } from './own/blocks.ts';

/** A piece of text where a PDF puts it: in points from the top left of its page. */
export type Piece = {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  width: number;
  size: number;
  font: string;
};

/** One page of a PDF. */
export type PdfPage = {
  width: number;
  height: number;
  pieces: readonly Piece[];
  links: readonly string[];
};

/** One line of a document, in the order of reading. */
export type Row = {
  /** What stands side by side in it. */
  cells: readonly string[];
  /** Where the first cell begins. */
  x: number;
  /** Where each cell begins; empty where the format does not say. */
  xs: readonly number[];
  /** Height of the letters; 0 where the format does not say. */
  size: number;
  /** Font, size and weight in one word: equal for rows that look alike. */
  style: string;
  /** White space above, in heights of its letters. */
  gap: number;
  isBullet: boolean;
  page: number;
  /** The format says that it is a heading. */
  isHeading: boolean;
  /** Begins a column that stands for itself: what the column before was about ends here. */
  isFresh: boolean;
};

/** A document as text. */
export type CvText = {
  rows: readonly Row[];
  links: readonly string[];
  /** The same by what the document says that its parts are; only of files that this product has made. */
  blocks?: readonly Block[];
};

/** A date as exact as a résumé says it. */
export type Moment = { year: number; month: number | null };

/** From when to when; without an end it goes on, or nothing is said of it. */
export type Span = {
  start: Moment | null;
  end: Moment | null;
  isCurrent: boolean;
};

export type ReadJob = {
  jobtitle: string;
  company: string;
  span: Span;
  description: string;
};
export type ReadStudy = {
  level: number;
  institution: string;
  degree: string;
  span: Span;
};
export type ReadSkill = { name: string; level: number };
export type ReadLanguage = { code: string; level: number };
export type ReadCertification = {
  name: string;
  issuer: string;
  year: string;
  url: string;
};
export type ReadLink = { title: string; url: string };
export type ReadSpeciality = { name: string; years: number };

/** What a résumé says, as far as it was understood; empty where it says nothing. */
export type ReadCv = {
  name: string;
  email: string;
  /** Digits only: ten of a Mexican number. */
  phone: string;
  city: string;
  /** Code of the state, `MX-JAL`. */
  state: string;
  postalCode: string;
  title: string;
  summary: string;
  jobs: ReadJob[];
  studies: ReadStudy[];
  skills: ReadSkill[];
  specialities: ReadSpeciality[];
  languages: ReadLanguage[];
  certifications: ReadCertification[];
  links: ReadLink[];
};

/** A résumé in which nothing is said. */
export const emptyCv = (): ReadCv => ({
  name: '',
  email: '',
  phone: '',
  city: '',
  state: '',
  postalCode: '',
  title: '',
  summary: '',
  jobs: [],
  studies: [],
  skills: [],
  specialities: [],
  languages: [],
  certifications: [],
  links: [],
});
