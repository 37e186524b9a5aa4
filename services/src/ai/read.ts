/** A value inside parsed JSON of any shape, by its path; undefined where there is none. */
export function read(value: unknown, ...path: ReadonlyArray<string | number>): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? Reflect.get(inner, name)
        : undefined,
    value,
  );
}
