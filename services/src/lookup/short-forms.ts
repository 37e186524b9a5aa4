/** Names that people use for states and cities and that no catalogue holds. Words as `placeWords` gives them. */

/** Short and former names of states by code; `MX` is the country. */
export const STATE_NAMES: Readonly<Record<string, readonly string[]>> = {
  MX: ['todo mexico', 'toda la republica', 'republica mexicana', 'todo el pais', 'mexico y el mundo'],
  'MX-AGS': ['ags', 'aguas'],
  'MX-BCN': ['bc', 'bcn', 'baja', 'baja norte', 'baja california norte'],
  'MX-BCS': ['bcs', 'baja sur'],
  'MX-CAM': ['camp', 'cam'],
  'MX-COA': ['coah', 'coahuila de zaragoza'],
  'MX-COL': ['col'],
  'MX-CHP': ['chis', 'chp'],
  'MX-CHH': ['chih', 'chi'],
  'MX-CMX': [
    'cdmx',
    'cdmex',
    'cmx',
    'df',
    'ciudad mx',
    'ciudad mex',
    'ciudad de mex',
    'distrito federal',
    'mexico df',
    'mexico city',
    'mexico distrito federal',
  ],
  'MX-DUR': ['dgo', 'dur'],
  'MX-GUA': ['gto', 'guanaj'],
  'MX-GRO': ['gro'],
  'MX-HID': ['hgo', 'hid'],
  'MX-JAL': ['jal'],
  'MX-MEX': ['edomex', 'edomx', 'edo mex', 'estado mex', 'estado mx', 'estado de mex', 'estado mexico'],
  'MX-MIC': ['mich', 'michoacan de ocampo'],
  'MX-MOR': ['mor'],
  'MX-NAY': ['nay'],
  'MX-NLE': ['nl', 'nle', 'n leon'],
  'MX-OAX': ['oax'],
  'MX-PUE': ['pue'],
  'MX-QUE': ['qro', 'queretaro de arteaga'],
  'MX-ROO': ['q roo', 'qroo', 'qr', 'roo'],
  'MX-SLP': ['slp'],
  'MX-SIN': ['sin'],
  'MX-SON': ['son'],
  'MX-TAB': ['tab'],
  'MX-TAM': ['tamps', 'tam'],
  'MX-TLA': ['tlax'],
  'MX-VER': ['ver', 'veracruz de ignacio de la llave'],
  'MX-YUC': ['yuc'],
  'MX-ZAC': ['zac'],
};

/** Short forms that name a state only behind a place in it, by INEGI key: alone they are the beginning of a word. */
export const REGION_ONLY: ReadonlyMap<string, number> = new Map([['mex', 15]]);

/** Names of municipalities that nearly every city has a part of. */
export const GENERIC_NAMES: ReadonlySet<string> = new Set(['centro']);

/** Short names of municipalities by INEGI key. */
export const CITY_SHORT_FORMS: ReadonlyArray<readonly [city: number, names: readonly string[]]> = [
  [2002, ['mxl']],
  [2004, ['tij', 'tj']],
  [7078, ['san cris']],
  [7101, ['tgz']],
  [8037, ['cdj']],
  [9005, ['gam']],
  [9014, ['bj']],
  [14039, ['gdl', 'guanatos']],
  [14067, ['vallarta', 'pv']],
  [14120, ['zap']],
  [15058, ['neza']],
  [15104, ['tlalne', 'tlane', 'tlanepantla']],
  [19019, ['spgg']],
  [19021, ['escobedo']],
  [19039, ['mty', 'mtry']],
  [19046, ['san nico']],
  [23005, ['cun']],
  [23008, ['pdc', 'solidaridad']],
  [25006, ['cul', 'cln']],
  [25012, ['mzt', 'maza']],
  [26030, ['hmo']],
  [27004, ['vsa', 'vhsa']],
  [28027, ['nld']],
  [30193, ['veracruz puerto', 'puerto de veracruz']],
  [31050, ['mid']],
  // Cities that are called like their state: 'qro qro' is the city in it.
  [1001, ['ags', 'aguascalientes capital']],
  [4002, ['camp', 'campeche capital']],
  [6002, ['colima capital']],
  [8019, ['chih', 'chihuahua capital']],
  [10005, ['dgo', 'durango capital']],
  [11015, ['gto', 'guanajuato capital']],
  [20067, ['oax', 'oaxaca capital']],
  [21114, ['pue', 'puebla capital']],
  [22014, ['qro', 'queretaro capital']],
  [24028, ['slp', 'san luis potosi capital', 'san luis capital', 'slp capital']],
  [29033, ['tlax', 'tlaxcala capital']],
  [32056, ['zac', 'zacatecas capital']],
];

/**
 * Parts of municipalities that are better known than their municipality, and the everyday name of cities. They are
 * shown with the municipality that they lie in.
 */
export const KNOWN_PARTS: ReadonlyArray<readonly [city: number, name: string]> = [
  [8037, 'Ciudad Juárez'],
  [9005, 'Lindavista'],
  [9010, 'San Ángel'],
  [9015, 'Centro Histórico'],
  [9015, 'Zona Rosa'],
  [9015, 'Tlatelolco'],
  [9016, 'Polanco'],
  [12038, 'Ixtapa Zihuatanejo'],
  [15037, 'Interlomas'],
  [15057, 'Ciudad Satélite'],
  [18020, 'Nuevo Vallarta'],
  [19019, 'Valle Oriente'],
  [21140, 'Cholula'],
  [23008, 'Riviera Maya'],
];
