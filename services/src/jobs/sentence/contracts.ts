import { phraseReader } from './condition.ts';

/** What makes a length of time one of every day's work: 'jornada de 8 horas', 'turno de 6 hrs diarias'. */
const HOURS_OF = (hours: string): string =>
  `(?:(?:de|por|con|en) )?(?:(?:jornadas?|turnos?|horarios?) (?:laboral )?(?:de )?)?(?:solo )?(?:${hours}) ?(?:hrs?|horas?)(?! ?(?:por semana|a la semana|semanales|clase|extras?))(?: (?:diarias?|(?:al|por|cada) dia|de trabajo|laborales|continuas|corridas))?`;

/** Contracts: 'medio tiempo', 'jornada completa', 'contrato indefinido'. A plant ('de planta') may be a workplace. */
export const readContract = phraseReader([
  [
    '(?:de |a |por |en )?(?:medio (?:tiempo|turno)|medi[ao] jornada|(?:tiempo|jornada) parcial|part ?time)',
    'Medio tiempo',
    { contract_type: [1] },
    { text: 'Tiempo completo', params: { contract_type: [2] } },
  ],
  [
    '(?:de |a |por |en )?(?:tiempo completo|jornada completa|full ?time)',
    'Tiempo completo',
    { contract_type: [2] },
    { text: 'Medio tiempo', params: { contract_type: [1] } },
  ],
  [HOURS_OF('[456]|cuatro|cinco|seis'), 'Medio tiempo', { contract_type: [1] }],
  [HOURS_OF('8|ocho'), 'Tiempo completo', { contract_type: [2] }],
  [
    '(?:con |por )?(?:contrato (?:por tiempo )?(?:indefinid[oa]|indeterminad[oa]|permanente|fijo|de planta)|tiempo (?:indeterminado|indefinido))',
    'Indeterminado',
    { contract_type: [4] },
  ],
]);
