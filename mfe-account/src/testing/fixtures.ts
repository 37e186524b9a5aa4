import type { SessionAnswer } from '@chamba/kernel/api';

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
