/** What an employer gets of an application: the CV as it was when the application was accepted, in words. */
import * as z from 'zod/mini';
import { amount, flag, list, maybe, text } from '../lenient.ts';
import { once } from '../once.ts';
import type { Parsed } from '../operation.ts';

export const snapshotSchema = once(() =>
  z.object({
    /** ISO 8601; when the application was accepted. */
    accepted: text(),
    offer: z.object({
      jobid: text(),
      /** What the employer's own feed calls the offer. */
      reference: text(),
      title: text(),
      companyname: text(),
      /** 'Guadalajara, Jalisco'. */
      location: text(),
      /** Path on this site. */
      url: text(),
    }),
    candidate: z.object({
      name: text(),
      email: text(),
      phone: text(),
      /** 'Zapopan, Jalisco'; empty when not said. */
      location: text(),
    }),
    resume: z.object({
      resumeid: text(),
      title: text(),
      /** What the person looks for, in their own words. */
      objective: text(),
      /** Areas of interest, such as 'Cajeros'. */
      interests: list(text()),
      /** Pay asked for, in words: '$9,500 MXN al mes'; empty when not said. */
      salary: text(),
      /** Missing where the person has not said it. */
      willingtotravel: maybe(z.boolean()),
      willingtorelocate: maybe(z.boolean()),
      employments: list(
        z.object({
          jobtitle: text(),
          company: text(),
          /** `YYYY-MM`. */
          startdate: text(),
          /** `YYYY-MM`; empty for the present job or when not said. */
          enddate: text(),
          iscurrent: flag(),
          description: text(),
        }),
      ),
      studies: list(
        z.object({
          /** 'Licenciatura'. */
          level: text(),
          degree: text(),
          institution: text(),
          startyear: text(),
          endyear: text(),
        }),
      ),
      /** What they are good at in their profession; 0 years are not said. */
      specialities: list(z.object({ name: text(), years: amount() })),
      /** Skills of the CV, in the person's words; those that the offer names stand beside the CV. */
      skills: list(z.object({ name: text(), level: text() })),
      languages: list(z.object({ language: text(), level: text() })),
      certifications: list(z.object({ name: text(), issuer: text(), year: text(), url: text() })),
      links: list(z.object({ title: text(), url: text() })),
    }),
    /** Id of the photo; empty without one. */
    photo: text(),
    /** Files of the CV. */
    files: list(z.object({ id: text(), name: text(), type: text(), size: amount() })),
    skills: list(z.object({ id: text(), description: text(), level: text() })),
    killerQuestions: list(z.object({ id: text(), question: text(), answer: text() })),
  }),
);

/** What an employer gets of an application. */
export type ApplicationSnapshot = Parsed<typeof snapshotSchema>;
