import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseSchema, type Release } from '@chamba/kernel/composition/release';
import { z } from 'zod';
import { Failure } from '../failure.ts';

/** A built release on this machine. */
export type BuiltRelease = {
  folder: string;
  release: Release;
  /** The exact bytes of `release.json`, which are signed. */
  manifest: Buffer;
};

/** Whether a folder is a built release rather than a unit's sources. */
export function isReleaseFolder(folder: string): boolean {
  return existsSync(path.join(folder, 'release.json'));
}

/** Reads a built release. @throws Failure if its `release.json` cannot be read. */
export function readRelease(folder: string): BuiltRelease {
  const file = path.join(folder, 'release.json');
  const manifest = readFileSync(file);
  let json: unknown;
  try {
    json = JSON.parse(manifest.toString('utf8'));
  } catch {
    throw new Failure(`${file} is not valid JSON`, { code: 'bad-release', remedy: 'Build again.' });
  }
  const parsed = releaseSchema.safeParse(json);
  if (!parsed.success) {
    throw new Failure(`${file}: ${z.prettifyError(parsed.error)}`, {
      code: 'bad-release',
      remedy: 'Build again with the present version of @chamba/composer.',
    });
  }
  return { folder, release: parsed.data, manifest };
}
