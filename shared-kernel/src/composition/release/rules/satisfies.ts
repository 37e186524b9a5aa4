/** Whether what one side gives is all that the other side needs, by their JSON Schemas. */
import type { JsonSchema } from '../contract/schema.ts';

/** One thing that is needed and not given. */
export type Shortfall = {
  /** Where, dotted; `[]` steps into a list. Empty for the whole. */
  at: string;
  kind: 'missing' | 'optional' | 'type' | 'values';
  /** In words: what is needed and what is given. */
  needed: string;
  given: string;
};

/**
 * Compares two schemas.
 * @returns what `given` lacks of `needed`; empty when everything that fits `given` can be used as `needed`. What is
 * not known of either side counts as fitting.
 */
export function shortfalls(given: JsonSchema, needed: JsonSchema, at = ''): Shortfall[] {
  const givenBranches = listBranches(given);
  const neededBranches = listBranches(needed);
  if (givenBranches.some(isAnything) || neededBranches.some(isAnything)) return [];
  return givenBranches.flatMap((branch) => {
    const tried = neededBranches.map((wanted) => compare(branch, wanted, at));
    if (tried.some((found) => found.length === 0)) return [];
    // The branch of the same kind says most of what is wrong.
    const alike = neededBranches.findIndex((wanted) => getKind(wanted) === getKind(branch));
    return (
      tried[alike] ?? [{ at, kind: 'type', needed: describe(neededBranches), given: describe([branch]) }]
    );
  });
}

function compare(given: JsonSchema, needed: JsonSchema, at: string): Shortfall[] {
  const wrongKind =
    getKind(given) !== getKind(needed) && !(getKind(given) === 'integer' && getKind(needed) === 'number');
  if (wrongKind) return [{ at, kind: 'type', needed: describe([needed]), given: describe([given]) }];
  return [
    ...compareValues(given, needed, at),
    ...compareFields(given, needed, at),
    ...compareItems(given, needed, at),
  ];
}

function compareValues(given: JsonSchema, needed: JsonSchema, at: string): Shortfall[] {
  const allowed = listValues(needed);
  if (!allowed) return [];
  const possible = listValues(given);
  if (possible?.every((value) => allowed.includes(value))) return [];
  return [{ at, kind: 'values', needed: describe([needed]), given: describe([given]) }];
}

function compareFields(given: JsonSchema, needed: JsonSchema, at: string): Shortfall[] {
  if (getKind(needed) !== 'object') return [];
  const givenFields = schemasIn(given['properties']);
  const always = new Set(namesIn(given['required']));
  const necessary = new Set(namesIn(needed['required']));
  return Object.entries(schemasIn(needed['properties'])).flatMap(([name, field]): Shortfall[] => {
    const place = at === '' ? name : `${at}.${name}`;
    const offered = givenFields[name];
    if (!offered) {
      return necessary.has(name)
        ? [{ at: place, kind: 'missing', needed: describe(listBranches(field)), given: 'nothing' }]
        : [];
    }
    const optional: Shortfall[] =
      necessary.has(name) && !always.has(name)
        ? [
            {
              at: place,
              kind: 'optional',
              needed: describe(listBranches(field)),
              given: 'not always something',
            },
          ]
        : [];
    return [...optional, ...shortfalls(offered, field, place)];
  });
}

function compareItems(given: JsonSchema, needed: JsonSchema, at: string): Shortfall[] {
  if (getKind(needed) !== 'array') return [];
  return shortfalls(schemaIn(given['items']), schemaIn(needed['items']), `${at}[]`);
}

function listBranches(schema: JsonSchema): JsonSchema[] {
  const { anyOf } = schema;
  if (Array.isArray(anyOf)) return anyOf.flatMap((branch) => listBranches(schemaIn(branch)));
  const { type } = schema;
  return Array.isArray(type) ? type.map((one: unknown) => ({ ...schema, type: one })) : [schema];
}

function isAnything(schema: JsonSchema): boolean {
  return getKind(schema) === '';
}

/** The type of a schema without alternatives; empty when it says none. */
function getKind(schema: JsonSchema): string {
  const { type, 'x-type': own } = schema;
  if (typeof type === 'string') return type;
  if (typeof own === 'string') return own;
  const [value] = listValues(schema) ?? [];
  return value === undefined ? '' : value === null ? 'null' : typeof value;
}

function listValues(schema: JsonSchema): readonly unknown[] | null {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : null;
}

function schemasIn(value: unknown): Record<string, JsonSchema> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, schemaIn(schema)]));
}

function schemaIn(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function describe(branches: readonly JsonSchema[]): string {
  const words = branches.map((schema) => {
    const values = listValues(schema);
    if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
    const kind = getKind(schema);
    if (kind === 'array') return `a list of ${describe(listBranches(schemaIn(schema['items'])))}`;
    return NAMES[kind] ?? (kind === '' ? 'anything' : kind);
  });
  return [...new Set(words)].join(' or ');
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  object: 'an object',
  null: 'null',
  function: 'a function',
};
