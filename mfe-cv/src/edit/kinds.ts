import { EDUCATION_LEVELS, LANGUAGE_LEVELS, LANGUAGES } from '@chamba/kernel/catalogues';
import { formatCount } from '@chamba/kernel/format';
import { desiredSalaryError, OPTION_REQUIRED, parseSalary, REQUIRED } from '@chamba/kernel/validation';
import type { Part, Texts } from '../model/rows.ts';

type Option = { value: string; label: string };

/** One field of a form. */
export type FieldKind = {
  name: string;
  label: string;
  type: 'text' | 'area' | 'month' | 'year' | 'amount' | 'url' | 'select' | 'choice' | 'check';
  optional?: boolean;
  hint?: string;
  autoComplete?: string;
  /** Of a `select` or a `choice`. */
  options?: readonly Option[];
  /** Is what the element is: not asked for again once it is there. */
  isKey?: boolean;
  /** Whether it is asked for at all, by what the others say; always without it. */
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
const FIRST_YEAR = 1930;

const toOptions = (items: ReadonlyArray<{ id: number; label: string }>): Option[] =>
  items.map(({ id, label }) => ({ value: String(id), label }));

const ANSWERS: readonly Option[] = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
  { value: '', label: 'Sin indicar' },
];

const LANGUAGE_OPTIONS = LANGUAGES.map(({ id, description }) => ({ value: id, label: description }));

/** Levels that are no degree course: 1 Secundaria, 2 Bachillerato. */
const hasDegree = ({ levelid = '' }: Texts): boolean => !['', '1', '2'].includes(levelid);

const isCurrent = ({ iscurrent }: Texts): boolean => iscurrent === 'true';

/** Message of an end that lies before its start. */
const endsBefore = (start = '', end = '', text: string): string | undefined =>
  start !== '' && end !== '' && end < start ? text : undefined;

const minimumCheck = ({ minimum = '', salary = '' }: Texts): string | undefined =>
  (parseSalary(minimum) ?? 0) > (parseSalary(salary) ?? Infinity)
    ? 'No puede ser mayor que el sueldo deseado.'
    : undefined;

/** The forms of the parts, by what the service takes. */
export const KINDS: Readonly<Record<Part, PartKind>> = {
  objective: {
    adds: 'Objetivo profesional',
    changes: 'Editar objetivo profesional',
    fields: [
      { name: 'title', label: 'Puesto o profesión', type: 'text', autoComplete: 'organization-title' },
      {
        name: 'objective',
        label: 'Qué buscas',
        type: 'area',
        optional: true,
        hint: 'Cuenta qué trabajo quieres y qué ofreces, con tus palabras.',
      },
      { name: 'salary', label: 'Sueldo mensual deseado', type: 'amount' },
      {
        name: 'minimum',
        label: 'Sueldo mínimo mensual',
        type: 'amount',
        optional: true,
        hint: 'Lo menos que aceptarías.',
        check: minimumCheck,
      },
      { name: 'travels', label: '¿Puedes viajar por trabajo?', type: 'choice', options: ANSWERS },
      { name: 'relocates', label: '¿Cambiarías de residencia?', type: 'choice', options: ANSWERS },
    ],
  },
  employments: {
    adds: 'Agregar empleo',
    changes: 'Editar empleo',
    fields: [
      { name: 'jobtitle', label: 'Puesto', type: 'text', autoComplete: 'organization-title' },
      { name: 'company', label: 'Empresa', type: 'text', autoComplete: 'organization' },
      { name: 'startdate', label: 'Fecha de inicio', type: 'month' },
      {
        name: 'enddate',
        label: 'Fecha de fin',
        type: 'month',
        isAsked: (texts) => !isCurrent(texts),
        check: ({ startdate, enddate }) =>
          endsBefore(startdate, enddate, 'La fecha de fin debe ser posterior a la de inicio.'),
      },
      { name: 'iscurrent', label: 'Trabajo actual', type: 'check' },
      {
        name: 'description',
        label: 'Funciones',
        type: 'area',
        optional: true,
        hint: 'Cuenta qué hacías, con tus palabras.',
      },
    ],
  },
  academicexperience: {
    adds: 'Agregar estudios',
    changes: 'Editar estudios',
    fields: [
      {
        name: 'levelid',
        label: 'Nivel de estudios',
        type: 'select',
        options: toOptions(EDUCATION_LEVELS),
      },
      { name: 'institution', label: 'Institución', type: 'text' },
      { name: 'degree', label: 'Carrera', type: 'text', isAsked: hasDegree },
      { name: 'startyear', label: 'Año de inicio', type: 'year', optional: true },
      {
        name: 'endyear',
        label: 'Año de fin',
        type: 'year',
        optional: true,
        hint: 'Si sigues estudiando, el año en que terminas.',
        check: ({ startyear, endyear }) =>
          endsBefore(startyear, endyear, 'El año de fin debe ser posterior al de inicio.'),
      },
    ],
  },
  specialities: {
    adds: 'Agregar especialidad',
    changes: 'Editar especialidad',
    fields: [
      { name: 'name', label: 'Especialidad', type: 'text', hint: 'Por ejemplo, cobranza o soldadura TIG.' },
      {
        name: 'years',
        label: 'Años de experiencia',
        type: 'select',
        optional: true,
        options: Array.from({ length: 41 }, (_none, index) => index + 1).map((years) => ({
          value: String(years),
          label: years === 1 ? '1 año' : `${years} años`,
        })),
      },
    ],
  },
  skills: {
    adds: 'Agregar habilidad',
    changes: 'Editar habilidad',
    fields: [
      { name: 'name', label: 'Habilidad', type: 'text', hint: 'Por ejemplo, Excel o manejo de efectivo.' },
      {
        name: 'level',
        label: 'Nivel',
        type: 'select',
        optional: true,
        options: ['Básico', 'Intermedio', 'Avanzado'].map((label, index) => ({
          value: String(index + 1),
          label,
        })),
      },
    ],
  },
  languages: {
    adds: 'Agregar idioma',
    changes: 'Editar idioma',
    fields: [
      { name: 'code', label: 'Idioma', type: 'select', isKey: true, options: LANGUAGE_OPTIONS },
      { name: 'level', label: 'Nivel', type: 'select', options: toOptions(LANGUAGE_LEVELS) },
    ],
  },
  certifications: {
    adds: 'Agregar certificación',
    changes: 'Editar certificación',
    fields: [
      { name: 'name', label: 'Certificación', type: 'text' },
      { name: 'issuer', label: 'Quién la otorga', type: 'text', optional: true },
      { name: 'year', label: 'Año', type: 'year', optional: true },
      { name: 'url', label: 'Enlace', type: 'url', optional: true, hint: 'Donde se puede comprobar.' },
    ],
  },
  links: {
    adds: 'Agregar enlace',
    changes: 'Editar enlace',
    fields: [
      { name: 'url', label: 'Dirección', type: 'url', hint: 'Por ejemplo, tu portafolio o tu LinkedIn.' },
      { name: 'title', label: 'Nombre', type: 'text', optional: true, hint: 'Cómo se verá en tu CV.' },
    ],
  },
};

function addressError(text: string): string | undefined {
  const url = completeUrl(text);
  const isAddress =
    URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).hostname.includes('.');
  return isAddress && url.length <= URL_LIMIT
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

const BY_TYPE: Readonly<Record<FieldKind['type'], (text: string) => string | undefined>> = {
  text: (text) => tooLong(text, LINE_LIMIT),
  area: (text) => tooLong(text, AREA_LIMIT),
  month: (text) => (isMonth(text) ? undefined : 'Escribe una fecha válida.'),
  year: (text) => (isYear(text) ? undefined : 'Escribe un año válido.'),
  amount: (text) => desiredSalaryError(text) ?? undefined,
  url: addressError,
  select: () => undefined,
  choice: () => undefined,
  check: () => undefined,
};

/** Fields of the form as far as they are asked for. */
export const askedFields = ({ fields }: PartKind, texts: Texts): FieldKind[] =>
  fields.filter(({ isAsked }) => isAsked?.(texts) ?? true);

/** Most characters of an area. */
export const areaLimit = AREA_LIMIT;

/** Messages of a form. */
export function errorsOf(kind: PartKind, texts: Texts): Record<string, string | undefined> {
  const errorOf = (field: FieldKind): string | undefined => {
    const text = (texts[field.name] ?? '').trim();
    const mayBeEmpty = field.optional || field.type === 'choice' || field.type === 'check';
    if (text === '') return mayBeEmpty ? undefined : field.type === 'select' ? OPTION_REQUIRED : REQUIRED;
    return BY_TYPE[field.type](text) ?? field.check?.(texts);
  };
  return Object.fromEntries(askedFields(kind, texts).map((field) => [field.name, errorOf(field)]));
}

/** The empty form. */
export const emptyTexts = ({ fields }: PartKind): Texts =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** What is saved of a form that passes: without spaces around, amounts as digits, nothing in what is not asked for. */
export function savedTexts(kind: PartKind, texts: Texts): Texts {
  const asked = askedFields(kind, texts);
  const saved = (field: FieldKind): string => {
    const text = asked.includes(field) ? (texts[field.name] ?? '').trim() : '';
    if (field.type === 'amount') return text === '' ? '' : String(parseSalary(text) ?? '');
    return field.type === 'url' ? completeUrl(text) : text;
  };
  return Object.fromEntries(kind.fields.map((field) => [field.name, saved(field)]));
}

/** A text of a form as people read it: the label of a choice, an empty one in words. */
export function shownText({ type, options }: FieldKind, text: string): string {
  if (type === 'check') return text === 'true' ? 'Sí' : 'No';
  const label = options?.find(({ value }) => value === text)?.label ?? text;
  return label === '' ? 'Sin indicar' : label;
}
