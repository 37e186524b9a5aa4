import { cleanLine } from './html-text.ts';
import { CONTRACT_BIT } from '../../model/offer-record.ts';
import { jobPostingSchema } from './jobposting-schema.ts';
import type { JobPosting } from './jobposting-schema.ts';
import { splitLines } from './lines.ts';
import { toOffer } from './offer-draft.ts';
import type { DraftResult, OfferDraft } from './offer-draft.ts';
import { payOfSalary } from './jobposting-pay.ts';
import { MAX_RECORD_BYTES } from './reading.ts';
import type { Reading, ReadingContext, RecordReader } from './reading.ts';

const NAMES: OfferDraft['names'] = {
  key: 'identifier',
  posted: 'datePosted',
  until: 'validThrough',
  place: 'jobLocation',
  body: 'description',
  questions: 'applicationQuestions',
  applicantStates: 'applicantLocationRequirements',
};

const EMPLOYMENT: ReadonlyMap<string, number> = new Map(
  Object.entries({
    FULL_TIME: CONTRACT_BIT.fullTime,
    PART_TIME: CONTRACT_BIT.partTime,
    CONTRACTOR: CONTRACT_BIT.fees,
    TEMPORARY: CONTRACT_BIT.temporary,
    PER_DIEM: CONTRACT_BIT.temporary,
    INTERN: CONTRACT_BIT.internship,
    PERMANENT: CONTRACT_BIT.permanent,
  }),
);

/** Levels of schema.org in Spanish. */
const CREDENTIALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'high school': 'Preparatoria',
    'professional certificate': 'Carrera técnica',
    'associate degree': 'Técnico superior universitario',
    'bachelor degree': 'Licenciatura',
    'postgraduate degree': 'Posgrado',
    'no requirements': '',
  }),
);

const decoder = new TextDecoder('utf-8', { fatal: true });

const joined = (items: readonly string[]): string => items.map(cleanLine).filter(Boolean).join(', ');

/** Items of a list, each a text or HTML; one alone stays as it is. */
const formatItems = (items: readonly string[]): string =>
  items.length > 1 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : (items[0] ?? '');

function formatExperience(posting: JobPosting): string {
  return joined(
    posting.experienceRequirements.map((asked) => {
      if (typeof asked === 'string') return asked;
      const months = asked.monthsOfExperience ?? 0;
      if (months === 0) return asked.description ?? asked.name ?? '';
      if (months % 12 === 0) return months === 12 ? '1 año' : `${months / 12} años`;
      return months === 1 ? '1 mes' : `${months} meses`;
    }),
  );
}

function findRecipient(posting: JobPosting): string {
  for (const contact of posting.applicationContact) {
    const email = contact?.email?.trim().replace(/^mailto:/i, '');
    if (email) return email;
    if (contact?.webhook) return contact.webhook.trim();
    if (contact?.url && contact.contactType?.toLowerCase() === 'webhook') return contact.url.trim();
  }
  return '';
}

function toDraft(posting: JobPosting): OfferDraft {
  const isRemote = posting.jobLocationType.some((type) => type.toUpperCase() === 'TELECOMMUTE');
  return {
    key: getKey(posting),
    title: posting.title,
    company: posting.hiringOrganization,
    body: [
      { heading: '', text: posting.description },
      { heading: 'Responsabilidades', text: formatItems(posting.responsibilities) },
      { heading: 'Requisitos', text: formatItems(posting.qualifications) },
      { heading: 'Prestaciones', text: formatItems(posting.jobBenefits) },
    ],
    addresses: posting.jobLocation.map(({ address }) => ({
      country: address?.addressCountry ?? '',
      state: address?.addressRegion ?? '',
      city: address?.addressLocality ?? '',
      postalCode: address?.postalCode ?? '',
    })),
    workmode: isRemote ? (posting.jobLocation.length > 0 ? 2 : 1) : 0,
    ...payOfSalary(posting.baseSalary),
    jobtypes: posting.employmentType.reduce(
      (bits, type) => bits | (EMPLOYMENT.get(type.trim().toUpperCase().replace(/[ -]/g, '_')) ?? 0),
      0,
    ),
    education: joined(
      posting.educationRequirements.map((asked) => CREDENTIALS.get(asked.trim().toLowerCase()) ?? asked),
    ),
    experience: formatExperience(posting),
    schedule: posting.workHours,
    facts: [],
    skills: posting.skills,
    questions: posting.applicationQuestions,
    applicantStates: posting.applicantLocationRequirements,
    occupation: joined(posting.occupationalCategory),
    sector: posting.industry[0] ?? '',
    posted: posting.datePosted,
    until: posting.validThrough,
    url: posting.url?.trim() ?? '',
    recipient: findRecipient(posting),
    names: NAMES,
  };
}

const getKey = (posting: Pick<JobPosting, 'identifier' | '@id' | 'url'>): string =>
  cleanLine(posting.identifier || posting['@id'] || posting.url || '');

/** The key of a value that is no proper posting. */
function keyAnyway(value: unknown): string | null {
  const key = jobPostingSchema.pick({ identifier: true, '@id': true, url: true }).safeParse(value);
  return (key.success && getKey({ ...key.data, url: key.data.url ?? '' })) || null;
}

/** Reads one posting that is already parsed. */
export function readJobPosting(
  value: unknown,
  context: ReadingContext,
): DraftResult & { key: string | null } {
  const parsed = jobPostingSchema.safeParse(value);
  if (!parsed.success) {
    const faults = parsed.error.issues.slice(0, 10).map((issue) => ({
      field: issue.path.join('.') || 'record',
      reason: issue.message === 'Invalid input' ? 'has a form that is not understood' : issue.message,
    }));
    return { key: keyAnyway(value), faults };
  }
  const draft = toDraft(parsed.data);
  return { key: draft.key || null, ...toOffer(draft, context) };
}

function readLine(bytes: Buffer | null, context: ReadingContext): DraftResult & { key: string | null } {
  const fail = (reason: string): DraftResult & { key: string | null } => ({
    key: null,
    faults: [{ field: 'record', reason }],
  });
  if (!bytes) return fail(`is longer than ${MAX_RECORD_BYTES} bytes`);
  let line: string;
  try {
    line = decoder.decode(bytes);
  } catch {
    return fail('is not UTF-8');
  }
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return fail('is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('is no JSON object');
  return readJobPosting(value, context);
}

/** JSON lines of schema.org JobPosting. */
export const readJobPostings: RecordReader = async function* (bytes, context) {
  let record = 0;
  for await (const lines of splitLines(bytes, MAX_RECORD_BYTES)) {
    const readings: Reading[] = [];
    for (const { line, bytes: content } of lines) {
      if (content && content.length < 4 && content.toString('latin1').trim() === '') continue;
      record += 1;
      readings.push({ record, line, ...readLine(content, context) });
    }
    if (readings.length > 0) yield readings;
  }
};
