/** Changes to the JSON Schemas of a contract, as changed source types would cause them. */
import type { JsonSchema } from '@chamba/kernel/composition/release';

type Fields = { properties: Record<string, JsonSchema>; required: string[] };

/** The schema without a field. @param address of the field, dotted; `[]` steps into a list. */
export function without(schema: JsonSchema, address: string): JsonSchema {
  return edit(schema, address, (fields, name) => {
    delete fields.properties[name];
    fields.required = fields.required.filter((other) => other !== name);
  });
}

/** The schema with a field added. */
export function withField(
  schema: JsonSchema,
  address: string,
  type: JsonSchema,
  presence: 'required' | 'optional',
): JsonSchema {
  return edit(schema, address, (fields, name) => {
    fields.properties[name] = type;
    if (presence === 'required') fields.required.push(name);
  });
}

/** The schema with another type for a field. */
export function retyped(schema: JsonSchema, address: string, type: JsonSchema): JsonSchema {
  return edit(schema, address, (fields, name) => {
    if (!(name in fields.properties)) throw new Error(`the schema has no field ${address}`);
    fields.properties[name] = type;
  });
}

/** The schema with a field made optional. */
export function madeOptional(schema: JsonSchema, address: string): JsonSchema {
  return edit(schema, address, (fields, name) => {
    if (!fields.required.includes(name)) throw new Error(`the schema does not require ${address}`);
    fields.required = fields.required.filter((other) => other !== name);
  });
}

function edit(
  schema: JsonSchema,
  address: string,
  change: (fields: Fields, name: string) => void,
): JsonSchema {
  const copy = structuredClone(schema);
  const steps = address.split('.');
  const name = steps.pop() ?? '';
  let current: unknown = copy;
  for (const step of steps) {
    const fields = getFields(current, address);
    current = step.endsWith('[]')
      ? (fields.properties[step.slice(0, -2)] as { items?: unknown } | undefined)?.items
      : fields.properties[step];
  }
  change(getFields(current, address), name);
  return copy;
}

function getFields(schema: unknown, address: string): Fields {
  const found = objectIn(schema);
  if (!found) throw new Error(`the schema has no object at ${address}`);
  found['properties'] ??= {};
  found['required'] ??= [];
  return found as Fields;
}

/** The object a schema describes, also if it is nullable. */
function objectIn(schema: unknown): Record<string, unknown> | null {
  if (typeof schema !== 'object' || schema === null) return null;
  const record = schema as Record<string, unknown>;
  if (record['type'] === 'object') return record;
  const branches = Array.isArray(record['anyOf']) ? record['anyOf'] : [];
  return branches.map(objectIn).find((branch) => branch !== null) ?? null;
}
