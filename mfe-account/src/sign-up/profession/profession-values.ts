import type { Resume } from '@chamba/kernel/api';
import { desiredSalaryError, OPTION_REQUIRED, parseSalary, REQUIRED } from '@chamba/kernel/validation';
import type { FormErrors } from '../../forms/use-form.ts';
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
};

export const PROFESSION_LABELS = {
  title: 'Puesto o profesión',
  salary: 'Sueldo mensual deseado',
  area: 'Área de interés',
  interests: 'Especialidad',
} as const;

/** Ids of the interest areas a résumé holds. */
export function savedInterests({ professionalinterests: saved }: Resume): string[] {
  return [saved.subinterestareaid1, saved.subinterestareaid2, saved.subinterestareaid3].filter(
    (id) => id && id !== '0',
  );
}

/** Messages of the profession form. */
export function professionErrors({
  title,
  salary,
  area,
  interests,
}: ProfessionValues): FormErrors<ProfessionValues> {
  const none = interests.length === 0;
  return {
    title: title.trim() === '' ? REQUIRED : undefined,
    salary: desiredSalaryError(salary) ?? undefined,
    area: none && area === '' ? REQUIRED : undefined,
    interests: none ? OPTION_REQUIRED : interests.length > INTEREST_LIMIT ? INTEREST_LIMIT_TEXT : undefined,
  };
}

/** What is saved of values that pass. */
export function toProfessionData({ title, salary, interests }: ProfessionValues): ProfessionData {
  return { title: title.trim(), salary: parseSalary(salary) ?? 0, interests };
}
