import { toJsonResume } from '@chamba/kernel/json-resume';
import type { Account } from '../accounts/accounts.ts';
import { plainName } from '../my-service/account-rules.ts';
import { getChannel } from '../my-service/candidate.ts';
import type { Candidate } from '../my-service/candidate.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';

/**
 * A stored résumé as JSON Resume 1.0.0.
 * @param row one of the account's résumés.
 */
export function resumeAsJson(account: Account, candidate: Candidate, row: ResumeRow): object {
  const { document } = row;
  return toJsonResume({
    person: {
      name: plainName(candidate.candidatename),
      email: account.email,
      phone: getChannel(candidate),
      countryid: candidate.dgcountryid,
      stateid: candidate.dgstateid,
      city: candidate.dgcity,
      cp: candidate.cp,
    },
    title: row.resumetitle,
    objective: document.objective,
    employments: document.employments,
    academicexperience: document.academicexperience,
    specialities: document.specialities,
    skills: document.skills,
    languages: document.languages,
    certifications: document.certifications,
    links: document.links,
  });
}
