import type { Resume, ResumeAnswer } from '@chamba/kernel/api';
import type { Account } from '../../authentication/accounts.ts';
import { Fault } from '../../http/fault.ts';
import type { Queryable } from '../../store/index.ts';
import { channelOf, readCandidate } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';
import { completeness } from './completeness.ts';
import { requireResume } from './resume-rows.ts';
import type { ResumeRow } from './resume-rows.ts';

const SECTIONS = [
  'personalinformation',
  'professionalinterests',
  'professionalexperience',
  'education',
] as const;
type Section = (typeof SECTIONS)[number];
/** The languages are told besides what pages of today read. */
type WholeResume = Resume & { education: { languages: Record<string, string> } };
type PartialResume = Omit<WholeResume, Section> & Partial<Pick<WholeResume, Section>>;

function isSection(name: string): name is Section {
  return SECTIONS.some((section) => section === name);
}

/** The sections asked for: `all`, or names joined by commas. @throws Fault AAIS-3 for a name there is none of. */
function readSections(value: unknown): readonly Section[] {
  if (value === undefined || value === '' || value === 'all') return SECTIONS;
  const names = typeof value === 'string' ? value.split(',') : [''];
  return names.map((name) => {
    if (!isSection(name)) throw new Fault('AAIS-3', 400);
    return name;
  });
}

/** A résumé as it travels. */
function resumeOf(account: Account, candidate: Candidate, row: ResumeRow): WholeResume {
  const { document } = row;
  const [first = '', second = '', third = ''] = document.interests;
  return {
    resumeid: String(row.id),
    defaultcv: row.defaultcv,
    resumetitle: row.resumetitle,
    active: row.active,
    iscompleted: Object.values(completeness(account, candidate, row)).every(Boolean),
    personalinformation: {
      emailaddress: account.email,
      contactchannel1: channelOf(candidate),
      countryid: candidate.dgcountryid,
      stateid: candidate.dgstateid,
      city: candidate.dgcity,
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
    },
    professionalexperience: { employments: document.employments },
    education: {
      academicexperience: document.academicexperience,
      languagecertifications: document.languagecertifications,
      languages: document.languages,
    },
  };
}

/**
 * Answers a read of a résumé.
 * @param requested `requestedsections`; all of them answer {@link ResumeAnswer}.
 * @throws Fault MYS-16 when the account has no such résumé.
 */
export async function resumeAnswer(
  db: Queryable,
  account: Account,
  instance: string,
  requested: unknown,
): Promise<ResumeAnswer | { user_profile: { userid: string }; resume: PartialResume }> {
  const sections = readSections(requested);
  const row = await requireResume(db, account.id, instance);
  const resume: PartialResume = resumeOf(account, await readCandidate(db, account), row);
  for (const section of SECTIONS) if (!sections.includes(section)) delete resume[section];
  return { user_profile: { userid: String(account.id) }, resume };
}
