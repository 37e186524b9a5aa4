import { isListOf, isRecord, isText } from '@chamba/kernel/storage';
import { parsePhone } from '@chamba/kernel/validation';
import { askedFields, validatePart } from '../edit/fields.ts';
import type { Texts } from '../model/rows.ts';
import type { CvContent } from '@chamba/kernel/json-resume';
import { partKind, SECTIONS, type UploadPart } from './kinds.ts';

/**
 * `open`: may be saved. `known`: the résumé says it already. `saving`, `saved` and `failed`: what became of it.
 */
export type ItemStatus = 'open' | 'known' | 'saving' | 'saved' | 'failed';

/** One thing that a file says, as it is reviewed and saved. */
export type Item = {
  id: string;
  part: UploadPart;
  texts: Texts;
  /** Whether it is to be saved. */
  isTaken: boolean;
  status: ItemStatus;
  /** What to look at, beyond what the form says; empty for nothing. */
  note: string;
  /** Why it was not saved. */
  error: string;
};

/** Something a file says that a résumé has no place for. */
export type Leftover = { title: string; text: string };

/** Start of the note of what would take the place of something else. */
export const REPLACES = 'Ahora dice';

const LINE_LIMIT = 100;
const AREA_LIMIT = 1_500;
const YEAR_ONLY = 'Tu archivo dice solo el año: revisa los meses.';

const line = (text: string): string => text.slice(0, LINE_LIMIT).trim();
const area = (text: string): string => text.slice(0, AREA_LIMIT).trim();
const toText = (value: number): string => (value > 0 ? String(value) : '');

const isYear = (date: string): boolean => /^\d{4}$/.test(date);

/** A month for a date that names only its year; nothing that was ends in the future. */
function toMonth(date: string, month: string): string {
  const now = new Date().toISOString().slice(0, 7);
  const text = `${date}-${month}`;
  return !isYear(date) ? date : text > now ? now : text;
}

type Said = { part: UploadPart; texts: Texts; note?: string };

const ofJob = ({
  jobtitle,
  company,
  startdate,
  enddate,
  iscurrent,
  description,
}: CvContent['employments'][number]): Said => ({
  part: 'employments',
  texts: {
    jobtitle: line(jobtitle),
    company: line(company),
    startdate: toMonth(startdate, '01'),
    enddate: iscurrent ? '' : toMonth(enddate, '12'),
    iscurrent: iscurrent ? 'true' : '',
    description: area(description),
  },
  ...([startdate, enddate].some(isYear) && { note: YEAR_ONLY }),
});

/** What a file says, thing by thing; what it does not say is left out. */
function saidIn({ person, title, objective, ...lists }: CvContent): Said[] {
  const said = (part: UploadPart, texts: Texts): Said[] =>
    Object.values(texts).some((text) => text !== '') ? [{ part, texts }] : [];
  return [
    ...said('name', { name: line(person.name) }),
    ...said('phone', { phone: parsePhone(person.phone) ?? '' }),
    ...said('place', { city: line(person.city), stateid: person.stateid }),
    ...said('title', { title: line(title) }),
    ...said('objective', { objective: area(objective) }),
    ...lists.employments.map(ofJob),
    ...lists.specialities.flatMap(({ name, years }) =>
      said('specialities', { name: line(name), years: toText(years) }),
    ),
    ...lists.skills.flatMap(({ name, level }) => said('skills', { name: line(name), level: toText(level) })),
    ...lists.academicexperience.flatMap(({ levelid, institution, degree, startyear, endyear }) =>
      said('academicexperience', {
        levelid: toText(levelid),
        institution: line(institution),
        degree: line(degree),
        startyear,
        endyear,
      }),
    ),
    ...Object.entries(lists.languages).flatMap(([code, level]) => said('languages', { code, level })),
    ...lists.certifications.flatMap(({ name, issuer, year, url }) =>
      said('certifications', { name: line(name), issuer: line(issuer), year, url }),
    ),
    ...lists.links.flatMap(({ title: name, url }) => said('links', { url, title: line(name) })),
  ];
}

/** What a file says as things to review. Nothing is saved by that. */
export const toItems = (content: CvContent): Item[] =>
  saidIn(content).map(({ part, texts, note = '' }, index) => ({
    id: `${part}-${index}`,
    part,
    texts,
    isTaken: true,
    status: 'open',
    note,
    error: '',
  }));

/** Labels of the fields that something lacks, or in which it says something that cannot be. */
export function listFaults({ part, texts }: Item): string[] {
  const kind = partKind(part);
  const errors = validatePart(kind, texts);
  return askedFields(kind, texts)
    .filter(({ name }) => errors[name] !== undefined)
    .map(({ label }) => label);
}

/** Whether something is not in the résumé. */
export const isUnsaved = ({ status }: Item): boolean => status === 'open' || status === 'failed';

/** Whether something is still to be saved. */
export const isWaiting = ({ status, isTaken }: Item): boolean =>
  isTaken && (status === 'open' || status === 'failed');

const PARTS: readonly string[] = SECTIONS.flatMap(({ parts }) => parts);
const STATUSES: readonly string[] = ['open', 'known', 'saving', 'saved', 'failed'];

const isTexts = (value: unknown): value is Texts => isRecord(value) && Object.values(value).every(isText);

const isItem = (value: unknown): value is Item =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['part']) &&
  PARTS.includes(value['part']) &&
  isTexts(value['texts']) &&
  typeof value['isTaken'] === 'boolean' &&
  isText(value['status']) &&
  STATUSES.includes(value['status']) &&
  isText(value['note']) &&
  isText(value['error']);

const isLeftover = (value: unknown): value is Leftover =>
  isRecord(value) && isText(value['title']) && isText(value['text']);

/** What a file said, as the device keeps it until it was saved. */
export type Kept = { fileName: string; items: Item[]; left: Leftover[] };

const isItems = isListOf(isItem);
const isLeftovers = isListOf(isLeftover);

/** What was kept, where it still is what this version of the page keeps; null for everything else. */
export function readKept(values: Readonly<Record<string, unknown>> | null): Kept | null {
  const { fileName, items, left } = values ?? {};
  if (!isText(fileName) || !isItems(items) || !isLeftovers(left)) return null;
  // What was on its way when the page was left may have arrived or not: the résumé says so before it is sent again.
  const settled = items.map((item) =>
    item.status === 'saving' ? { ...item, status: 'open' as const } : item,
  );
  return { fileName, items: settled, left: [...left] };
}
