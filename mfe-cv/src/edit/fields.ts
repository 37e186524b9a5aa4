import { formatCount, formatDate, formatJobPeriod, formatMoney } from '@chamba/kernel/format';
import {
  birthError,
  desiredSalaryError,
  INVALID_PHONE,
  isPostalCode,
  isWebAddress,
  OPTION_REQUIRED,
  parsePhone,
  parseSalary,
  REQUIRED,
} from '@chamba/kernel/validation';
import { interestIds, type Texts } from '../model/rows.ts';

export type Option = { value: string; label: string };

/** One field of a form. */
export type FieldKind = {
  name: string;
  label: string;
  type:
    | 'text'
    | 'area'
    | 'month'
    | 'day'
    | 'year'
    | 'amount'
    | 'url'
    | 'phone'
    | 'select'
    | 'choice'
    | 'check'
    // Areas of interest; their ids joined by commas.
    | 'interests'
    // Postal code, which draws the fields of type `placed` beside it.
    | 'place'
    | 'placed';
  optional?: boolean;
  hint?: string;
  autoComplete?: string;
  /** Of a `select` or a `choice`. */
  options?: readonly Option[];
  /** Is what the element is: not asked for again once it is there. */
  isKey?: boolean;
  /** Whether it is asked for at all, by what the others say; always without it. Of fields of one name one is asked for. */
  isAsked?: (texts: Texts) => boolean;
  /** Message beyond those of its type; undefined when it passes. */
  check?: (texts: Texts) => string | undefined;
};

/** The form of a part. */
export type PartKind = {
  /** Heading of the form of a new element, and of an element that is there. */
  adds: string;
  changes: string;
  fields: readonly FieldKind[];
};

const LINE_LIMIT = 100;
const AREA_LIMIT = 1500;
const URL_LIMIT = 500;
/** Most areas of interest, and what is said once the last one is chosen. */
export const INTEREST_LIMIT = 3;
export const INTEREST_LIMIT_TEXT = 'Puedes elegir máximo 3 áreas de interés.';
const FIRST_YEAR = 1930;

function addressError(text: string): string | undefined {
  const url = completeUrl(text);
  return isWebAddress(url) && url.length <= URL_LIMIT
    ? undefined
    : 'Escribe una dirección completa, como https://ejemplo.com.';
}

/** An address as people type it, `ejemplo.com/yo`, with its scheme. */
const completeUrl = (text: string): string =>
  text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;

const tooLong = (text: string, limit: number): string | undefined =>
  text.length > limit
    ? `Escribe como máximo ${formatCount(limit)} caracteres; llevas ${formatCount(text.length)}.`
    : undefined;

const isMonth = (text: string): boolean =>
  /^\d{4}-\d{2}$/.test(text) && text >= String(FIRST_YEAR) && text <= new Date().toISOString().slice(0, 7);

const isYear = (text: string): boolean =>
  // What is in course may end in years to come.
  /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= new Date().getFullYear() + 10;

function dayError(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'Escribe una fecha válida.';
  return birthError(text, new Date().toISOString().slice(0, 10)) ?? undefined;
}

const BY_TYPE: Readonly<Record<FieldKind['type'], (text: string) => string | undefined>> = {
  text: (text) => tooLong(text, LINE_LIMIT),
  area: (text) => tooLong(text, AREA_LIMIT),
  phone: (text) => (parsePhone(text) ? undefined : INVALID_PHONE),
  day: dayError,
  month: (text) => (isMonth(text) ? undefined : 'Escribe una fecha válida.'),
  year: (text) => (isYear(text) ? undefined : 'Escribe un año válido.'),
  amount: (text) => desiredSalaryError(text) ?? undefined,
  url: addressError,
  select: () => undefined,
  choice: () => undefined,
  check: () => undefined,
  interests: (text) => (interestIds(text).length > INTEREST_LIMIT ? INTEREST_LIMIT_TEXT : undefined),
  place: (text) => (isPostalCode(text) ? undefined : 'Escribe los 5 dígitos de tu código postal.'),
  placed: () => undefined,
};

const isChosen = ({ type }: FieldKind): boolean => type === 'select' || type === 'interests';

/** Fields of the form as far as they are asked for. */
export const askedFields = ({ fields }: PartKind, texts: Texts): FieldKind[] =>
  fields.filter(({ isAsked }) => isAsked?.(texts) ?? true);

/** Most characters of an area. */
export const areaLimit = AREA_LIMIT;

/** Messages of a form. */
export function validatePart(kind: PartKind, texts: Texts): Record<string, string | undefined> {
  const validateField = (field: FieldKind): string | undefined => {
    const text = (texts[field.name] ?? '').trim();
    const mayBeEmpty = field.optional || field.type === 'choice' || field.type === 'check';
    if (text === '') return mayBeEmpty ? undefined : isChosen(field) ? OPTION_REQUIRED : REQUIRED;
    return BY_TYPE[field.type](text) ?? field.check?.(texts);
  };
  return Object.fromEntries(askedFields(kind, texts).map((field) => [field.name, validateField(field)]));
}

/** The empty form. */
export const emptyTexts = ({ fields }: PartKind): Texts =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** What is saved of a form that passes: without spaces around, amounts as digits, nothing in what is not asked for. */
export function savedTexts(kind: PartKind, texts: Texts): Texts {
  const saved = (field: FieldKind): string => {
    const text = (texts[field.name] ?? '').trim();
    if (field.type === 'amount') return text === '' ? '' : String(parseSalary(text) ?? '');
    if (field.type === 'phone') return parsePhone(text) ?? text;
    if (field.type === 'text') return text.replace(/\s+/g, ' ');
    return field.type === 'url' ? completeUrl(text) : text;
  };
  const asked = askedFields(kind, texts).map((field) => [field.name, saved(field)]);
  return { ...emptyTexts(kind), ...Object.fromEntries(asked) };
}

/** Names of areas of interest by their ids. */
type Names = Readonly<Record<string, string>>;

/** What an area of interest is called; it may have left the catalogue since it was chosen. */
export const interestName = (names: Names, id: string): string =>
  names[id] ?? 'Área que ya no está en la lista';

/** A text of a form as people read it: the label of a choice, an empty one in words. */
export function shownText({ type, options }: FieldKind, text: string, interests: Names): string {
  if (type === 'check') return text === 'true' ? 'Sí' : 'No';
  if (type === 'day' && text !== '') return formatDate(text);
  const amount = type === 'amount' ? parseSalary(text) : null;
  if (amount !== null) return formatMoney(amount);
  // A month is said as a period that has no end.
  if (type === 'month' && isMonth(text))
    return formatJobPeriod({ startdate: text, enddate: '', iscurrent: false }).replace('desde ', '');
  const label =
    type === 'interests'
      ? interestIds(text)
          .map((id) => interestName(interests, id))
          .join(', ')
      : (options?.find(({ value }) => value === text)?.label ?? text);
  return label === '' ? 'Sin indicar' : label;
}
