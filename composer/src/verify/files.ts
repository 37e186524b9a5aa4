/** Checks that the files of a release are exactly those in its description. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseDigest, type Finding, type Release } from '@chamba/kernel/composition/release';
import { breakingFor } from './findings.ts';

const BUILD_AGAIN = 'Build again; nothing may be changed, added or left out afterwards.';
/** Files that describe or sign the others. */
const DESCRIPTIONS: readonly string[] = ['release.json', 'release.sig'];

/** Checks every file against its hash, and every name against the files. */
export function checkFiles(release: Release, folder: string): Finding[] {
  const finding = breakingFor(release.name);
  const present = listFiles(folder);
  const findings: Finding[] = [];
  for (const [file, { integrity, bytes }] of Object.entries(release.assets)) {
    if (!present.has(file)) {
      findings.push(finding('file-missing', file, `${file} is listed and not there`, BUILD_AGAIN));
      continue;
    }
    const content = readFileSync(path.join(folder, file));
    if (hashLike(content, integrity) !== integrity) {
      const sizes =
        content.length === bytes ? 'of the same size' : `${content.length} bytes instead of ${bytes}`;
      findings.push(
        finding(
          'file-changed',
          file,
          `${file} is not what the release was built with (${sizes})`,
          BUILD_AGAIN,
        ),
      );
    }
  }
  for (const file of present) {
    if (file in release.assets || DESCRIPTIONS.includes(file)) continue;
    findings.push(finding('file-unlisted', file, `${file} lies in the release and has no hash`, BUILD_AGAIN));
  }
  return [...findings, ...checkNames(release), ...checkDigest(release)];
}

/** Compares the files that a page loads with those whose hash is known. */
function checkNames(release: Release): Finding[] {
  const finding = breakingFor(release.name);
  const needed = new Map<string, string>();
  const need = (files: readonly string[], what: string): void => {
    for (const file of files) if (!needed.has(file)) needed.set(file, what);
  };
  need([...release.scripts, ...release.styles], `every page of ${release.name}`);
  for (const { id, scripts, styles } of release.routes) need([...scripts, ...styles], `the route ${id}`);
  for (const { name, scripts, styles } of release.slots) need([...scripts, ...styles], `the slot ${name}`);
  const unknown = [...needed]
    .filter(([file]) => !(file in release.assets))
    .map(([file, what]) =>
      finding('file-unlisted', file, `${what} needs ${file}, which the release does not list`, BUILD_AGAIN),
    );
  const entries = [release.entry, release.server, release.serviceWorker].flatMap((script) => {
    if (!script) return [];
    const { file, integrity } = script;
    const asset = release.assets[file];
    if (!asset)
      return [finding('file-unlisted', file, `${file} is started with, and not listed`, BUILD_AGAIN)];
    if (asset.integrity === integrity) return [];
    return [
      finding('hash-differs', file, `${file} is started with a hash that is not the listed one`, BUILD_AGAIN),
    ];
  });
  return [...unknown, ...entries];
}

function checkDigest(release: Release): Finding[] {
  const expected = releaseDigest(release.assets, release.contract);
  if (expected === release.digest) return [];
  return [
    breakingFor(release.name)(
      'digest-differs',
      release.digest,
      `the release is called ${release.digest}, and its files give ${expected}`,
      BUILD_AGAIN,
    ),
  ];
}

function listFiles(folder: string): Set<string> {
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((item) => !item.isDirectory())
      .map((item) => path.relative(folder, path.join(item.parentPath, item.name)).split(path.sep).join('/')),
  );
}

function hashLike(content: Buffer, like: string): string {
  const algorithm = like.slice(0, like.indexOf('-'));
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
