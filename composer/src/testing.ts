/** Helpers of this package's own tests. */
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A folder with a copy of a fixture unit, next to the installed packages; as another machine would have it. */
export type Checkout = { unit: string; folder: string; remove: () => void };

/** Copies the fixture `shell` or `remote` into a new folder. */
export function checkOut(fixture: 'shell' | 'remote'): Checkout {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'chamba-')));
  const unit = path.join(folder, fixture);
  cpSync(path.join(root, 'composer/fixtures', fixture), unit, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return { unit, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
