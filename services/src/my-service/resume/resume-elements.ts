import { EDUCATION_LEVELS } from '@chamba/kernel/catalogues';
import type {
  AcademicExperience,
  Certification,
  Employment,
  ResumeLink,
  Skill,
  Speciality,
} from '@chamba/kernel/api';
import { isWebAddress } from '@chamba/kernel/validation';
import { badField, checkedChoice, checkedLine, checkedNumber } from '../updater.ts';
import { elementList } from './element-list.ts';
import type { ElementKind, ElementList } from './element-list.ts';
import { checkedText, flag, TITLE_LIMIT } from './resume-fields.ts';

const LIMIT = 30;
const URL_LIMIT = 500;

/** A month as `YYYY-MM`, or empty. */
function checkedMonth(value: string): string {
  if (value !== '' && !/^(?:19[3-9]\d|20\d\d)-(?:0[1-9]|1[0-2])$/.test(value)) throw badField();
  return value;
}

function checkedYear(value: string): string {
  if (value !== '' && !/^(?:19[3-9]\d|20\d\d)$/.test(value)) throw badField();
  return value;
}

const EMPLOYMENT_FIELDS: ElementKind<Employment>['fields'] = {
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
    job.description = checkedText(value);
  },
};

const emptyEmployment = (id: string): Employment => ({
  id,
  jobtitle: '',
  company: '',
  startdate: '',
  enddate: '',
  iscurrent: false,
  description: '',
});

function checkEmployment(job: Employment): void {
  const ends = job.iscurrent ? job.enddate === '' : job.enddate === '' || job.enddate >= job.startdate;
  if (job.jobtitle === '' || job.company === '' || job.startdate === '' || !ends) throw badField();
}

const STUDY_FIELDS: ElementKind<AcademicExperience>['fields'] = {
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

const emptyStudy = (id: string): AcademicExperience => ({
  id,
  levelid: 0,
  institution: '',
  degree: '',
  startyear: '',
  endyear: '',
});

function checkStudy({ levelid, startyear, endyear }: AcademicExperience): void {
  if (levelid === 0 || (startyear !== '' && endyear !== '' && endyear < startyear)) throw badField();
}

/** An address on the web, or empty. @throws Fault MYS-90 for any other. */
function checkedUrl(value: string): string {
  const url = checkedLine(value, URL_LIMIT);
  if (url !== '' && !isWebAddress(url)) throw badField();
  return url;
}

const named = ({ name }: { name: string }): void => {
  if (name === '') throw badField();
};

const SPECIALITY: ElementKind<Speciality> = {
  empty: (id) => ({ id, name: '', years: 0 }),
  fields: {
    name: (element, value) => {
      element.name = checkedLine(value, TITLE_LIMIT, 1);
    },
    years: (element, value) => {
      element.years = checkedNumber(value || '0', 0, 70);
    },
  },
  check: named,
  limit: LIMIT,
};

const SKILL: ElementKind<Skill> = {
  empty: (id) => ({ id, name: '', level: 0 }),
  fields: {
    name: (element, value) => {
      element.name = checkedLine(value, TITLE_LIMIT, 1);
    },
    level: (element, value) => {
      element.level = checkedNumber(value || '0', 0, 3);
    },
  },
  check: named,
  limit: 60,
};

const CERTIFICATION: ElementKind<Certification> = {
  empty: (id) => ({ id, name: '', issuer: '', year: '', url: '' }),
  fields: {
    name: (element, value) => {
      element.name = checkedLine(value, TITLE_LIMIT, 1);
    },
    issuer: (element, value) => {
      element.issuer = checkedLine(value, TITLE_LIMIT);
    },
    year: (element, value) => {
      element.year = checkedYear(value);
    },
    url: (element, value) => {
      element.url = checkedUrl(value);
    },
  },
  check: named,
  limit: LIMIT,
};

const LINK: ElementKind<ResumeLink> = {
  empty: (id) => ({ id, title: '', url: '' }),
  fields: {
    title: (element, value) => {
      element.title = checkedLine(value, TITLE_LIMIT);
    },
    url: (element, value) => {
      element.url = checkedUrl(value);
    },
  },
  check: ({ url }) => {
    if (url === '') throw badField();
  },
  limit: 10,
};

const JOB: ElementKind<Employment> = {
  empty: emptyEmployment,
  fields: EMPLOYMENT_FIELDS,
  check: checkEmployment,
  limit: LIMIT,
};

const STUDY: ElementKind<AcademicExperience> = {
  empty: emptyStudy,
  fields: STUDY_FIELDS,
  check: checkStudy,
  limit: LIMIT,
};

/** The lists of a résumé whose elements are saved, removed and put in order one by one, by the name that triples write. */
export const ELEMENT_LISTS: Readonly<Record<string, ElementList>> = {
  employments: elementList(({ employments }) => employments, JOB),
  academicexperience: elementList(({ academicexperience }) => academicexperience, STUDY),
  specialities: elementList(({ specialities }) => specialities, SPECIALITY),
  skills: elementList(({ skills }) => skills, SKILL),
  certifications: elementList(({ certifications }) => certifications, CERTIFICATION),
  links: elementList(({ links }) => links, LINK),
};
