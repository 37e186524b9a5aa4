/**
 * What means the same in a Mexican job title: the ways to shorten a word and the words that stand for another. The
 * mutator writes with them, and the bench asks them whether two titles are about the same thing. They belong to the
 * bench alone; the search has its own lexicon and does not read this one.
 */

/** Short forms of a word or of several. Most were counted in real Mexican titles; see NOTICE. */
export const ABBREVIATIONS: ReadonlyArray<readonly [full: string, short: readonly string[]]> = [
  ['recursos humanos', ['rh', 'rrhh']],
  ['tecnologias de la informacion', ['ti', 'it']],
  ['call center', ['call']],
  ['ciudad de mexico', ['cdmx', 'df']],
  ['estado de mexico', ['edomex']],
  ['nuevo leon', ['nl']],
  ['san luis potosi', ['slp']],
  ['auxiliares', ['auxs']],
  ['auxiliar', ['aux']],
  ['ayudantes', ['aytes']],
  ['ayudante', ['ayte']],
  ['general', ['gral']],
  ['ingeniero', ['ing']],
  ['licenciado', ['lic']],
  ['licenciada', ['lic']],
  ['mantenimiento', ['mtto', 'mantto']],
  ['operador', ['op']],
  ['tecnico', ['tec']],
  ['administracion', ['admon', 'admin']],
  ['administrativo', ['admvo']],
  ['administrativa', ['admva']],
  ['gerente', ['gte']],
  ['coordinador', ['coord']],
  ['supervisor', ['sup', 'superv']],
  ['sucursal', ['suc']],
  ['produccion', ['prod']],
  ['seguridad', ['seg']],
  ['servicios', ['serv']],
  ['servicio', ['serv']],
  ['departamento', ['depto', 'dpto']],
  ['experiencia', ['exp']],
  ['quimico farmacobiologo', ['qfb']],
  ['ejecutivo', ['ejec']],
  ['asistente', ['asist']],
  ['atencion', ['atn']],
  ['ventas', ['vtas']],
  ['monterrey', ['mty']],
  ['guadalajara', ['gdl']],
  ['queretaro', ['qro']],
];

/** What is said instead; each line is read from left to right only. */
export const SYNONYMS: ReadonlyArray<readonly [said: string, instead: readonly string[]]> = [
  ['guardia seguridad', ['vigilante', 'guardia']],
  ['guardia', ['vigilante']],
  ['vigilante', ['guardia de seguridad', 'guardia']],
  ['velador', ['vigilante nocturno']],
  ['chofer', ['conductor', 'operador']],
  ['chofer repartidor', ['repartidor', 'conductor repartidor']],
  ['montacarguista', ['operador de montacargas', 'montacargas']],
  ['operador montacargas', ['montacarguista']],
  ['almacenista', ['auxiliar de almacen', 'bodeguero']],
  ['auxiliar almacen', ['almacenista']],
  ['capturista datos', ['capturista', 'captura de datos']],
  ['capturista', ['capturista de datos']],
  ['camarista', ['recamarista', 'recamarera']],
  ['recamarista', ['camarista']],
  ['recamarera', ['camarista']],
  ['mesero', ['camarero']],
  ['tablajero', ['carnicero']],
  ['carnicero', ['tablajero']],
  ['lavaloza', ['steward', 'lavaplatos', 'lavalozas']],
  ['steward', ['lavaloza']],
  ['intendente', ['intendencia', 'conserje', 'afanador']],
  ['afanador', ['intendente']],
  ['recursos humanos', ['capital humano']],
  ['capital humano', ['recursos humanos']],
  ['call center', ['centro de llamadas', 'teleoperador']],
  ['programador', ['desarrollador']],
  ['desarrollador', ['programador']],
  ['mercadotecnia', ['marketing', 'mercadeo']],
  ['marketing', ['mercadotecnia']],
  ['maestro', ['profesor', 'docente']],
  ['profesor', ['maestro', 'docente']],
  ['docente', ['maestro', 'profesor']],
  ['medico', ['doctor']],
  ['estilista', ['peluquero']],
  ['plomero', ['fontanero']],
  ['niñera', ['nana']],
  ['becario', ['practicante']],
  ['practicante', ['becario']],
  ['atencion clientes', ['servicio al cliente', 'atencion al cliente']],
  ['servicio cliente', ['atencion a clientes']],
  ['atencion cliente', ['servicio al cliente']],
  ['limpieza', ['aseo']],
  ['aseo', ['limpieza']],
  ['ayudante', ['auxiliar']],
  ['auxiliar', ['ayudante']],
  ['operario', ['operador', 'obrero']],
  ['obrero', ['operario']],
  ['repartidor', ['delivery']],
  ['computacion', ['informatica']],
  ['gasolina despachador', ['gasolinero']],
  ['despachador gasolina', ['gasolinero']],
  ['albañil', ['oficial albañil']],
  ['cobranza', ['cobrador']],
  ['reclutador', ['reclutamiento']],
  ['soldador', ['soldadura']],
  ['mecanico automotriz', ['mecanico de autos']],
  ['bilingue', ['con ingles']],
];

/** Lower case without accents, one space between words; ñ becomes n. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();
}

/** Words that join others and say nothing themselves. */
export const JOINING = new Set(
  'a al ante con de del desde e el en es la las lo los o para por que se sin su sus u un una y'.split(' '),
);

/** Folded words of a text but the joining ones, in order. */
export const distinctiveWords = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !JOINING.has(word));

/** A folded word without the endings of number and gender: cajeras, cajero → cajer. */
export function toBaseForm(word: string): string {
  if (word.length < 4) return word;
  let base = word;
  if (base.endsWith('ces')) base = `${base.slice(0, -3)}z`;
  else if (/[^aeiou]es$/.test(base) && base.length > 5) base = base.slice(0, -2);
  else if (base.endsWith('s')) base = base.slice(0, -1);
  return base.length > 3 ? base.replace(/[aeo]$/, '') : base;
}

/** Base forms that are declared to be about the same as one another. */
const relatives = new Map<string, Set<string>>();
for (const [one, others] of [...ABBREVIATIONS, ...SYNONYMS]) {
  for (const from of distinctiveWords(one).map(toBaseForm)) {
    for (const to of others.flatMap(distinctiveWords).map(toBaseForm)) {
      relatives.set(from, (relatives.get(from) ?? new Set()).add(to));
      relatives.set(to, (relatives.get(to) ?? new Set()).add(from));
    }
  }
}

/** Whether two texts share a word, in any number or gender, or have words that are declared to mean the same. */
export function areRelated(one: string, other: string): boolean {
  const there = new Set(distinctiveWords(other).map(toBaseForm));
  return distinctiveWords(one)
    .map(toBaseForm)
    .some((base) => there.has(base) || [...(relatives.get(base) ?? [])].some((near) => there.has(near)));
}

/** Whether a text holds every word of another exactly as written, accents and joining words aside. */
export function holdsAsWritten(text: string, words: string): boolean {
  const there = new Set(fold(text).split(' '));
  const asked = distinctiveWords(words);
  return asked.length > 0 && asked.every((word) => there.has(word));
}
