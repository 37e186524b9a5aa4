/** Masks personal data in recordings. Equal values get equal masks, and masking is idempotent. */
import { isAboutPeople, isOwnName, isPerson, personalKind, type PersonalKind } from './fields.ts';
import { KnownValues, type Surroundings } from './known-values.ts';

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

/** Matches only at the start of an address: texts also contain files, as one word of a million letters. */
const EMAIL =
  /(?<![\p{L}\p{N}_.!#$%&'*+/=?^`{|}~-])[\p{L}\p{N}_.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const JWT = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;
/** Identifiers of the Mexican state: CURP, and RFC of a person. */
const CURP = /\b[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{5}[A-Z\d]\d\b/g;
const RFC = /\b[A-ZÑ&]{4}\d{6}[A-Z\d]{3}\b/g;
/** Ten digits with a country code, brackets or separators: bare digits may be any number. */
const PHONE =
  /(?<![\d-])(?:\+?52[ .-]?(?:1[ .-]?)?)(?:\(?\d{2,3}\)?[ .-]?)\d{3,4}[ .-]?\d{4}(?![\d-])|(?<![\d-])\(?\d{2,3}\)?[ .-]\d{3,4}[ .-]\d{4}(?![\d-])/g;
/** Ten bare digits between words of a text. */
const PHONE_IN_TEXT = /(?<=\D )\d{10}(?!\d)|(?<!\d)\d{10}(?= \D)/g;

/** A part of a text with a percent-encoded address or form value. */
const ENCODED = /(?<![^\s/?&=#"'<>])[^\s/?&=#"'<>]*?%[\da-f]{2}[^\s/?&=#"'<>]*/gi;

const ANYWHERE: Surroundings = { aboutPeople: false, field: '' };

/** Masks one recording. Masks are numbered in the order of the values. */
export class Masker {
  readonly #masks = new Map<string, string>();
  readonly #counts = new Map<PersonalKind, number>();
  readonly #known = new KnownValues();

  /**
   * Continues after the masks that a recording uses, so that a new value never gets the mask of an old one.
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

  /** Masks a parsed JSON value. @param parent name of the field that contains it. */
  json(value: unknown, upstream: string, field = '', inPerson = false, parent = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.json(item, upstream, field, inPerson, parent));
    const around = { aboutPeople: isAboutPeople(upstream), field };
    if (typeof value === 'object' && value !== null) {
      if (isFieldValue(value)) return this.#fieldValue(value, upstream);
      // Codes and texts of errors are the product's own.
      if (field === 'errors') return this.again(value, upstream);
      const inside = inPerson || isPerson(field);
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [
          this.#key(name),
          this.json(item, upstream, name, inside || isPerson(name), field),
        ]),
      );
    }
    const kind = personalKind(field, upstream, inPerson);
    if (typeof value === 'number') return kind === null ? value : this.#number(value, kind);
    if (typeof value !== 'string' || value === '') return value;
    if (kind === null) return this.text(value, around);
    return this.value(value, kind, kind === 'name' && isOwnName(field, upstream, parent));
  }

  /** Masks every text of a value by patterns and known values, whatever its field. */
  again(value: unknown, upstream: string, field = ''): unknown {
    if (typeof value === 'string') return this.text(value, { aboutPeople: isAboutPeople(upstream), field });
    if (Array.isArray(value)) return value.map((item) => this.again(item, upstream, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [this.#key(name), this.again(item, upstream, name)]),
    );
  }

  /** Masks a value of a kind, and stores it. @param ownName whether it is a person's own name. */
  value(value: string, kind: PersonalKind, ownName = false): string {
    if (value === '' || MASKED[kind].test(value)) return value;
    // The e-mail address is the log-in name: it stays an e-mail address in fields of another kind.
    if (kind !== 'email' && kind !== 'secret' && value.match(EMAIL)?.[0] === value)
      return this.value(value, 'email');
    const mask = this.#getMask(comparable(value, kind), kind);
    this.#known.learn(value, kind, mask, ownName);
    return mask;
  }

  /** Masks personal data inside a text: by its pattern, and by known values. */
  text(text: string, around: Surroundings = ANYWHERE): string {
    let masked = text.replace(ENCODED, (part) => this.#encoded(part, around));
    masked = masked
      .replace(JWT, (found) => this.value(found, 'token'))
      .replace(EMAIL, (found) => this.value(found, 'email'))
      .replace(CURP, 'XEXX010101HNEXXXA4')
      .replace(RFC, 'XAXX010101000')
      .replace(PHONE, (found) => this.value(found.replace(/\D/g, '').slice(-10), 'phone'));
    if (/[a-z]/i.test(text)) masked = masked.replace(PHONE_IN_TEXT, (found) => this.value(found, 'phone'));
    return this.#known.mask(masked, around);
  }

  /** Masks personal data inside a path; digits in it are ids of offers and dates, not phones. */
  path(path: string, upstream: string): string {
    const around = { aboutPeople: isAboutPeople(upstream), field: 'url' };
    return path
      .split('/')
      .map((part) => {
        const plain = decoded(part);
        const masked = this.#known.mask(
          plain.replace(EMAIL, (found) => this.value(found, 'email')),
          around,
        );
        return masked === plain ? part : encodeURIComponent(masked);
      })
      .join('/');
  }

  /** Names of fields contain values if items are keyed by e-mail or id. */
  #key(name: string): string {
    return /^[a-z_]+$/i.test(name) ? name : this.text(name);
  }

  #encoded(part: string, around: Surroundings): string {
    const plain = decoded(part.replaceAll('+', ' '));
    // Double encoding is decoded in two steps.
    const masked = plain === part ? part : this.text(plain, around);
    return masked === plain ? part : encodeURIComponent(masked);
  }

  /** `{field: 'candidatename', value: 'Ana'}`: the content of a save; and contact channels of the same shape. */
  #fieldValue(pair: { value: string; [name: string]: unknown }, upstream: string): unknown {
    const { field, value, ...rest } = pair;
    const name = typeof field === 'string' ? field : '';
    const kind = name === '' ? 'phone' : personalKind(name, upstream, true);
    const masked =
      kind === null
        ? this.text(value, { aboutPeople: isAboutPeople(upstream), field: name })
        : this.value(value, kind, kind === 'name' && isOwnName(name, upstream, ''));
    return { ...(field === undefined ? {} : { field }), ...rest, value: masked };
  }

  #getMask(value: string, kind: PersonalKind): string {
    const key = `${kind}|${value}`;
    const known = this.#masks.get(key);
    if (known !== undefined) return known;
    if (kind === 'secret') return '********';
    if (kind === 'born') return '1990-01-01';
    if (kind === 'picture') return '';
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const mask = written(kind, count);
    this.#masks.set(key, mask);
    return mask;
  }

  #number(value: number, kind: PersonalKind): number {
    const text = String(value);
    if (value <= 0 || MASKED[kind].test(text)) return value;
    if (kind === 'id') return 900_000_000 + Number(this.#getMask(text, 'id').replace(/\D/g, ''));
    if (kind === 'phone') return Number(this.value(text, 'phone'));
    return value;
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

function isFieldValue(value: object): value is { value: string; [name: string]: unknown } {
  if (!('value' in value) || typeof value.value !== 'string') return false;
  return ('field' in value && typeof value.field === 'string') || 'contactchannelid' in value;
}

/** The value in canonical notation. */
function comparable(value: string, kind: PersonalKind): string {
  if (kind === 'email') return value.toLowerCase();
  if (kind !== 'phone') return value;
  const digits = value.replace(/\D/g, '');
  return digits.length < 8 ? value : digits.slice(-10);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
