import type { Random } from './random.ts';
import { ABBREVIATIONS, JOINING, SYNONYMS, fold } from './variants.ts';

/** Another way to put a title; null when this one cannot be put that way. */
export type WordingChange = (words: readonly string[], random: Random) => string[] | null;

/** Words whose accent is certain; the letters are those of the source, which has none. */
const ACCENTED = new Map(
  (
    'técnico técnica técnicos técnicas almacén almacenes mecánico mecánicos eléctrico eléctrica eléctricos electrónico ' +
    'electrónica electromecánico médico médica médicos crédito créditos público pública jardín química químico ' +
    'clínica clínico clínicos informática telefónico telefónica logística estética cosmética plástico plásticos ' +
    'página básico básica teléfono vehículo vehículos análisis inglés francés policía panadería pastelería cafetería ' +
    'ingeniería enfermería carpintería tortillería joyería zapatería farmacéutico farmacéutica máquina máquinas ' +
    'línea líneas gráfico gráfica diésel cómputo jurídico contaduría auditoría tesorería área áreas química físico ' +
    'automático hidráulico neumático industrial bilingüe niños académico pedagógico psicólogo psicóloga biólogo ' +
    'radiólogo agrónomo topógrafo fotógrafo guía turístico gastronomía categoría mercancía mercancías perecedero'
  )
    .split(' ')
    .map((word) => [fold(word), word] as const),
);

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

function rightlyAccented(word: string): string | null {
  const known = ACCENTED.get(fold(word));
  if (known && known !== word) return known;
  const ending = word.replace(/([cs])ion$/, '$1ión');
  return ending === word ? null : ending;
}

/** Accents as people put them: left out, put right where the source has none, or put on the wrong letter. */
export const accents: WordingChange = (words, random) => {
  const bare = words.map((word) => word.normalize('NFD').replace(/\p{M}+/gu, ''));
  if (bare.join(' ') !== words.join(' ')) return bare;
  const right = words.map((word) => rightlyAccented(word) ?? word);
  if (right.join(' ') !== words.join(' ') && random.chance(0.7)) return right;
  const open = words.flatMap((word, index) => (word.length >= 5 && /[aeiou]/.test(word) ? [index] : []));
  if (open.length === 0) return null;
  const index = random.pick(open);
  const word = words[index] ?? '';
  const vowels = [...word].flatMap((letter, at) => (ACCENTS[letter] ? [at] : []));
  const at = random.pick(vowels);
  return words.with(index, `${word.slice(0, at)}${ACCENTS[word[at] ?? ''] ?? ''}${word.slice(at + 1)}`);
};

/** Gendered endings of words for people; other words keep theirs. */
const GENDERED =
  /(?:er|ari|ad|ed|id|iv|ic|og|af|ar|an|uer|at|et|ent|iers|eñ|in|ent)[oa](s?)$|(?:[dst]or)(a|as|es)?$/;
const NOT_GENDERED =
  /^(?:para|tienda|tiendas|ventas|cobranza|calidad|limpieza|mantenimiento|primera|segunda|cartera|cocina|oficina|caja|linea|logistica|mecanica|electronica|electrica|informatica|estetica|clinica|quimica|servicio|servicios|almacen|produccion|mercado|producto|proyecto|proyectos|turno|piso|medio|tiempo|campo|mercadotecnia|farmacia|comida|rapida|carretera|primaria|secundaria|preparatoria|universidad|llamada|llamadas|venta|sector|motor|interior|exterior|credito|creditos|vino|vinos|banco|grafica|electricidad|guarda|guardia|guardias|policia|gasolina|herramienta|herramientas|zona|cuenta|cuentas|jornada|manera|entrada|salida|bodega|planta|plantas|maquina|maquinas|maquinaria|inventario|inventarios|estado|centro|tecnologia|area|areas|ruta|mostrador|taller|obra|casa|vespertino|matutino|nocturno|contrato|lavado|tornado|calzado|pescado|mercadeo|jugo|datos|dato|fianzas|finanzas|ropa|mexico|toluca|puebla|merida|culiacan|torreon|queretaro|guanajuato|hidalgo|puerto|comercio|negocio|negocios|medicina|cafeteria|panaderia|resto|laboratorio|pedido|pedidos|siniestro|siniestros|edificio|sueldo|trabajo|empleo|texto|vidrio|aluminio|acero|metal|diseño|disenos|montaje)$/;

/** The other gender of a word for people. @returns null when it has none. */
function otherGender(word: string): string | null {
  if (NOT_GENDERED.test(word) || word.length < 5 || !GENDERED.test(word)) return null;
  if (/ores$/.test(word)) return word.replace(/ores$/, 'oras');
  if (/oras$/.test(word)) return word.replace(/oras$/, 'ores');
  if (/ora$/.test(word)) return word.slice(0, -1);
  if (/or$/.test(word)) return `${word}a`;
  return word.replace(/([oa])(s?)$/, (_, vowel: string, s: string) => (vowel === 'o' ? `a${s}` : `o${s}`));
}

/** The first word for people in its other gender: contador, contadora. */
export const gender: WordingChange = (words) => {
  const index = words.findIndex((word) => otherGender(word) !== null);
  const other = index < 0 ? null : otherGender(words[index] ?? '');
  return other === null ? null : words.with(index, other);
};

/** The title's first word in the plural, or in the singular when it is one: cajeros, cajero. */
export const number: WordingChange = (words) => {
  const head = words[0] ?? '';
  if (head.length < 4 || !/^[a-zñ]+$/.test(head)) return null;
  let other: string;
  if (/[^aeiou]es$/.test(head) && head.length > 5) other = head.slice(0, -2);
  else if (/[aeiou]s$/.test(head)) other = head.slice(0, -1);
  else if (/z$/.test(head)) other = `${head.slice(0, -1)}ces`;
  else if (/[aeiou]$/.test(head)) other = `${head}s`;
  else if (/[rlnd]$/.test(head)) other = `${head}es`;
  else return null;
  return words.with(0, other);
};

type Table = ReadonlyArray<readonly [from: string, to: readonly string[]]>;

/** Puts an entry of a table in the place of the words it stands for. */
function replaced(words: readonly string[], table: Table, random: Random): string[] | null {
  const plain = words.map((word) => fold(word));
  const fits = table.flatMap(([from, to]) => {
    const parts = fold(from).split(' ');
    const at = plain.findIndex((_, start) => parts.every((part, index) => plain[start + index] === part));
    return at < 0 ? [] : [{ at, count: parts.length, to }];
  });
  if (fits.length === 0) return null;
  const { at, count, to } = random.pick(fits);
  return [...words.slice(0, at), ...random.pick(to).split(' '), ...words.slice(at + count)];
}

/** A word cut short as Mexicans do, sometimes with a full stop, or what such a short form stands for. */
export const abbreviation: WordingChange = (words, random) => {
  const long = replaced(
    words.map((word) => word.replace(/\.$/, '')),
    ABBREVIATIONS.flatMap(([full, short]) => short.map((form) => [form, [full]] as const)),
    random,
  );
  const short = replaced(
    words,
    ABBREVIATIONS.map(([full, forms]) => [
      full,
      random.chance(0.2) ? forms.map((form) => `${form}.`) : forms,
    ]),
    random,
  );
  return short ?? long;
};

/** Another word for the same, unless the title has that word already. */
export const synonym: WordingChange = (words, random) => {
  const other = replaced(words, SYNONYMS, random);
  return other &&
    new Set(other.filter((word) => !JOINING.has(word))).size ===
      other.filter((word) => !JOINING.has(word)).length
    ? other
    : null;
};

/** Two words in each other's place. */
export const wordOrder: WordingChange = (words, random) => {
  const distinctive = words.flatMap((word, index) => (JOINING.has(word) ? [] : [index]));
  if (distinctive.length < 2) return null;
  const from = random.below(distinctive.length - 1);
  const [one, other] = [distinctive[from] ?? 0, distinctive[from + 1] ?? 0];
  const [left, right] = [words[one] ?? '', words[other] ?? ''];
  return left === right ? null : words.with(one, right).with(other, left);
};

/** Two words without the space between them. */
export const runTogether: WordingChange = (words, random) => {
  const places = words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    return /^[a-zñ]{2,}$/.test(before) && /^[a-zñ]{2,}$/.test(word) ? [index] : [];
  });
  if (places.length === 0) return null;
  const at = random.pick(places);
  return [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)];
};

/** A space inside a word, with at least three letters on each side. */
export const splitWord: WordingChange = (words, random) => {
  const long = words.flatMap((word, index) => (/^[a-zñ]{7,}$/.test(word) ? [index] : []));
  if (long.length === 0) return null;
  const index = random.pick(long);
  const word = words[index] ?? '';
  const at = 3 + random.below(word.length - 5);
  return [...words.slice(0, index), word.slice(0, at), word.slice(at), ...words.slice(index + 1)];
};

/** The small words between the others: put in, since the source leaves them out, changed or left out. */
export const prepositions: WordingChange = (words, random) => {
  const there = words.flatMap((word, index) => (index > 0 && JOINING.has(word) ? [index] : []));
  if (there.length > 0) {
    const at = random.pick(there);
    return random.chance(0.6)
      ? words.toSpliced(at, 1)
      : words.with(at, random.pick(['de', 'en', 'para', 'y']));
  }
  if (words.length < 2) return random.chance(0.5) ? ['de', ...words] : [...words, 'en'];
  const at = 1 + random.below(words.length - 1);
  const small = random.pick(['de', 'de', 'de', 'de', 'en', 'para', 'del', 'de la', 'con', 'y', 'a']);
  return [...words.slice(0, at), ...small.split(' '), ...words.slice(at)];
};
