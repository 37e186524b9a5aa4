/** Takes personal data out of what is recorded. Equal values get equal masks, and a mask is its own mask. */
import { isPerson, personalKind, type PersonalKind } from './fields.ts';

const MASKED: Readonly<Record<PersonalKind, RegExp>> = {
  name: /^Persona \d+$/,
  email: /^persona-\d+@ejemplo\.invalid$/,
  phone: /^55000\d{5}$/,
  address: /^Dirección \d+$/,
  postal: /^00\d{3}$/,
  born: /^1990-01-01$/,
  id: /^(?:id-\d+|9\d{8})$/,
  token: /^masked-token-\d+$/,
  secret: /^\*{8}$/,
  text: /^Texto \d+$/,
  picture: /^$/,
};

const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
const JWT = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;
/** Keys of the Mexican state: CURP, RFC of a person. */
const CURP = /\b[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{5}[A-Z\d]\d\b/g;
const RFC = /\b[A-ZÑ&]{4}\d{6}[A-Z\d]{3}\b/g;
/** Ten digits with a country code, brackets or separators: bare digits may be any number. */
const PHONE =
  /(?<![\d-])(?:\+?52[ .-]?(?:1[ .-]?)?)(?:\(?\d{2,3}\)?[ .-]?)\d{3,4}[ .-]?\d{4}(?![\d-])|(?<![\d-])\(?\d{2,3}\)?[ .-]\d{3,4}[ .-]\d{4}(?![\d-])/g;
/** Ten bare digits between words of a text. */
const PHONE_IN_TEXT = /(?<=\D )\d{10}(?!\d)|(?<!\d)\d{10}(?= \D)/g;

/** Shortest known value that is looked for inside other texts. */
const SHORTEST_KNOWN = 4;

/** Masks one recording. Numbers go up as values appear. */
export class Masker {
  readonly #masks = new Map<string, string>();
  readonly #counts = new Map<PersonalKind, number>();
  /** Values that are looked for inside texts, longest first. */
  #known: Array<readonly [value: string, mask: string]> = [];

  /**
   * Goes on behind the masks that a recording uses, so that a new value never gets a mask of an old one.
   * @param text the recording.
   */
  continueAfter(text: string): void {
    const highest = (kind: PersonalKind, pattern: RegExp): void => {
      for (const [, digits = ''] of text.matchAll(pattern))
        this.#counts.set(kind, Math.max(this.#counts.get(kind) ?? 0, Number(digits)));
    };
    highest('name', /Persona (\d+)/g);
    highest('email', /persona-(\d+)@ejemplo/g);
    highest('phone', /55000(\d{5})/g);
    highest('address', /Dirección (\d+)/g);
    highest('postal', /"00(\d{3})"/g);
    highest('id', /id-(\d+)/g);
    highest('token', /masked-token-(\d+)/g);
    highest('text', /Texto (\d+)/g);
  }

  /** Masks a parsed JSON value. */
  json(value: unknown, upstream: string, field = '', inPerson = false): unknown {
    if (Array.isArray(value)) return value.map((item) => this.json(item, upstream, field, inPerson));
    if (typeof value === 'object' && value !== null) {
      if (isFieldValue(value)) return this.#fieldValue(value, upstream);
      // Codes and texts of failures are the product's own.
      if (field === 'errors') return this.#texts(value);
      const inside = inPerson || isPerson(field);
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [
          name,
          this.json(item, upstream, name, inside || isPerson(name)),
        ]),
      );
    }
    const kind = personalKind(field, upstream, inPerson);
    if (typeof value === 'number') return kind === 'id' && value > 0 ? this.#number(value) : value;
    if (typeof value !== 'string' || value === '') return value;
    return kind === null ? this.text(value) : this.value(value, kind);
  }

  /** Masks a value of a kind. */
  value(value: string, kind: PersonalKind): string {
    if (value === '' || MASKED[kind].test(value)) return value;
    if (kind === 'secret') return '********';
    if (kind === 'born') return '1990-01-01';
    if (kind === 'picture') return '';
    // The e-mail address is what people log in with: it stays one where another kind is meant.
    if (kind !== 'email' && value.match(EMAIL)?.[0] === value) return this.value(value, 'email');
    return this.#maskOf(kind === 'email' ? value.toLowerCase() : value, kind);
  }

  /** Masks what is personal inside a text: by its pattern, and values that are known from fields. */
  text(text: string): string {
    let masked = text
      .replace(JWT, (found) => this.value(found, 'token'))
      .replace(EMAIL, (found) => this.value(found, 'email'))
      .replace(CURP, 'XEXX010101HNEXXXA4')
      .replace(RFC, 'XAXX010101000')
      .replace(PHONE, (found) => this.value(found.replace(/\D/g, '').slice(-10), 'phone'));
    if (/[a-z]/i.test(text)) masked = masked.replace(PHONE_IN_TEXT, (found) => this.value(found, 'phone'));
    return this.known(masked);
  }

  /** Masks the values that are known from fields, wherever they stand in a text. */
  known(text: string): string {
    let masked = text;
    for (const [value, mask] of this.#known) {
      if (!masked.includes(value)) continue;
      const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(value)}(?![\\p{L}\\p{N}])`, 'gu');
      masked = masked.replace(whole, () => mask);
    }
    return masked;
  }

  /** Every text in a value, by pattern alone. */
  #texts(value: object): unknown {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, typeof item === 'string' ? this.text(item) : item]),
    );
  }

  /** `{field: 'candidatename', value: 'Ana'}`: what a save carries; and contact channels of the same shape. */
  #fieldValue(pair: { value: string; [name: string]: unknown }, upstream: string): unknown {
    const { field, value, ...rest } = pair;
    const kind = typeof field === 'string' ? personalKind(field, upstream, true) : 'phone';
    const masked = kind === null ? this.text(value) : this.value(value, kind);
    return { ...(field === undefined ? {} : { field }), ...rest, value: masked };
  }

  #maskOf(value: string, kind: PersonalKind): string {
    const key = `${kind}|${value}`;
    const known = this.#masks.get(key);
    if (known !== undefined) return known;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const mask = written(kind, count);
    this.#masks.set(key, mask);
    if (
      value.length >= SHORTEST_KNOWN &&
      kind !== 'postal' &&
      kind !== 'text' &&
      !isPlainNumber(value, kind)
    ) {
      this.#known = [...this.#known, [value, mask] as const].sort(([a], [b]) => b.length - a.length);
    }
    return mask;
  }

  #number(value: number): number {
    if (MASKED.id.test(String(value))) return value;
    return 900_000_000 + Number(this.#maskOf(String(value), 'id').replace(/\D/g, ''));
  }
}

function written(kind: PersonalKind, count: number): string {
  switch (kind) {
    case 'name':
      return `Persona ${count}`;
    case 'email':
      return `persona-${count}@ejemplo.invalid`;
    case 'phone':
      return `55000${String(count).padStart(5, '0')}`;
    case 'address':
      return `Dirección ${count}`;
    case 'postal':
      return `00${String(count % 1_000).padStart(3, '0')}`;
    case 'token':
      return `masked-token-${count}`;
    case 'text':
      return `Texto ${count}`;
    default:
      return `id-${count}`;
  }
}

/** An id that is a number like any other: inside a text it means nothing. */
function isPlainNumber(value: string, kind: PersonalKind): boolean {
  return kind === 'id' && /^\d+$/.test(value);
}

function isFieldValue(value: object): value is { value: string; [name: string]: unknown } {
  if (!('value' in value) || typeof value.value !== 'string') return false;
  return ('field' in value && typeof value.field === 'string') || 'contactchannelid' in value;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
