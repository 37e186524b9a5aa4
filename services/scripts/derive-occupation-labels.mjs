// Writes catalogue/occupation-labels-table.ts: labels of ESCO and SINCO whose occupation group falls in one subcategory.
// Usage: node services/scripts/derive-occupation-labels.mjs <folder with the ESCO and SINCO label files>
// The package is built first: labels that the lexicon settles are left out. Only labels made of words that the shipped titles know, outside the test sample, are kept; see NOTICE for the sources.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { classifyByLexicon } from '../dist/catalogue/classify.js';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with the label files.');
const here = (path) => new URL(`../${path}`, import.meta.url);
const read = (path) => parse(readFileSync(join(folder, path)), { columns: true, bom: true });

/** ISCO-08 unit groups (or the first digits of several) of each subcategory. */
const GROUPS = `
1.1 3343 4110 4419|1.2 4120 4226 3344|1.3 4132 4131|1.4 3323|1.6 4415 4411 2621|2.1 2411 3313 1211|2.2 4214|2.5 2412 3311 3312
3321 4213|2.4 4313|3.2 3322 3334|3.3 5242|3.4 5230|3.6 5244|3.9 5245|4.2 4222 4223|5.1 8331 8332 8322|5.2 4321|5.3 9621 8321
5.4 8344|5.5 4323|5.6 9333|5.7 3331|6.2 7543|6.3 7212|6.4 7222 7223 8122|6.5 7531 7532 7533 8153 8152|6.6 8183 9321 8211 8212 8219
6.8 7534|6.9 7536 8156|6.10 8142|6.11 7322 7323 7321|7.1 7233 8182|7.2 7231|7.3 7411 7412 7421|7.4 7127|7.5 7131 7132 7115 7522
7.6 9214|7.7 7126|7.8 7221 7125|7.9 7422 3522|8.1 7112 9313 7114 7123 7122|8.2 3123|8.3 2161|8.4 8342 8343|9.1 2141|9.2 2142 2165
9.3 2144 2151 2152|9.4 2145 2113 2133|10.1 2512 2513 2514 2519|10.2 3512|10.3 2522 2523 3513 2153|10.4 2521|11.1 2211 2212
11.2 2221 3221|11.3 2262 3213|11.4 2261 3251|11.5 3212 3211|11.6 2634 2264 3255|11.7 2267 3254|11.8 3258|11.9 2265|11.10 2635 3412
12.1 2310 2320 2330 2341 2359|12.2 2342 5312|12.3 2424|12.4 2353 2643|12.6 3422 3423|13.1 5120 3434 9411|13.2 5131|13.3 7512
13.4 7511|13.6 5132|14.2 4224|14.3 4221 5113|15.1 9112 5151 5153|15.2 9121 8157|15.3 9122|15.4 7544|16.1 5414|16.2 5412 5413
16.4 2263 3257 5411|17.1 3333|17.2 2423|18.1 2431|18.2 2432|18.3 4227|19.1 2166 3432|19.2 2163 3118|19.3 2642 3431 2656|20.1 2611 3411
21.1 6111 6112 6113 9211 2132 8341|21.2 6121 6122 2250 3240 9212|22.1 5141 5142|22.2 5311 5321 5322|22.3 9111 5152`;
const subcategoryOfGroup = new Map(
  GROUPS.trim()
    .split(/[|]|\n(?=\d+\.)/)
    .flatMap((entry) => {
      const [subcategory, ...groups] = entry.trim().split(/\s+/);
      return groups.map((group) => [group, subcategory]);
    }),
);

const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const JOINTS = new Set('de en a del al el la los las y e o u para por con'.split(' '));
const splitWords = (text) =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !JOINTS.has(word));

const test = new Set(
  readFileSync(here('gold/titles-test.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]),
);
const known = new Set();
for (const file of ['empleo-gob-mx-2018-08.csv.gz', 'empleo-gob-mx-2020-08.csv.gz']) {
  const rows = parse(gunzipSync(readFileSync(here(`data/${file}`))), { columns: true, bom: true });
  for (const { offer } of rows)
    if (!test.has(offer.trim())) for (const word of splitWords(offer)) known.add(word);
}

/** Words that are no occupation of their own, or one of several in Mexico. */
const NOT_ALONE = new Set(
  (
    'auxiliar ayudante asistente operador operadora tecnico tecnica jefe supervisor ingeniero ingeniera asesor agente gerente ' +
    'encargado director coordinador administrador analista inspector oficial consultor monitor empleado maestro ' +
    'capitan lider decorador animador ordenador instalador despachador laboratorista cortador lavador'
  ).split(' '),
);
/** Labels start with a worker: parts of enumerations ('de bodegas y almacenes') are no occupations. */
const WORKER =
  /^(\w+(or|ora|ero|era|ista|ario|aria|ologo|ologa|ante|ente|ico|ica)|jef[ea]|auxiliar|chef|guia|maitre|encargad[oa]|emplead[oa]|fiscal|coach|modista|delegad[oa]|expert[oa])$/;

/** Labels that mean another work in Mexico, or whose group fits its European meaning only. */
const ELSEWHERE = new Set(
  (
    'operador valores,operadora valores,operador acabado,operadora acabado,tecnica instalacion,tecnico instalaciones,' +
    'tecnica instalaciones,portero,portero hotel,valet,ajustador,probador,tecnico transporte,tecnica transporte,' +
    'gerente hospital,gerente centro hospitalario,biomedico,tecnico herramientas,tecnica herramientas,' +
    'responsable transporte,especialista supervision,especialista gestion,especialista tratamiento,especialista salud,' +
    'responsable acabado,operador escaner,operadora escaner,tecnicos,interiores,electronicas,asesor academico,' +
    'asesora academica,coach,coordinador admisiones,coordinadora admisiones,responsable salud,responsable higiene,' +
    'ayudante quiropractico,administrador judicial,administradora judicial,auxiliar investigacion,director tecnico,' +
    'directora tecnica,cervecera,agente valores,engrasador,administrador precios,administradora precios,analista precios,' +
    'especialista precios,gestor actividades,gestora actividades,ingeniero herramientas,ingeniera herramientas,' +
    'equina,fisica,quimica,electronica,familiar'
  ).split(','),
);
const labels = new Map();
function add(text, group) {
  const subcategory = subcategoryOfGroup.get(group);
  for (const label of text.split(/[/,\n]| y /)) {
    const words = splitWords(label);
    if (words.length === 0 || words.length > 3 || !words.every((word) => known.has(word))) continue;
    if (words.length === 1 && NOT_ALONE.has(words[0])) continue;
    const key = words.join(' ');
    if (!WORKER.test(words[0]) || ELSEWHERE.has(key)) continue;
    labels.set(key, (labels.get(key) ?? new Set()).add(subcategory));
  }
}
for (const row of read('esco-occupations-es.csv'))
  add(`${row.preferredLabel}\n${row.altLabels}`, row.iscoGroup);
for (const row of read('sinco2011_ciuo08.csv')) {
  if (row.ciuo08.length !== 4) continue;
  add(row.sinco_nombre, row.ciuo08);
  add(row.sinco_nombre.replace(/ores\b/g, 'or').replace(/([aeiou])s\b/g, '$1'), row.ciuo08);
}

const bySubcategory = new Map();
for (const [label, subcategories] of [...labels].sort(([a], [b]) => a.localeCompare(b))) {
  const [subcategory] = subcategories;
  if (subcategories.size !== 1 || !subcategory) continue;
  // What the lexicon of Mexican titles knows is left to it.
  if (classifyByLexicon(label.split(' ')) > 0) continue;
  bySubcategory.set(subcategory, [...(bySubcategory.get(subcategory) ?? []), label]);
}
const entries = [...bySubcategory].sort(
  ([a], [b]) =>
    Number(a.split('.')[0]) - Number(b.split('.')[0]) || Number(a.split('.')[1]) - Number(b.split('.')[1]),
);
const lines = (text) =>
  text
    .match(/.{1,104}(?:,|$)/g)
    .map((line) => `      '${line}'`)
    .join(' +\n');
writeFileSync(
  here('src/catalogue/occupation-labels-table.ts'),
  `// Derived by scripts/derive-occupation-labels.mjs from ESCO and SINCO labels; see NOTICE.

/** Folded labels without joints, apart by commas, of the occupations of each subcategory. */
export const OCCUPATION_LABELS: ReadonlyArray<readonly [subcategory: string, labels: string]> = [
${entries.map(([subcategory, list]) => `  [\n    '${subcategory}',\n${lines(list.join(','))},\n  ],`).join('\n')}
];
`,
);
console.log([...bySubcategory.values()].flat().length, 'labels');
