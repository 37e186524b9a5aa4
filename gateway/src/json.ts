/** An object of parsed JSON, with fields of any kind. */
export type JsonObject = Record<string, unknown>;

/** Whether a part of parsed JSON is an object, and neither null nor a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property of parsed JSON of any shape; undefined if it is missing. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
