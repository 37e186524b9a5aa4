import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const KEY_FILE = 'operator.key';

/** Folders above this one, this one first. */
function* upwards(from: string): Generator<string> {
  let current = path.resolve(from);
  for (;;) {
    yield current;
    const parent = path.dirname(current);
    if (parent === current) return;
    current = parent;
  }
}

/**
 * The key that the site asks operators for: the one given, CHAMBA_KEY, or what the site wrote into its data folder.
 * @throws Error that says where it was looked for.
 */
export function findOperatorKey(given: { key?: string | undefined; dataDir?: string | undefined }): string {
  const told = given.key ?? process.env['CHAMBA_KEY'];
  if (told) return told.trim();
  const folder = given.dataDir ?? process.env['DATA_DIR'];
  const files = folder
    ? [path.resolve(folder, KEY_FILE)]
    : [...upwards('.')].map((parent) => path.join(parent, '.data', KEY_FILE));
  const file = files.find((candidate) => existsSync(candidate));
  if (!file) {
    throw new Error(
      `no operator key: give it with --key or CHAMBA_KEY, or name the site's data folder with --data-dir (looked for ${files[0]})`,
    );
  }
  return readFileSync(file, 'utf8').trim();
}
