import type { Resume, ResumeAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { Account } from '../../accounts/accounts.ts';
import { StatusAnswer } from '../../http/call.ts';
import type { Queryable } from '@chamba/database';
import { getChannel, readCandidate } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';
import { completeness } from './completeness.ts';
import { requireVersion } from './resume-history.ts';
import { requireResume } from './resume-rows.ts';
import type { ResumeRow } from './resume-rows.ts';

type Section = InputOf<'resume.read'>['query']['requestedsections'][number];
const SECTIONS: readonly Section[] = [
  'personalinformation',
  'professionalinterests',
  'professionalexperience',
  'education',
];
type PartialResume = Omit<Resume, Section> & Partial<Pick<Resume, Section>>;

/** A résumé as it travels. */
function toResume(account: Account, candidate: Candidate, row: ResumeRow): Resume {
  const { document } = row;
  const [first = '', second = '', third = ''] = document.interests;
  return {
    resumeid: String(row.id),
    type: document.type,
    defaultcv: row.defaultcv,
    resumetitle: row.resumetitle,
    active: row.active,
    iscompleted: Object.values(completeness(account, candidate, row)).every(Boolean),
    revision: row.revision,
    personalinformation: {
      emailaddress: account.email,
      contactchannel1: getChannel(candidate),
      countryid: candidate.dgcountryid,
      stateid: candidate.dgstateid,
      city: candidate.dgcity,
      links: document.links,
    },
    professionalinterests: {
      subinterestareaid1: first,
      subinterestareaid2: second,
      subinterestareaid3: third,
      requiredsalary: row.requiredsalary,
      desiredsalary: row.desiredsalary,
      requiredcurrencyid: document.requiredcurrencyid,
      desiredcurrencyid: document.desiredcurrencyid,
      requiredpaymenttypeid: document.requiredpaymenttypeid,
      desiredpaymenttypeid: document.desiredpaymenttypeid,
      willingtotravel: document.willingtotravel,
      willingtorelocate: document.willingtorelocate,
      stated: document.stated,
      objective: document.objective,
    },
    professionalexperience: {
      employments: document.employments,
      specialities: document.specialities,
      skills: document.skills,
    },
    education: {
      academicexperience: document.academicexperience,
      languagecertifications: document.languagecertifications,
      languages: document.languages,
      certifications: document.certifications,
    },
  };
}

/**
 * Answers a read of a résumé, with the sections that are asked for.
 * @param query.revision as it was after this save.
 * @throws Fault MYS-16 when the account has no such résumé, or the save is not kept.
 */
export async function resumeAnswer(
  db: Queryable,
  account: Account,
  instance: string,
  { requestedsections: sections, revision }: InputOf<'resume.read'>['query'],
): Promise<ResumeAnswer | StatusAnswer> {
  const now = await requireResume(db, account.id, instance);
  const row = revision === undefined ? now : await requireVersion(db, now, revision);
  const whole = toResume(account, await readCandidate(db, account), row);
  const user_profile = { userid: String(account.id) };
  const left = SECTIONS.filter((section) => !sections.includes(section));
  if (left.length === 0) return { user_profile, resume: whole };
  const resume: PartialResume = whole;
  for (const section of left) delete resume[section];
  return new StatusAnswer(200, { user_profile, resume });
}
