import { slugify, withoutAccents } from '@chamba/kernel/routes';

/** Page with the employers by offers. */
export const LISTING_PATH = '/empleos-por-empresa';

/** Page with the search for employers. */
export const SEARCH_PATH = '/buscar-empleos-por-empresa';

/** What the directory is divided by: the letters, and one part for the digits. */
export const LETTERS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz', '0-9'];

/** Path of the employers under a letter. */
export const letterPath = (letter: string): string => `/buscar-empleos-por-letra-${letter}`;

/** Path of the employers whose name fits a query; the search itself for a query that no address can carry. */
export function queryPath(query: string): string {
  const slug = slugify(query);
  return slug === '' ? SEARCH_PATH : `/buscar-empleos-en-${slug}`;
}

/** The letter of an address' segment; null when there is no such part of the directory. */
export function readLetter(segment: string): string | null {
  const letter = withoutAccents(segment.toLowerCase());
  if (/^\d$/.test(letter)) return '0-9';
  return LETTERS.includes(letter) ? letter : null;
}

/** A letter as headings write it. */
export const letterLabel = (letter: string): string => letter.toUpperCase();

/** The query of an address' segment, in words. */
export const readQuery = (segment: string): string => slugify(segment).replaceAll('-', ' ');
