import type { UpdaterTriple } from '@chamba/kernel/api';

/** Id that makes a save add an element instead of changing one. */
export const NEW_ELEMENT = '0';

/** Country every address of the sign-up is in. */
export const COUNTRY = 'MX';

/** The wire's number for a contact channel that is a phone. */
const PHONE_CHANNEL = '3';

/** Currency of the salaries a candidate asks for. */
const PESO = 'MXN';

/** The wire's number of the monthly pay period. */
const MONTHLY = '0';

function triples(fields: Readonly<Record<string, string>>, elementid = NEW_ELEMENT): UpdaterTriple[] {
  return Object.entries(fields).map(([field, value]) => ({ field, value, elementid }));
}

export type ContactData = {
  name: string;
  /** Ten digits. */
  phone: string;
  /** `YYYY-MM-DD`, or empty when not said. */
  borndate: string;
  /** '1' hombre, '2' mujer, '3' prefiero no decirlo; empty when not said. */
  genderid: string;
  /** Five digits. */
  cp: string;
  city: string;
  /** `MX-JAL` style. */
  stateid: string;
};

/** The save of the contact step. */
export function contactTriples(data: ContactData): UpdaterTriple[] {
  return triples({
    candidatename: data.name,
    contactchannelid1: PHONE_CHANNEL,
    contactchannelvalue1: data.phone,
    borndate: data.borndate,
    genderid: data.genderid,
    dgcountryid: COUNTRY,
    dgstateid: data.stateid,
    dgcity: data.city,
    cp: data.cp,
  });
}

export type ProfessionData = {
  title: string;
  /** MXN a month. */
  salary: number;
  /** Ids of one to three interest areas. */
  interests: readonly string[];
  /** Least pay, MXN a month; null when not said. */
  minimum: number | null;
  /** Whether the candidate would travel for the work; null when not said. */
  travels: boolean | null;
  /** Whether the candidate would move for the work; null when not said. */
  relocates: boolean | null;
};

/** How a candidate's salaries are meant: pesos a month. */
const SALARY_DEFAULTS = {
  requiredcurrencyid: PESO,
  desiredcurrencyid: PESO,
  requiredpaymenttypeid: MONTHLY,
  desiredpaymenttypeid: MONTHLY,
} as const;

/** What the contact step saves into the résumé itself: its contact data are the candidate's. */
export function resumeDefaultTriples(): UpdaterTriple[] {
  return triples(SALARY_DEFAULTS);
}

/**
 * The save of the profession step. What the candidate did not say goes out as the default of a new candidate; `stated`
 * names what they did say, and is left out when that is nothing.
 */
export function professionTriples(data: ProfessionData): UpdaterTriple[] {
  const { title, salary, interests, minimum, travels, relocates } = data;
  const said = { requiredsalary: minimum, willingtotravel: travels, willingtorelocate: relocates };
  const stated = Object.entries(said).flatMap(([field, value]) => (value === null ? [] : [field]));
  return triples({
    'professionalexperience.resumetitle': title,
    dgdoctitle: title,
    requiredsalary: String(minimum ?? salary),
    desiredsalary: String(salary),
    ...SALARY_DEFAULTS,
    willingtotravel: String(travels ?? true),
    willingtorelocate: String(relocates ?? true),
    professionalinterests: interests.join(','),
    ...(stated.length > 0 && { stated: stated.join(',') }),
  });
}

export type ExperienceData = {
  jobtitle: string;
  company: string;
  /** `YYYY-MM`. */
  startdate: string;
  /** `YYYY-MM`; empty for the current job. */
  enddate: string;
  iscurrent: boolean;
  description: string;
};

/** The save of one job. @param elementid the job to change; a new one when missing. */
export function experienceTriples(data: ExperienceData, elementid?: string): UpdaterTriple[] {
  return triples(
    {
      'employments.jobtitle': data.jobtitle,
      'employments.company': data.company,
      'employments.startdate': data.startdate,
      'employments.enddate': data.iscurrent ? '' : data.enddate,
      'employments.iscurrent': String(data.iscurrent),
      'employments.description': data.description,
    },
    elementid,
  );
}

export type EducationData = {
  /** 1 to 6 of the catalogue. */
  levelid: string;
  institution: string;
  degree: string;
  startyear: string;
  endyear: string;
};

/** The save of one period of studies. @param elementid the entry to change; a new one when missing. */
export function educationTriples(data: EducationData, elementid?: string): UpdaterTriple[] {
  return triples(
    {
      'academicexperience.levelid': data.levelid,
      'academicexperience.institution': data.institution,
      'academicexperience.degree': data.degree,
      'academicexperience.startyear': data.startyear,
      'academicexperience.endyear': data.endyear,
    },
    elementid,
  );
}

/** The save of the level of English, 1 to 4 of the catalogue. */
export function englishTriples(level: string): UpdaterTriple[] {
  return triples({ 'languages.en': level });
}
