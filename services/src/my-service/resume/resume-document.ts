import type {
  AcademicExperience,
  Certification,
  Employment,
  Resume,
  ResumeLink,
  Skill,
  Speciality,
} from '@chamba/kernel/api';

/** What of a résumé is kept as one document. */
export type ResumeDocument = {
  /** Kind of résumé; empty for the usual one. */
  type: string;
  /** One to three ids of areas of interest; empty when not chosen. */
  interests: string[];
  requiredcurrencyid: string;
  desiredcurrencyid: string;
  requiredpaymenttypeid: string;
  desiredpaymenttypeid: string;
  willingtotravel: boolean;
  willingtorelocate: boolean;
  /** Which of the fields that a new résumé has defaults for the person chose; the others hold only the default. */
  stated: StatableField[];
  /** What the person looks for, in their own words. */
  objective: string;
  employments: Employment[];
  academicexperience: AcademicExperience[];
  specialities: Speciality[];
  skills: Skill[];
  /** Level of each language by its code. */
  languages: Record<string, string>;
  certifications: Certification[];
  links: ResumeLink[];
  languagecertifications: Resume['education']['languagecertifications'];
};

/**
 * Fields that a save fills with a default when the form does not ask for them. Their values count as the person's own
 * only while they are listed in `stated`.
 */
export const STATABLE_FIELDS = ['requiredsalary', 'willingtotravel', 'willingtorelocate'] as const;

/** A field that may hold a default the person did not choose. */
export type StatableField = (typeof STATABLE_FIELDS)[number];

/** Whether a name is one of {@link STATABLE_FIELDS}. */
export const isStatable = (name: string): name is StatableField =>
  STATABLE_FIELDS.some((field) => field === name);

/** The document of an empty résumé. */
export const emptyDocument = (): ResumeDocument => ({
  type: '',
  interests: [],
  requiredcurrencyid: '',
  desiredcurrencyid: '',
  requiredpaymenttypeid: '',
  desiredpaymenttypeid: '',
  willingtotravel: true,
  willingtorelocate: true,
  stated: [],
  objective: '',
  employments: [],
  academicexperience: [],
  specialities: [],
  skills: [],
  languages: {},
  certifications: [],
  links: [],
  languagecertifications: [],
});
