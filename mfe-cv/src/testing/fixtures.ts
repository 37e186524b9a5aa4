import type { CandidateDataAnswer, Job, Resume, SessionAnswer } from '@chamba/kernel/api';

/** A signed-in candidate. @param resumeid empty when there is no résumé yet. */
export function sessionAnswer(resumeid = '70'): SessionAnswer {
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
      resumeid,
      profileid: '1',
      photourl: '',
    },
    user_data: { name: 'Guadalupe', photourl: '' },
    candidate_data: { candidatename: 'Guadalupe Hernández' },
    resume: { resumeid, iscompleted: false },
  };
}

/** A résumé with all four required parts. */
export function resume(changes: Partial<Resume> = {}): Resume {
  return {
    resumeid: '70',
    defaultcv: true,
    resumetitle: 'Cajera',
    active: true,
    iscompleted: true,
    personalinformation: {
      emailaddress: 'lupita@example.com',
      contactchannel1: '3312345678',
      countryid: 'MX',
      stateid: 'MX-JAL',
      city: 'Guadalajara',
    },
    professionalinterests: {
      subinterestareaid1: '12',
      subinterestareaid2: '0',
      subinterestareaid3: '0',
      requiredsalary: 12_000,
      desiredsalary: 14_000,
      requiredcurrencyid: 'MXN',
      desiredcurrencyid: 'MXN',
      requiredpaymenttypeid: '0',
      desiredpaymenttypeid: '0',
      willingtotravel: true,
      willingtorelocate: false,
    },
    professionalexperience: {
      employments: [
        {
          id: '1',
          jobtitle: 'Cajera',
          company: 'Abarrotes La Esperanza',
          startdate: '2020-08',
          enddate: '2023-02',
          iscurrent: false,
          description: 'Cobro y corte de caja.',
        },
      ],
    },
    education: {
      academicexperience: [
        { id: '1', levelid: 2, institution: 'CETIS 14', degree: '', startyear: '2015', endyear: '2018' },
      ],
      languagecertifications: [],
    },
    ...changes,
  };
}

/** The candidate's own data. */
export const candidate: CandidateDataAnswer['candidate_data'] = {
  candidatename: 'Guadalupe Hernández Ríos',
  emailaddress: 'lupita@example.com',
  contactchannels: [{ contactchannelid: '3', value: '3312345678' }],
  borndate: '1998-05-04',
  genderid: '2',
  dgcountryid: 'MX',
  dgstateid: 'MX-JAL',
  dgcity: 'Guadalajara',
  cp: '44100',
};

/** An offer as its page hands it to slots. */
export function offer(changes: Partial<Job> = {}): Job {
  return {
    id: '9',
    title: 'Cajera de sucursal',
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
    url: '/empleo/oferta/9-cajera-de-sucursal',
    skills: [],
    jobtype: 'regular',
    redirecttype: 0,
    isgoogleforjobs: true,
    idrecruiter: '0000',
    origin: '',
    educationid: 2,
    categorydescription: 'Ventas',
    issample: false,
    schedule: '',
    facts: [],
    ...changes,
  };
}
