/**
 * Freezes the intrinsics of a realm, so that no code there can change what other code gets from `JSON.stringify` or
 * `Array.prototype.map`. Its source also runs inside the realms of units: it must not use anything from outside its
 * body.
 * @param realm the global object of the realm it runs in.
 * @param names globals to lock, with everything reachable from them.
 */
export function lockIntrinsics(realm: object, names: readonly PropertyKey[]): void {
  const isObject = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function';
  const getPrototype = (value: unknown): unknown => Reflect.getPrototypeOf(Object(value));

  // They expose the last matched string, of any code.
  for (const name of Reflect.ownKeys(RegExp))
    if (typeof name === 'string' && !['length', 'name', 'prototype'].includes(name))
      Reflect.deleteProperty(RegExp, name);
  Reflect.deleteProperty(Object.prototype, '__proto__');
  for (const name of ['__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__'])
    Reflect.deleteProperty(Object.prototype, name);

  // A frozen property cannot be assigned on an inheriting object: `error.name = …` must still work.
  const assignable = (owner: object, keys: readonly string[]): void => {
    for (const key of keys) {
      const own = Reflect.getOwnPropertyDescriptor(owner, key);
      if (!own || !('value' in own)) continue;
      const { value } = own;
      Reflect.defineProperty(owner, key, {
        get: () => value as unknown,
        set(this: unknown, next: unknown) {
          if (this === owner || !isObject(this)) throw new TypeError(`${key} cannot be changed`);
          Reflect.defineProperty(this, key, {
            value: next,
            writable: true,
            enumerable: true,
            configurable: true,
          });
        },
        enumerable: false,
        configurable: false,
      });
    }
  };
  assignable(Object.prototype, [
    'constructor',
    'hasOwnProperty',
    'isPrototypeOf',
    'propertyIsEnumerable',
    'toLocaleString',
    'toString',
    'valueOf',
  ]);
  assignable(Function.prototype, ['constructor', 'toString']);
  for (const error of [
    Error,
    TypeError,
    RangeError,
    SyntaxError,
    ReferenceError,
    EvalError,
    URIError,
    AggregateError,
  ])
    assignable(error.prototype, ['constructor', 'message', 'name', 'toString']);

  // Call sites would expose the functions and receivers of all code on the stack.
  Reflect.defineProperty(Error, 'prepareStackTrace', {
    get: () => undefined,
    set: () => undefined,
    enumerable: false,
    configurable: false,
  });

  const hidden: unknown[] = [
    async () => undefined,
    function* () {
      yield 0;
    },
    async function* () {
      yield 0;
    },
    [][Symbol.iterator](),
    new Map().entries(),
    new Set().entries(),
    ''[Symbol.iterator](),
    'a'.matchAll(/a/g),
    new Intl.Segmenter().segment('a'),
    new Intl.Segmenter().segment('a')[Symbol.iterator](),
  ].map(getPrototype);
  const { Iterator } = realm as { Iterator?: { from: (value: object) => { map: (by: unknown) => unknown } } };
  if (Iterator) {
    const wrapped = Iterator.from({ next: () => ({ done: true }) });
    hidden.push(getPrototype(wrapped), getPrototype(wrapped.map(() => undefined)));
  }

  const found = new Set<object>();
  const waiting: unknown[] = [...hidden];
  for (const name of names) {
    const own = Reflect.getOwnPropertyDescriptor(realm, name);
    if (!own || !('value' in own)) continue;
    waiting.push(own.value);
    if (own.configurable) Reflect.defineProperty(realm, name, { writable: false, configurable: false });
  }
  for (;;) {
    if (waiting.length === 0) break;
    const value = waiting.pop();
    if (!isObject(value) || value === realm || found.has(value)) continue;
    found.add(value);
    for (const key of Reflect.ownKeys(value)) {
      const own = Reflect.getOwnPropertyDescriptor(value, key);
      waiting.push(own?.value, own?.get, own?.set);
    }
    waiting.push(Reflect.getPrototypeOf(value));
  }
  for (const value of found) Object.freeze(value);
}
