// JavaScript a first visit loads, beside the same sources with webpack's own federation plugin and as one bundle without
// federation; whose it is; and what a page weighs until it can be read.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FLOOR, withOwners } from './bytes/owners.ts';
import { PAGES, slotChunk } from './bytes/pages.ts';
import { readableBytes } from './bytes/readable.ts';
import { buildWithWebpackFederation } from './bytes/webpack-federation.ts';
import { report, ROOT } from './support/report.ts';
import { startSite } from './support/site.ts';

/** Bars of a page. */
const MAX_RATIO = 1.2;
const MAX_SCRIPTS: Readonly<Record<string, number>> = { home: 3, results: 5, offer: 6 };
const MAX_READABLE_KB = 60;

/** What of a release's description is read. */
type Weighed = {
  name: string;
  entry: { file: string };
  scripts: readonly string[];
  routes: ReadonlyArray<{ id: string; scripts: readonly string[] }>;
  slots: ReadonlyArray<{ name: string; scripts: readonly string[] }>;
  assets: Readonly<Record<string, { gzip: number }>>;
};

function readJson<Value>(...parts: string[]): Value {
  return JSON.parse(readFileSync(path.join(ROOT, ...parts), 'utf8')) as Value;
}

const record = readJson<{ units: Record<string, { folder: string }> }>('build', 'record.json');
const releases = Object.values(record.units).map(
  ({ folder }) => JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Weighed,
);
const monolith = readJson<Record<string, string[]>>('build', 'monolith', 'chunks.json');

/** Scripts a federated page loads, with their gzip bytes. */
function federated(
  route: string,
  slots: readonly string[],
  of: readonly Weighed[] = releases,
): Map<string, number> {
  const files = new Map<string, number>();
  const add = (release: Weighed, names: readonly string[]) => {
    for (const file of names) files.set(`${release.name}/${file}`, release.assets[file]?.gzip ?? 0);
  };
  for (const release of of) {
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
  const chunks = ['main', `page-${route}`, ...slots.map(slotChunk)];
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
const hundredth = (value: number) => Math.round(value * 100) / 100;

const scratch = mkdtempSync(path.join(tmpdir(), 'chamba-bytes-'));
const ownPlugin: readonly Weighed[] = await buildWithWebpackFederation(
  releases.map(({ name }) => name),
  scratch,
).finally(() => rmSync(scratch, { recursive: true, force: true }));

const missed: string[] = [];
const sizes = PAGES.map(({ name, route, slots }) => {
  const split = federated(route, slots);
  const webpackOnly = federated(route, slots, ownPlugin);
  const one = bundled(route, slots);
  const most = MAX_SCRIPTS[name] ?? 0;
  const ratio = kilobytes(split) / kilobytes(one);
  if (ratio > MAX_RATIO)
    missed.push(`${name}: ${hundredth(ratio)} times the one bundle, at most ${MAX_RATIO}`);
  if (split.size > most) missed.push(`${name}: ${split.size} scripts, at most ${most}`);
  return {
    page: name,
    'enhanced KB gzip': tenth(kilobytes(split)),
    'enhanced scripts': split.size,
    'webpack plugin KB gzip': tenth(kilobytes(webpackOnly)),
    'webpack plugin scripts': webpackOnly.size,
    'one bundle KB gzip': tenth(kilobytes(one)),
    'one bundle scripts': one.size,
    ratio: hundredth(ratio),
  };
});
report('bytes', sizes);

const owners = await withOwners(['shell', 'mfe-search', 'mfe-apply'], (countCharacters) => {
  // A file's gzip is shared out by its characters.
  const columns = PAGES.map((page) => {
    const characters = countCharacters(page);
    const all = [...characters.values()].reduce((sum, count) => sum + count, 0);
    const total = kilobytes(federated(page.route, page.slots));
    return {
      name: page.name,
      of: (owner: string) => ((characters.get(owner) ?? 0) / all) * total,
      characters,
    };
  });
  return [...new Set(columns.flatMap(({ characters }) => [...characters.keys()]))]
    .map((owner) => ({
      owner,
      floor: FLOOR.has(owner) ? 'yes' : '',
      ...Object.fromEntries(columns.map(({ name, of }) => [`${name} KB`, tenth(of(owner))])),
    }))
    .sort(
      (one, other) =>
        Number(FLOOR.has(other.owner)) - Number(FLOOR.has(one.owner)) || (one.owner < other.owner ? -1 : 1),
    );
});
report('bytes-owners', owners);

const site = await startSite();
try {
  const search = await (await fetch(`${site.url}/rest?server=jobs&service=jobs&q=cajero`)).text();
  const offer = /\/empleo\/oferta\/[^"?]+/.exec(search)?.[0] ?? '/';
  const rows = [];
  for (const [page, address] of [
    ['home', '/'],
    ['results', '/empleos-de-cajero'],
    ['offer', offer],
  ] as const) {
    const { html, css, font } = await readableBytes(site.url + address);
    const total = (html + css + font) / 1024;
    if (total > MAX_READABLE_KB)
      missed.push(`${page}: ${tenth(total)} KB until it can be read, at most ${MAX_READABLE_KB}`);
    rows.push({
      page,
      'HTML KB gzip': tenth(html / 1024),
      'CSS KB gzip': tenth(css / 1024),
      'font KB': tenth(font / 1024),
      'until readable KB': tenth(total),
    });
  }
  report('bytes-readable', rows);
} finally {
  await site.stop();
}

if (missed.length > 0) {
  console.error(`missed:\n  ${missed.join('\n  ')}`);
  process.exitCode = 1;
}
