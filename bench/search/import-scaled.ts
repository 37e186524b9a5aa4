import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeScaledSample } from './scaled-sample.ts';
import { watchImport } from './watch-import.ts';
import type { ImportFigures } from './watch-import.ts';

/**
 * Fills an empty database with the sample scaled to so many offers, as a first start fills it with the shipped one.
 * @throws Error when the import fails.
 */
export async function importScaled(databaseUrl: string, offers: number): Promise<ImportFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chamba-scaled-'));
  try {
    await writeScaledSample(folder, offers);
    return await watchImport(databaseUrl, 'sample', folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
