import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import type { Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** Body texts and what stands out in them are Roboto, as the design draws them; headings are Bricolage Grotesque. */
export type Face = 'text' | 'bold' | 'display';

const files = (family: string, weight: number): string[] =>
  ['latin', 'latin-ext'].map((part) =>
    resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`),
  );

const FILES: Readonly<Record<Face, readonly string[]>> = {
  text: files('roboto', 400),
  bold: files('roboto', 700),
  display: files('bricolage-grotesque', 700),
};

/** A part of a text in one font. */
export type Run = { font: string; text: string };

/** A font under the name that documents know it by. */
export type NamedFont = { name: string; file: string; font: Font };

/** The fonts of a face: the first one has Spanish, the next what names and pasted texts have besides. */
export const FONTS: ReadonlyMap<Face, readonly NamedFont[]> = new Map(
  (Object.keys(FILES) as Face[]).map((face) => [
    face,
    FILES[face].map((file, index) => ({ name: `${face}-${index}`, file, font: openSync(file) })),
  ]),
);

/** Signs that people paste into a CV, by what stands for them. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '\t': ' ',
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

/**
 * Splits a text into parts that one font each can write. Signs that no font has, such as emoji, are left out.
 * @example toRuns('Łódź 🎓', 'text') // [{ font: 'text-1', text: 'Łó' }, …]
 */
export function toRuns(text: string, face: Face): Run[] {
  const fonts = FONTS.get(face) ?? [];
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC')) {
    const written = SUBSTITUTES[sign] ?? sign;
    const previous = runs.at(-1);
    const code = written.codePointAt(0) ?? 0;
    const isBreak = written === '\n';
    const font = isBreak
      ? (previous?.font ?? fonts[0]?.name)
      : fonts.find((candidate) => candidate.font.hasGlyphForCodePoint(code))?.name;
    if (font === undefined) continue;
    if (previous?.font === font) previous.text += written;
    else runs.push({ font, text: written });
  }
  return runs;
}
