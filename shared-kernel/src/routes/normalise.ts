const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COMBINING_MARKS = /[\u0300-\u036f]/g;

/**
 * Takes accents off (ñ becomes n) and leaves everything else as it is.
 * @example withoutAccents('Ñandú') // 'Nandu'
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '');
}

/**
 * Text as an address writes it: lower case, no accents, words joined by single hyphens, other characters dropped.
 * @returns an empty string when nothing of the text can be written.
 * @example slugify('Ciudad de México') // 'ciudad-de-mexico'
 */
export function slugify(text: string): string {
  // Most texts come from a catalogue and are written so already; a page has hundreds of addresses.
  if (SLUG.test(text)) return text;
  return withoutAccents(text.toLowerCase())
    .replace(/[\s-]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Cleans what a person typed: underscores, hyphens and signs become spaces, runs of spaces collapse.
 * Letter case and Spanish accents stay.
 * @returns an empty string for anything that is not text.
 * @example normaliseSearchText('  auxiliar_contable (jr) ') // 'auxiliar contable jr'
 */
export function normaliseSearchText(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text
    .normalize('NFC')
    .replace(/[^A-Za-z0-9áéíóúüñÁÉÍÓÚÜÑ]+/g, ' ')
    .trim();
}
