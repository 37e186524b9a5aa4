import { SALARY_BANDS, contractLabel, educationLabel, workModeLabel } from '@chamba/kernel/catalogues';
import type { SearchParams } from '@chamba/kernel/routes';
import { canonicalSearchPath } from '@chamba/kernel/seo';
import { stateSlug } from '../model/states.ts';
import type { Place } from '../lookup/places.ts';
import type { SearchQuery } from './search-query.ts';
import { isHeardFiller } from '../text/filler-words.ts';
import { fold } from '../text/words.ts';

/** Texts of a results page. `robots` is empty where search engines may list it. */
export type ResultTexts = {
  title: string;
  description: string;
  metadescription: string;
  h1: string;
  robots: string;
  /** Path of the page whose results these are; missing where they are the page's own. */
  canonical?: string;
};

const amount = (value: number): string => `$${String(value).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')}`;

const thousands = (value: number): string => String(value).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');

/** Fewer offers than this keep the page out of search engines. */
const MIN_INDEXED = 5;

/** A place as it is searched: offers name their municipality at most, so that a settlement has those of its own. */
function placePhrase(place: Place | null): string {
  if (!place) return 'México';
  return place.type === 'ZO' ? `${place.cityname}, ${place.statename}` : place.description;
}

/** The same in a heading, which says why a settlement has another place's offers. */
const headingPhrase = (place: Place | null): string =>
  place?.type === 'ZO' ? `${place.cityname}, donde está ${place.name}` : placePhrase(place);

function filterPhrase(query: SearchQuery): string {
  const parts: string[] = [];
  const mode = query.workmodes.length === 1 ? workModeLabel(query.workmodes[0] ?? 0) : undefined;
  if (mode) parts.push(mode.toLowerCase());
  const contract =
    query.params.contract_type?.length === 1 ? contractLabel(query.params.contract_type[0] ?? 0) : undefined;
  if (contract) parts.push(contract.toLowerCase());
  const education = query.education.length === 1 ? educationLabel(query.education[0] ?? 0) : undefined;
  if (education) parts.push(education.toLowerCase());
  const { salary } = query;
  if (salary) {
    const top = salary.max ?? null;
    const isTopBand = salary.min >= (SALARY_BANDS.at(-1)?.min ?? Infinity);
    if (top === null) parts.push(`sueldo desde ${amount(salary.min)}${isTopBand ? ' o más' : ''}`);
    else parts.push(`sueldo de ${amount(salary.min)} a ${amount(top)}`);
  }
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/** Path of a settlement's search in its municipality. */
const municipalityPath = (params: SearchParams, place: Place): string =>
  canonicalSearchPath({ ...params, location: stateSlug(place.state), ci: place.city_slug });

/** Whether the address is the bare prefix, without a segment that says what is searched. */
function isBare({ params }: SearchQuery): boolean {
  return !params.q && !params.cop && !params.category && !params.location && !params.ci;
}

const isAboutSearch = (word: string): boolean => isHeardFiller(fold(word));

/** A keyword without what says that work is looked for: 'busco trabajo de cajero urgente' is 'cajero'. */
function getWork(keyword: string): string {
  const words = keyword.split(' ');
  let from = 0;
  let to = words.length;
  while (from < to && isAboutSearch(words[from] ?? '')) from += 1;
  if (from > 0 && /^(?:de|como|en)$/i.test(words[from] ?? '')) from += 1;
  while (to > from && isAboutSearch(words[to - 1] ?? '')) to -= 1;
  return words.slice(from, to).join(' ');
}

/**
 * Heading, title and description of a search: 'Empleos de cajero en Guadalajara, Jalisco'.
 * @param keyword the keyword as it is shown: 'busco trabajo de cajero' is 'cajero' here.
 * @param isCorrected whether it stands for another one: such a page only repeats that one's.
 */
export function resultTexts(
  query: SearchQuery,
  keyword: string,
  total: number,
  siteName: string,
  isCorrected = false,
): ResultTexts {
  // 'Sin' and 'que no sea' are part of a condition.
  const work = query.conditions.length > 0 ? keyword : getWork(keyword);
  const of = work && (/^(?:sin|desde|con|por|que) /.test(work) ? ` ${work}` : ` de ${work}`);
  const inCategory = query.category ? ` en ${(query.subcategory ?? query.category).description}` : '';
  const company = query.params.cop ? ` con ${query.params.cop.replaceAll('-', ' ')}` : '';
  const subject = `Empleos${of}${inCategory ? ` del área${inCategory.replace(' en', ' de')}` : ''}${company} en`;
  const page = query.page > 1 ? ` - Página ${query.page}` : '';
  const found = total === 1 ? '1 vacante' : `${thousands(total)} vacantes`;
  const description = `Consulta ${found}${of}${inCategory ? ` del área${inCategory.replace(' en', ' de')}` : ''} en ${placePhrase(query.place)}${query.conditions.length > 0 ? '' : filterPhrase(query)} y postúlate hoy.`;
  const isHidden =
    query.params.page !== undefined ||
    query.params.literal === true ||
    query.params.exclude !== undefined ||
    isCorrected ||
    total < MIN_INDEXED ||
    isBare(query);
  return {
    title: `${subject} ${placePhrase(query.place)}${page} | ${siteName}`,
    description,
    metadescription: description,
    h1: `${subject} ${headingPhrase(query.place)}`,
    robots: isHidden ? 'nofollow, noindex' : '',
    ...(query.place?.type === 'ZO' && { canonical: municipalityPath(query.params, query.place) }),
  };
}
