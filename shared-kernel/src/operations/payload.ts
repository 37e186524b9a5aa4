/** Reads parsed JSON of any shape. */

/** An own property of a value; undefined if it has none of that name. */
export function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** Whether a value has an own property, whatever its value. */
export const has = (value: unknown, name: string): boolean => read(value, name) !== undefined;
