const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Accents that some typesetting programs write as signs of their own, before the letter. */
const LOOSE_ACCENTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/´\s?([aeiouAEIOU])/g, '\u0301'],
  [/[˜∼]\s?([nN])/g, '\u0303'],
  [/¨\s?([uU])/g, '\u0308'],
];

/** Signs of symbol fonts that stand for a bullet. */
const SYMBOL_BULLETS = /[\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF0E0\uF076]/g;

/** Text as it is compared and shown: composed letters, plain spaces, no ligatures and no icons. */
export function cleanText(text: string): string {
  let clean = text
    .replace(/[ﬀ-ﬆ]/g, (sign) => LIGATURES[sign] ?? sign)
    .replace(SYMBOL_BULLETS, '•')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF\u0000-\u0008\u000B-\u001F]/g, '')
    .replace(/[\uE000-\uF8FF]/g, ' ')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000\t\n]/g, ' ')
    .replace(/´\s?ı/g, 'í');
  for (const [pattern, mark] of LOOSE_ACCENTS)
    clean = clean.replace(pattern, (_all, letter: string) => letter + mark);
  return clean.normalize('NFC');
}

/** Text without accents and in small letters, sign by sign as long as the text. */
export function fold(text: string): string {
  let folded = '';
  for (const sign of text) {
    const plain = (/\p{L}/u.test(sign) ? sign.normalize('NFD').charAt(0) : sign).toLowerCase();
    folded += plain.length === sign.length ? plain : sign;
  }
  return folded;
}

/** Words of a folded text alone: what headings are looked up by. */
export const toWords = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9&/ ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const BULLET = /^\s*(?:[•●▪▫◦‣·∙○■□◆◇➢➤►▶▸➔✓✔❖⁃*»›]\s*|[-–—]\s+|o\s+(?=[A-ZÁÉÍÓÚ]))/u;

/** Whether a line is one of a list. */
export const isBullet = (text: string): boolean => BULLET.test(text);

/** A line without the sign of its list. */
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();

/** Whether the letters of a text are spaced apart; pairs that are set closer, `H U E RTA`, are no words. */
function isSpaced(text: string): boolean {
  const parts = text.trim().split(/ +/);
  const letters = parts.join('').length;
  const singles = parts.filter((part) => part.length === 1).length;
  return /^[\p{L} ]+$/u.test(text.trim()) && singles >= 3 && letters / parts.length < 1.8;
}

/** A text whose letters are spaced apart, `E X P E R I E N C I A`, as words. */
export function closeLetters(text: string): string {
  if (!isSpaced(text)) return text;
  return text
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replace(/ /g, ''))
    .join(' ');
}

/** Spaces around and doubled ones, and signs that joined what was cut off. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|·•–—/-]+/u, '')
    .replace(/[\s,;:|·•–—/-]+$/u, '')
    .replace(/\(\s*\)/g, '')
    .trim();

/** `ANA PÉREZ` as `Ana Pérez`; what has small letters stays as it is. */
export function toTitleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  const small = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e']);
  return text
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word)
        ? word
        : word.replace(/(?:^|[-'’.])\p{L}/gu, (start) => start.toUpperCase()),
    )
    .join(' ');
}
