// Writes the tables that title.ts reads from public labels: accented words, connected pairs, names of municipalities.
// Usage: node services/scripts/derive-title-tables.mjs <folder with the ESCO, ISCO and SINCO label files>
// Files: esco-occupations-es.csv, esco-skills-es.csv.gz, ciuo08_isco_groups_es.csv, sinco2011_ciuo08.csv (see NOTICE).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with the label files.');
const here = (path) => new URL(`../${path}`, import.meta.url);
const csv = (bytes, gz) => parse(gz ? gunzipSync(bytes) : bytes, { columns: true, bom: true });
const labels = (name) => csv(readFileSync(join(folder, name)), name.endsWith('.gz'));
const shipped = (name) => csv(readFileSync(here(`data/${name}`)), true);

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');
const lines = (text) => (text ?? '').normalize('NFC').toLowerCase().split('\n');

const texts = [
  ...labels('esco-occupations-es.csv').flatMap((row) => [row.preferredLabel, row.altLabels, row.description]),
  ...labels('esco-skills-es.csv.gz').flatMap((row) => [row.preferredLabel, row.altLabels]),
  ...labels('ciuo08_isco_groups_es.csv').flatMap((row) => [row.preferredLabel, row.altLabels]),
  ...labels('sinco2011_ciuo08.csv').flatMap((row) => [row.sinco_nombre, row.ciuo_nombre]),
].flatMap(lines);

// Words and neighbours of the shipped titles, without the test sample, so that it stays unseen.
const test = new Set(
  readFileSync(here('gold/titles-test.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]),
);
const titleWords = new Set();
const titlePairs = new Set();
for (const file of ['empleo-gob-mx-2018-08.csv.gz', 'empleo-gob-mx-2020-08.csv.gz']) {
  for (const row of shipped(file)) {
    const title = row.offer.replace(/\s+/g, ' ').trim();
    if (test.has(title)) continue;
    for (const part of title.split(/[^a-zñ ]+/)) {
      const words = part.split(' ').filter(Boolean);
      words.forEach((word, index) => {
        titleWords.add(word);
        if (index > 0) titlePairs.add(`${words[index - 1]} ${word}`);
      });
    }
  }
}

/* Accents: words with exactly one accented spelling; a bare one counts as a misprint below 1 use in 25. */
const NOT_SURE = new Set(
  // A verb or another noun without the accent; or Spain's accent where Mexico writes none.
  (
    'más sí él tú mí sé dé té qué cómo cuándo dónde quién quiénes cuál cuáles sólo aún está estás esté práctica práctico prácticas ' +
    'pérdida pérdidas sábana papá mamá íntegra íntegro cortés carné parqué revólver crítica críticos continúa amplía varía ' +
    'chófer diésel fútbol béisbol vídeo vídeos cóctel cócteles máster mánager márketing súper sénior tráiler tráileres ' +
    'fórum córner óscar póker póquer ómnibus búngalo período finés pórtico lívido secretaría secretarías ánimo término ejército ' +
    'términos ejércitos'
  ).split(' '),
);
const spellings = new Map();
for (const text of texts) {
  for (const [word] of text.matchAll(/[a-zñáéíóúü]+/g)) {
    const key = plain(word);
    const known = spellings.get(key) ?? new Map();
    known.set(word, (known.get(word) ?? 0) + 1);
    spellings.set(key, known);
  }
}
const accented = [];
for (const [bare, known] of spellings) {
  const marked = [...known].filter(([word]) => word !== bare);
  if (marked.length !== 1) continue;
  const [[word, uses]] = marked;
  if ((known.get(bare) ?? 0) * 25 > uses || NOT_SURE.has(word) || bare.length < 3) continue;
  // These are accented by their ending; see title-spelling.ts.
  if (/[cs]ión$/.test(word)) continue;
  if (uses > 1 || titleWords.has(bare)) accented.push(word);
}

/* Pairs: two words that the labels always join by the same one of de, en, a. */
const NOT_JOINED = new Set(
  (
    'ventas tecnologia,produccion planta,trafico empresa,datos almacen,materia seguridad,area administracion,area informatica,' +
    'comerciales ventas,auxiliares contabilidad,general construccion,produccion industria,produccion equipo,produccion articulos,' +
    'seguridad ti,calidad procesos,calidad servicio,responsable recursos,especializado produccion,especializado juegos,' +
    'asesor agencia,tecnico atencion,administrativo nominas,servicio clientes,operador control,operador centro,ventas linea,' +
    'mantenimiento cajeros,produccion material,vigilante seguridad,trabajo equipo,personal apoyo,' +
    'ayudante director,desarrollo nuevos,supervisores secretaria,supervisores limpieza,supervisores ingenieria,supervisores procesos,' +
    'auxiliares administracion,auxiliares ciencias,inspector policia,inspectora policia,agente policia,operarios otros'
  ).split(','),
);
const SMALL = new Set(
  'de en a la las el los un una unos unas del al y e o u ni para por con sin sobre entre que se su'.split(
    ' ',
  ),
);
/** Workers whose complements go beyond the pairs seen in titles. */
const WORKER =
  /^(operador|operari[oa]|supervisor|encargad[oa]|jef[ea]|gerente|inspector|instalador|montador|responsable|coordinador|asistente|auxiliar|ayudante|agente|conductor|desarrollador|diseñador|profesor|tapicero|vendedor)(a|s|es|as)?$/;
const joints = new Map();
for (const text of texts) {
  for (const part of plain(text).split(/[^a-zñ ]+/)) {
    const words = part.split(' ').filter(Boolean);
    words.forEach((word, index) => {
      if (SMALL.has(word)) return;
      const next = words[index + 1];
      const joined = next === 'de' || next === 'en' || next === 'a';
      const other = joined ? words[index + 2] : next;
      if (!other || SMALL.has(other)) return;
      const key = `${word} ${other}`;
      const known = joints.get(key) ?? new Map();
      known.set(joined ? next : '', (known.get(joined ? next : '') ?? 0) + 1);
      joints.set(key, known);
    });
  }
}
const pairs = { de: new Map(), en: new Map(), a: new Map() };
for (const [key, known] of joints) {
  const [[preposition, uses]] = known;
  if (known.size !== 1 || preposition === '' || uses < 2 || NOT_JOINED.has(key)) continue;
  const [first, second] = key.split(' ');
  const usual = titlePairs.has(key) || (uses >= 3 && WORKER.test(first) && titleWords.has(second));
  if (!usual) continue;
  pairs[preposition].set(first, [...(pairs[preposition].get(first) ?? []), second]);
}

/* Names: municipalities and states of two words or more, of which at least one is not a common word. */
const COMMON = new Set('banderilla delicias ebano tequila reforma'.split(' '));
const names = new Map();
for (const row of shipped('sepomex.csv.gz')) {
  for (const column of ['D_mnpio', 'd_estado', 'd_ciudad']) {
    const name = (row[column] ?? '').normalize('NFC').replace(/ \(.*\)$/, '');
    const words = plain(name.toLowerCase())
      .split(/[^a-zñ]+/)
      .filter((word) => word && !SMALL.has(word));
    const isOne = words.length === 1 && words[0].length >= 5 && !COMMON.has(words[0]);
    if (isOne && !spellings.has(words[0]) && titleWords.has(words[0])) names.set(words[0], name);
    if (words.length >= 2 && words.some((word) => !spellings.has(word) && titleWords.has(word))) {
      const key = words.join(' ');
      const known = names.get(key);
      // The catalogue has a few names without their accent beside the right one.
      if (!known || plain(known) === known) names.set(key, name);
    }
  }
}

const quote = (text) => `'${text}'`;
function wrapped(words) {
  const rows = [];
  let row = '';
  for (const word of words) {
    if (row.length + word.length > 104) {
      rows.push(`${row} `);
      row = '';
    }
    row += row === '' ? word : ` ${word}`;
  }
  return [...rows, row].map((text) => `  ${quote(text)}`).join(' +\n');
}
const head =
  '// Derived by scripts/derive-title-tables.mjs from ESCO, ISCO, SINCO and postal labels; see NOTICE.\n\n';
const byName = (a, b) => a.localeCompare(b, 'es');
writeFileSync(
  here('src/feeds/title-accents.ts'),
  `${head}/** Words that these labels write with one and the same accent. */\nexport const ACCENTED_WORDS =\n${wrapped(accented.sort(byName))};\n`,
);
const table = (map) =>
  wrapped(
    [...map]
      .sort(([a], [b]) => byName(a, b))
      .map(([first, rest]) => `${first}:${rest.sort(byName).join(',')}`),
  );
writeFileSync(
  here('src/feeds/title-pairs.ts'),
  `${head}/** Words that these labels always join by one preposition, as \`first:second,second\`. */\nexport const JOINED_PAIRS = {\n${[
    'de',
    'en',
    'a',
  ]
    .map(
      (p) =>
        `  ${p}:\n${wrapped(
          table(pairs[p])
            .split(/' \+\n {2}'/)
            .join('')
            .replace(/^ {2}'|'$/g, '')
            .split(' '),
        ).replace(/^/gm, '  ')},`,
    )
    .join('\n')}\n} as const;\n`,
);
writeFileSync(
  here('src/feeds/title-places.ts'),
  `${head}/** Municipalities and cities of several words that titles name, apart by \`|\`. */\nexport const PLACE_NAMES =\n${wrapped(
    [...names.values()].sort(byName).map((name) => `${name.replaceAll(' ', '\u00a0')}|`),
  )
    .replaceAll('| ', '|')
    .replaceAll('\u00a0', ' ')};\n`,
);
console.log({
  accented: accented.length,
  pairs: Object.values(pairs).map((map) => [...map.values()].flat().length),
  names: names.size,
});
