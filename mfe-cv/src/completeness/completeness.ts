import type { Resume } from '@chamba/kernel/api';
import { UNTITLED_RESUME } from '@chamba/kernel/catalogues';

/** The four parts a résumé needs before one can apply with it. */
export type RequiredSection = 'contact' | 'profession' | 'experience' | 'education';

/** Each part: its name, the anchor of its section, the sign-up step that fills it, and the words of that link. */
export const REQUIRED_SECTIONS: Readonly<
  Record<RequiredSection, { name: string; hash: string; step: string; action: string }>
> = {
  contact: {
    name: 'Contacto',
    hash: 'contacto',
    step: '/cuenta/nueva/datos-de-contacto',
    action: 'Completar contacto',
  },
  profession: {
    name: 'Profesión',
    hash: 'objetivo',
    step: '/cuenta/nueva/profesion',
    action: 'Agregar profesión',
  },
  experience: {
    name: 'Experiencia',
    hash: 'experiencia',
    step: '/cuenta/nueva/experiencia',
    action: 'Agregar experiencia',
  },
  education: {
    name: 'Educación',
    hash: 'educacion',
    step: '/cuenta/nueva/educacion',
    action: 'Agregar educación',
  },
};

const ORDER: readonly RequiredSection[] = ['contact', 'profession', 'experience', 'education'];

const filled = (value: string): boolean => value.trim() !== '';
const chosen = (id: string): boolean => filled(id) && id !== '0';

/** E-mail, a contact channel, country and city are there, and the state in Mexico. */
export function hasContact({ personalinformation: contact }: Pick<Resume, 'personalinformation'>): boolean {
  return (
    filled(contact.emailaddress) &&
    filled(contact.contactchannel1) &&
    filled(contact.countryid) &&
    filled(contact.city) &&
    (contact.countryid !== 'MX' || filled(contact.stateid))
  );
}

/**
 * An area of interest, both salaries with currency and period, and a title are there.
 * @param titleOptional whether the page takes the résumé for one of the kind that needs no title.
 */
export function hasProfession(
  {
    type,
    professionalinterests: wants,
    resumetitle,
  }: Pick<Resume, 'professionalinterests' | 'resumetitle' | 'type'>,
  titleOptional = false,
): boolean {
  return (
    [wants.subinterestareaid1, wants.subinterestareaid2, wants.subinterestareaid3].some(chosen) &&
    wants.requiredsalary > 0 &&
    wants.desiredsalary > 0 &&
    filled(wants.requiredcurrencyid) &&
    filled(wants.desiredcurrencyid) &&
    filled(wants.requiredpaymenttypeid) &&
    filled(wants.desiredpaymenttypeid) &&
    (titleOptional || type === UNTITLED_RESUME || filled(resumetitle))
  );
}

/** At least one job. */
export const hasExperience = (resume: Pick<Resume, 'professionalexperience'>): boolean =>
  resume.professionalexperience.employments.length > 0;

/** At least one study. */
export const hasEducation = (resume: Pick<Resume, 'education'>): boolean =>
  resume.education.academicexperience.length > 0;

export type Completeness = {
  /** In the order of the page. */
  missing: readonly RequiredSection[];
  done: readonly RequiredSection[];
  /** 0, 25, 50, 75 or 100. */
  percent: number;
};

/**
 * What a résumé has of what it needs.
 * @param resume null when the candidate has none: everything is missing.
 */
export function computeCompleteness(resume: Resume | null, { titleOptional = false } = {}): Completeness {
  const has: Record<RequiredSection, boolean> = {
    contact: resume !== null && hasContact(resume),
    profession: resume !== null && hasProfession(resume, titleOptional),
    experience: resume !== null && hasExperience(resume),
    education: resume !== null && hasEducation(resume),
  };
  const done = ORDER.filter((section) => has[section]);
  return {
    missing: ORDER.filter((section) => !has[section]),
    done,
    percent: (done.length / ORDER.length) * 100,
  };
}
