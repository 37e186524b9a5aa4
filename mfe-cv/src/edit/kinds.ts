import { EDUCATION_LEVELS, LANGUAGE_LEVELS, LANGUAGES } from '@chamba/kernel/catalogues';
import { parseSalary } from '@chamba/kernel/validation';
import type { Part, Texts } from '../model/rows.ts';
import { CANDIDATE_KINDS } from './candidate-kinds.ts';
import type { Option, PartKind } from './fields.ts';

const toOptions = (items: ReadonlyArray<{ id: number; label: string }>): Option[] =>
  items.map(({ id, label }) => ({ value: String(id), label }));

const ANSWERS: readonly Option[] = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
  { value: '', label: 'Sin indicar' },
];

const LANGUAGE_OPTIONS = LANGUAGES.map(({ id, description }) => ({ value: id, label: description }));

/** Level of studies that may be a technical course. */
const BACHILLERATO = '2';

/** Levels that are no degree course: 1 Secundaria, 2 Bachillerato. */
const hasDegree = ({ levelid = '' }: Texts): boolean => !['', '1', BACHILLERATO].includes(levelid);

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
  ...CANDIDATE_KINDS,
  objective: {
    adds: 'Objetivo profesional',
    changes: 'Editar objetivo profesional',
    fields: [
      { name: 'title', label: 'Puesto o profesión', type: 'text', autoComplete: 'organization-title' },
      { name: 'interests', label: 'Áreas de interés', type: 'interests', hint: 'Elige hasta 3.' },
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
      {
        name: 'degree',
        label: 'Carrera técnica',
        type: 'text',
        optional: true,
        isAsked: ({ levelid }) => levelid === BACHILLERATO,
      },
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
