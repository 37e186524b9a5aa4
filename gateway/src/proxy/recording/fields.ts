/** Classifies fields with personal data. */

import { operations, getUpstream } from '@chamba/kernel/operations';

/** Kind of a mask: equal values get the same mask in one recording. */
export type PersonalKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'postal'
  | 'born'
  | 'id'
  | 'token'
  | 'secret'
  | 'text'
  | 'picture';

type Rule = readonly [PersonalKind, RegExp];

/** Fields that are personal in answers of every upstream. */
const EVERYWHERE: readonly Rule[] = [
  ['secret', /^(?:password|newpassword|oldpassword|currentpassword|passwd|pwd|secret|otp|nip|ip|ipaddress)$/],
  ['token', /^(?:token|accesstoken|access_token|newaccounttoken|jwt|authorization|refreshtoken)$/],
  ['email', /^(?:e?mail|e?mailaddress|useremail|contactemail|updateemail|newemail)$/],
  [
    'phone',
    /^(?:contactchannel(?:value)?\d*|phone\d*|phonenumber|mobile|cellphone|telephone|telefono|whatsapp)$/,
  ],
  ['address', /^(?:street|streetname|exteriornumber|interiornumber|streetaddress|addressline\d?|domicilio)$/],
  ['born', /^(?:borndate|birthdate|birthday|dateofbirth)$/],
  ['id', /^(?:userid|accountid|personid|candidateid|resumeid|idresume|profileid|visitorid|uuid)$/],
  ['picture', /^(?:photourl|photo|picture|avatar|pdf|base64)$/],
];

/** Fields that are personal in answers about people; elsewhere they belong to companies, places or offers. */
const ABOUT_PEOPLE: readonly Rule[] = [
  ['secret', /^code$/],
  [
    'name',
    /^(?:name|candidatename|firstname|lastname|secondlastname|middlename|fullname|username|nombre|apellidos?)$/,
  ],
  ['address', /^(?:address|neighborhood|colonia)$/],
  ['postal', /^(?:cp|postalcode|zipcode)$/],
  ['id', /^(?:id|account)$/],
  ['text', /^(?:description|summary|objective|aboutme|message|comment|comments|answer)$/],
];

/** Upstreams that answer about people. */
const PEOPLE: ReadonlySet<string> = new Set(
  operations.filter(({ aboutPeople }) => aboutPeople === true).map(getUpstream),
);

/** Whether an upstream answers about people. */
export function isAboutPeople(upstream: string): boolean {
  return PEOPLE.has(upstream);
}

/**
 * The kind of personal data in a field; null if there is none.
 * @param inPerson whether the field is in an object about a person (`user_profile`, `candidate_data` …).
 */
export function personalKind(field: string, upstream: string, inPerson: boolean): PersonalKind | null {
  // A save names fields of the résumé by their path.
  const name = field.slice(field.lastIndexOf('.') + 1).toLowerCase();
  // What is worded better is a person's own text.
  if (upstream === 'ai' && /^(?:role|text)$/.test(name)) return 'text';
  const rules = inPerson || isAboutPeople(upstream) ? [...EVERYWHERE, ...ABOUT_PEOPLE] : EVERYWHERE;
  const kind = rules.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
  // Elements of a résumé and applications have ids and texts that do not identify a person.
  if (kind === 'id' && /^(?:id|account)$/.test(name) && !inPerson) return null;
  return kind;
}

/**
 * Whether a name is a person's own, and not that of an employer or a saved search.
 * @param parent name of the field that contains the object.
 */
export function isOwnName(field: string, upstream: string, parent: string): boolean {
  const [name = '', holder = parent] = field.toLowerCase().split('.').reverse();
  if (/^(?:candidatename|firstname|lastname|secondlastname|middlename|fullname|apellidos?)$/.test(name))
    return true;
  return /^(?:name|nombre)$/.test(name) && (isPerson(holder) || upstream === 'authentication');
}

/** Whether a field contains an object about a person. */
export function isPerson(field: string): boolean {
  return /^(?:user_profile|user_data|candidate_data|personalinformation|updateuser|account)$/.test(
    field.toLowerCase(),
  );
}
