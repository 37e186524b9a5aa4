import { Fragment, type ReactNode } from 'react';

/** Lower-case text without accents, one unit per unit of the original, so that places in it agree. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charAt(index);
    const plain = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === 1 ? plain : unit;
  }).join('');
}

/**
 * Marks the first place where `query` occurs in `text`, at a word's start if there is one; accents do not count.
 * @example highlight('Técnico en electrónica', 'tecnico') // <><mark>Técnico</mark> en electrónica</>
 */
export function highlight(text: string, query: string): ReactNode {
  const needle = fold(query.trim());
  if (needle === '') return text;
  const folded = fold(text);
  let at = folded.indexOf(needle);
  for (let next = at; next !== -1; next = folded.indexOf(needle, next + 1)) {
    if (next === 0 || /[^\p{L}\p{N}]/u.test(folded.charAt(next - 1))) {
      at = next;
      break;
    }
  }
  if (at === -1) return text;
  return (
    <Fragment>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + needle.length)}</mark>
      {text.slice(at + needle.length)}
    </Fragment>
  );
}
