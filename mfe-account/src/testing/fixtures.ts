import type { Resume, SessionAnswer } from '@chamba/kernel/api';

type Profile = SessionAnswer['user_profile'];

/** The answer of a login; what a test is about is given. */
export function sessionAnswer(profile: Partial<Profile> = {}): SessionAnswer {
  const user_profile: Profile = {
    userid: '1001',
    type: 'C',
    enabledlogin: true,
    email: 'lupita@gmail.com',
    name: 'Guadalupe Hernández',
    validemail: false,
    newaccounttoken: true,
    termsandconditions: true,
    resumeid: '',
    profileid: '1001',
    photourl: '',
    ...profile,
  };
  return {
    authentication_token: { expires_at: '2099-01-01T00:00:00.000Z' },
    user_profile,
    user_data: { name: user_profile.name, photourl: '' },
    candidate_data: { candidatename: user_profile.name },
    resume: { resumeid: user_profile.resumeid, iscompleted: false },
  };
}

/** A résumé as the service gives it; what a test is about is given. */
export function resume(changes: Partial<Resume> = {}): Resume {
  return {
    resumeid: '5001',
    defaultcv: true,
    resumetitle: '',
    active: false,
    iscompleted: false,
    personalinformation: { emailaddress: '', contactchannel1: '', countryid: '', stateid: '', city: '' },
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
    },
    professionalexperience: { employments: [] },
    education: { academicexperience: [], languagecertifications: [] },
    ...changes,
  };
}

/** The answer of any save. */
export const saved = { user_profile: { userid: '1001' }, resumeid: '5001' };
