/** What a candidate of tests types while signing up, in the fields of the wire. Everything here is made up. */
import type { UpdaterTriple } from '../../api/types.ts';

/** Name of the candidate. */
export const NAME = 'Guadalupe Hernández Ríos';

/** What the sign-up form sends besides e-mail, password and name. */
export const CONSENT = {
  legal_ok: true,
  boardid: 'OCCM',
  IsBTMP: false,
  optout: 0,
  isWidget: false,
  code_verification: false,
} as const;

/** Fields of the contact step. */
export const CONTACT = {
  candidatename: NAME,
  contactchannelid1: '3',
  contactchannelvalue1: '3312345678',
  borndate: '1994-05-17',
  genderid: '2',
  dgcountryid: 'MX',
  dgstateid: 'MX-JAL',
  dgcity: 'Guadalajara',
  cp: '44100',
} as const;

/** Fields of the profession step; wages in MXN a month. */
export const PROFESSION = {
  'professionalexperience.resumetitle': 'Cajera',
  dgdoctitle: 'Cajera',
  requiredsalary: '9500',
  desiredsalary: '9500',
  requiredcurrencyid: 'MXN',
  desiredcurrencyid: 'MXN',
  requiredpaymenttypeid: '0',
  desiredpaymenttypeid: '0',
  willingtotravel: 'true',
  willingtorelocate: 'true',
  professionalinterests: '52,49',
} as const;

/** Fields as the triples that updates of a résumé send. @param elementid '0' for new elements. */
export function triples(fields: Readonly<Record<string, string>>, elementid = '0'): UpdaterTriple[] {
  return Object.entries(fields).map(([field, value]) => ({ field, value, elementid }));
}
