import type { OverrideFailure } from '@chamba/kernel/composition';

type Words = (unit: string, about: string) => string;

/** Words of each code. The gateway may be older or newer: its code may be missing here. */
const TEXTS: Readonly<Record<OverrideFailure['code'], Words>> = {
  timeout: () => 'no respondió a tiempo.',
  unreachable: () => 'nada responde en esa dirección.',
  status: (_unit, about) => `su release.json respondió ${about}.`,
  'not-json': () => 'su release.json no es JSON.',
  'not-release': () => 'su release.json no describe una versión.',
  'other-unit': (unit, about) => `ahí está ${about}, no ${unit}.`,
  missing: () => 'no existe esa versión.',
  refused: () => 'está dañada o no es lo que dice ser.',
};

/** Why a tester's choice could not be had, in Spanish. */
export function failureText(unit: string, { code, about = '' }: OverrideFailure): string {
  return Object.hasOwn(TEXTS, code) ? TEXTS[code](unit, about) : 'no se pudo usar.';
}
