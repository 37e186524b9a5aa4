import type { ApplicationSnapshot } from '@chamba/kernel/applications';
import { educationLabel, LANGUAGE_LEVELS, languageName, stateByCode } from '@chamba/kernel/catalogues';
import { formatMoney, skillLevelInWords } from '@chamba/kernel/format';
import type { Account } from '../accounts/accounts.ts';
import { categoryById, findSubcategory } from '../catalogue/categories.ts';
import { plainName } from '../my-service/account-rules.ts';
import { getChannel } from '../my-service/candidate.ts';
import type { Candidate } from '../my-service/candidate.ts';
import type { SentFiles } from '../person-files/file-rows.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';

/** Pay periods as they stand behind an amount, by the id of the period. */
const PERIODS: readonly string[] = ['al mes', 'por hora', 'a la semana', 'al año'];

function salaryInWords({ desiredsalary, document }: ResumeRow): string {
  if (desiredsalary <= 0) return '';
  const { desiredcurrencyid, desiredpaymenttypeid } = document;
  const period = PERIODS[Number(desiredpaymenttypeid || 0)] ?? '';
  return `${formatMoney(desiredsalary)} ${desiredcurrencyid || 'MXN'} ${period}`.trim();
}

const interestLabel = (id: string): string =>
  findSubcategory(Number(id))?.description ?? categoryById(Number(id))?.description ?? '';

/** 'Zapopan, Jalisco', or what of it is said. */
function formatHome({ dgcity, dgstateid, dgcountryid }: Candidate): string {
  const state = dgcountryid === 'MX' ? (stateByCode(dgstateid)?.name ?? '') : dgcountryid;
  return [dgcity, state].filter(Boolean).join(', ');
}

/** The résumé in words, so that its reader needs no catalogue. Fields that hold only a default are left out. */
function resumeInWords(row: ResumeRow): ApplicationSnapshot['resume'] {
  const { document } = row;
  const levelLabel = (level: string) => LANGUAGE_LEVELS.find(({ id }) => String(id) === level)?.label ?? '';
  return {
    resumeid: String(row.id),
    title: row.resumetitle,
    objective: document.objective,
    interests: document.interests.map(interestLabel).filter(Boolean),
    salary: salaryInWords(row),
    ...(document.stated.includes('willingtotravel') ? { willingtotravel: document.willingtotravel } : {}),
    ...(document.stated.includes('willingtorelocate')
      ? { willingtorelocate: document.willingtorelocate }
      : {}),
    employments: document.employments.map(
      ({ jobtitle, company, startdate, enddate, iscurrent, description }) => ({
        jobtitle,
        company,
        startdate,
        enddate: iscurrent ? '' : enddate,
        iscurrent,
        description,
      }),
    ),
    studies: document.academicexperience.map(({ levelid, degree, institution, startyear, endyear }) => ({
      level: educationLabel(levelid) ?? '',
      degree,
      institution,
      startyear,
      endyear,
    })),
    specialities: document.specialities.map(({ name, years }) => ({ name, years })),
    skills: document.skills.map(({ name, level }) => ({ name, level: skillLevelInWords(level) })),
    languages: Object.entries(document.languages)
      .filter(([, level]) => level !== '')
      .map(([code, level]) => ({
        language: languageName(code),
        level: levelLabel(level),
      })),
    certifications: document.certifications.map(({ name, issuer, year, url }) => ({
      name,
      issuer,
      year,
      url,
    })),
    links: document.links.map(({ title, url }) => ({ title, url })),
  };
}

/** A CV as it is now, in words. */
export const cvInWords = (
  account: Account,
  candidate: Candidate,
  resume: ResumeRow,
): Pick<ApplicationSnapshot, 'candidate' | 'resume'> => ({
  candidate: {
    name: plainName(candidate.candidatename),
    email: account.email,
    phone: getChannel(candidate),
    location: formatHome(candidate),
  },
  resume: resumeInWords(resume),
});

/** The CV and the answers of an application as they are now: what the employer gets, whatever is changed afterwards. */
export function takeSnapshot(parts: {
  account: Account;
  candidate: Candidate;
  resume: ResumeRow;
  offer: ApplicationSnapshot['offer'];
  /** Skills that the offer names, in its own words. */
  offerSkills: readonly string[];
  /** Questions of the employer. */
  questions: readonly { id: string; question: string }[];
  skills: readonly { id: string; level: string }[];
  killerQuestions: readonly { id: string; answer: string }[];
  files: SentFiles;
  now: Date;
}): ApplicationSnapshot {
  const { account, candidate, resume, offer, offerSkills, questions, skills, killerQuestions, files, now } =
    parts;
  return {
    accepted: now.toISOString(),
    offer,
    ...cvInWords(account, candidate, resume),
    photo: files.photo ? String(files.photo.id) : '',
    files: files.files.map(({ id, name, type, bytes }) => ({ id: String(id), name, type, size: bytes })),
    skills: skills.map(({ id, level }) => ({
      id,
      description: offerSkills.find((skill) => skill.toLowerCase() === id.toLowerCase()) ?? id,
      level,
    })),
    killerQuestions: killerQuestions.map(({ id, answer }) => ({
      id,
      question: questions.find((asked) => asked.id === id)?.question ?? '',
      answer,
    })),
  };
}
