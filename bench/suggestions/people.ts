import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyDocument } from '@chamba/services/testing/suggest';
import type { Candidate, ResumeRow } from '@chamba/services/testing/suggest';
import { z } from 'zod';
import { ROOT } from '../support/report.ts';

const FOLDER = path.join(ROOT, 'bench/suggestions');

const personSchema = z.object({
  id: z.string(),
  /** What the person would say of themselves: judged by, not read by any ranker. */
  words: z.string(),
  title: z.string(),
  jobs: z.array(z.string()),
  interests: z.array(z.number()),
  city: z.string(),
  state: z.string(),
  salary: z.number(),
  studies: z.number(),
  relocates: z.optional(z.boolean()),
});

/** Somebody with a CV, as `cvs.json` describes them. */
export type Person = z.infer<typeof personSchema>;

/** Every person of the set. Each third one is kept unseen: nothing of the ranker is decided by them. */
export const readPeople = (): (Person & { isUnseen: boolean })[] =>
  z
    .array(personSchema)
    .parse(JSON.parse(readFileSync(path.join(FOLDER, 'cvs.json'), 'utf8')))
    .map((person, at) => ({ ...person, isUnseen: at % 3 === 2 }));

/** Grades of offers by the person's id and the offer's key. What is not listed was in no ranking, and is worth nothing. */
export function readJudgements(): Map<string, Map<string, number>> {
  const judgements = new Map<string, Map<string, number>>();
  for (const line of readFileSync(path.join(FOLDER, 'judgements.tsv'), 'utf8').split('\n')) {
    const [person = '', key = '', grade = ''] = line.split('\t');
    if (key === '') continue;
    const ofPerson = judgements.get(person) ?? new Map<string, number>();
    judgements.set(person, ofPerson.set(key, Number(grade)));
  }
  return judgements;
}

/** The rows that the services would have of a person who filled in the page of their CV. */
export function toRows(person: Person): { candidate: Candidate; resume: ResumeRow } {
  const document = {
    ...emptyDocument(),
    interests: person.interests.map(String),
    desiredcurrencyid: 'MXN',
    desiredpaymenttypeid: '0',
    willingtorelocate: person.relocates === true,
    stated: ['willingtorelocate' as const],
    employments: person.jobs.map((jobtitle, at) => ({
      id: String(at + 1),
      jobtitle,
      company: '',
      startdate: `${2020 - 3 * at}-01-01`,
      enddate: at === 0 ? '' : `${2022 - 3 * at}-12-31`,
      iscurrent: false,
      description: '',
    })),
    academicexperience:
      person.studies === 0
        ? []
        : [
            {
              id: '1',
              levelid: person.studies,
              institution: '',
              degree: '',
              startyear: '',
              endyear: '',
            },
          ],
  };
  return {
    candidate: {
      candidatename: 'Persona de prueba',
      contactchannels: {},
      borndate: '',
      genderid: '',
      dgcountryid: 'MX',
      dgstateid: person.state,
      dgcity: person.city,
      cp: '',
      revision: 1,
    },
    resume: {
      id: 1,
      defaultcv: true,
      active: true,
      resumetitle: person.title,
      requiredsalary: 0,
      desiredsalary: person.salary,
      revision: 1,
      document,
    },
  };
}
