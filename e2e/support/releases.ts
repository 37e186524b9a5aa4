import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../..');
const BUILT = path.resolve(root, process.env['RELEASES_DIR'] || 'build/releases');

/** A folder of releases that a test may change. */
export type Releases = {
  folder: string;
  /** Folder of each unit's release, by unit. */
  units: Readonly<Record<string, string>>;
  remove: () => void;
};

/** Folder of the newest release of every built unit, by unit. */
export function newestReleases(): Readonly<Record<string, string>> {
  const units: Record<string, string> = {};
  for (const unit of readdirSync(BUILT)) {
    const newest = readdirSync(path.join(BUILT, unit))
      .filter((name) => !name.startsWith('.'))
      .map((name) => ({ name, at: statSync(path.join(BUILT, unit, name, 'release.json')).mtimeMs }))
      .sort((one, other) => other.at - one.at)[0];
    if (newest) units[unit] = path.join(BUILT, unit, newest.name);
  }
  return units;
}

/** Copies the newest release of every built unit into a new folder. */
export function copyReleases(): Releases {
  const folder = mkdtempSync(path.join(tmpdir(), 'chamba-releases-'));
  const units: Record<string, string> = {};
  for (const [unit, built] of Object.entries(newestReleases())) {
    units[unit] = path.join(folder, unit, path.basename(built));
    cpSync(built, units[unit], { recursive: true, preserveTimestamps: true });
  }
  return { folder, units, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Adds code to the end of a release's server bundle and notes the new hash, as a build of that code would. */
export function appendServerCode(release: string, code: string): void {
  const bundle = path.join(release, 'server.cjs');
  const content = `${readFileSync(bundle, 'utf8')}\n${code}\n`;
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const file = path.join(release, 'release.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as {
    server: { integrity: string };
    assets: Record<string, { integrity: string; bytes: number }>;
  };
  description.server.integrity = integrity;
  Object.assign(description.assets['server.cjs'] ?? {}, { integrity, bytes: Buffer.byteLength(content) });
  writeFileSync(bundle, content);
  writeFileSync(file, JSON.stringify(description));
}

/** Hash of every file below a folder, by path inside it. */
export function hashesBelow(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );
}

/** Unpacks the remotes of the release before this one. @returns the folder of each by unit. */
export function unpackPreviousRelease(into: string): Readonly<Record<string, string>> {
  const packed = readFileSync(path.join(root, 'e2e/fixtures/previous-release.tar.br'));
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-xf', '-', '-C', into], { input: brotliDecompressSync(packed) });
  return Object.fromEntries(
    readdirSync(into).map((unit) => [
      unit,
      path.join(into, unit, readdirSync(path.join(into, unit))[0] ?? ''),
    ]),
  );
}
