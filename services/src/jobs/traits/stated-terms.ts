import { CONTRACT_BIT } from '../../model/offer-record.ts';
import type { OfferRecord } from '../../model/offer-record.ts';
import { fold } from '../../text/words.ts';

const LICENCE =
  /\blicencias?(?: (?:de|para) (?:conducir|manejo|manejar|chofer|automovilista|motociclista|conductor))?(?: (?:vigente|estatal|federal))?(?: (?:tipo|clase|categoria))? ([a-e])(?: o ([a-e]))?\b/g;
const FEDERAL = /\blicencias? (?:de (?:conducir|manejo|chofer) )?federal(?:es)?\b/;
const PAID =
  '(?:pagos?|sueldos?|salarios?|nomina|percepcion(?:es)?)(?: (?:de nomina|base|neto|libre|fijo|puntual(?:es)?|seguro|garantizado|100|nominal)){0,2}';
const PAYDAYS = [
  ['semanal', new RegExp(`\\b${PAID} (?:semanal(?:es|mente)?|por semana|cada semana)\\b`)],
  ['quincenal', new RegExp(`\\b${PAID} (?:quincenal(?:es|mente)?|por quincena|cada quincena)\\b`)],
  ['diario', new RegExp(`\\b${PAID} (?:diari[oa]s?|por dia|al dia|cada dia)\\b`)],
] as const;
const WEEKLY = 2;

/** Title and, where it says more than the record, the description. */
const getText = ({ title, jobbody, issample }: Pick<OfferRecord, 'title' | 'jobbody' | 'issample'>): string =>
  fold(issample ? title : `${title} . ${jobbody}`);

/** Driving licences that an offer names, each as the address of a search has it: 'b', 'federal'. */
export function listLicences(offer: Pick<OfferRecord, 'title' | 'jobbody' | 'issample'>): string[] {
  const text = getText(offer);
  const types = [...text.matchAll(LICENCE)].flatMap(([, one = '', other]) => [
    one,
    ...(other ? [other] : []),
  ]);
  return [...new Set([...types, ...(FEDERAL.test(text) ? ['federal'] : [])])];
}

/** How often an offer pays, as the address of a search has it: 'semanal'; none where it does not say. */
export function listPaydays(
  offer: Pick<OfferRecord, 'title' | 'jobbody' | 'issample' | 'salarytime'>,
): string[] {
  const text = getText(offer);
  const stated = PAYDAYS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return offer.salarytime === WEEKLY && !stated.includes('semanal') ? [...stated, 'semanal'] : stated;
}

/** Bits of the contracts that a title names: hours in a form are often its default, so that the title goes with them. */
export const readTitleContract = (title: string): number =>
  /\b(?:medio (?:tiempo|turno)|media jornada|part ?time|1 2 tiempo)\b/.test(fold(title)) &&
  !/\b(?:tiempo completo|full ?time)\b/.test(fold(title))
    ? CONTRACT_BIT.partTime
    : 0;
