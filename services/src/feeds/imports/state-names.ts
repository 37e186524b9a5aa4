import { STATES } from '@chamba/kernel/catalogues';
import { placeWords } from '../../lookup/place-words.ts';
import { STATE_NAMES } from '../../lookup/short-forms.ts';
import { stateKeyByName, toStateKey } from '../../model/states.ts';

/** Names that data has for states and that nobody types into a place box. Words as `placeWords` gives them. */
const MORE_NAMES: ReadonlyArray<readonly [state: number, names: readonly string[]]> = [
  [1, ['agu']],
  [2, ['b california', 'baja calif', 'b calif', 'baja cal', 'b cal', 'bn']],
  [3, ['b california sur', 'baja calif sur', 'b calif sur', 'baja cal sur', 'bs']],
  [5, ['coa', 'coah de zaragoza', 'coah de z', 'coahuila de z']],
  [7, ['chiap', 'chs']],
  [8, ['chh', 'chihua']],
  [
    9,
    [
      'dif',
      'd federal',
      'dto federal',
      'df mexico',
      'cdmx df',
      'ciudad de mexico df',
      'zona metropolitana del valle de mexico',
      'zmvm',
      'valle de mexico',
    ],
  ],
  [11, ['gua', 'guanajuato gto']],
  [12, ['gue']],
  [13, ['hida', 'hidal']],
  [
    15,
    [
      'emex',
      'em',
      'state of mexico',
      'mexico state',
      'edomexico',
      'e de mexico',
      'e mexico',
      'est de mexico',
      'estado de mexico mexico',
      'edo de mx',
      'estado de mx',
    ],
  ],
  [16, ['mic', 'mich de ocampo', 'mich de o', 'michoacan de o', 'michoacan ocampo']],
  [18, ['nayar']],
  [19, ['nuevo leon nl', 'nuevo l', 'nvl', 'nln']],
  [20, ['oaxaca de juarez oax']],
  [22, ['que', 'quer', 'queretaro arteaga', 'queretaro de a', 'qt']],
  [23, ['quintana r', 'quint roo', 'qui', 'qntana roo']],
  [24, ['san luis p', 's luis potosi', 'san luis', 'sn luis potosi']],
  [25, ['sina']],
  [26, ['sono']],
  [27, ['tabs']],
  [28, ['tamp', 'tamau', 'tms']],
  [29, ['tla', 'tlx']],
  [
    30,
    [
      'vera',
      'verac',
      'veracruz llave',
      'veracruz de ignacio llave',
      'veracruz de i de la llave',
      'veracruz ignacio de la llave',
    ],
  ],
  [31, ['yuca']],
  [32, ['zacs']],
];

/** Words of the country, which say nothing of the state. */
const COUNTRY = new Set([
  'mexico',
  'mex',
  'mx',
  'estados unidos mexicanos',
  'republica mexicana',
  'eum',
  'mexiko',
]);

const KEYS = new Map<string, number>();
const name = (state: number, text: string): void => {
  const words = placeWords(text).join(' ');
  if (!KEYS.has(words)) KEYS.set(words, state);
};
for (const { code, name: own } of STATES) {
  const state = toStateKey(code);
  for (const text of [
    own,
    `estado de ${own}`,
    `edo de ${own}`,
    code,
    code.replace('MX-', ''),
    ...(STATE_NAMES[code] ?? []),
  ])
    name(state, text);
}
for (const [state, names] of MORE_NAMES)
  for (const text of names) {
    name(state, text);
    name(state, `mx ${text}`);
  }

/** Whether a text names the country and nothing else. */
export const isCountry = (text: string): boolean => COUNTRY.has(placeWords(text).join(' '));

/** INEGI key of the state that a text names in whatever way people and programs write it; 0 when it names none. */
export function findState(text: string): number {
  const words = placeWords(text);
  const phrase = words.join(' ');
  if (/^\d{1,2}$/.test(phrase)) return Number(phrase) <= STATES.length ? Number(phrase) : 0;
  const known = KEYS.get(phrase);
  if (known) return known;
  // 'Jalisco México', 'N.L. Mex.', 'mx nuevo leon'.
  const last = words.at(-1) ?? '';
  if (words.length > 1 && COUNTRY.has(last)) {
    const found = KEYS.get(words.slice(0, -1).join(' '));
    if (found) return found;
  }
  if (words.length > 1 && COUNTRY.has(words[0] ?? '') && words[0] !== 'mexico') {
    const found = KEYS.get(words.slice(1).join(' '));
    if (found) return found;
  }
  return stateKeyByName(text);
}
