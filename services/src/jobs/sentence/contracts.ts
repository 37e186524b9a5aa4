import { phraseReader } from './condition.ts';

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
  [
    '(?:con |por )?(?:contrato (?:por tiempo )?(?:indefinid[oa]|indeterminad[oa]|permanente|fijo|de planta)|tiempo (?:indeterminado|indefinido))',
    'Indeterminado',
    { contract_type: [4] },
  ],
]);
