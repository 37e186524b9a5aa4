import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

/** Body texts and what stands out in them are Roboto, as the design draws them; headings are Bricolage Grotesque. */
export type Face = 'text' | 'bold' | 'display';

/** Parts that the fonts have: Spanish first, then what names and pasted texts have besides. */
const BRICOLAGE = ['latin', 'latin-ext', 'vietnamese'];
const ROBOTO = [...BRICOLAGE, 'greek', 'cyrillic', 'cyrillic-ext', 'math', 'symbols'];

/** A part of a text in one font. */
export type Run = {
  font: string;
  text: string;
  /** What is meant where the text only stands for it. */
  actual?: string;
};

/** A font under the name that documents know it by, read when it is needed. */
class NamedFont {
  readonly name: string;
  readonly #file: string;
  #bytes: Buffer | null = null;
  #font: Font | null = null;

  constructor(family: string, part: string, weight: number) {
    this.name = `${family}-${part}-${weight}`;
    this.#file = resolve(`@fontsource/${family}/files/${this.name}-normal.woff`);
  }

  /** The font as TrueType. */
  get bytes(): Buffer {
    return (this.#bytes ??= unpackWoff(readFileSync(this.#file)));
  }

  has(code: number): boolean {
    return (this.#font ??= create(this.bytes)).hasGlyphForCodePoint(code);
  }
}

const listFonts = (family: string, parts: readonly string[], weight: number): NamedFont[] =>
  parts.map((part) => new NamedFont(family, part, weight));

const BOLD = listFonts('roboto', ROBOTO, 700);

/** The fonts of each face, in the order in which they are tried. */
export const FONTS: Readonly<Record<Face, readonly NamedFont[]>> = {
  text: listFonts('roboto', ROBOTO, 400),
  bold: BOLD,
  display: [...listFonts('bricolage-grotesque', BRICOLAGE, 700), ...BOLD],
};

/** The font of a name. */
export const findFont = (name: string): NamedFont | undefined =>
  Object.values(FONTS)
    .flat()
    .find((font) => font.name === name);

/** Signs that people paste into a CV, by what stands for them. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u00a0': ' ',
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '○': '•',
  '✓': '•',
  '✔': '•',
  '➢': '•',
  '➤': '•',
  '→': '-',
  '‐': '-',
  '‑': '-',
};

/** Stands for a letter that no font has; who copies or listens gets the letter itself. */
const UNKNOWN = '?';

/**
 * Splits a text into parts that one font each can write. Letters that no font has are written as a question mark that
 * carries them; other signs, such as emoji, are left out.
 * @example toRuns('Łódź 🎓', 'text') // [{ font: 'roboto-latin-ext-400', text: 'Ł' }, …]
 */
export function toRuns(text: string, face: Face): Run[] {
  const fonts = FONTS[face];
  const runs: Run[] = [];
  const add = (font: string, written: string, actual?: string): void => {
    const previous = runs.at(-1);
    const isSame = previous?.font === font && (previous.actual === undefined) === (actual === undefined);
    if (!isSame) runs.push({ font, text: written, ...(actual === undefined ? {} : { actual }) });
    else {
      previous.text += written;
      if (previous.actual !== undefined) previous.actual += actual ?? '';
    }
  };
  for (const sign of text.normalize('NFC')) {
    const written = SUBSTITUTES[sign] ?? sign;
    const code = written.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.has(code))?.name;
    if (font !== undefined) add(font, written);
    else if (/^[\p{L}\p{N}]$/u.test(sign)) add(fonts[0]?.name ?? '', UNKNOWN, sign);
  }
  return runs;
}

/** The text as it is written, without signs that no font has and the spaces that were around them. */
export const writable = (text: string, face: Face): string =>
  text
    .split('\n')
    .map((line) =>
      toRuns(line, face)
        .map((run) => run.actual ?? run.text)
        .join('')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    )
    .join('\n');
