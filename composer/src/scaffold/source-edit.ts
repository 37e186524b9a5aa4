import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.ts';
import { removeNew } from './template.ts';

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };

/** Index of the bracket that closes the one at `open`; strings, templates and comments are skipped. */
function findClosing(source: string, open: number): number | null {
  const expected: string[] = [];
  for (let at = open; at < source.length; at += 1) {
    const character = source.charAt(at);
    const pair = source.slice(at, at + 2);
    if (pair === '//' || pair === '/*') {
      const end = source.indexOf(pair === '//' ? '\n' : '*/', at + 2);
      if (end < 0) return null;
      at = pair === '//' ? end : end + 1;
    } else if (character === "'" || character === '"' || character === '`') {
      at += 1;
      while (at < source.length && source.charAt(at) !== character) at += source.charAt(at) === '\\' ? 2 : 1;
    } else if (CLOSING[character]) {
      expected.push(CLOSING[character]);
    } else if (character === expected.at(-1)) {
      expected.pop();
      if (expected.length === 0) return at;
    }
  }
  return null;
}

/**
 * Appends an item to a list or an object literal of a TypeScript source.
 * @param opener finds the literal; the match must end with its opening bracket.
 * @param item source of the item without a trailing comma.
 * @returns the new source, or null if there is no such literal.
 */
export function appendItem(source: string, opener: RegExp, item: string): string | null {
  const found = opener.exec(source);
  if (!found) return null;
  const open = found.index + found[0].length - 1;
  const close = findClosing(source, open);
  if (close === null) return null;
  const before = source.slice(0, close).trimEnd();
  const isFirst = before.length - 1 === open;
  const lineOfOpener = source.slice(source.lastIndexOf('\n', open) + 1, open);
  const outer = /^\s*/.exec(lineOfOpener)?.[0] ?? '';
  const body = item
    .split('\n')
    .map((line) => (line ? `${outer}  ${line}` : line))
    .join('\n');
  const comma = isFirst || before.endsWith(',') || before.endsWith(';') ? '' : ',';
  return `${before}${comma}\n${body},\n${outer}${source.slice(close)}`;
}

/**
 * Writes several files, all or none.
 * @throws an error if one cannot be written; then all are restored as far as possible.
 */
export function writeTogether(texts: ReadonlyMap<string, string>): void {
  const before = new Map([...texts.keys()].map((file) => [file, readFileSync(file)]));
  const touched: string[] = [];
  try {
    for (const [file, text] of texts) {
      accessSync(file, constants.W_OK);
      touched.push(file);
      writeFileSync(file, text);
    }
  } catch (error) {
    for (const file of touched) writeFileSync(file, before.get(file) ?? '');
    throw error;
  }
}

/** Changes to sources of a folder that are written together, once all of them are known to apply. */
export class SourceEdits {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A source with its pending changes. @param file path below the folder. */
  read(file: string): string {
    const full = path.join(this.#root, file);
    return this.#texts.get(full) ?? readFileSync(full, 'utf8');
  }

  /**
   * Appends an item to a literal, as `appendItem` does.
   * @throws Failure if the source has no such literal; it says what to add manually.
   */
  append(file: string, opener: RegExp, item: string): void {
    const text = appendItem(this.read(file), opener, item);
    if (text === null)
      throw new Failure(`${file} has another form than expected`, { remedy: `Add this yourself:\n${item}` });
    this.#texts.set(path.join(this.#root, file), text);
  }

  /**
   * @returns absolute paths of the changed files.
   * @throws an error if one cannot be written; then none is.
   */
  write(): string[] {
    writeTogether(this.#texts);
    return [...this.#texts.keys()];
  }
}

/**
 * Writes the changes that belong to new files.
 * @returns absolute paths of the changed files.
 * @throws an error if they cannot be written; then the new files are removed too.
 */
export function writeOrTakeBack(edits: SourceEdits, created: readonly string[]): string[] {
  try {
    return edits.write();
  } catch (error) {
    removeNew(created);
    throw error;
  }
}
