import type { Job, SessionAnswer } from '../api/types.ts';
import { createOutboxEntry, type OutboxEntry } from '../outbox/index.ts';

/**
 * An offer as the service gives it, open for as long as tests live.
 * @param changes what a test is about.
 * @example render(<JobCard job={exampleJob({ showsalary: false })} now="2026-11-21" />);
 */
export function exampleJob(changes: Partial<Job> = {}): Job {
  return {
    id: '20418837',
    title: 'Cajera o cajero de sucursal',
    jobbody: '',
    companyname: 'Farmacias La Merced',
    dateactive: '2026-11-20T15:00:00Z',
    datepublish: '2026-11-20T15:00:00Z',
    dateexpires: '2099-12-21T15:00:00Z',
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
    educationid: 2,
    categorydescription: 'Atención en caja',
    issample: false,
    schedule: '',
    facts: [],
    ...changes,
  };
}

/**
 * The answer of a login whose candidate has confirmed the e-mail.
 * @param profile what a test is about.
 * @example fakeGateway(() => ({ data: exampleSession({ validemail: false }) }));
 */
export function exampleSession(profile: Partial<SessionAnswer['user_profile']> = {}): SessionAnswer {
  const user_profile: SessionAnswer['user_profile'] = {
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
  };
  return {
    authentication_token: { expires_at: '2099-01-01T00:00:00Z' },
    user_profile,
    user_data: { name: user_profile.name, photourl: '' },
    candidate_data: { candidatename: user_profile.name },
    resume: { resumeid: user_profile.resumeid, iscompleted: false },
  };
}

/**
 * An application in the outbox, as a tap writes it.
 * @param changes what a test is about.
 * @example await addToOutbox(exampleOutboxEntry('7', '5', { attempts: 3 }));
 */
export function exampleOutboxEntry(
  userid: string,
  jobid: string,
  changes: Partial<OutboxEntry> = {},
): OutboxEntry {
  const offer = {
    jobid,
    title: 'Cajera',
    companyname: '',
    location: '',
    url: `/empleo/oferta/${jobid}`,
    external: false,
  };
  return { ...createOutboxEntry(userid, offer), ...changes };
}
