/** Lists the fields of a JSON Schema for readers. */
import { schemaPart, type JsonSchema } from '@chamba/kernel/operations';

export type Field = {
  /** Path of the field: `joblist[].location[].statename`; empty for the value as a whole. */
  name: string;
  /** Its type, in the terms of JSON Schema. */
  type: string;
  isRequired: boolean;
};

/** Maximum depth: recursive schemas are infinite. */
const MAX_DEPTH = 8;

const CONSTRAINTS: ReadonlyArray<readonly [keyword: string, words: (value: string) => string]> = [
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minimum', (value) => `from ${value}`],
  ['maximum', (value) => `up to ${value}`],
  ['minItems', (value) => `at least ${value}`],
  ['maxItems', (value) => `at most ${value}`],
  ['format', (value) => value],
  ['pattern', (value) => `matches ${value}`],
  ['default', (value) => `otherwise ${value}`],
];

const getVariants = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] =>
  [anyOf, oneOf].flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : [])).map(schemaPart);

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether a limit excludes nothing: a minimum length of 0, or the ends of JavaScript's integers. */
const isIdle = (keyword: string, value: unknown): boolean =>
  (/^min(?:Length|Items)$/.test(keyword) && value === 0) ||
  value === Number.MAX_SAFE_INTEGER ||
  value === Number.MIN_SAFE_INTEGER;

/** The accepted types of a schema, as text. */
export function typeText(schema: JsonSchema): string {
  const { type, items, enum: values } = schema;
  const variants = getVariants(schema);
  const base =
    schema['const'] !== undefined
      ? JSON.stringify(schema['const'])
      : Array.isArray(values)
        ? values.map((value) => JSON.stringify(value)).join(' or ')
        : variants.length > 0
          ? [...new Set(variants.map(typeText))].join(' or ')
          : type === 'array' && items !== undefined
            ? `array of ${typeText(schemaPart(items))}`
            : typeof type === 'string'
              ? type
              : 'any value';
  const limits = CONSTRAINTS.filter(
    ([keyword]) => schema[keyword] !== undefined && !isIdle(keyword, schema[keyword]),
  ).map(([keyword, words]) => words(written(schema[keyword])));
  return [base, ...limits].join(', ');
}

/** Fields of a schema and all nested ones, each once. */
export function listFields(schema: JsonSchema, name = '', depth = 0): Field[] {
  if (depth > MAX_DEPTH) return [];
  const { properties, required, items, additionalProperties } = schema;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const own = Object.entries(schemaPart(properties)).flatMap(([key, value]): Field[] => {
    const inner = schemaPart(value);
    const path = name === '' ? key : `${name}.${key}`;
    return [
      { name: path, type: typeText(inner), isRequired: needed.includes(key) },
      ...listFields(inner, path, depth + 1),
    ];
  });
  const all = [
    ...own,
    ...getVariants(schema).flatMap((variant) => listFields(variant, name, depth + 1)),
    ...(items === undefined ? [] : listFields(schemaPart(items), `${name}[]`, depth + 1)),
    ...(additionalProperties === undefined
      ? []
      : listFields(schemaPart(additionalProperties), `${name}.*`, depth + 1)),
  ];
  return [...new Map(all.map((field) => [field.name, field])).values()];
}
