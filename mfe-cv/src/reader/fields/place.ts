import { STATES } from '@chamba/kernel/catalogues';
import { companyScore, titleScore } from './lexicon.ts';
import { fold, tidy, toTitleCase, toWords } from '../text.ts';

/** Short forms of states as people write them. */
const SHORT: Readonly<Record<string, string>> = {
  ags: 'MX-AGS',
  bc: 'MX-BCN',
  bcs: 'MX-BCS',
  camp: 'MX-CAM',
  chis: 'MX-CHP',
  chih: 'MX-CHH',
  cdmx: 'MX-CMX',
  df: 'MX-CMX',
  'distrito federal': 'MX-CMX',
  'mexico city': 'MX-CMX',
  'cd de mexico': 'MX-CMX',
  coah: 'MX-COA',
  'coahuila de zaragoza': 'MX-COA',
  col: 'MX-COL',
  dgo: 'MX-DUR',
  edomex: 'MX-MEX',
  'edo mex': 'MX-MEX',
  'edo de mex': 'MX-MEX',
  'edo de mexico': 'MX-MEX',
  'edo mexico': 'MX-MEX',
  mex: 'MX-MEX',
  gto: 'MX-GUA',
  gro: 'MX-GRO',
  hgo: 'MX-HID',
  jal: 'MX-JAL',
  mich: 'MX-MIC',
  'michoacan de ocampo': 'MX-MIC',
  mor: 'MX-MOR',
  nay: 'MX-NAY',
  nl: 'MX-NLE',
  'n l': 'MX-NLE',
  oax: 'MX-OAX',
  pue: 'MX-PUE',
  qro: 'MX-QUE',
  'queretaro de arteaga': 'MX-QUE',
  'q roo': 'MX-ROO',
  qroo: 'MX-ROO',
  slp: 'MX-SLP',
  's l p': 'MX-SLP',
  sin: 'MX-SIN',
  son: 'MX-SON',
  tab: 'MX-TAB',
  tamps: 'MX-TAM',
  tam: 'MX-TAM',
  tlax: 'MX-TLA',
  ver: 'MX-VER',
  'veracruz de ignacio de la llave': 'MX-VER',
  yuc: 'MX-YUC',
  zac: 'MX-ZAC',
  'b c': 'MX-BCN',
  'b c s': 'MX-BCS',
  'd f': 'MX-CMX',
  'estado de mexico': 'MX-MEX',
};

const BY_NAME = new Map(STATES.map(({ code, name }) => [toWords(name), code]));

/** Large places that people name without their state. */
const CITIES: ReadonlyMap<string, string> = new Map(
  (
    'guadalajara:JAL,zapopan:JAL,tlaquepaque:JAL,tonala:JAL,puerto vallarta:JAL,tlajomulco:JAL,monterrey:NLE,' +
    'san pedro garza garcia:NLE,apodaca:NLE,guadalupe:NLE,san nicolas de los garza:NLE,santa catarina:NLE,puebla:PUE,cholula:PUE,' +
    'tijuana:BCN,mexicali:BCN,ensenada:BCN,la paz:BCS,los cabos:BCS,leon:GUA,irapuato:GUA,celaya:GUA,guanajuato:GUA,' +
    'queretaro:QUE,merida:YUC,cancun:ROO,playa del carmen:ROO,chetumal:ROO,toluca:MEX,naucalpan:MEX,ecatepec:MEX,' +
    'tlalnepantla:MEX,nezahualcoyotl:MEX,cuautitlan izcalli:MEX,metepec:MEX,texcoco:MEX,ciudad juarez:CHH,chihuahua:CHH,' +
    'hermosillo:SON,ciudad obregon:SON,nogales:SON,culiacan:SIN,mazatlan:SIN,los mochis:SIN,saltillo:COA,torreon:COA,' +
    'monclova:COA,durango:DUR,zacatecas:ZAC,aguascalientes:AGS,san luis potosi:SLP,morelia:MIC,uruapan:MIC,pachuca:HID,' +
    'cuernavaca:MOR,oaxaca:OAX,villahermosa:TAB,tuxtla gutierrez:CHP,tapachula:CHP,veracruz:VER,xalapa:VER,' +
    'coatzacoalcos:VER,orizaba:VER,cordoba:VER,tampico:TAM,reynosa:TAM,matamoros:TAM,nuevo laredo:TAM,ciudad victoria:TAM,' +
    'acapulco:GRO,chilpancingo:GRO,colima:COL,manzanillo:COL,tepic:NAY,campeche:CAM,ciudad del carmen:CAM,tlaxcala:TLA,' +
    'coyoacan:CMX,iztapalapa:CMX,azcapotzalco:CMX,tlalpan:CMX,xochimilco:CMX,cuauhtemoc:CMX,miguel hidalgo:CMX,' +
    'benito juarez:CMX,gustavo a madero:CMX,alvaro obregon:CMX'
  )
    .split(',')
    .map((each) => each.split(':'))
    .map(([city = '', state = '']) => [city, `MX-${state}`]),
);

const COUNTRIES = new Set([
  'mexico',
  'mx',
  'republica mexicana',
  'estados unidos',
  'usa',
  'eua',
  'espana',
  'colombia',
  'argentina',
  'remoto',
  'remote',
  'home office',
]);

/** Code of the state that a text names and nothing else; empty if it names none. */
export function findState(text: string): string {
  const words = toWords(text);
  return BY_NAME.get(words) ?? SHORT[words] ?? '';
}

const isCountry = (text: string): boolean => COUNTRIES.has(toWords(text));
const findCity = (text: string): string | undefined =>
  CITIES.get(toWords(text).replace(/^(?:cd|ciudad de|municipio de|mpio) /, ''));

export type Place = { city: string; state: string };

const isName = (text: string): boolean =>
  /^\p{L}[\p{L} .'’-]{1,39}$/u.test(text) && text.split(' ').length <= 5;

/** Words of an address that are no city. */
const isStreet = (text: string): boolean =>
  /\d|^(?:calle|av|avenida|col|colonia|c p|cp|int|ext|no|fracc)\b/.test(toWords(text));

/** A city and a state as they stand in an address; null for a text that has none. */
export function findPlace(text: string): Place | null {
  const parts = text
    .replace(/\bC\.?\s?P\.?\s*:?\s*\d{5}\b/gi, ',')
    .split(/[,|·•;]|\s[-–—/]\s|\t/)
    .map((part) =>
      tidy(
        part
          .replace(/^[^\p{L}\d]+/u, '')
          .replace(/^[\p{L} ]{3,24}:/u, '')
          .replace(/\b\d{5}\b/g, ''),
      ),
    )
    .filter((part) => part !== '' && !isCountry(part));
  for (const [index, part] of parts.entries()) {
    const state = findState(part);
    const before = parts[index - 1];
    if (state === '' || (part.length < 4 && before === undefined && state !== 'MX-CMX')) continue;
    // `Puebla, Puebla`: the first is the city.
    const next = parts[index + 1];
    if (next !== undefined && findState(next) === state && findState(part) === state && isName(part))
      return { city: toTitleCase(part), state };
    if (before !== undefined && isName(before) && !isStreet(before) && !/^(?:col|fracc)\b/.test(fold(before)))
      return { city: toTitleCase(before), state };
    return { city: state === 'MX-CMX' ? 'Ciudad de México' : '', state };
  }
  for (const part of parts) {
    const state = findCity(part);
    if (state) return { city: toTitleCase(part), state };
  }
  return null;
}

/** Whether a text is where something was, and nothing else: `Guadalajara, Jalisco, México`. */
export function isPlace(text: string): boolean {
  const parts = text
    .split(/[,/()]|\s[-–—]\s/)
    .map(tidy)
    .filter(Boolean);
  const [first = '', ...others] = parts.filter((part) => !isCountry(part));
  if (parts.length === 0 || parts.length > 4) return false;
  if (first === '') return true;
  if (others.length === 0) return findState(first) !== '' || findCity(first) !== undefined;
  if (!others.every((part) => findState(part) !== '' || findCity(part) !== undefined)) return false;
  if (findState(first) !== '' || findCity(first) !== undefined) return true;
  // A name before a whole place is no city any more.
  return others.length === 1 && isName(first) && titleScore(first) + companyScore(first) === 0;
}

/** A text without the place at its end: `Abarrotes La Esperanza, Guadalajara, Jalisco`. */
export function withoutPlace(text: string): string {
  const bracket = /\s*\(([^()]+)\)\s*$/.exec(text);
  if (bracket?.[1] !== undefined && isPlace(bracket[1])) return text.slice(0, bracket.index).trim();
  const parts = text.split(/(\s*,\s*|\s+[-–—·|]\s+)/);
  const at = (index: number): string => parts[index] ?? '';
  let last = parts.length - 1;
  let isState = false;
  while (last >= 2) {
    const part = tidy(at(last));
    if (isCountry(part) || findState(part) !== '' || findCity(part) !== undefined)
      isState ||= findCity(part) === undefined;
    else if (!(isState && isName(part) && last >= 4 && part.split(' ').length <= 3 && !/^s\.?a/i.test(part)))
      break;
    else isState = false;
    last -= 2;
  }
  return parts
    .slice(0, last + 1)
    .join('')
    .trim();
}
