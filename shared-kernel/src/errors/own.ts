/** Entry of a table by a key from outside: what every object inherits (`toString`) is no entry. */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
