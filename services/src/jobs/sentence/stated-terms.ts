import { countWords, phraseReader, wordPattern } from './condition.ts';
import type { ConditionReader } from './condition.ts';

const LICENCE = wordPattern(
  '(?:con |tengo |cuento con )?licencia(?: (?:de|para) (?:conducir|manejo|manejar|chofer|automovilista))?(?: vigente)?(?: (?:tipo|clase|categoria))? (?<type>[a-e]|federal)',
);

/** A driving licence: 'licencia tipo B', 'licencia federal'. */
export const readLicence: ConditionReader = (rest) => {
  const match = LICENCE.exec(rest);
  const type = match?.groups?.['type'];
  if (!match || !type) return null;
  const text = type === 'federal' ? 'Licencia federal' : `Licencia tipo ${type.toUpperCase()}`;
  return { text, params: { licence: type }, work: 'chofer', length: countWords(match[0]) };
};

const PAID = '(?:con |que |de )?(?:pagos?|paguen|pagan|sueldo|salario|paga)(?: de nomina)?';

/** How often pay comes: 'pago semanal', 'que paguen por semana'. */
export const readPayday = phraseReader([
  [`${PAID} (?:semanal(?:es|mente)?|(?:por|a la|cada) semana)`, 'Pago semanal', { payday: 'semanal' }],
  [
    `${PAID} (?:quincenal(?:es|mente)?|(?:por|a la|cada) quincena)`,
    'Pago quincenal',
    { payday: 'quincenal' },
  ],
  [`${PAID} (?:diari[oa]s?|por dia|al dia|cada dia)`, 'Pago diario', { payday: 'diario' }],
]);
