import { cleanText, fold } from '../text.ts';

const EMAIL = /[\p{L}\d._%+-]{1,64}\s?@\s?[\p{L}\d-]{1,63}(?:\s?\.\s?[\p{L}\d-]{1,63}){0,3}\.\s?\p{L}{2,12}/u;
/** Digits with what people put between them. */
const PHONE = /(?:\+|\b00)?\(?\d(?:[\s().\-–/]{0,3}\d){6,14}/g;
const LABEL =
  /\b(?:tel(?:efono|s)?|cel(?:ular)?|movil|mobile|phone|whatsapp|contacto|cell|tlf|m|t|p)\b[.:\s]*/;

/** An address of mail; empty if there is none. */
export function findEmail(text: string): string {
  const found = EMAIL.exec(text)?.[0];
  return found ? found.replace(/\s/g, '').toLowerCase() : '';
}

/** Ten digits of a Mexican number without its prefixes; other digits as they are; empty for what is no number. */
export function toPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isForeign = /^\s*(?:\+|00)/.test(text) && !/^\s*(?:\+|00)\s*\(?52/.test(text);
  if (isForeign) return digits.length >= 8 && digits.length <= 15 ? digits : '';
  const national = digits.replace(/^0{0,2}52(?=1?\d{10}$)/, '').replace(/^(?:044|045|01|1)(?=\d{10}$)/, '');
  return national.length === 10 ? national : '';
}

/** Whether digits are something else: a date, a postal code, an official number. */
function isOther(text: string, index: number, match: string): boolean {
  const before = fold(text.slice(Math.max(0, index - 14), index));
  const around = text.slice(Math.max(0, index - 1), index + match.length + 1);
  if (/\b(?:rfc|curp|nss|imss|cedula|c\.?\s?p\.?|no\.?|folio)[\s.:]*$/.test(before)) return true;
  if (/[\p{L}_/@]/u.test(around.charAt(0)) && index > 0) return true;
  return /\b(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}\b|\b\d{1,2}[-/.](?:19|20)\d{2}\b/.test(match);
}

/** A number of telephone; empty if there is none. The one with a label comes before others. */
export function findPhone(text: string): {
  phone: string;
  isLabelled: boolean;
} {
  const folded = fold(text);
  let first = '';
  for (const match of text.matchAll(PHONE)) {
    const phone = isOther(text, match.index, match[0]) ? '' : toPhone(match[0]);
    if (phone === '') continue;
    if (LABEL.test(folded.slice(Math.max(0, match.index - 22), match.index)))
      return { phone, isLabelled: true };
    first ||= phone;
  }
  return { phone: first, isLabelled: false };
}

/** Whether a text has an address of mail or a number of telephone. */
export const hasContact = (text: string): boolean => findEmail(text) !== '' || findPhone(text).phone !== '';

const URL_PATTERN =
  /(?:https?:\/\/|www\.)[^\s,;|<>()]+|\b(?:[a-z]{2,3}\.)?(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|medium\.com|facebook\.com|instagram\.com|dribbble\.com)\/[^\s,;|<>()]+|\b[a-z\d-]{2,40}(?:\.[a-z\d-]{2,30})?\.(?:com\.mx|com|mx|dev|io|net|org|me|app|site|online)(?:\/[^\s,;|<>()]*)?\b/giu;

const HOSTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/linkedin\./, 'LinkedIn'],
  [/github\./, 'GitHub'],
  [/gitlab\./, 'GitLab'],
  [/behance\./, 'Behance'],
  [/medium\./, 'Medium'],
  [/facebook\./, 'Facebook'],
  [/instagram\./, 'Instagram'],
];

/** Addresses of the web in a text, without those of mail. */
export function findUrls(text: string): string[] {
  const withoutMail = cleanText(text).replace(new RegExp(EMAIL, 'gu'), ' ');
  return [...withoutMail.matchAll(URL_PATTERN)]
    .map(([found]) => found.replace(/[.)\]]+$/, ''))
    .map((found) => (/^https?:/i.test(found) ? found : `https://${found}`))
    .filter((found) => /^https?:\/\/[^\s/.]+\.[^\s/]+/i.test(found));
}

/** What a link is called: the place it leads to, where that is well known. */
export const linkTitle = (url: string): string => HOSTS.find(([host]) => host.test(url))?.[1] ?? '';

/** The same place written in another way is one link. */
export const linkKey = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/+$/, '');
