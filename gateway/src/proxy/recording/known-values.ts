/** Personal values from fields of a session, found again in any text. */
import type { PersonalKind } from './fields.ts';
import { folded, replaceFolded } from './folded.ts';

/**
 * Context of a text: texts about people contain single first names; elsewhere a single word means a place or a brand.
 */
export type Surroundings = { aboutPeople: boolean; field: string };

/** `plain` is the folded value if the pattern matches nothing else; null if there are several notations. */
type Known = { value: string; plain: string | null; pattern: RegExp; mask: string; everywhere: boolean };

/** Minimum length of a value that is searched for. */
const MIN_LENGTH = 4;
/** Minimum length of a word of a name that is searched for. */
const MIN_WORD_LENGTH = 3;
/** Minimum number of digits that distinguishes a phone or a numeric id from any other number. */
const PHONE_DIGITS = 8;
const ID_DIGITS = 7;

/** Words inside names that are not names. */
const PARTICLES = /^(?:de|del|la|las|los|y)$/;
/** Fields with a place, a work or an employer: a single word of a name does not identify a person there. */
const NO_NAMES =
  /city|state|country|place|location|title|company|employer|category|area|institution|degree|url/;

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Stores values with their masks. */
export class KnownValues {
  #values: Known[] = [];
  readonly #seen = new Set<string>();
  /** Folded words of people's names, with the mask of the whole name. */
  readonly #words = new Map<string, string>();

  /**
   * Stores a value.
   * @param ownName whether it is a person's own name, and not that of an employer or a saved search.
   */
  learn(value: string, kind: PersonalKind, mask: string, ownName = false): void {
    if (ownName) this.#learnName(value, mask);
    const key = `${kind}|${value}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (kind === 'born') return this.#learnBirth(value);
    if (kind === 'phone') return this.#learnPhone(value, mask);
    if (value.length < MIN_LENGTH || kind === 'postal' || kind === 'text' || kind === 'picture') return;
    // A short number or plain word is too common to be searched for.
    if (kind === 'id' && /^\d+$/.test(value) && value.length < ID_DIGITS) return;
    if (kind === 'secret' && !(value.length >= 8 && /\d/.test(value) && /\D/.test(value))) return;
    // Streets, districts and names of saved items are ordinary words outside of texts about the person.
    const everywhere = !(kind === 'name' || (kind === 'address' && !/^\P{L}*\p{L}[^]*\d/u.test(value)));
    const plain = folded(value);
    this.#add({ value, plain, pattern: whole(escaped(plain)), mask, everywhere });
  }

  /** Masks every known value in a text. */
  mask(text: string, { aboutPeople, field }: Surroundings): string {
    let masked = text;
    const all = folded(text);
    const hasDigits = /\d/.test(text);
    for (const { plain, pattern, mask, everywhere } of this.#values) {
      // Recordings are long, and most texts contain no personal value.
      const isThere = plain === null ? hasDigits : all.includes(plain);
      if (isThere && (everywhere || aboutPeople)) masked = replaceFolded(masked, pattern, () => mask);
    }
    if (this.#words.size === 0) return masked;
    return this.#maskNames(masked, aboutPeople && !NO_NAMES.test(field.toLowerCase()));
  }

  #learnName(name: string, mask: string): void {
    const words = folded(name).match(/\p{L}+/gu) ?? [];
    for (const word of words)
      if (word.length >= MIN_WORD_LENGTH && !PARTICLES.test(word) && !this.#words.has(word))
        this.#words.set(word, mask);
  }

  #learnPhone(value: string, mask: string): void {
    const digits = value.replace(/\D/g, '').slice(-10);
    if (digits.length < PHONE_DIGITS) return;
    const spaced = [...digits].join('[ .()-]{0,2}');
    const pattern = new RegExp(
      `(?<![\\d-])(?:\\+?52[ .-]{0,2}(?:1[ .-]{0,2})?)?\\(?${spaced}(?![\\d-])`,
      'g',
    );
    this.#add({ value: digits, plain: null, pattern, mask, everywhere: true });
  }

  #learnBirth(value: string): void {
    const iso =
      /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? reversed(/^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(value));
    if (!iso) return;
    const [, year = '', month = '', day = ''] = iso;
    const written: Array<[string, string]> = [
      [`${year}-${month}-${day}`, '1990-01-01'],
      [`${year}/${month}/${day}`, '1990/01/01'],
      [`${day}/${month}/${year}`, '01/01/1990'],
      [`${day}-${month}-${year}`, '01-01-1990'],
      [`${year}${month}${day}`, '19900101'],
    ];
    for (const [text, mask] of written)
      this.#add({
        value: text,
        plain: text,
        pattern: new RegExp(`(?<!\\d)${text}(?!\\d)`, 'g'),
        mask,
        everywhere: true,
      });
    const spoken = whole(`0?${Number(day)} (?:de )?${MONTHS[Number(month) - 1]} (?:del? )?${year}`);
    this.#add({
      value: `${day} ${month} ${year}`,
      plain: null,
      pattern: spoken,
      mask: '1 de enero de 1990',
      everywhere: true,
    });
  }

  /** Longer values first: a short one may be a part of them. */
  #add(known: Known): void {
    this.#values = [...this.#values, known].sort((one, other) => other.value.length - one.value.length);
  }

  /** Masks two or more consecutive words of a name, in any order; with `alone` also one, if it is capitalised. */
  #maskNames(text: string, alone: boolean): string {
    const words = [...folded(text).matchAll(/\p{L}+/gu)];
    let masked = '';
    let end = 0;
    for (let at = 0; at < words.length; at += 1) {
      const mask = this.#maskAt(words[at]);
      if (mask === undefined) continue;
      let last = at;
      let names = 1;
      for (let next = at + 1; next < words.length && joined(text, words[next - 1], words[next]); next += 1) {
        if (this.#maskAt(words[next]) !== undefined) [last, names] = [next, names + 1];
        else if (!PARTICLES.test(words[next]?.[0] ?? '')) break;
      }
      const [from, to] = [words[at]?.index ?? 0, getEnd(words[last])];
      if (names > 1 || (alone && /^\p{Lu}/u.test(text.slice(from)))) {
        masked += text.slice(end, from) + mask;
        end = to;
      }
      at = last;
    }
    return end === 0 ? text : masked + text.slice(end);
  }

  #maskAt(word: RegExpExecArray | undefined): string | undefined {
    return word && this.#words.get(word[0]);
  }
}

/** Whether two words are adjacent, in a text or in the name of a file or address. */
function joined(text: string, one: RegExpExecArray | undefined, other: RegExpExecArray | undefined): boolean {
  return /^[ ._+-]{1,2}$/.test(text.slice(getEnd(one), other?.index));
}

function getEnd(word: RegExpExecArray | undefined): number {
  return word ? word.index + word[0].length : 0;
}

function reversed(found: RegExpExecArray | null): string[] | null {
  return found && [found[0], found[3] ?? '', found[2] ?? '', found[1] ?? ''];
}

function whole(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'gu');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
