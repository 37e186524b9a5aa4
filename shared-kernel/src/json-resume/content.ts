import type {
  AcademicExperience,
  Certification,
  Employment,
  ResumeLink,
  Skill,
  Speciality,
} from '../api/index.ts';

/** An element of a list of a résumé, without the id that the service gives it. */
type Unsaved<Element> = Omit<Element, 'id'>;

/** What of a person and of one of their résumés JSON Resume can hold. Texts that are not said are empty. */
export type CvContent = {
  person: {
    name: string;
    email: string;
    phone: string;
    /** ISO 3166-1, `MX`. */
    countryid: string;
    /** ISO 3166-2 of a Mexican state, `MX-JAL`. */
    stateid: string;
    city: string;
    cp: string;
  };
  /** The profession, such as 'Cajera'. */
  title: string;
  objective: string;
  /**
   * Months as `YYYY-MM`. A date that was read from a file may be `YYYY`, where the file names no month: services refuse it
   * until the person adds the month.
   */
  employments: Array<Unsaved<Employment>>;
  /** `levelid` is 0 where a file says no level, or one that is not in the catalogue. */
  academicexperience: Array<Unsaved<AcademicExperience>>;
  specialities: Array<Unsaved<Speciality>>;
  skills: Array<Unsaved<Skill>>;
  /** Level of each language by its code; an empty level is not said. */
  languages: Record<string, string>;
  certifications: Array<Unsaved<Certification>>;
  links: Array<Unsaved<ResumeLink>>;
};
