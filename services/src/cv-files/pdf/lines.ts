import { writable } from './fonts.ts';
import type { Face } from './fonts.ts';

/** How a text looks. */
export type Style = { face: Face; size: number; colour: string };

/** Width of a text of one line, in points. */
export type Measure = (text: string, style: Style) => number;

/** Splits what is wider than a line, behind a sign of an address where there is one, else anywhere. */
function splitWide(word: string, style: Style, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let rest = [...word];
  while (rest.length > 1 && measure(rest.join(''), style) > width) {
    let fits = 1;
    while (fits < rest.length && measure(rest.slice(0, fits + 1).join(''), style) <= width) fits += 1;
    const sign = rest.slice(0, fits).findLastIndex((letter) => /[/.&?=_@-]/.test(letter));
    const end = sign > fits / 2 ? sign + 1 : fits;
    parts.push(rest.slice(0, end).join(''));
    rest = rest.slice(end);
  }
  return [...parts, rest.join('')];
}

/** How a line follows the one above: as a line of its own, behind a space, or in the middle of a word. */
export type Joint = 'line' | 'space' | 'word';

/** A line of a text. */
export type Line = { text: string; joint: Joint };

/**
 * Breaks a text into the lines that fit a width. Line ends of the text stay.
 * @returns no lines for a text that has no sign that can be written.
 */
export function breakLines(text: string, style: Style, width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  const space = measure(' ', style);
  for (const paragraph of writable(text, style.face).split('\n')) {
    let line: Line = { text: '', joint: 'line' };
    let used = 0;
    const words = paragraph
      .split(' ')
      .flatMap((word) =>
        splitWide(word, style, width, measure).map((part, index) => ({ part, isRest: index > 0 })),
      );
    for (const { part, isRest } of words) {
      const needed = measure(part, style);
      if (line.text !== '' && used + space + needed > width) {
        lines.push(line);
        line = { text: '', joint: isRest ? 'word' : 'space' };
      }
      used = line.text === '' ? needed : used + space + needed;
      line.text += line.text === '' ? part : ` ${part}`;
    }
    if (line.text !== '') lines.push(line);
  }
  return lines;
}
