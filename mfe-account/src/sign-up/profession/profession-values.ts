import type { Resume } from '@chamba/kernel/api';
import { formatCount } from '@chamba/kernel/format';
import type { FormErrors } from '@chamba/kernel/forms';
import type { FormFields } from '@chamba/kernel/remote';
import { desiredSalaryError, OPTION_REQUIRED, parseSalary, REQUIRED } from '@chamba/kernel/validation';
import type { ProfessionData } from '../triples.ts';

/** Most interest areas a candidate may choose. */
export const INTEREST_LIMIT = 3;

/** Said once the last one is chosen. */
export const INTEREST_LIMIT_TEXT = 'Puedes elegir máximo 3 áreas de interés.';

/** The profession form as it is typed. */
export type ProfessionValues = {
  title: string;
  salary: string;
  /** Area whose specialities are offered. */
  area: string;
  /** Ids of the chosen specialities. */
  interests: readonly string[];
  /** Least pay as typed; empty when not said. */
  minimum: string;
  travels: Preference;
  relocates: Preference;
};

/** An answer to an optional question; empty when it is not answered. */
export type Preference = '' | 'true' | 'false';

export const PROFESSION_LABELS = {
  title: 'Puesto o profesión',
  salary: 'Sueldo mensual deseado',
  area: 'Área de interés',
  interests: 'Especialidad',
  minimum: 'Sueldo mínimo mensual',
  travels: '¿Puedes viajar por trabajo?',
  relocates: '¿Cambiarías de residencia?',
} as const;

/** Under a least pay that is more than the desired one. */
const MINIMUM_TOO_HIGH = 'No puede ser mayor que el sueldo deseado.';

/** Ids of the interest areas a résumé holds. */
export function savedInterests({ professionalinterests: saved }: Resume): string[] {
  return [saved.subinterestareaid1, saved.subinterestareaid2, saved.subinterestareaid3].filter(
    (id) => id && id !== '0',
  );
}

/** What a résumé's owner has said, as opposed to what was filled in for them. */
export function savedPreferences({
  professionalinterests: saved,
}: Resume): Pick<ProfessionValues, 'minimum' | 'travels' | 'relocates'> {
  const isStated = (field: string): boolean => saved.stated?.includes(field) ?? false;
  const flag = (field: 'willingtotravel' | 'willingtorelocate'): Preference =>
    !isStated(field) ? '' : saved[field] ? 'true' : 'false';
  return {
    minimum: isStated('requiredsalary') ? formatCount(saved.requiredsalary) : '',
    travels: flag('willingtotravel'),
    relocates: flag('willingtorelocate'),
  };
}

/** Specialities are offered once an area is chosen: until then the area is what is missing. */
function interestsError(area: string, interests: readonly string[]): string | undefined {
  if (interests.length === 0) return area === '' ? undefined : OPTION_REQUIRED;
  return interests.length > INTEREST_LIMIT ? INTEREST_LIMIT_TEXT : undefined;
}

function minimumError(minimum: string, salary: string): string | undefined {
  if (minimum.trim() === '') return undefined;
  const error = desiredSalaryError(minimum);
  if (error) return error;
  const most = parseSalary(salary);
  return most !== null && (parseSalary(minimum) ?? 0) > most ? MINIMUM_TOO_HIGH : undefined;
}

/** Messages of the profession form. */
export function professionErrors({
  title,
  salary,
  area,
  interests,
  minimum,
}: ProfessionValues): FormErrors<ProfessionValues> {
  const none = interests.length === 0;
  return {
    title: title.trim() === '' ? REQUIRED : undefined,
    salary: desiredSalaryError(salary) ?? undefined,
    area: none && area === '' ? REQUIRED : undefined,
    interests: interestsError(area, interests),
    minimum: minimumError(minimum, salary),
  };
}

const asPreference = (text: string | undefined): Preference =>
  text === 'true' || text === 'false' ? text : '';

/** The form as it was sent without scripts; `toggle` is the speciality whose button was pressed. */
export function sentProfession(fields: FormFields): ProfessionValues {
  const { title = '', salary = '', area = '', chosen = '', minimum = '', toggle = '' } = fields;
  const interests = chosen.split(',').filter((id) => /^\d{1,9}$/.test(id));
  return {
    title,
    salary,
    area,
    interests: toggle === '' ? interests : toggled(interests, toggle),
    minimum,
    travels: asPreference(fields['travels']),
    relocates: asPreference(fields['relocates']),
  };
}

/** Whether a button was pressed that asks for the page again: one that changes the choice, or loads a list again. */
export function isDraft({ toggle, again }: FormFields): boolean {
  return Boolean(toggle || again);
}

/** The choice with one speciality more, or less when it was in it. */
export function toggled(interests: readonly string[], id: string): string[] {
  return interests.includes(id) ? interests.filter((other) => other !== id) : [...interests, id];
}

/** What is saved of values that pass. */
export function toProfessionData(values: ProfessionValues): ProfessionData {
  const { title, salary, interests, minimum, travels, relocates } = values;
  const said = (preference: Preference): boolean | null => (preference === '' ? null : preference === 'true');
  return {
    title: title.trim(),
    salary: parseSalary(salary) ?? 0,
    interests,
    minimum: parseSalary(minimum),
    travels: said(travels),
    relocates: said(relocates),
  };
}
