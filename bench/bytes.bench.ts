// JavaScript a first visit loads, beside the same sources built as one bundle without federation.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { report, ROOT } from './support/report.ts';

type Release = {
  name: string;
  entry: { file: string };
  scripts: string[];
  routes: Array<{ id: string; scripts: string[] }>;
  slots: Array<{ name: string; scripts: string[] }>;
  assets: Record<string, { gzip: number }>;
};

/** Most that a page may load of the separate units, as a multiple of the one bundle. */
const RATIO_BAR = 1.25;

const PAGES = [
  { name: 'home', route: 'home', slots: [] },
  { name: 'results', route: 'results', slots: ['header.search'] },
  { name: 'offer', route: 'offer', slots: ['header.search', 'offer.apply'] },
];

function readJson<Value>(...parts: string[]): Value {
  return JSON.parse(readFileSync(path.join(ROOT, ...parts), 'utf8')) as Value;
}

const record = readJson<{ units: Record<string, { folder: string }> }>('build', 'record.json');
const releases = Object.values(record.units).map(
  ({ folder }) => JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release,
);
const monolith = readJson<Record<string, string[]>>('build', 'monolith', 'chunks.json');

/** Scripts a federated page loads, with their gzip bytes. */
function federated(route: string, slots: readonly string[]): Map<string, number> {
  const files = new Map<string, number>();
  const add = (release: Release, names: readonly string[]) => {
    for (const file of names) files.set(`${release.name}/${file}`, release.assets[file]?.gzip ?? 0);
  };
  for (const release of releases) {
    const page = release.routes.find(({ id }) => id === route);
    const fills = release.slots.filter(({ name }) => slots.includes(name));
    if (release.name === 'shell') add(release, [release.entry.file, ...release.scripts]);
    else if (page || fills.length > 0)
      add(release, [
        release.entry.file,
        ...(page?.scripts ?? []),
        ...fills.flatMap(({ scripts }) => scripts),
      ]);
  }
  return files;
}

/** The same page of the one-bundle build. */
function bundled(route: string, slots: readonly string[]): Map<string, number> {
  const chunks = [
    'main',
    'app',
    `page-${route}`,
    ...slots.map((slot) => `slot-${slot.replaceAll('.', '-')}`),
  ];
  const files = new Set(chunks.flatMap((name) => monolith[name] ?? []));
  return new Map(
    [...files].map((file) => [
      file,
      gzipSync(readFileSync(path.join(ROOT, 'build/monolith', file)), { level: 9 }).length,
    ]),
  );
}

const kilobytes = (files: Map<string, number>) =>
  [...files.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
const tenth = (value: number) => Math.round(value * 10) / 10;

const rows = PAGES.map(({ name, route, slots }) => {
  const split = federated(route, slots);
  const one = bundled(route, slots);
  return {
    page: name,
    'federated KB gzip': tenth(kilobytes(split)),
    'federated scripts': split.size,
    'one bundle KB gzip': tenth(kilobytes(one)),
    'one bundle scripts': one.size,
    ratio: Math.round((kilobytes(split) / kilobytes(one)) * 100) / 100,
  };
});
report('bytes', rows);
if (rows.some(({ ratio }) => ratio > RATIO_BAR)) process.exitCode = 1;
