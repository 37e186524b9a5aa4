import fc from 'fast-check';
import type { OfferRecord } from '../model/offer-record.ts';

/** A way to say something in titles and descriptions: forms that are one word, and words that come near it. */
export type Family = { forms: readonly string[]; near: readonly string[] };

/** Words that the random offers are made of, by the word that stands for their forms. */
export const FAMILIES: Readonly<Record<string, Family>> = {
  cajero: { forms: ['Cajero', 'cajera', 'CAJEROS', 'cajeras'], near: [] },
  chofer: { forms: ['Chofer', 'choferes'], near: ['conductor'] },
  conductor: { forms: ['Conductor', 'conductora'], near: ['chofer'] },
  vigilante: { forms: ['Vigilante', 'vigilantes'], near: ['guardia'] },
  guardia: { forms: ['Guardia', 'guardias'], near: ['vigilante'] },
  mantenimiento: { forms: ['mantenimiento', 'mtto', 'MTTO.'], near: [] },
  almacen: { forms: ['almacén', 'Almacen', 'almacenes'], near: [] },
  noche: { forms: ['noche', 'noches'], near: [] },
  ingles: { forms: ['inglés', 'ingles'], near: [] },
};

/** Words written wrong, that no offer has, and what they stand for. */
export const SLIPS: Readonly<Record<string, string>> = {
  cajreo: 'cajero',
  shofer: 'chofer',
  bigilante: 'vigilante',
  mantenimento: 'mantenimiento',
  almasen: 'almacen',
};

/** Places of random offers: unknown, a state alone, municipalities. */
export const PLACES = [
  { state: 0, city: 0, statename: '', cityname: '' },
  { state: 9, city: 9_015, statename: 'Ciudad de México', cityname: 'Cuauhtémoc' },
  { state: 14, city: 14_039, statename: 'Jalisco', cityname: 'Guadalajara' },
  { state: 14, city: 14_120, statename: 'Jalisco', cityname: 'Zapopan' },
  { state: 14, city: 0, statename: 'Jalisco', cityname: '' },
];

/** Employers of random offers; the first stands for none. */
export const COMPANIES = [
  { companyname: 'Empresa confidencial', companyslug: 'empresa-confidencial' },
  { companyname: 'Grupo Azul', companyslug: 'grupo-azul' },
  { companyname: 'Tiendas Roble', companyslug: 'tiendas-roble' },
];

/** Working times of random offers, with the ids of the shift and of the days that they are. */
export const TIMES = [
  { schedule: '', shift: 0, workdays: [], hours: null, days: null },
  { schedule: 'Lunes a viernes, de 7:00 a 15:00', shift: 1, workdays: [1, 4], hours: 8, days: 5 },
  { schedule: 'Sábado y domingo, de 14:00 a 22:00', shift: 2, workdays: [2, 3], hours: 8, days: 2 },
  { schedule: 'Lunes a sábado, de 22:00 a 6:00', shift: 3, workdays: [5], hours: 8, days: 6 },
  { schedule: 'Todos los días, de 9:00 a 18:00', shift: 4, workdays: [6], hours: 9, days: 7 },
] as const;

/** Experience of random offers, with the id that it is. */
export const EXPERIENCE = [
  { text: '', id: 0 },
  { text: 'Sin experiencia', id: 1 },
  { text: 'De 6 meses a 1 año', id: 2 },
  { text: 'De 1 a 2 años', id: 3 },
  { text: 'Más de 5 años', id: 6 },
] as const;

/** A random offer, with the words that it has in its title and in its description. */
export type RandomOffer = { record: OfferRecord; title: readonly string[]; body: readonly string[] };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const words = fc.constantFrom(...Object.keys(FAMILIES));

function written(families: readonly string[], variant: number): string {
  return families
    .map((family, index) => {
      const { forms } = FAMILIES[family] ?? { forms: [family] };
      return forms[(variant + index) % forms.length];
    })
    .join(' de ');
}

/** A catalogue of random offers: without pay, without place, of several contracts, placed, of every age. */
export function randomOffers(count: number, seed: number, now: Date): RandomOffer[] {
  const one = fc.record({
    title: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }),
    body: fc.uniqueArray(words, { maxLength: 2 }),
    variant: fc.nat(11),
    place: fc.constantFrom(...PLACES),
    company: fc.constantFrom(...COMPANIES),
    pay: fc.constantFrom(0, 0, 4_999, 5_000, 8_700, 12_000, 40_000, 90_000),
    salarytime: fc.constantFrom(0, 0, 2),
    workmode: fc.nat(2),
    time: fc.constantFrom(...TIMES),
    experience: fc.constantFrom(...EXPERIENCE),
    jobtypes: fc.nat(63),
    educationid: fc.nat(6),
    subcategory: fc.constantFrom(0, 17, 18, 49, 50, 33),
    minutes: fc.nat(70 * DAY_MINUTES),
    placement: fc.constantFrom('' as const, '' as const, '' as const, 'premium' as const, 'social' as const),
    sector: fc.constantFrom('', 'comercio'),
    activity: fc.constantFrom('', 'abarrotes'),
    rating: fc.constantFrom('', 'excelente'),
  });
  return fc
    .sample(one, { numRuns: count, seed })
    .map(({ title, body, variant, place, company, ...rest }, index) => {
      const { pay, minutes, time, experience, ...facts } = rest;
      const published = new Date(now.getTime() - minutes * MINUTE_MS);
      const record: OfferRecord = {
        ...facts,
        ...place,
        ...company,
        feed: 'random',
        feedkey: String(index),
        title: written(title, variant),
        jobbody: written(body, variant + 1),
        salaryfrom: pay,
        salaryto: pay,
        salarynet: null,
        hours_day: time.hours,
        days_week: time.days,
        levelid: 0,
        schedule: time.schedule,
        facts: experience.text ? [{ label: 'Experiencia', value: experience.text }] : [],
        skills: [],
        questions: [],
        applicant_states: [],
        source_date: published,
        published,
        lifetime_days: 365,
        redirecturl: '',
        recipient: null,
        issample: false,
      };
      return { record, title, body };
    });
}
