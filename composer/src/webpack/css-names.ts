import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const roots = new Map<string, { folder: string; name: string }>();

/**
 * Class name of a CSS Modules name. It depends on the package, the file inside it and the name only, so that browser
 * and server builds of all units agree, in any folder.
 * @param file absolute path of the style sheet.
 * @param local the name as written.
 * @param readable includes file and name in the class name, for development.
 */
export function cssClassName(file: string, local: string, readable: boolean): string {
  const root = packageRoot(path.dirname(file));
  const inside = path.relative(root.folder, file).split(path.sep).join('/');
  const hash = createHash('sha256')
    .update(`${root.name}/${inside}#${local}`)
    .digest('base64url')
    .replace(/[-_]/g, '');
  if (readable) return `${path.basename(file, '.module.css')}_${local}_${hash.slice(0, 4)}`;
  // Six of 62 characters, 5.7e10 names: each one less saves bytes on every page. A name must not start with a digit.
  return hash.slice(0, 6).replace(/^\d/, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

function packageRoot(folder: string): { folder: string; name: string } {
  const known = roots.get(folder);
  if (known) return known;
  const manifest = path.join(folder, 'package.json');
  let root: { folder: string; name: string };
  if (existsSync(manifest)) {
    const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
    const name = parsed !== null && typeof parsed === 'object' && 'name' in parsed ? String(parsed.name) : '';
    root = { folder, name };
  } else {
    const parent = path.dirname(folder);
    root = parent === folder ? { folder, name: '' } : packageRoot(parent);
  }
  roots.set(folder, root);
  return root;
}
