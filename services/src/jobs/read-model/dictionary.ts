/** Gives values dense numbers from 0, so that offers are counted in arrays. It only grows. */
export class Codes {
  readonly #codes = new Map<number, number>();
  readonly #values: number[] = [];

  /** Code of a value, a new one when it is new. */
  add(value: number): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.#values.push(value) - 1;
    this.#codes.set(value, code);
    return code;
  }

  /** Code of a value; −1 when no offer ever had it. */
  code(value: number): number {
    return this.#codes.get(value) ?? -1;
  }

  /** Values by code. */
  get values(): readonly number[] {
    return this.#values;
  }

  /** Bytes it takes, about. */
  get bytes(): number {
    return this.#values.length * 56;
  }
}

/**
 * Starts of lexemes that no search uses, or that columns hold: as-written words, place, category, employer.
 */
const LEFT_OUT = ['w:', 'st:', 'ci:', 'cat:', 'sub:', 'co:'];

/** Whether offers are found by a lexeme through the words; see the list above for the others. */
export const isKept = (lexeme: string): boolean => !LEFT_OUT.some((start) => lexeme.startsWith(start));

/** Longest lexeme that needs no second look: no start of the list above is longer. */
const MAX_PREFIX_LENGTH = 4;

/** Gives lexemes dense numbers. It only grows. */
export class Terms {
  readonly #terms = new Map<string, number>();
  #letters = 0;

  /** Number of a lexeme, a new one when it is new. */
  add(lexeme: string): number {
    const known = this.#terms.get(lexeme);
    if (known !== undefined) return known;
    const term = this.#terms.size;
    // A part of a text would keep the whole text.
    this.#terms.set(Buffer.from(lexeme).toString(), term);
    this.#letters += lexeme.length;
    return term;
  }

  /** Number of a lexeme; −1 when no offer ever had it. */
  term(lexeme: string): number {
    return this.#terms.get(lexeme) ?? -1;
  }

  /**
   * Adds the numbers of an offer's lexemes to a list.
   * @param text the lexemes with {@link SEPARATOR} between them.
   */
  read(text: string, into: number[]): void {
    if (text === '') return;
    for (const lexeme of text.split(SEPARATOR)) {
      const colon = lexeme.indexOf(':');
      if (colon >= 0 && colon < MAX_PREFIX_LENGTH && !isKept(lexeme)) continue;
      into.push(this.add(lexeme));
    }
  }

  /** How many there are. */
  get size(): number {
    return this.#terms.size;
  }

  /** Bytes it takes, about. */
  get bytes(): number {
    return this.#terms.size * 72 + this.#letters;
  }
}

/** Between the lexemes of an offer as they are read: no lexeme has it. */
export const SEPARATOR = '\u001f';

/** The dictionaries that all parts of one copy share. */
export type Dictionaries = {
  terms: Terms;
  packed: Codes;
  traits: Codes;
  day: Codes;
  state: Codes;
  city: Codes;
  company: Codes;
};

/** New dictionaries, without anything. */
export const emptyDictionaries = (): Dictionaries => ({
  terms: new Terms(),
  packed: new Codes(),
  traits: new Codes(),
  day: new Codes(),
  state: new Codes(),
  city: new Codes(),
  company: new Codes(),
});
