import * as z from 'zod/mini';
import { once } from '../once.ts';

export const employmentSchema = once(() =>
  z.object({
    id: z.string(),
    jobtitle: z.string(),
    company: z.string(),
    /** YYYY-MM, or empty. */
    startdate: z.string(),
    enddate: z.string(),
    iscurrent: z.boolean(),
    description: z.string(),
  }),
);

export const academicExperienceSchema = once(() =>
  z.object({
    id: z.string(),
    levelid: z.number(),
    institution: z.string(),
    degree: z.string(),
    startyear: z.string(),
    endyear: z.string(),
  }),
);

/** A résumé. */
export const resumeSchema = once(() =>
  z.object({
    resumeid: z.string(),
    defaultcv: z.boolean(),
    resumetitle: z.string(),
    active: z.boolean(),
    iscompleted: z.boolean(),
    personalinformation: z.object({
      emailaddress: z.string(),
      contactchannel1: z.string(),
      countryid: z.string(),
      stateid: z.string(),
      city: z.string(),
    }),
    professionalinterests: z.object({
      subinterestareaid1: z.string(),
      subinterestareaid2: z.string(),
      subinterestareaid3: z.string(),
      requiredsalary: z.number(),
      desiredsalary: z.number(),
      requiredcurrencyid: z.string(),
      desiredcurrencyid: z.string(),
      requiredpaymenttypeid: z.string(),
      desiredpaymenttypeid: z.string(),
      willingtotravel: z.boolean(),
      willingtorelocate: z.boolean(),
      /** Which of requiredsalary, willingtotravel and willingtorelocate the person chose; absent for none of them. */
      stated: z.optional(z.array(z.string())),
    }),
    professionalexperience: z.object({ employments: z.array(employmentSchema()) }),
    education: z.object({
      academicexperience: z.array(academicExperienceSchema()),
      languagecertifications: z.array(
        z.object({ id: z.string(), certificationid: z.string(), score: z.optional(z.number()) }),
      ),
    }),
  }),
);

/** GET /rest myService/resume. */
export const resumeAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: z.string() }),
    resume: resumeSchema(),
  }),
);

/** GET /rest myService/candidateData. */
export const candidateDataAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: z.string() }),
    candidate_data: z.object({
      candidatename: z.string(),
      emailaddress: z.string(),
      contactchannels: z.array(z.object({ contactchannelid: z.string(), value: z.string() })),
      /** YYYY-MM-DD or empty. */
      borndate: z.string(),
      /** '1' hombre, '2' mujer, '3' prefiero no decirlo, '' not said. */
      genderid: z.string(),
      dgcountryid: z.string(),
      dgstateid: z.string(),
      dgcity: z.string(),
      cp: z.string(),
    }),
  }),
);

/** POST /rest myService/resume that creates an empty résumé. */
export const resumeCreatedAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: z.string() }),
    resumeid: z.string(),
  }),
);
