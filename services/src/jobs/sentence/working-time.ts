import { phraseReader } from './condition.ts';
import type { Condition } from './condition.ts';

const TURN =
  '(?:(?:en |de |con |por |para |solo |el |la |los |las |en el |por la |en la |por las |en las )?(?:turno|horario|jornada|guardia)s? (?:de |de la |por la |del |en la )?)';
const AT = '(?:de|en|por) (?:la |las )?';
const DAYS = '(?:(?:con |de |en )?(?:horario )?(?:solo |solamente |unicamente )?(?:de )?)';
const NO_WEEKENDS =
  '(?:sin (?:trabajar )?(?:los )?|no (?:trabajar )?(?:los )?|descanso (?:los |en )?|descansando (?:los )?|que descanse (?:los )?)';

const WITHOUT_MORNING: Condition = { text: 'Sin turno matutino', params: { shift: [2, 3, 4] } };
const WITHOUT_EVENING: Condition = { text: 'Sin turno vespertino', params: { shift: [1, 3, 4] } };
const WITHOUT_NIGHT: Condition = { text: 'Sin turno nocturno', params: { shift: [1, 2, 4] } };

/** Shifts: 'turno nocturno', 'de noche', 'por las mañanas'. 'Mañana' and 'tarde' alone may be a day or a delay. */
export const readShift = phraseReader([
  [
    `${TURN}(?:matutino|manana|mananas|dia)|(?:por|en) las? mananas?`,
    'Turno matutino',
    { shift: [1] },
    WITHOUT_MORNING,
  ],
  [
    `${TURN}(?:vespertin[oa]|tarde|tardes)|(?:por|en) las? tardes?`,
    'Turno vespertino',
    { shift: [2] },
    WITHOUT_EVENING,
  ],
  [
    `${TURN}(?:nocturn[oa]|noche|noches)|${AT}noches?|${AT}madrugadas?`,
    'Turno nocturno',
    { shift: [3] },
    WITHOUT_NIGHT,
  ],
  [`(?:turno )?nocturn[oa]s?`, 'Turno nocturno', { shift: [3] }, WITHOUT_NIGHT],
]);

/** Days: 'de lunes a viernes', 'fines de semana', 'sin fines de semana', '5 días a la semana'. */
export const readWorkDaysCondition = phraseReader([
  [
    `${DAYS}(?:lunes a viernes|lun a vie|l a v|entre semana)(?! y (?:medio )?sab)|${NO_WEEKENDS}(?:fin(?:es)? de semana|sabados?(?: (?:ni|y) domingos?)?)|fin(?:es)? de semana libres?|sabados? y domingos? libres?`,
    'Lunes a viernes',
    { workdays: [1] },
  ],
  [
    '(?:(?:los|en|para|solo|solamente|unicamente|de|por|trabajar|nomas) ){0,3}(?:fin(?:es)? de semana|sabados? y domingos?)(?! libres?)',
    'Fin de semana',
    { workdays: [2] },
  ],
  [
    '(?:solo|solamente|unicamente|nomas) (?:los |en )?(?:sabados?|domingos?)',
    'Fin de semana',
    { workdays: [2] },
  ],
  [
    `${DAYS}(?:lunes a sabado|lun a sab|l a s|(?:lunes a viernes|lun a vie|l a v) y (?:medio )?sabados?)(?! y dom)`,
    '6 días',
    { workdays: [5] },
  ],
  ['(?:de )?(?:5|cinco) dias (?:a|de|por) (?:la )?semana', '5 días', { workdays: [4] }],
  ['(?:de )?(?:6|seis) dias (?:a|de|por) (?:la )?semana', '6 días', { workdays: [5] }],
  ['(?:de )?(?:[234]|dos|tres|cuatro) dias (?:a|de|por) (?:la )?semana', 'Hasta 4 días', { workdays: [3] }],
]);
