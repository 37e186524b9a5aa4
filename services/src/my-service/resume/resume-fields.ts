import {
  DESIRED_SALARY_MAXIMUM,
  DESIRED_SALARY_MINIMUM,
  LANGUAGE_LEVELS,
  SALARY_PERIODS,
  LANGUAGES,
  UNTITLED_RESUME,
} from '@chamba/kernel/catalogues';
import { categoryById, findSubcategory } from '../../catalogue/categories.ts';
import { badField, checkedChoice, checkedLine, checkedNumber, plainText } from '../updater.ts';
import type { ResumeRow } from './resume-rows.ts';

/** Most areas of interest of a résumé. */
export const INTEREST_LIMIT = 3;

/** Most characters of a résumé's title, and of any other line of it. */
export const TITLE_LIMIT = 100;
const TEXT_LIMIT = 1_500;
const CURRENCIES = ['MXN', 'USD'];
const PERIODS = SALARY_PERIODS.map((_label, index) => String(index));

/** Yes or no in words. @throws Fault MYS-90 */
export const flag = (value: string): boolean => checkedChoice(value, ['true', 'false']) === 'true';
const isInterest = (id: string): boolean =>
  /^\d{1,4}$/.test(id) &&
  (findSubcategory(Number(id)) !== undefined || categoryById(Number(id)) !== undefined);

/** A text of several lines. @throws Fault MYS-90 when it is too long. */
export function checkedText(value: string): string {
  const text = plainText(value);
  if (text.length > TEXT_LIMIT) throw badField();
  return text;
}

function checkedInterests(value: string): string[] {
  const ids = [...new Set(value.split(',').map((id) => id.trim()))];
  if (ids.length > INTEREST_LIMIT || !ids.every(isInterest)) throw badField();
  return ids;
}

/** Writes single fields into a résumé; each throws Fault MYS-90 for a value that does not pass. */
export const RESUME_FIELDS: Readonly<Record<string, (row: ResumeRow, value: string) => void>> = {
  'professionalexperience.resumetitle': (row, value) => {
    row.resumetitle = checkedLine(value, TITLE_LIMIT, 1);
  },
  dgdoctitle: (row, value) => {
    row.resumetitle = checkedLine(value, TITLE_LIMIT, 1);
  },
  type: ({ document }, value) => {
    document.type = checkedChoice(value, ['', UNTITLED_RESUME]);
  },
  requiredsalary: (row, value) => {
    row.requiredsalary = checkedNumber(value, 1, DESIRED_SALARY_MAXIMUM);
  },
  desiredsalary: (row, value) => {
    row.desiredsalary = checkedNumber(value, DESIRED_SALARY_MINIMUM, DESIRED_SALARY_MAXIMUM);
  },
  requiredcurrencyid: ({ document }, value) => {
    document.requiredcurrencyid = checkedChoice(value, CURRENCIES);
  },
  desiredcurrencyid: ({ document }, value) => {
    document.desiredcurrencyid = checkedChoice(value, CURRENCIES);
  },
  requiredpaymenttypeid: ({ document }, value) => {
    document.requiredpaymenttypeid = checkedChoice(value, PERIODS);
  },
  desiredpaymenttypeid: ({ document }, value) => {
    document.desiredpaymenttypeid = checkedChoice(value, PERIODS);
  },
  willingtotravel: ({ document }, value) => {
    document.willingtotravel = flag(value);
  },
  willingtorelocate: ({ document }, value) => {
    document.willingtorelocate = flag(value);
  },
  professionalinterests: ({ document }, value) => {
    document.interests = checkedInterests(value);
  },
  objective: ({ document }, value) => {
    document.objective = checkedText(value);
  },
  ...Object.fromEntries(
    LANGUAGES.map(({ id }) => [
      `languages.${id}`,
      (row: ResumeRow, value: string) => saveLanguage(row, id, value),
    ]),
  ),
};

/** Sets the level of a language; without one, English stays as 'none' and others go. */
function saveLanguage({ document }: ResumeRow, code: string, value: string): void {
  const level = checkedChoice(value, ['', ...LANGUAGE_LEVELS.map(({ id }) => String(id))]);
  if (level === '' && code !== 'en') delete document.languages[code];
  else document.languages[code] = level;
}
