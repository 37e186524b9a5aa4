import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../support/report.ts';

/** A copy of a unit's sources that may be changed, with the packages of the repository. */
export type WorkFolder = { unit: string; folder: string; remove: () => void };

/** Copies the sources of a unit. */
export function copyUnit(name: string): WorkFolder {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'chamba-bench-build-')));
  const unit = path.join(folder, name);
  cpSync(path.join(ROOT, name), unit, {
    recursive: true,
    filter: (file) => !['node_modules', 'dist'].includes(path.basename(file)),
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return { unit, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
