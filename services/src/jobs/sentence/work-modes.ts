import { phraseReader } from './condition.ts';
import type { ConditionReader } from './condition.ts';

const readPhrase = phraseReader([
  [
    [
      '(?:trabaj\\w+ |empleos? |laborar )?desde (?:la |el |mi |tu |su )?(?:casa|hogar)',
      '(?:trabaj\\w+|empleos?) en (?:la |mi |tu )?casa(?! (?:de|particular|habitacion|hogar|club)\\b)',
      '(?:en |de |con )?(?:modalidad |esquema )?home ?office',
      '(?:de |en )?(?:forma |modo |manera |modalidad |trabaj\\w+ |empleos? )?remot[oa]s?',
      'remotamente',
      '(?:(?:trabaj\\w+|empleos?|modalidad) )a distancia',
      '(?:de |en )?teletrabajo',
      'work from home',
      'remote(?: (?:work|jobs?))?',
    ].join('|'),
    'Desde casa',
    { work_mode: [1] },
    { text: 'Presencial', params: { work_mode: [0] } },
  ],
  [
    '(?:en |con )?(?:(?:trabajo|modalidad|esquema|modelo|formato) (?:home office )?|home office )hibrid[oa]',
    'Híbrido',
    { work_mode: [2] },
  ],
  ['(?:de |en )?(?:trabajo|modalidad|esquema|forma|manera) presencial', 'Presencial', { work_mode: [0] }],
]);

/** What is remote without its worker being so: 'control remoto', 'sensores remotos'. */
const REMOTE_THINGS = /(?:^| )(?:control|controles|sensor|sensores|percepcion|acceso|mando|pueblos?|zonas?)$/;

/** Work modes: 'desde casa', 'home office', 'remoto', 'esquema híbrido'. */
export const readWorkMode: ConditionReader = (rest, before) =>
  /^remot/.test(rest) && REMOTE_THINGS.test(before) ? null : readPhrase(rest, before);
