/** What Windows-1252 shows for the bytes 0x80 to 0x9f; those it has no character for stay control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Byte of a character as Windows-1252 or ISO-8859-1 writes it; −1 if neither does. */
function toByte(character: string): number {
  const code = character.charCodeAt(0);
  const at = WINDOWS_1252.indexOf(character);
  return at >= 0 ? 0x80 + at : code < 0x100 ? code : -1;
}

/** One character of the range 0x80 to 0xbf as it is shown. */
const TAIL = `[${WINDOWS_1252.replace(/[\]\\^-]/g, '\\$&')}\u0080-\u00bf]`;

/**
 * UTF-8 that was read as Windows-1252: 'Ã³' for ó, 'â€œ' for “, 'ðŸ”¥' for an emoji. Only first letters that no Spanish
 * word has: 'CAFÉ”' is right as it is.
 */
const MISREAD = new RegExp(`[ÂÃ]${TAIL}|â${TAIL}{2}|ð${TAIL}{3}`, 'g');

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(misread: string): string {
  try {
    return decoder.decode(Uint8Array.from(misread, toByte));
  } catch {
    return misread;
  }
}

/** Letters that were lost between two encodings, as they are found inside of a word; each stands for one letter only. */
const INSIDE_WORDS: ReadonlyArray<readonly [RegExp, Readonly<Record<string, string>>]> = [
  // UTF-8 read as Mac Roman.
  [/√[°©≠≥∫±Ø]/g, { '√°': 'á', '√©': 'é', '√≠': 'í', '√≥': 'ó', '√∫': 'ú', '√±': 'ñ', '√Ø': 'ï' }],
  // A DOS page read as Windows-1252: 'producci¢n'.
  [/(?<=\p{L})[¢£¤](?=\p{L})/gu, { '¢': 'ó', '£': 'ú', '¤': 'ñ' }],
];

/**
 * A text whose letters were read in the wrong encoding, once or twice, as it was written: 'PuestoÃ³' has an ó. What is
 * right is left alone.
 */
export function repairEncoding(text: string): string {
  let repaired = text;
  // Some systems do it twice: 'ÃƒÂ³'.
  for (let round = 0; round < 3 && /[ÃÂâð]/.test(repaired); round += 1) {
    const before = repaired;
    repaired = repaired.replace(MISREAD, decode);
    if (repaired === before) break;
  }
  if (/[ÃÂ]/.test(repaired)) {
    repaired = repaired
      // The second byte of í is the soft hyphen and that of à the hard space, which many programs drop or change.
      .replace(/(?<=\p{L})Ã(?=[\u00ad ]?\p{Ll})\u00ad?/gu, 'í')
      .replace(/(?<!\p{L})Ã(?=\p{Ll})/gu, 'Á')
      .replace(/Â(?=\s|$)/g, '');
  }
  for (const [pattern, letters] of INSIDE_WORDS)
    repaired = repaired.replace(pattern, (found) => letters[found] ?? found);
  return repaired;
}
