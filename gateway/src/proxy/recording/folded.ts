/** Folds case and accents, character by character. */

/** The folded text; every character keeps its position. */
export function folded(text: string): string {
  return text
    .replace(/[^\0-\x7f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[A-Z\u0080-\uffff]/g, (letter) =>
      letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter,
    );
}

/** Replaces matches of a pattern in the folded text; `mask` is called with the original text. */
export function replaceFolded(text: string, pattern: RegExp, mask: (found: string) => string): string {
  let masked = '';
  let end = 0;
  for (const { index, 0: found } of folded(text).matchAll(pattern)) {
    masked += text.slice(end, index) + mask(text.slice(index, index + found.length));
    end = index + found.length;
  }
  return end === 0 ? text : masked + text.slice(end);
}
