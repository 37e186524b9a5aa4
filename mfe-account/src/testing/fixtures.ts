import type { Resume, SessionAnswer } from '@chamba/kernel/api';
import { exampleSession } from '@chamba/kernel/testing';

type Profile = SessionAnswer['user_profile'];

/** The answer of the login of a new account; what a test is about is given. */
export const sessionAnswer = (profile: Partial<Profile> = {}): SessionAnswer =>
  exampleSession({
    userid: '1001',
    email: 'lupita@gmail.com',
    validemail: false,
    newaccounttoken: true,
    resumeid: '',
    profileid: '1001',
    ...profile,
  });

/** A résumé as the service gives it; what a test is about is given. */
export function resume(changes: Partial<Resume> = {}): Resume {
  return {
    resumeid: '5001',
    defaultcv: true,
    type: '',
    resumetitle: '',
    active: false,
    iscompleted: false,
    revision: 0,
    personalinformation: {
      emailaddress: '',
      contactchannel1: '',
      countryid: '',
      stateid: '',
      city: '',
      links: [],
    },
    professionalinterests: {
      subinterestareaid1: '',
      subinterestareaid2: '',
      subinterestareaid3: '',
      requiredsalary: 0,
      desiredsalary: 0,
      requiredcurrencyid: '',
      desiredcurrencyid: '',
      requiredpaymenttypeid: '',
      desiredpaymenttypeid: '',
      willingtotravel: false,
      willingtorelocate: false,
      objective: '',
    },
    professionalexperience: { employments: [], specialities: [], skills: [] },
    education: { academicexperience: [], languagecertifications: [], languages: {}, certifications: [] },
    ...changes,
  };
}

/** The answer of any save. */
export const saved = { user_profile: { userid: '1001' }, resumeid: '5001' };
