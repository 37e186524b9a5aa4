import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.ts';

const templates = path.resolve(import.meta.dirname, '../../templates');

/** Replacements of the names in double underscores, by name without them. */
export type TemplateValues = Readonly<Record<string, string>>;

function fill(text: string, values: TemplateValues): string {
  return text.replace(/__([a-zA-Z]+)__/g, (whole, name: string) => values[name] ?? whole);
}

/** npm omits files of this name from packages, so the template's name has no dot. */
const toTargetName = (file: string): string => file.replace(/(^|\/)gitignore$/, '$1.gitignore');

/**
 * The files of a filled template, by path below the target, without writing any.
 * @param name folder below `templates`.
 */
export function fillTemplate(name: string, values: TemplateValues): Map<string, string> {
  const folder = path.join(templates, name);
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => path.join(item.parentPath, item.name))
      .sort()
      .map((file) => [
        toTargetName(fill(path.relative(folder, file), values)),
        fill(readFileSync(file, 'utf8'), values),
      ]),
  );
}

/**
 * Writes new files below a folder; nothing is overwritten.
 * @returns their absolute paths.
 * @throws Failure if one of them already exists, an error if one cannot be written; then none is.
 */
export function writeNew(folder: string, files: ReadonlyMap<string, string>): string[] {
  const targets = [...files].map(([file, text]) => ({ file: path.join(folder, file), text }));
  const taken = targets.find(({ file }) => existsSync(file));
  if (taken) {
    throw new Failure(`${taken.file} is there already`, {
      code: 'exists',
      remedy: 'Choose another name, or remove what is there.',
    });
  }
  const made = new Set<string>();
  try {
    for (const { file, text } of targets) {
      const first = mkdirSync(path.dirname(file), { recursive: true });
      made.add(first ?? file);
      writeFileSync(file, text);
    }
  } catch (error) {
    removeNew([...made]);
    throw error;
  }
  return targets.map(({ file }) => file);
}

/** Removes new files and the folders that become empty: an incomplete change leaves nothing behind. */
export function removeNew(files: readonly string[]): void {
  for (const file of files) {
    rmSync(file, { recursive: true, force: true });
    const folder = path.dirname(file);
    if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }
}
