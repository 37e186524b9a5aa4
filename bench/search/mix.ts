/** Searches of one kind, with the parameters of a request as they are on the wire; its variants are taken in turn. */
export type Line = { name: string; each: readonly Readonly<Record<string, string>>[] };

const WORDS = [
  'cajero',
  'auxiliar',
  'chofer',
  'ventas',
  'ingeniero',
  'recepcionista',
  'soldador',
  'contador',
  'almacenista',
  'limpieza',
  'guardia',
  'cocinero',
];
const RARE = ['tapicero', 'apicultor', 'sommelier', 'ebanista', 'topógrafo', 'veterinario'];
const PAIRS = [
  'auxiliar administrativo',
  'ayudante general',
  'guardia seguridad',
  'chofer repartidor',
  'asesor ventas',
  'auxiliar contable',
];
const CITIES = [
  { location: 'jalisco', ci: 'guadalajara' },
  { location: 'nuevo-leon', ci: 'monterrey' },
  { location: 'ciudad-de-mexico', ci: 'cuauhtemoc' },
  { location: 'puebla', ci: 'puebla' },
  { location: 'queretaro', ci: 'queretaro' },
];
const STATES = ['jalisco', 'ciudad-de-mexico', 'estado-de-mexico', 'sonora', 'guanajuato'];

const states = STATES.map((location) => ({ location }));

type Params = Readonly<Record<string, string>>;

/** Each filter alone, and with a keyword. */
const aloneAndWith = (q: string, filters: readonly Params[]): Params[] =>
  filters.flatMap((filter) => [filter, { q, ...filter }]);

/** The published mix: every kind of search that the page offers, each in some variants, each as often as the others. */
export const MIX: readonly Line[] = [
  { name: 'empty', each: [{}] },
  { name: 'one word, nationwide', each: WORDS.map((q) => ({ q })) },
  { name: 'rare word', each: RARE.map((q) => ({ q })) },
  { name: 'two words and city', each: PAIRS.flatMap((q) => CITIES.map((city) => ({ q, ...city }))) },
  { name: 'state only', each: states },
  { name: 'facet: mode', each: ['0', '1', '2'].map((work_mode) => ({ q: 'ventas', work_mode })) },
  {
    name: 'facet: salary',
    each: [
      { smin: '5000', smax: '10000' },
      { smin: '10000' },
      { smin: '7000', smax: '9000' },
      { q: 'chofer', smin: '10000' },
    ],
  },
  { name: 'facet: date', each: [{ tm: '1' }, { tm: '3' }, { tm: '7' }, { q: 'auxiliar', tm: '7' }] },
  {
    name: 'facet: category',
    each: aloneAndWith(
      'auxiliar',
      ['ventas', 'salud', 'seguridad', 'logistica-y-transporte'].map((category) => ({ category })),
    ),
  },
  {
    name: 'facet: subcategory',
    each: [
      { category: 'ventas', subcategory: 'cajeros' },
      { q: 'cajero', category: 'ventas', subcategory: 'cajeros' },
    ],
  },
  {
    name: 'facet: contract',
    each: aloneAndWith(
      'ayudante',
      ['1', '2', '4', '2,4'].map((contract_type) => ({ contract_type })),
    ),
  },
  {
    name: 'facet: education',
    each: aloneAndWith(
      'auxiliar',
      ['1', '2', '5', '2,3'].map((education) => ({ education })),
    ),
  },
  {
    name: 'facet: place',
    each: [...states, ...CITIES].map((place) => ({ q: 'ayudante', ...place })),
  },
  {
    name: 'two words, state, two filters',
    each: PAIRS.flatMap((q) =>
      STATES.slice(0, 3).map((location) => ({ q, location, contract_type: '2', smin: '5000' })),
    ),
  },
  {
    name: 'every facet at once',
    each: ['auxiliar', 'ayudante', 'asistente'].map((q) => ({
      q,
      work_mode: '0',
      smin: '5000',
      smax: '10000',
      tm: '30',
      category: 'administrativo',
      contract_type: '2',
      education: '2,3,5',
    })),
  },
  {
    name: 'page 20',
    each: [
      { page: '20' },
      { q: 'auxiliar', page: '20' },
      { q: 'ventas', page: '20' },
      { q: 'ventas', location: 'ciudad-de-mexico', page: '20' },
    ],
  },
  {
    name: 'slip of the keyboard',
    each: [
      'cajreo',
      'soldadro',
      'recepsionista',
      'contavilidad',
      'guardai de seguridad',
      'alludante general',
    ].map((q) => ({ q })),
  },
];
