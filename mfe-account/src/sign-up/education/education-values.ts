import type { AcademicExperience } from '@chamba/kernel/api';
import type { FormErrors } from '@chamba/kernel/forms';
import type { FormFields } from '@chamba/kernel/remote';
import { OPTION_REQUIRED, REQUIRED } from '@chamba/kernel/validation';
import { readSubStep } from '../steps.ts';
import type { EducationData } from '../triples.ts';

/** The education form as it is typed. */
export type EducationValues = {
  levelid: string;
  institution: string;
  degree: string;
  startyear: string;
  endyear: string;
  english: string;
};

export const EDUCATION_LABELS = {
  levelid: 'Nivel de estudios',
  institution: 'Institución',
  degree: 'Carrera',
  technical: 'Carrera técnica',
  startyear: 'Año de inicio',
  endyear: 'Año de fin',
  english: 'Nivel de inglés',
} as const;

const BACHILLERATO = '2';
/** Levels that are no degree course: 1 Secundaria, 2 Bachillerato. */
const WITHOUT_DEGREE = ['', '1', BACHILLERATO];

const INVALID_YEAR = 'Escribe un año válido.';

/** Whether a level of studies has a degree course to name. */
export function hasDegree(levelid: string): boolean {
  return !WITHOUT_DEGREE.includes(levelid);
}

/** Whether studies of a level may have been a technical course. */
export function isTechnical(levelid: string): boolean {
  return levelid === BACHILLERATO;
}

/** The form for studies that were saved before, or empty. */
export function startValues(studies: AcademicExperience | undefined): EducationValues {
  return {
    levelid: studies ? String(studies.levelid) : '',
    institution: studies?.institution ?? '',
    degree: studies?.degree ?? '',
    startyear: studies?.startyear ?? '',
    endyear: studies?.endyear ?? '',
    english: '',
  };
}

function yearError(year: string, latest: number): string | undefined {
  if (year === '') return undefined;
  return /^\d{4}$/.test(year) && Number(year) >= 1930 && Number(year) <= latest ? undefined : INVALID_YEAR;
}

/** Whether an address asks only for the English, `?paso=ingles`. */
export const asksOnlyEnglish = (search: string): boolean => readSubStep(search) === 'ingles';

/** Messages of what the form asks for under an address. @param search query of the page. */
export function errorsFor(values: EducationValues, search: string): FormErrors<EducationValues> {
  if (asksOnlyEnglish(search)) return { english: values.english === '' ? OPTION_REQUIRED : undefined };
  const { levelid, institution, degree, startyear, endyear } = values;
  const year = new Date().getFullYear();
  return {
    levelid: levelid === '' ? OPTION_REQUIRED : undefined,
    institution: institution.trim() === '' ? REQUIRED : undefined,
    degree: hasDegree(levelid) && degree.trim() === '' ? REQUIRED : undefined,
    startyear: yearError(startyear, year),
    endyear:
      // Studies in course may end in years to come.
      yearError(endyear, year + 10) ??
      (startyear && endyear && endyear < startyear
        ? 'El año de fin debe ser posterior al de inicio.'
        : undefined),
  };
}

/** The form as it was sent without scripts. */
export function sentEducation(fields: FormFields): EducationValues {
  const { levelid = '', institution = '', degree = '', startyear = '', endyear = '', english = '' } = fields;
  return { levelid, institution, degree, startyear: startyear.trim(), endyear: endyear.trim(), english };
}

/** What is saved of values that pass. */
export function toEducationData({
  levelid,
  institution,
  degree,
  startyear,
  endyear,
}: EducationValues): EducationData {
  return {
    levelid,
    institution: institution.trim(),
    degree: hasDegree(levelid) || isTechnical(levelid) ? degree.trim() : '',
    startyear,
    endyear,
  };
}
