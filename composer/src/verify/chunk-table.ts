/** The table of chunk hashes in a unit's entry: the browser refuses a chunk with another hash. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Release } from '@chamba/kernel/composition/release';
import { breakingFor } from './findings.ts';

/** Checks that the entry lists exactly the chunks of this release. */
export function checkChunkTable(release: Release, folder: string): Finding[] {
  const { file } = release.entry;
  const full = path.join(folder, file);
  if (!existsSync(full)) return [];
  const finding = breakingFor(release.name);
  const table = /integrityOf\s*=\s*\{"js":\{([^}]*)\},"css":\{([^}]*)\}\}/.exec(readFileSync(full, 'utf8'));
  if (!table) {
    return [
      finding(
        'chunk-hashes-missing',
        file,
        `${file} does not carry the hashes of its chunks: the browser would load them unchecked`,
        'Build with the preset of @chamba/composer.',
      ),
    ];
  }
  const listed = new Set(Object.values(release.assets).map(({ integrity }) => integrity));
  return `${table[1]},${table[2]}`.split(',').flatMap((pair) => {
    const [, chunk, hash] = /^"([^"]*)":"([^"]*)"$/.exec(pair) ?? [];
    if (chunk === undefined || hash === undefined || listed.has(`sha256-${hash}`)) return [];
    return [
      finding(
        'chunk-hash-differs',
        `${file} → chunk ${chunk}`,
        `${file} expects another content of chunk ${chunk} than the release has: the browser refuses it`,
        'Build again; a chunk was changed or left out after the build.',
      ),
    ];
  });
}
