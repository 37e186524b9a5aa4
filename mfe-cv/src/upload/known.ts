import type { Resume } from '@chamba/kernel/api';
import { stateByCode } from '@chamba/kernel/catalogues';
import { listRows, type Candidate, type ListPart, type Texts } from '../model/rows.ts';
import { linkKey } from '../reader/fields/contact.ts';
import { toWords } from '../reader/text.ts';
import { REPLACES, type Item } from './items.ts';
import type { UploadPart } from './kinds.ts';

/** What makes two elements the same, whatever else they say. */
const KEYS: Readonly<Record<ListPart, (texts: Texts) => string>> = {
  employments: ({ jobtitle = '', company = '', startdate = '' }) =>
    [toWords(jobtitle), toWords(company), startdate.slice(0, 4)].join('|'),
  academicexperience: ({ institution = '', degree = '', levelid = '' }) =>
    [toWords(institution), ['1', '2'].includes(levelid) ? levelid : toWords(degree)].join('|'),
  specialities: ({ name = '' }) => toWords(name),
  skills: ({ name = '' }) => toWords(name),
  languages: ({ code = '' }) => code,
  certifications: ({ name = '' }) => toWords(name),
  links: ({ url = '' }) => linkKey(url),
};

/** What is there already, as far as the file may say it again. */
export type There = { resume: Resume | null; candidate: Candidate | null };

const isList = (part: UploadPart): part is ListPart => part in KEYS;

/** What is said in the place of an item; null where nothing is. */
function saidInPlace({ resume, candidate }: There, { part }: Item): string[] | null {
  switch (part) {
    case 'name':
      return candidate && [candidate.candidatename];
    case 'phone':
      return candidate && candidate.contactchannels.map(({ value }) => value);
    case 'place':
      return candidate && [candidate.dgcity, candidate.dgstateid];
    case 'title':
      return resume && [resume.resumetitle];
    case 'objective':
      return resume && [resume.professionalinterests.objective];
    default:
      return null;
  }
}

const say = (texts: readonly string[]): string => texts.map(toWords).filter(Boolean).join('|');

const SHOWN = 60;

/** An item that stands where something else is said: that is not replaced unless the person wants it. */
function compare(item: Item, there: string[] | null): Item {
  const said = say(there ?? []);
  if (said === '') return item;
  if (said === say(Object.values(item.texts))) return { ...item, status: 'known', isTaken: false };
  if (item.note.startsWith(REPLACES)) return item;
  const texts = (there ?? []).map((text) => stateByCode(text)?.name ?? text).filter(Boolean);
  const shown = texts.join(', ');
  const now = shown.length > SHOWN ? `${shown.slice(0, SHOWN).trim()}…` : shown;
  return {
    ...item,
    note: `${REPLACES} «${now}». Si lo marcas, se reemplaza.`,
    isTaken: item.status === 'failed',
  };
}

/** Items with those marked that are there already, or twice in the file itself. */
export function markKnown(items: readonly Item[], there: There): Item[] {
  const seen = new Set<string>();
  return items.map((item) => {
    const { part } = item;
    if (item.status === 'saved' || item.status === 'saving') return item;
    if (!isList(part)) return compare(item, saidInPlace(there, item));
    const key = KEYS[part](item.texts);
    const isThere =
      there.resume && listRows(there.resume, part).some(({ texts }) => KEYS[part](texts) === key);
    const isTwice = seen.has(`${part} ${key}`);
    seen.add(`${part} ${key}`);
    if (isThere || isTwice) return { ...item, status: 'known', isTaken: false, error: '' };
    // What was there once and is gone by now may be taken again.
    return item.status === 'known' ? { ...item, status: 'open', isTaken: true } : item;
  });
}
