/** Names of the characters from 160 to 255, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 ' +
  'sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc ' +
  'Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve ' +
  'Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute ' +
  'acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Names of typographic characters, in the order of the characters below. */
const TYPOGRAPHIC =
  'OElig oelig Scaron scaron Yuml fnof circ tilde ensp emsp thinsp ndash mdash lsquo rsquo sbquo ldquo ' +
  'rdquo bdquo dagger Dagger bull hellip permil prime Prime lsaquo rsaquo oline frasl euro trade larr ' +
  'uarr rarr darr harr minus radic infin asymp ne le ge check';
const TYPOGRAPHIC_CHARACTERS = 'ŒœŠšŸƒˆ˜\u2002\u2003\u2009–—‘’‚“”„†‡•…‰′″‹›‾⁄€™←↑→↓↔−√∞≈≠≤≥✓';

/** What browsers read the numbers 128 to 159 as: they come from texts of Windows. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)] as const),
  ...TYPOGRAPHIC.split(' ').map((name, index) => [name, TYPOGRAPHIC_CHARACTERS[index] ?? ''] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The character of a number; empty when it is invalid, or shows nothing. */
function ofNumber(code: number): string {
  if (code >= 128 && code < 160) return WINDOWS[code - 128] ?? '';
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/**
 * Replaces the entities of HTML 4 that texts are written with: letters, signs and typography, by name or number. A name
 * that is not known stays as it is written.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,8})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (decimal) return ofNumber(Number(decimal));
      if (hexadecimal) return ofNumber(parseInt(hexadecimal, 16));
      return NAMED.get(name ?? '') ?? whole;
    },
  );
}
