/** The libraries that every unit shares, in a form that no unit can change. */

/** What a bundle may require. Anything else is refused. */
const SHARED: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/server': () => import('react-dom/server'),
  'react-router': () => import('react-router'),
  '@chamba/kernel/remote': () => import('@chamba/kernel/remote'),
  '@chamba/kernel/slots': () => import('@chamba/kernel/slots'),
  '@chamba/kernel/store': () => import('@chamba/kernel/store'),
  '@chamba/kernel/session': () => import('@chamba/kernel/session'),
  '@chamba/kernel/api': () => import('@chamba/kernel/api'),
  '@chamba/kernel/storage': () => import('@chamba/kernel/storage'),
  '@chamba/kernel/router': () => import('@chamba/kernel/router'),
};

/** `module.exports` is how newer Nodes name the whole of a CommonJS module. Through the others React's packages share the state of the render that is running: a unit could listen in on others. */
const INTERNALS = /INTERNALS|^__COMPILER_RUNTIME$|^module\.exports$/;

/** Of the server renderer the functions that work on strings; the others hand out buffers of the process. */
const ONLY: Readonly<Record<string, readonly string[]>> = {
  'react-dom/server': ['renderToString', 'renderToStaticMarkup', 'version'],
};

export type SharedModules = ReadonlyMap<string, object>;

/** Imports the shared libraries once, with what they would load later. */
export async function loadSharedModules(): Promise<SharedModules> {
  const entries = await Promise.all(
    Object.entries(SHARED).map(async ([name, load]): Promise<[string, object]> => {
      const exported = exportsFor(name, await load());
      // A namespace is no object a CommonJS caller may take `default` of without the marker.
      return [name, { __esModule: true, ...exported }];
    }),
  );
  // The client's calls come with the first call; by then nothing more is to be read.
  await import(new URL('./calls/index.js', import.meta.resolve('@chamba/kernel/api')).href);
  return new Map(entries);
}

function exportsFor(name: string, namespace: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(namespace)) {
    if (INTERNALS.test(key) || (ONLY[name] && key !== 'default' && !ONLY[name].includes(key))) continue;
    kept[key] =
      key === 'default' && typeof value === 'object' && value !== null ? exportsFor(name, value) : value;
  }
  return kept;
}

const CONTEXT = Symbol.for('react.context');

/** Freezes what the shared libraries export, as far as it is reached from there. */
export function freezeShared(modules: SharedModules): void {
  const seen = new Set<object>();
  const waiting: unknown[] = [...modules.values()];
  for (;;) {
    if (waiting.length === 0) break;
    const value = waiting.pop();
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
      continue;
    seen.add(value);
    for (const key of Reflect.ownKeys(value)) {
      const own = Reflect.getOwnPropertyDescriptor(value, key);
      waiting.push(own?.value, own?.get, own?.set);
    }
    waiting.push(Reflect.getPrototypeOf(value));
  }
  // The value of a React context is assigned while a page renders, and must not become an accessor that watches it.
  for (const value of seen) {
    if ('$$typeof' in value && value.$$typeof === CONTEXT) Object.seal(value);
    else Object.freeze(value);
  }
}
