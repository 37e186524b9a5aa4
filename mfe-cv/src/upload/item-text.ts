import { educationLabel, LANGUAGE_LEVELS, languageName, stateByCode } from '@chamba/kernel/catalogues';
import type { Texts } from '../model/rows.ts';
import { rowLabel } from '../model/row-label.ts';
import type { Item } from './items.ts';
import type { UploadPart } from './kinds.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const month = (text: string): string => {
  const [year = '', number = ''] = text.split('-');
  return number ? `${MONTHS[Number(number) - 1] ?? ''} ${year}` : year;
};

const range = (start = '', end = '', isCurrent = false): string =>
  [start && month(start), isCurrent ? 'hoy' : end && month(end)].filter(Boolean).join(' – ');

/** Title of what has no label of its own. */
const TITLES: Readonly<Partial<Record<UploadPart, (texts: Texts) => string>>> = {
  name: ({ name = '' }) => name,
  phone: ({ phone = '' }) => phone,
  place: ({ city = '', stateid = '' }) => [city, stateByCode(stateid)?.name].filter(Boolean).join(', '),
  title: ({ title = '' }) => title,
  objective: ({ objective = '' }) => objective,
  employments: ({ jobtitle = '', company = '' }) => jobtitle || company,
  academicexperience: ({ degree = '', levelid = '', institution = '' }) =>
    degree || educationLabel(Number(levelid)) || institution,
  languages: ({ code = '' }) => languageName(code),
};

/** What is said below the title. */
const DETAILS: Readonly<Partial<Record<UploadPart, (texts: Texts) => readonly string[]>>> = {
  employments: ({ jobtitle = '', company = '', startdate, enddate, iscurrent, description = '' }) => [
    [jobtitle && company, range(startdate, enddate, iscurrent === 'true')].filter(Boolean).join(' · '),
    description,
  ],
  academicexperience: ({ degree = '', levelid = '', institution = '', startyear, endyear }) => [
    [degree && educationLabel(Number(levelid)), institution, range(startyear, endyear)]
      .filter(Boolean)
      .join(' · '),
  ],
  specialities: ({ years = '' }) => [years && `${years} ${years === '1' ? 'año' : 'años'}`],
  skills: ({ level = '' }) => [['', 'Básico', 'Intermedio', 'Avanzado'][Number(level)] ?? ''],
  languages: ({ level = '' }) => [LANGUAGE_LEVELS.find(({ id }) => String(id) === level)?.label ?? ''],
  certifications: ({ issuer = '', year = '' }) => [[issuer, year].filter(Boolean).join(' · ')],
  links: ({ title = '', url = '' }) => [title && url],
};

const LABELS: Readonly<Partial<Record<UploadPart, string>>> = {
  name: 'Nombre',
  phone: 'Teléfono celular',
  place: 'Ciudad',
  title: 'Puesto o profesión',
  objective: 'Qué buscas',
};

/** How something that was read is shown. */
export function textsOfItem({ part, texts }: Item): { label: string; title: string; details: string[] } {
  const title = TITLES[part]?.(texts) ?? rowLabel(part === 'certifications' ? part : asList(part), texts);
  const details = DETAILS[part]?.(texts) ?? [];
  return { label: LABELS[part] ?? '', title: title || 'Sin nombre', details: details.filter(Boolean) };
}

const asList = (part: UploadPart): 'specialities' | 'skills' | 'links' =>
  part === 'specialities' || part === 'links' ? part : 'skills';
