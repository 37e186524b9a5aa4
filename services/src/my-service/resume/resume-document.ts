import type { AcademicExperience, Employment, Resume } from '@chamba/kernel/api';

/** What of a résumé is kept as one document. */
export type ResumeDocument = {
  /** One to three ids of areas of interest; empty when not chosen. */
  interests: string[];
  requiredcurrencyid: string;
  desiredcurrencyid: string;
  requiredpaymenttypeid: string;
  desiredpaymenttypeid: string;
  willingtotravel: boolean;
  willingtorelocate: boolean;
  employments: Employment[];
  academicexperience: AcademicExperience[];
  /** Level of each language by its code. */
  languages: Record<string, string>;
  languagecertifications: Resume['education']['languagecertifications'];
};

/** The document of a résumé nobody has filled in. */
export const emptyDocument = (): ResumeDocument => ({
  interests: [],
  requiredcurrencyid: '',
  desiredcurrencyid: '',
  requiredpaymenttypeid: '',
  desiredpaymenttypeid: '',
  willingtotravel: true,
  willingtorelocate: true,
  employments: [],
  academicexperience: [],
  languages: {},
  languagecertifications: [],
});
