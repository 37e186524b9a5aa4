import {
  DESIRED_SALARY_MINIMUM,
  EDUCATION_LEVELS,
  LANGUAGE_LEVELS,
  SALARY_PERIODS,
} from '@chamba/kernel/catalogues';
import type { AcademicExperience, Employment } from '@chamba/kernel/api';
import { categoryById, findSubcategory } from '../../catalogue/categories.ts';
import { badField, checkedChoice, checkedLine, checkedNumber } from '../updater.ts';
import type { ResumeRow } from './resume-rows.ts';

/** Most areas of interest of a résumé. */
export const INTEREST_LIMIT = 3;

const TITLE_LIMIT = 100;
const DESCRIPTION_LIMIT = 1_500;
const SALARY_LIMIT = 9_999_999;
const CURRENCIES = ['MXN', 'USD'];
const PERIODS = SALARY_PERIODS.map((_label, index) => String(index));

const flag = (value: string): boolean => checkedChoice(value, ['true', 'false']) === 'true';
const isInterest = (id: string): boolean =>
  /^\d{1,4}$/.test(id) &&
  (findSubcategory(Number(id)) !== undefined || categoryById(Number(id)) !== undefined);

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
  requiredsalary: (row, value) => {
    row.requiredsalary = checkedNumber(value, 1, SALARY_LIMIT);
  },
  desiredsalary: (row, value) => {
    row.desiredsalary = checkedNumber(value, DESIRED_SALARY_MINIMUM, SALARY_LIMIT);
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
  'languages.en': ({ document }, value) => {
    document.languages['en'] = checkedChoice(value, ['', ...LANGUAGE_LEVELS.map(({ id }) => String(id))]);
  },
};

/** A month as `YYYY-MM`, or empty. */
function checkedMonth(value: string): string {
  if (value !== '' && !/^(?:19[3-9]\d|20\d\d)-(?:0[1-9]|1[0-2])$/.test(value)) throw badField();
  return value;
}

function checkedYear(value: string): string {
  if (value !== '' && !/^(?:19[3-9]\d|20\d\d)$/.test(value)) throw badField();
  return value;
}

/** Writes fields of one job. */
export const EMPLOYMENT_FIELDS: Readonly<Record<string, (job: Employment, value: string) => void>> = {
  jobtitle: (job, value) => {
    job.jobtitle = checkedLine(value, TITLE_LIMIT, 1);
  },
  company: (job, value) => {
    job.company = checkedLine(value, TITLE_LIMIT, 1);
  },
  startdate: (job, value) => {
    job.startdate = checkedMonth(value);
  },
  enddate: (job, value) => {
    job.enddate = checkedMonth(value);
  },
  iscurrent: (job, value) => {
    job.iscurrent = flag(value);
  },
  description: (job, value) => {
    if (value.length > DESCRIPTION_LIMIT) throw badField();
    job.description = value.trim();
  },
};

/** An empty job. */
export const emptyEmployment = (id: string): Employment => ({
  id,
  jobtitle: '',
  company: '',
  startdate: '',
  enddate: '',
  iscurrent: false,
  description: '',
});

/** What holds between the fields of a job. @throws Fault MYS-90 */
export function checkEmployment(job: Employment): void {
  const ends = job.iscurrent ? job.enddate === '' : job.enddate === '' || job.enddate >= job.startdate;
  if (job.jobtitle === '' || job.company === '' || job.startdate === '' || !ends) throw badField();
}

/** Writes fields of one period of studies. */
export const STUDY_FIELDS: Readonly<Record<string, (study: AcademicExperience, value: string) => void>> = {
  levelid: (study, value) => {
    study.levelid = Number(
      checkedChoice(
        value,
        EDUCATION_LEVELS.map(({ id }) => String(id)),
      ),
    );
  },
  institution: (study, value) => {
    study.institution = checkedLine(value, TITLE_LIMIT);
  },
  degree: (study, value) => {
    study.degree = checkedLine(value, TITLE_LIMIT);
  },
  startyear: (study, value) => {
    study.startyear = checkedYear(value);
  },
  endyear: (study, value) => {
    study.endyear = checkedYear(value);
  },
};

/** An empty period of studies. */
export const emptyStudy = (id: string): AcademicExperience => ({
  id,
  levelid: 0,
  institution: '',
  degree: '',
  startyear: '',
  endyear: '',
});

/** What holds between the fields of a period of studies. @throws Fault MYS-90 */
export function checkStudy({ levelid, startyear, endyear }: AcademicExperience): void {
  if (levelid === 0 || (startyear !== '' && endyear !== '' && endyear < startyear)) throw badField();
}
