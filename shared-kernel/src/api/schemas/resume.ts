import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, flag, id, list, maybe, or, text, unlessFalse } from './lenient.ts';

export const employmentSchema = once(() =>
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

export const academicExperienceSchema = once(() =>
  z.object({
    id: id(),
    levelid: amount(),
    institution: text(),
    degree: text(),
    startyear: text(),
    endyear: text(),
  }),
);

/** A résumé. */
export const resumeSchema = once(() =>
  z.object({
    resumeid: id(),
    defaultcv: flag(),
    resumetitle: text(),
    active: unlessFalse(),
    iscompleted: flag(),
    personalinformation: or(
      z.object({
        emailaddress: text(),
        contactchannel1: text(),
        countryid: text(),
        stateid: text(),
        city: text(),
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
      }),
      {},
    ),
    professionalexperience: or(z.object({ employments: list(employmentSchema()) }), {}),
    education: or(
      z.object({
        academicexperience: list(academicExperienceSchema()),
        languagecertifications: list(z.object({ id: id(), certificationid: text(), score: maybe(amount()) })),
      }),
      {},
    ),
  }),
);

/** GET /rest myService/resume. */
export const resumeAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    resume: resumeSchema(),
  }),
);

/** GET /rest myService/candidateData. */
export const candidateDataAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    candidate_data: z.object({
      candidatename: text(),
      emailaddress: text(),
      contactchannels: list(z.object({ contactchannelid: text(), value: text() })),
      /** YYYY-MM-DD or empty. */
      borndate: text(),
      /** '1' hombre, '2' mujer, '3' prefiero no decirlo, '' not said. */
      genderid: text(),
      dgcountryid: text(),
      dgstateid: text(),
      dgcity: text(),
      cp: text(),
    }),
  }),
);

/** POST /rest myService/resume that creates an empty résumé. */
export const resumeCreatedAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    resumeid: id(),
  }),
);
