import { createHash } from 'node:crypto';
import { UNNAMED_COMPANY } from '@chamba/kernel/operations';
import { slugify, UNNAMED_COMPANY_SLUG } from '@chamba/kernel/routes';
import { isMailAddress } from '@chamba/kernel/validation';
import { classify } from '../../catalogue/classify.ts';
import { readHoursAWeek } from '../../jobs/traits/offer-traits.ts';
import { DAY_MS, HOUR_MS } from '../../model/clock.ts';
import { stateName } from '../../model/states.ts';
import { splitWords } from '../../text/words.ts';
import type { OfferRecord } from '../../model/offer-record.ts';
import { CONTRACT_BIT } from '../../model/offer-record.ts';
import { dayInMexico, getEnd, readDate } from './dates.ts';
import type { ReadDate } from './dates.ts';
import { parseEducation } from './education.ts';
import { isFromHome } from './find-place.ts';
import type { Address, FoundPlace } from './find-place.ts';
import { plainLine, toPlainText } from './html-text.ts';
import { NO_PAY } from './pay.ts';
import type { Pay } from './pay.ts';
import type { FieldFault, ReadingContext } from './reading.ts';
import { parseApplicantStates } from './applicant-states.ts';
import { parseQuestions } from './questions.ts';
import type { QuestionDraft } from './questions.ts';
import { parseSkills } from './skills.ts';

/** Raised when the same content would become another offer, so that the next import writes it again. */
const RULES_VERSION = 3;

/** Days that an offer stays open when its source names no end. */
export const DEFAULT_LIFETIME_DAYS = 60;

/** Clocks and time zones differ: a date this little in the future is of now. */
const FUTURE_TOLERANCE_MS = 26 * HOUR_MS;
const EARLIEST = Date.UTC(2000, 0, 1);
const MAX_LIFETIME_DAYS = 730;
const MAX_LENGTHS = { title: 200, company: 200, key: 200, body: 60_000, address: 2_000, fact: 500 };

/** A part of the text: a heading, empty for the description itself, and text or HTML. */
export type BodyPart = { heading: string; text: string };

/** A vacancy as parsed from any format; empty texts are missing values. `names` maps fields to the format's names. */
export type OfferDraft = {
  key: string;
  title: string;
  company: string;
  body: readonly BodyPart[];
  addresses: readonly Address[];
  workmode: number;
  pay: Pay | null;
  /** What the source says of the pay that the numbers do not; shown as it is written. */
  payText: string;
  jobtypes: number;
  education: string;
  experience: string;
  schedule: string;
  facts: readonly { label: string; value: string }[];
  /** Skills, one per entry; a single entry may be a text that lists several. */
  skills: readonly string[];
  questions: readonly QuestionDraft[];
  /** States that candidates have to live in, one or several per text. */
  applicantStates: readonly string[];
  /** What the kind of work is called, to find its category by. */
  occupation: string;
  sector: string;
  posted: string;
  until: string;
  url: string;
  recipient: string;
  names: Record<'key' | 'posted' | 'until' | 'place' | 'body' | 'questions' | 'applicantStates', string>;
};

/** What came of a draft. */
export type DraftResult = { offer: OfferRecord } | { faults: FieldFault[]; ended?: boolean };

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** A web address that a browser may be sent to; null for anything else. */
export function webAddress(text: string, protocols: readonly string[] = ['http:', 'https:']): string | null {
  if (!URL.canParse(text) || text.length > MAX_LENGTHS.address) return null;
  const url = new URL(text);
  return protocols.includes(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
}

/**
 * Reads who gets the applications to an offer.
 * @param allowPrivate for development: a webhook may be at an http address.
 * @returns a mail address, or the address of a webhook; null for anything else.
 */
export const readRecipient = (text: string, allowPrivate: boolean): string | null =>
  isMailAddress(text) ? text : webAddress(text, allowPrivate ? ['http:', 'https:'] : ['https:']);

function parsePosted(draft: OfferDraft, now: Date, faults: FieldFault[]): ReadDate | null {
  const field = draft.names.posted;
  if (draft.posted === '') {
    faults.push({ field, reason: 'is missing' });
    return null;
  }
  const date = readDate(draft.posted);
  if (!date) faults.push({ field, reason: `is no date: "${shorten(draft.posted)}"` });
  else if (date.at.getTime() > now.getTime() + FUTURE_TOLERANCE_MS)
    faults.push({ field, reason: `is in the future: "${shorten(draft.posted)}"` });
  else if (date.at.getTime() < EARLIEST)
    faults.push({ field, reason: `cannot be true: "${shorten(draft.posted)}"` });
  else return date;
  return null;
}

/** When the offer ends. @returns null with a fault, or with `ended` when that moment has passed. */
function endOfOffer(
  draft: OfferDraft,
  posted: ReadDate,
  now: Date,
  faults: FieldFault[],
): { expires: Date; hasEnded: boolean } | null {
  const field = draft.names.until;
  const read = draft.until === '' ? null : readDate(draft.until);
  if (draft.until !== '' && !read) {
    faults.push({ field, reason: `is no date: "${shorten(draft.until)}"` });
    return null;
  }
  const last = new Date(posted.at.getTime() + (read ? MAX_LIFETIME_DAYS : DEFAULT_LIFETIME_DAYS) * DAY_MS);
  const said = read ? getEnd(read) : last;
  if (said < posted.at) {
    faults.push({ field, reason: `is before ${draft.names.posted}: "${shorten(draft.until)}"` });
    return null;
  }
  const expires = said > last ? last : said;
  if (expires > now) return { expires, hasEnded: false };
  const day = dayInMexico(expires);
  faults.push(
    read
      ? { field, reason: `the offer expired on ${day}` }
      : {
          field: draft.names.posted,
          reason: `the offer expired on ${day}: it names no end, and ${DEFAULT_LIFETIME_DAYS} days have passed`,
        },
  );
  return { expires, hasEnded: true };
}

/** Whether a record says that its offer is over, also where no moment of its publication can be read. */
function hasEnded(draft: OfferDraft, end: { hasEnded: boolean } | null, now: Date): boolean {
  const until = readDate(draft.until);
  return end?.hasEnded || (until !== null && getEnd(until) <= now);
}

/** The first address that is found; elsewhere further ones. */
function findPlaces(
  draft: OfferDraft,
  workmode: number,
  context: ReadingContext,
  faults: FieldFault[],
): { place: FoundPlace; others: FoundPlace[] } {
  const nowhere = { state: 0, city: 0, statename: '', cityname: '' };
  const found = draft.addresses.map(({ country, state, city, postalCode, ...rest }) =>
    context.findPlace({
      ...rest,
      country: plainLine(country),
      state: plainLine(state),
      city: plainLine(city),
      postalCode: plainLine(postalCode),
    }),
  );
  const places = found.filter((place) => place !== null && place !== 'abroad');
  const [place, ...others] = places;
  if (place) return { place, others };
  if (workmode !== 1) {
    const [first] = draft.addresses;
    const said = first ? [first.city, first.state, first.postalCode].filter(Boolean).join(', ') : '';
    const reason = found.includes('abroad')
      ? `is not in Mexico: "${shorten(first?.country ?? '')}"`
      : said === ''
        ? 'is missing'
        : `names no state of Mexico: "${shorten(said)}"`;
    faults.push({ field: draft.names.place, reason });
  }
  return { place: nowhere, others: [] };
}

function composeBody(draft: OfferDraft, faults: FieldFault[]): string {
  const parts: string[] = [];
  for (const { heading, text } of draft.body) {
    const plain = toPlainText(text);
    if (plain === null) faults.push({ field: draft.names.body, reason: 'has too many tags to be a text' });
    else if (plain !== '') parts.push(heading === '' ? plain : `${heading}:\n${plain}`);
  }
  const body = parts.join('\n\n');
  if (body === '' && faults.every(({ field }) => field !== draft.names.body))
    faults.push({ field: draft.names.body, reason: 'is missing' });
  else if (body.length > MAX_LENGTHS.body)
    faults.push({ field: draft.names.body, reason: `is longer than ${MAX_LENGTHS.body} characters` });
  return body;
}

function resolveDelivery(
  draft: OfferDraft,
  context: ReadingContext,
  faults: FieldFault[],
): { recipient: string | null; redirecturl: string } {
  let recipient: string | null = null;
  if (draft.recipient !== '') {
    recipient = readRecipient(draft.recipient, context.allowPrivateWebhooks);
    if (!recipient)
      faults.push({
        field: 'recipient',
        reason: `is neither a mail address nor an https address: "${shorten(draft.recipient)}"`,
      });
  }
  const url = draft.url === '' ? null : webAddress(draft.url);
  if (draft.url !== '' && !url)
    faults.push({ field: 'url', reason: `is no web address: "${shorten(draft.url)}"` });
  // Applications with a recipient here are not sent elsewhere.
  if (recipient) return { recipient, redirecturl: '' };
  return url ? { recipient: null, redirecturl: url } : { recipient: context.recipient, redirecturl: '' };
}

function lineFault(field: string, text: string, longest: number, faults: FieldFault[]): void {
  if (text === '') faults.push({ field, reason: 'is missing' });
  else if (text.length > longest) faults.push({ field, reason: `is longer than ${longest} characters` });
  else if (text.includes('\ufffd')) faults.push({ field, reason: 'has characters of a broken encoding' });
}

/** Converts a draft into the offer that is stored, or returns all its faults. */
export function toOffer(draft: OfferDraft, context: ReadingContext): DraftResult {
  const faults: FieldFault[] = [];
  const title = context.titles.show(draft.title);
  const company = plainLine(draft.company) || UNNAMED_COMPANY;
  lineFault(draft.names.key, draft.key, MAX_LENGTHS.key, faults);
  if (title === '' && plainLine(draft.title) !== '')
    faults.push({ field: 'title', reason: `has no words: "${shorten(plainLine(draft.title))}"` });
  else lineFault('title', title, MAX_LENGTHS.title, faults);
  lineFault('company', company, MAX_LENGTHS.company, faults);
  const jobbody = composeBody(draft, faults);
  const workmode =
    draft.workmode || (draft.addresses.length > 0 && draft.addresses.every(isFromHome) ? 1 : 0);
  const { place, others } = findPlaces(draft, workmode, context, faults);
  const delivery = resolveDelivery(draft, context, faults);
  const questions = parseQuestions(draft.questions, draft.names.questions, faults);
  const applicantStates = parseApplicantStates(draft.applicantStates, draft.names.applicantStates, faults);
  const posted = parsePosted(draft, context.now, faults);
  const end = posted && endOfOffer(draft, posted, context.now, faults);
  // An offer that has ended leaves the searches, whatever else is wrong with its record.
  if (!posted || !end || faults.length > 0)
    return { faults, ...(hasEnded(draft, end, context.now) ? { ended: true } : {}) };

  const published = posted.at > context.now ? context.now : posted.at;
  const isInternship = (draft.jobtypes & CONTRACT_BIT.internship) !== 0;
  const facts = [
    { label: 'Escolaridad', value: draft.education },
    { label: 'Experiencia', value: draft.experience },
    { label: 'Sueldo', value: draft.payText },
    ...draft.facts,
    { label: 'Solo para candidatos de', value: applicantStates.map(stateName).join(', ') },
    {
      label: 'También en',
      value: [...new Set(others.map(({ cityname, statename }) => cityname || statename))]
        .slice(0, 20)
        .join(', '),
    },
  ]
    .map(({ label, value }) => ({ label, value: plainLine(value).slice(0, MAX_LENGTHS.fact) }))
    .filter(({ value }) => value !== '');
  const schedule = plainLine(draft.schedule).slice(0, MAX_LENGTHS.fact);
  const record: OfferRecord = {
    feed: context.feed,
    feedkey: draft.key,
    title,
    jobbody,
    companyname: company,
    companyslug: slugify(company) || UNNAMED_COMPANY_SLUG,
    ...place,
    ...(draft.pay ?? NO_PAY),
    ...readHoursAWeek({ title, jobbody, schedule, issample: false }),
    workmode,
    jobtypes: draft.jobtypes,
    levelid: isInternship ? 1 : 0,
    educationid: parseEducation(draft.education),
    subcategory: classify(splitWords(title)) || classify(splitWords(draft.occupation)),
    schedule,
    facts,
    skills: parseSkills(draft.skills),
    questions,
    applicant_states: applicantStates,
    source_date: posted.at,
    published,
    lifetime_days: Math.max(1, Math.ceil((end.expires.getTime() - published.getTime()) / DAY_MS)),
    expires: end.expires,
    ...delivery,
    issample: false,
    placement: '',
    sector: slugify(plainLine(draft.sector)),
    activity: '',
    rating: '',
  };
  return { offer: { ...record, digest: computeDigest(record) } };
}

/** What an offer's content was; the moment of reading plays no part. */
export function computeDigest(record: OfferRecord): string {
  const { published, lifetime_days, questions, applicant_states, ...content } = record;
  void published;
  void lifetime_days;
  return createHash('sha1')
    .update(JSON.stringify([RULES_VERSION, content, ...questions, ...applicant_states]))
    .digest('base64');
}
