import type { Application, Job, SessionAnswer } from '@chamba/kernel/api';

/** A signed-in candidate with a confirmed e-mail; `profile` changes parts of the account. */
export function sessionAnswer(profile: Partial<SessionAnswer['user_profile']> = {}): SessionAnswer {
  return {
    authentication_token: { expires_at: '2026-11-22T00:00:00Z' },
    user_profile: {
      userid: '7',
      type: 'C',
      enabledlogin: true,
      email: 'lupita@example.com',
      name: 'Guadalupe Hernández',
      validemail: true,
      newaccounttoken: false,
      termsandconditions: true,
      resumeid: '70',
      profileid: '1',
      photourl: '',
      ...profile,
    },
    user_data: { name: 'Guadalupe', photourl: '' },
    candidate_data: { candidatename: 'Guadalupe Hernández' },
    resume: { resumeid: '70', iscompleted: true },
  };
}

/** An offer that is open for a month and takes applications here. */
export function job(changes: Partial<Job> = {}): Job {
  return {
    id: '20418837',
    title: 'Cajera o cajero de sucursal',
    jobbody: '',
    companyname: 'Farmacias La Merced',
    dateactive: new Date().toISOString(),
    datepublish: new Date().toISOString(),
    dateexpires: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    locations: [{ statename: 'Jalisco', cityname: 'Guadalajara', countryid: 'MX' }],
    salaryfrom: 9_800,
    salaryto: 11_200,
    showsalary: true,
    salarytime: 0,
    workmode: 0,
    jobtypefulltime: true,
    jobtypepermanent: false,
    jobtypeparttime: false,
    jobtypecontract: false,
    jobtypetemporary: false,
    levelid: 0,
    url: '/empleo/oferta/20418837-cajera-o-cajero-de-sucursal',
    skills: [],
    jobtype: '',
    redirecttype: 0,
    isgoogleforjobs: false,
    idrecruiter: '1',
    origin: '',
    educationid: 0,
    categorydescription: '',
    issample: false,
    schedule: '',
    facts: [],
    ...changes,
  };
}

/** An application that was sent. */
export function application(changes: Partial<Application> = {}): Application {
  return {
    jobid: '1',
    title: 'Auxiliar de caja',
    companyname: 'Ferretera del Bajío',
    location: 'Guadalajara, Jalisco',
    dateapplied: '2026-11-20T15:00:00Z',
    dateexpires: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    status: 'sent',
    url: '/empleo/oferta/1-auxiliar-de-caja',
    ...changes,
  };
}
