import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const KEY_FILE = 'operator.key';

/** The folder and its ancestors, starting with the folder. */
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
 * The operator key: the given one, CHAMBA_KEY, or the one in the site's data folder.
 * @throws Error with the searched locations.
 */
export function findOperatorKey(given: { key?: string | undefined; dataDir?: string | undefined }): string {
  const key = given.key ?? process.env['CHAMBA_KEY'];
  if (key) return key.trim();
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
