import type { CandidateDataAnswer, Job, Resume, SessionAnswer } from '@chamba/kernel/api';
import { exampleJob, exampleSession } from '@chamba/kernel/testing';

/** A signed-in candidate. @param resumeid empty when there is no résumé yet. */
export const sessionAnswer = (resumeid = '70'): SessionAnswer => exampleSession({ resumeid });

/** Parts of a résumé in which nothing is said. */
export const NO_EXPERIENCE: Resume['professionalexperience'] = {
  employments: [],
  specialities: [],
  skills: [],
};
export const NO_EDUCATION: Resume['education'] = {
  academicexperience: [],
  languagecertifications: [],
  languages: {},
  certifications: [],
};

/** A résumé with all four required parts. */
export function resume(changes: Partial<Resume> = {}): Resume {
  return {
    resumeid: '70',
    defaultcv: true,
    type: '',
    resumetitle: 'Cajera',
    active: true,
    iscompleted: true,
    revision: 1,
    personalinformation: {
      emailaddress: 'lupita@example.com',
      contactchannel1: '3312345678',
      countryid: 'MX',
      stateid: 'MX-JAL',
      city: 'Guadalajara',
      links: [],
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
      stated: ['requiredsalary', 'willingtotravel', 'willingtorelocate'],
      objective: '',
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
      specialities: [],
      skills: [],
    },
    education: {
      academicexperience: [
        { id: '1', levelid: 2, institution: 'CETIS 14', degree: '', startyear: '2015', endyear: '2018' },
      ],
      languagecertifications: [],
      languages: {},
      certifications: [],
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
export const offer = (changes: Partial<Job> = {}): Job =>
  exampleJob({
    id: '9',
    url: '/empleo/oferta/9-cajera-de-sucursal',
    categorydescription: 'Ventas',
    ...changes,
  });
