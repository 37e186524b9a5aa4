import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, flag, id, list, maybe, or, text, unlessFalse } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import { revisionInput } from '../resume-input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const employmentSchema = once(() =>
  z.object({
    id: id(),
    jobtitle: text(),
    company: text(),
    /** YYYY-MM, or empty. */
    startdate: text(),
    enddate: text(),
    iscurrent: flag(),
    description: text(),
  }),
);
export type Employment = Parsed<typeof employmentSchema>;

const academicExperienceSchema = once(() =>
  z.object({
    id: id(),
    levelid: amount(),
    institution: text(),
    degree: text(),
    startyear: text(),
    endyear: text(),
  }),
);
export type AcademicExperience = Parsed<typeof academicExperienceSchema>;

const specialitySchema = once(() =>
  z.object({ id: id(), name: text(), /** Of practice; 0 is not stated. */ years: amount() }),
);
/** What somebody is good at in their profession. */
export type Speciality = Parsed<typeof specialitySchema>;

const skillSchema = once(() =>
  z.object({ id: id(), name: text(), /** 1 to 3; 0 is not stated. */ level: amount() }),
);
export type Skill = Parsed<typeof skillSchema>;

const certificationSchema = once(() =>
  z.object({ id: id(), name: text(), issuer: text(), /** YYYY, or empty. */ year: text(), url: text() }),
);
export type Certification = Parsed<typeof certificationSchema>;

const linkSchema = once(() => z.object({ id: id(), title: text(), url: text() }));
/** An address on the web that belongs to a résumé. */
export type ResumeLink = Parsed<typeof linkSchema>;

/** A résumé. */
const resumeSchema = once(() =>
  z.object({
    resumeid: id(),
    /** Kind of résumé; empty for the usual one. */
    type: text(),
    defaultcv: flag(),
    resumetitle: text(),
    active: unlessFalse(),
    iscompleted: flag(),
    /** Grows with every save; 0 where the service counts none. */
    revision: amount(),
    personalinformation: or(
      z.object({
        emailaddress: text(),
        contactchannel1: text(),
        countryid: text(),
        stateid: text(),
        city: text(),
        links: list(linkSchema()),
      }),
      {},
    ),
    professionalinterests: or(
      z.object({
        subinterestareaid1: text(),
        subinterestareaid2: text(),
        subinterestareaid3: text(),
        requiredsalary: amount(),
        desiredsalary: amount(),
        requiredcurrencyid: text(),
        desiredcurrencyid: text(),
        requiredpaymenttypeid: text(),
        desiredpaymenttypeid: text(),
        willingtotravel: unlessFalse(),
        willingtorelocate: unlessFalse(),
        /** Which of requiredsalary, willingtotravel and willingtorelocate the person chose; absent for none of them. */
        stated: maybe(z.array(z.string())),
        /** What the person looks for, in their own words. */
        objective: text(),
      }),
      {},
    ),
    professionalexperience: or(
      z.object({
        employments: list(employmentSchema()),
        specialities: list(specialitySchema()),
        skills: list(skillSchema()),
      }),
      {},
    ),
    education: or(
      z.object({
        academicexperience: list(academicExperienceSchema()),
        languagecertifications: list(z.object({ id: id(), certificationid: text(), score: maybe(amount()) })),
        /** Level of each language by its code. */
        languages: or(z.record(z.string(), text()), {}),
        certifications: list(certificationSchema()),
      }),
      {},
    ),
  }),
);
export type Resume = Parsed<typeof resumeSchema>;

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    resume: resumeSchema(),
  }),
);
export type ResumeAnswer = Parsed<typeof answer>;

export const call: Call<{ userid: string; resumeid: string; revision?: number }, ResumeAnswer> = {
  label: 'load-resume',
  method: 'GET',
  rest: 'myService/resume',
  send: ({ resumeid, revision }) => ({
    instance: resumeid,
    query: { requestedsections: 'all', ...(revision === undefined ? {} : { revision }) },
  }),
  matches: (input, answer) => isOfUser(input, answer) && answer.resume.resumeid === input.resumeid,
  answer,
};

const SECTIONS = [
  'personalinformation',
  'professionalinterests',
  'professionalexperience',
  'education',
] as const;

/** The sections asked for: `all`, as without a wish, or names joined by commas. */
const sections = () =>
  z.pipe(
    z.optional(z.string()),
    z.pipe(
      z.transform((sent: string | undefined) =>
        sent === undefined || sent === '' || sent === 'all' ? SECTIONS : sent.split(','),
      ),
      z.array(z.enum(SECTIONS)),
    ),
  );

/** The instance is the résumé's id; with a `revision` it is answered as it was after that save. */
export const input = () =>
  z.object({
    instance: z.string(),
    query: z.object({ requestedsections: sections(), revision: z.optional(revisionInput()) }),
  });

export const policy: Policy = {
  summary: 'A résumé, or the sections of it that are asked for.',
  refusal: 'AAIS-3',
  errors: ['MYS-2', 'MYS-3', 'MYS-16'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  example: { instance: '{resume}', query: { requestedsections: 'all' } },
};
