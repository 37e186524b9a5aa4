import { educationLabel } from '@chamba/kernel/catalogues';
import { slugify } from '@chamba/kernel/routes';
import { categoryBySlug, subcategoryBySlug } from '../../catalogue/categories.ts';
import { CONTRACT_BIT, DEMO_FEED } from '../../model/offer-record.ts';
import type { OfferRecord } from '../../model/offer-record.ts';
import type { PlaceRow } from '../places.ts';
import { DAY_MS, fromLocalClock } from '../../model/clock.ts';
import type { CompanyFile, CompanyFileOffer } from './company-file.ts';

/** Days that a sample offer stays open after its (moved) publication. */
const LIFETIME_DAYS = 60;

const BITS: Readonly<Record<CompanyFileOffer['contracts'][number], number>> = {
  'medio-tiempo': CONTRACT_BIT.partTime,
  'tiempo-completo': CONTRACT_BIT.fullTime,
  honorarios: CONTRACT_BIT.fees,
  permanente: CONTRACT_BIT.permanent,
  practicas: CONTRACT_BIT.internship,
  temporal: CONTRACT_BIT.temporary,
};

/** Names of a contract in the list of facts, the most specific first. */
const CONTRACTS: ReadonlyArray<readonly [CompanyFileOffer['contracts'][number], string]> = [
  ['permanente', 'Tiempo indeterminado'],
  ['temporal', 'Tiempo determinado'],
  ['honorarios', 'Honorarios'],
  ['practicas', 'Prácticas profesionales'],
];

const list = (heading: string, items: readonly string[]): string =>
  `${heading}:\n${items.map((item) => `- ${item}`).join('\n')}`;

function findSubcategoryId(path: string): number {
  const [category = '', subcategory = ''] = path.split('/');
  const found = categoryBySlug(category);
  return (found && subcategoryBySlug(found, subcategory)?.id) ?? 0;
}

/** The local time of a file, as if it were UTC. */
export const parseLocalTime = (date: string): Date => new Date(`${date}:00Z`);

/**
 * An offer of a demonstration employer as every feed hands offers over.
 * @param id its id, which never changes.
 * @param moveDays days that its date is moved by, so that the newest is of the import's day.
 * @param rating mean review of the employer, 1–5; 0 without reviews.
 */
export function demoOffer(
  company: CompanyFile,
  offer: CompanyFileOffer,
  {
    id,
    moveDays,
    rating,
    city,
  }: { id: number; moveDays: number; rating: number; city: PlaceRow | undefined },
): OfferRecord {
  const sourceDate = parseLocalTime(offer.date);
  const facts = [
    { label: 'Contrato', value: CONTRACTS.find(([slug]) => offer.contracts.includes(slug))?.[1] ?? '' },
    { label: 'Escolaridad', value: educationLabel(offer.education) ?? '' },
    { label: 'Experiencia', value: offer.experience },
    { label: 'Idiomas', value: offer.languages },
    { label: 'Horas al día', value: String(offer.hours_day) },
  ];
  return {
    id,
    feed: DEMO_FEED,
    feedkey: `${company.slug}/${offer.key}`,
    title: offer.title,
    jobbody: [
      offer.intro,
      list('Qué harás', offer.tasks),
      list('Qué pedimos', offer.requirements),
      list('Qué ofrecemos', offer.benefits),
    ].join('\n\n'),
    companyname: company.name,
    companyslug: company.slug,
    state: city?.state ?? 0,
    city: city?.city ?? 0,
    statename: city?.statename ?? '',
    cityname: city?.cityname ?? '',
    salaryfrom: offer.salary[0],
    salaryto: offer.salary[1],
    salarytime: offer.period,
    salarynet: offer.net,
    hours_day: offer.hours_day,
    days_week: offer.days_week,
    workmode: offer.workmode,
    jobtypes: offer.contracts.reduce((bits, slug) => bits | BITS[slug], 0),
    levelid: offer.contracts.includes('practicas') ? 1 : 0,
    educationid: offer.education,
    subcategory: findSubcategoryId(offer.subcategory),
    schedule: offer.schedule,
    facts: facts.filter((fact) => fact.value !== ''),
    skills: [],
    questions: [],
    applicant_states: [],
    source_date: sourceDate,
    published: fromLocalClock(new Date(sourceDate.getTime() + moveDays * DAY_MS)),
    lifetime_days: LIFETIME_DAYS,
    redirecturl: '',
    recipient: null,
    issample: true,
    placement: offer.placement,
    sector: slugify(company.sector),
    activity: slugify(company.activity),
    rating: rating > 0 ? String(Math.floor(rating)) : '',
  };
}
