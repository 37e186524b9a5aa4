/** Reads parsed JSON of any shape. */

/** A field; undefined where the value has no such property of its own. */
export function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** Whether a value has a field of its own, whatever it holds. */
export const has = (value: unknown, name: string): boolean => read(value, name) !== undefined;
