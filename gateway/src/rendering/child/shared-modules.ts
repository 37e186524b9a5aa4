/** The libraries that every unit shares, immutable for units. */
import { freezeReached } from './freeze.ts';

/** Modules that a bundle may require; others are refused. */
const SHARED: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/server': () => import('react-dom/server'),
  'react-router-dom': () => import('react-router-dom'),
  // Shells of earlier releases.
  'react-router': () => import('react-router'),
  '@chamba/kernel/remote': () => import('@chamba/kernel/remote'),
  '@chamba/kernel/slots': () => import('@chamba/kernel/slots'),
  '@chamba/kernel/store': () => import('@chamba/kernel/store'),
  '@chamba/kernel/session': () => import('@chamba/kernel/session'),
  '@chamba/kernel/api': () => import('@chamba/kernel/api'),
  '@chamba/kernel/storage': () => import('@chamba/kernel/storage'),
  '@chamba/kernel/router': () => import('@chamba/kernel/router'),
};

/**
 * Exports that are hidden from units. `module.exports` is how newer versions of Node name the whole of a CommonJS
 * module. Through the others, React's packages share the state of the current render, and the router its contexts,
 * which give access to the shell's routes: a unit could observe others.
 */
const INTERNALS = /INTERNALS|^__COMPILER_RUNTIME$|^module\.exports$|^UNSAFE_/;

/** Of the server renderer only the functions that return strings; the others expose buffers of the process. */
const ONLY: Readonly<Record<string, readonly string[]>> = {
  'react-dom/server': ['renderToString', 'renderToStaticMarkup', 'version'],
};

export type SharedModules = ReadonlyMap<string, object>;

/** Imports the shared libraries once, including what they would load later. */
export async function loadSharedModules(): Promise<SharedModules> {
  const entries = await Promise.all(
    Object.entries(SHARED).map(async ([name, load]): Promise<[string, object]> => {
      const exported = exportsFor(name, await load());
      // CommonJS code does not take `default` of a namespace object without the marker.
      return [name, { __esModule: true, ...exported }];
    }),
  );
  // The client's calls are loaded with the first call of their group; by then no file may be read.
  await import('@chamba/kernel/operations/preload');
  return new Map(entries);
}

function exportsFor(name: string, namespace: object): Record<string, unknown> {
  const visible: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(namespace)) {
    if (INTERNALS.test(key) || (ONLY[name] && key !== 'default' && !ONLY[name].includes(key))) continue;
    if (key === 'default' && typeof value === 'object' && value !== null)
      visible[key] = exportsFor(name, value);
    else visible[key] = ONLY[name] && typeof value === 'function' ? withDefaults(value) : value;
  }
  return visible;
}

/** Freezes the exports of the shared libraries and everything reachable from them. */
export function freezeShared(modules: SharedModules): void {
  for (const context of freezeReached([...modules.values()])) contexts.push([context, readValues(context)]);
}

/** The values of a React context, by renderer: their default outside of a render. */
type ContextValues = { _currentValue: unknown; _currentValue2: unknown };

/** Contexts of the shared libraries with their defaults. Units can assign them; an assigned value must not persist. */
const contexts: Array<readonly [context: object, defaults: ContextValues]> = [];

function readValues(context: object): ContextValues {
  return {
    _currentValue: Reflect.get(context, '_currentValue'),
    _currentValue2: Reflect.get(context, '_currentValue2'),
  };
}

/** Wraps a render function so that every shared context has its default, whatever units assigned. */
function withDefaults(render: (...values: unknown[]) => unknown): (...values: unknown[]) => unknown {
  return (...values) => {
    // A page may render a part of itself while it renders.
    const around = contexts.map(([context]) => [context, readValues(context)] as const);
    for (const [context, defaults] of contexts) Object.assign(context, defaults);
    try {
      return render(...values);
    } finally {
      for (const [context, before] of around) Object.assign(context, before);
    }
  };
}
