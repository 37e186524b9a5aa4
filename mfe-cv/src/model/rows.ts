import type { CandidateDataAnswer, Resume, UpdaterTriple } from '@chamba/kernel/api';
import { LANGUAGES } from '@chamba/kernel/catalogues';

/** What is said of the person rather than in one of their résumés. */
export type CandidatePart = 'personal' | 'contact';

/** Parts that are one form; the others are lists. */
export type FormPart = CandidatePart | 'objective';

/** The parts of a résumé that are edited on its page. */
export type Part = FormPart | ListPart;

/** The lists of a résumé. */
export type ListPart =
  | 'employments'
  | 'academicexperience'
  | 'specialities'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'links';

/** The lists whose elements have ids and an order of their own; languages have codes, and none. */
export type OrderedPart = Exclude<ListPart, 'languages'>;

/** Whether a part is one form. */
export const isFormPart = (part: Part): part is FormPart =>
  part === 'objective' || part === 'personal' || part === 'contact';

/** Whether a part belongs to the person, whatever résumé is shown. */
export const isCandidatePart = (part: Part): part is CandidatePart =>
  part === 'personal' || part === 'contact';

/** What is kept in the résumé itself. */
export type ResumePart = Exclude<Part, CandidatePart>;

/** What is known of the person. */
export type Candidate = CandidateDataAnswer['candidate_data'];

/** What a form of a part holds: every field as text, empty where nothing is said. */
export type Texts = Readonly<Record<string, string>>;

/** One element of a part. */
export type Row = { id: string; texts: Texts };

/** Id that makes a save add an element instead of changing one. */
export const NEW = '0';

const toText = (value: string | number | boolean): string =>
  value === 0 || value === false ? '' : String(value);

function toRows(elements: ReadonlyArray<{ id: string } & Record<string, string | number | boolean>>): Row[] {
  return elements.map(({ id, ...fields }) => ({
    id,
    texts: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toText(value)])),
  }));
}

const resumeInterests = (wants: Resume['professionalinterests']): string[] => [
  wants.subinterestareaid1,
  wants.subinterestareaid2,
  wants.subinterestareaid3,
];

/** Areas of interest as one text, `12,45`. */
const joinInterests = (ids: readonly string[]): string => ids.filter((id) => id && id !== '0').join(',');

/** The ids in a text of areas of interest. */
export const interestIds = (text: string): string[] => text.split(',').filter((id) => id !== '');

function objectiveTexts({ resumetitle, professionalinterests: wants }: Resume): Texts {
  const said = (field: 'willingtotravel' | 'willingtorelocate'): string =>
    wants.stated?.includes(field) ? String(wants[field]) : '';
  return {
    title: resumetitle,
    interests: joinInterests(resumeInterests(wants)),
    objective: wants.objective,
    salary: toText(wants.desiredsalary),
    minimum: wants.stated?.includes('requiredsalary') ? toText(wants.requiredsalary) : '',
    travels: said('willingtotravel'),
    relocates: said('willingtorelocate'),
  };
}

const ROWS: Readonly<Record<ResumePart, (resume: Resume) => Row[]>> = {
  objective: (resume) => [{ id: 'objective', texts: objectiveTexts(resume) }],
  employments: ({ professionalexperience }) => toRows(professionalexperience.employments),
  academicexperience: ({ education }) => toRows(education.academicexperience),
  specialities: ({ professionalexperience }) => toRows(professionalexperience.specialities),
  skills: ({ professionalexperience }) => toRows(professionalexperience.skills),
  // In the order of their names; English is kept as 'none' without a level.
  languages: ({ education }) =>
    LANGUAGES.flatMap(({ id }) => {
      const level = education.languages[id];
      return level ? [{ id, texts: { code: id, level } }] : [];
    }),
  certifications: ({ education }) => toRows(education.certifications),
  links: ({ personalinformation }) => toRows(personalinformation.links),
};

/** The elements of a part, in the order of the page. */
export const listRows = (resume: Resume, part: ResumePart): Row[] => ROWS[part](resume);

/** What a résumé says of one element; null when it is not there. */
export const elementTexts = (resume: Resume, part: ResumePart, id: string): Texts | null =>
  listRows(resume, part).find((row) => row.id === id)?.texts ?? null;

/** What the forms of a page show: the person and one résumé of theirs. */
export type Shown = { candidate: Candidate; resume: Resume };

/** The wire's number of a contact channel that is a phone. */
const PHONE_CHANNEL = '3';

const CANDIDATE_TEXTS: Readonly<Record<CandidatePart, (candidate: Candidate) => Texts>> = {
  personal: ({ candidatename, borndate, genderid }) => ({ name: candidatename, borndate, genderid }),
  contact: ({ contactchannels, cp, dgcity, dgstateid }) => ({
    phone: contactchannels.find(({ contactchannelid }) => contactchannelid === PHONE_CHANNEL)?.value ?? '',
    cp,
    city: dgcity,
    stateid: dgstateid,
  }),
};

/** What the page says of one element of any part; null when it is not there. */
export const shownTexts = ({ candidate, resume }: Shown, part: Part, id: string): Texts | null =>
  isCandidatePart(part) ? CANDIDATE_TEXTS[part](candidate) : elementTexts(resume, part, id);

/** The save that the page shows of a part. */
export const partRevision = ({ candidate, resume }: Shown, part: Part): number =>
  isCandidatePart(part) ? (candidate.revision ?? 0) : resume.revision;

/** Whether a form holds what an element says. */
export const saysSame = (one: Texts, other: Texts): boolean =>
  Object.keys(one).every((name) => (one[name] ?? '') === (other[name] ?? ''));

const triple = (field: string, value: string, elementid = NEW): UpdaterTriple => ({
  field,
  value,
  elementid,
});

/** How a candidate's salaries are meant: pesos a month. */
const SALARIES = {
  requiredcurrencyid: 'MXN',
  desiredcurrencyid: 'MXN',
  requiredpaymenttypeid: '0',
  desiredpaymenttypeid: '0',
};

/** What was not said goes out as the default of a new candidate; `stated` names what was. */
function objectiveTriples({
  title = '',
  interests = '',
  objective = '',
  salary = '',
  ...rest
}: Texts): UpdaterTriple[] {
  const { minimum = '', travels = '', relocates = '' } = rest;
  const said = { requiredsalary: minimum, willingtotravel: travels, willingtorelocate: relocates };
  const stated = Object.entries(said).flatMap(([field, text]) => (text === '' ? [] : [field]));
  const fields = {
    dgdoctitle: title,
    ...(interests !== '' && { professionalinterests: interests }),
    objective,
    requiredsalary: minimum || salary,
    desiredsalary: salary,
    ...SALARIES,
    willingtotravel: travels || 'true',
    willingtorelocate: relocates || 'true',
    ...(stated.length > 0 && { stated: stated.join(',') }),
  };
  return Object.entries(fields).map(([field, value]) => triple(field, value));
}

/** Fields that are yes or no: without an answer they are sent as no. */
const FLAGS: readonly string[] = ['iscurrent'];

/** The save of a form about the person. Addresses are in the country. */
export function candidateTriples(part: CandidatePart, texts: Texts): UpdaterTriple[] {
  const { name = '', borndate = '', genderid = '', phone = '', cp = '', city = '', stateid = '' } = texts;
  const fields =
    part === 'personal'
      ? { candidatename: name, borndate, genderid }
      : {
          contactchannelid1: PHONE_CHANNEL,
          contactchannelvalue1: phone,
          dgcountryid: 'MX',
          dgstateid: stateid,
          dgcity: city,
          cp,
        };
  return Object.entries(fields).map(([field, value]) => triple(field, value));
}

/** The save of a form. @param id element to change, or NEW. */
export function saveTriples(part: ResumePart, id: string, texts: Texts): UpdaterTriple[] {
  if (part === 'objective') return objectiveTriples(texts);
  if (part === 'languages') return [triple(`languages.${texts['code'] ?? id}`, texts['level'] ?? '')];
  return Object.entries(texts).map(([name, text]) =>
    triple(`${part}.${name}`, FLAGS.includes(name) ? text || 'false' : text, id),
  );
}

/** The save that removes an element, and the one that puts it back. @param row as it was. */
export function removalTriples(
  part: ListPart,
  row: Row,
): { remove: UpdaterTriple[]; restore: UpdaterTriple[] } {
  if (part === 'languages')
    return {
      remove: [triple(`languages.${row.id}`, '')],
      restore: saveTriples(part, row.id, row.texts),
    };
  return {
    remove: [triple(`${part}.remove`, '', row.id)],
    restore: [triple(`${part}.restore`, '', row.id)],
  };
}

/** The save of a list's order. */
export const orderTriples = (part: OrderedPart, ids: readonly string[]): UpdaterTriple[] => [
  triple(`${part}.order`, ids.join(',')),
];

type Change = <E extends { id: string }>(elements: readonly E[]) => E[];

/** A résumé with one list of it changed. */
export function withList(resume: Resume, part: OrderedPart, change: Change): Resume {
  const { professionalexperience, education, personalinformation } = resume;
  const experience = (lists: Partial<Resume['professionalexperience']>): Resume => ({
    ...resume,
    professionalexperience: { ...professionalexperience, ...lists },
  });
  const studies = (lists: Partial<Resume['education']>): Resume => ({
    ...resume,
    education: { ...education, ...lists },
  });
  switch (part) {
    case 'employments':
      return experience({ employments: change(professionalexperience.employments) });
    case 'specialities':
      return experience({ specialities: change(professionalexperience.specialities) });
    case 'skills':
      return experience({ skills: change(professionalexperience.skills) });
    case 'academicexperience':
      return studies({ academicexperience: change(education.academicexperience) });
    case 'certifications':
      return studies({ certifications: change(education.certifications) });
    case 'links':
      return {
        ...resume,
        personalinformation: { ...personalinformation, links: change(personalinformation.links) },
      };
  }
}

/** The ids of a list with one of them a place up or down. */
export function movedIds(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const moved = ids.filter((other) => other !== id);
  moved.splice(from + by, 0, id);
  return moved;
}
