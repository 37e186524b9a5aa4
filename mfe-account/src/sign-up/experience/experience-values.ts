import type { Employment } from '@chamba/kernel/api';
import { formatCount } from '@chamba/kernel/format';
import type { FormErrors } from '@chamba/kernel/forms';
import type { FormFields } from '@chamba/kernel/remote';
import { readDate } from '@chamba/kernel/ui/date-field';
import { OPTION_REQUIRED, REQUIRED } from '@chamba/kernel/validation';
import { readSubStep } from '../steps.ts';
import type { ExperienceData } from '../triples.ts';

/** Most characters of the description of a job. */
export const DESCRIPTION_LIMIT = 1500;

/** The experience form as it is typed. */
export type ExperienceValues = {
  /** 'si', 'no', or empty before the answer. */
  has: string;
  jobtitle: string;
  company: string;
  startdate: string;
  iscurrent: boolean;
  enddate: string;
  description: string;
};

export const EXPERIENCE_LABELS = {
  has: '¿Tienes experiencia laboral?',
  jobtitle: 'Puesto',
  company: 'Empresa',
  startdate: 'Fecha de inicio',
  enddate: 'Fecha de fin',
  description: 'Funciones',
} as const;

const MONTH = /^\d{4}-\d{2}$/;
const INVALID_DATE = 'Escribe una fecha válida.';

/** The form for a job that was saved before, or empty. */
export function startValues(job: Employment | undefined): ExperienceValues {
  return {
    has: job ? 'si' : '',
    jobtitle: job?.jobtitle ?? '',
    company: job?.company ?? '',
    startdate: job?.startdate ?? '',
    iscurrent: job?.iscurrent ?? false,
    enddate: job?.enddate ?? '',
    description: job?.description ?? '',
  };
}

function monthError(value: string, latest: string): string | undefined {
  if (value === '') return REQUIRED;
  return MONTH.test(value) && value >= '1930' && value <= latest ? undefined : INVALID_DATE;
}

/** Whether an address asks only for the question, `?paso=pregunta`. */
export const asksOnlyQuestion = (search: string): boolean => readSubStep(search) === 'pregunta';

/** Messages of what the form asks for under an address. @param search query of the page. */
export function errorsFor(values: ExperienceValues, search: string): FormErrors<ExperienceValues> {
  const errors = experienceErrors(values);
  return asksOnlyQuestion(search) ? { has: errors.has } : errors;
}

function experienceErrors(values: ExperienceValues): FormErrors<ExperienceValues> {
  if (values.has === '') return { has: OPTION_REQUIRED };
  if (values.has === 'no') return {};
  const latest = new Date().toISOString().slice(0, 7);
  const endsEarly =
    MONTH.test(values.startdate) && MONTH.test(values.enddate) && values.enddate < values.startdate;
  return {
    jobtitle: values.jobtitle.trim() === '' ? REQUIRED : undefined,
    company: values.company.trim() === '' ? REQUIRED : undefined,
    startdate: monthError(values.startdate, latest),
    enddate: values.iscurrent
      ? undefined
      : endsEarly
        ? 'La fecha de fin debe ser posterior a la de inicio.'
        : monthError(values.enddate, latest),
    description:
      values.description.length > DESCRIPTION_LIMIT
        ? `Escribe como máximo ${formatCount(DESCRIPTION_LIMIT)} caracteres; llevas ${formatCount(values.description.length)}.`
        : undefined,
  };
}

/** The form as it was sent without scripts. */
export function sentExperience(fields: FormFields): ExperienceValues {
  const { has = '', jobtitle = '', company = '', startdate = '', enddate = '', description = '' } = fields;
  const iscurrent = Boolean(fields['iscurrent']);
  return {
    has,
    jobtitle,
    company,
    startdate: readDate(startdate, 'month'),
    iscurrent,
    enddate: iscurrent ? '' : readDate(enddate, 'month'),
    description,
  };
}

/**
 * Whether the job is still to be asked for: without scripts its fields come with the answer that there is one. The form
 * that has them says so in `asked`: left empty, they are at fault.
 */
export function asksForJob({ asked = '' }: FormFields, values: ExperienceValues): boolean {
  const { has, jobtitle, company, startdate, enddate, description } = values;
  const job = [jobtitle, company, startdate, enddate, description];
  return has === 'si' && asked === '' && job.every((value) => value === '');
}

/** What is saved of values that pass; null when there is no experience. */
export function toExperienceData(values: ExperienceValues): ExperienceData | null {
  if (values.has !== 'si') return null;
  const { jobtitle, company, startdate, enddate, iscurrent, description } = values;
  return {
    jobtitle: jobtitle.trim(),
    company: company.trim(),
    startdate,
    enddate: iscurrent ? '' : enddate,
    iscurrent,
    description: description.trim(),
  };
}
