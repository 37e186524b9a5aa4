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

/**
 * Breaks a text into the lines that fit a width. Line ends of the text stay.
 * @returns no lines for a text that has no sign that can be written.
 */
export function breakLines(text: string, style: Style, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  const space = measure(' ', style);
  for (const paragraph of writable(text, style.face).split('\n')) {
    let line = '';
    let used = 0;
    const words = paragraph.split(' ').flatMap((word) => splitWide(word, style, width, measure));
    for (const word of words) {
      const needed = measure(word, style);
      if (line !== '' && used + space + needed > width) {
        lines.push(line);
        line = '';
      }
      used = line === '' ? needed : used + space + needed;
      line = line === '' ? word : `${line} ${word}`;
    }
    if (line !== '') lines.push(line);
  }
  return lines;
}
