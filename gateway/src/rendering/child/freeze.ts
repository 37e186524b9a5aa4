/** Freezes objects that several units can reach, with everything that is reachable from them by properties. */
import { types } from 'node:util';

const CONTEXT = Symbol.for('react.context');
const LAZY = Symbol.for('react.lazy');

/** Objects that are frozen already, so that a growing graph is not walked again. */
const frozen = new WeakSet<object>();

/**
 * Freezes values and everything reachable from them, except what does not work frozen: the value of a React context,
 * which is assigned while a page renders; the state of a lazy component; the position of a stateful regular
 * expression.
 * @returns the React contexts among them.
 */
export function freezeReached(values: readonly unknown[]): object[] {
  const contexts: object[] = [];
  const waiting: unknown[] = [...values];
  for (;;) {
    if (waiting.length === 0) break;
    const value = waiting.pop();
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || frozen.has(value))
      continue;
    frozen.add(value);
    const kind = Reflect.getOwnPropertyDescriptor(value, '$$typeof')?.value as unknown;
    for (const key of Reflect.ownKeys(value)) {
      if (kind === LAZY && key === '_payload') continue;
      const own = Reflect.getOwnPropertyDescriptor(value, key);
      waiting.push(own?.value, own?.get, own?.set);
    }
    waiting.push(Reflect.getPrototypeOf(value));
    if (kind === CONTEXT) {
      // Its value must not be replaced by an observing accessor either.
      Object.seal(value);
      contexts.push(value);
    } else if (!(types.isRegExp(value) && (value.global || value.sticky))) freeze(value);
  }
  return contexts;
}

function freeze(value: object): void {
  try {
    Object.freeze(value);
  } catch {
    // Views of buffers cannot be frozen, and proxies may refuse.
  }
}
