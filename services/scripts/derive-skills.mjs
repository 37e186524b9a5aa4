/**
 * Writes data/habilidades.txt.gz and data/universidades.txt from the files of their sources.
 *
 *   node scripts/derive-skills.mjs <esco-skills-es.csv.gz> <universidades_mx.json>
 *
 * A line of skills is `id<tab>label|other label|…`, the id being the first eight characters of ESCO's own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

const [skillsFile, universitiesFile] = process.argv.slice(2);
const data = (name) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

const rows = parse(gunzipSync(readFileSync(skillsFile)), { columns: true, skip_empty_lines: true });
const seen = new Set();
const lines = rows.map((row) => {
  const id = row.conceptUri.split('/').at(-1).replaceAll('-', '').slice(0, 8);
  if (seen.has(id)) throw new Error(`Two skills share the id ${id}`);
  seen.add(id);
  const labels = [row.preferredLabel, ...row.altLabels.split('\n')].map((label) =>
    label.trim().replace(/[\t|]/g, ' '),
  );
  return `${id}\t${[...new Set(labels.filter(Boolean))].join('|')}`;
});
writeFileSync(data('habilidades.txt.gz'), gzipSync(`${lines.join('\n')}\n`, { level: 9 }));

const universities = JSON.parse(readFileSync(universitiesFile, 'utf8')).map(({ name }) => name.trim());
const names = [...new Set(universities)].sort((a, b) => a.localeCompare(b, 'es'));
writeFileSync(data('universidades.txt'), `${names.join('\n')}\n`);
console.log(`${lines.length} skills, ${names.length} universities`);
