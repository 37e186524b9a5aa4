/** The libraries that every unit shares, in a form that no unit can change. */
import { freezeReached } from './freeze.ts';

/** What a bundle may require. Anything else is refused. */
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
 * What is kept from units. `module.exports` is how newer Nodes name the whole of a CommonJS module. Through the others
 * React's packages share the state of the render that is running, and the router its contexts, which lead to the shell's
 * routes: a unit could listen in on others.
 */
const INTERNALS = /INTERNALS|^__COMPILER_RUNTIME$|^module\.exports$|^UNSAFE_/;

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
  await import(new URL('./browser.js', import.meta.resolve('@chamba/kernel/operations')).href);
  return new Map(entries);
}

function exportsFor(name: string, namespace: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(namespace)) {
    if (INTERNALS.test(key) || (ONLY[name] && key !== 'default' && !ONLY[name].includes(key))) continue;
    if (key === 'default' && typeof value === 'object' && value !== null) kept[key] = exportsFor(name, value);
    else kept[key] = ONLY[name] && typeof value === 'function' ? withDefaults(value) : value;
  }
  return kept;
}

/** Freezes what the shared libraries export, as far as it is reached from there. */
export function freezeShared(modules: SharedModules): void {
  for (const context of freezeReached([...modules.values()])) contexts.push([context, valuesOf(context)]);
}

/** The values of a React context, by renderer: outside of a render they are its default. */
type ContextValues = { _currentValue: unknown; _currentValue2: unknown };

/** Contexts of the shared libraries with their defaults. Units can assign them; what they assign must not stay. */
const contexts: Array<readonly [context: object, defaults: ContextValues]> = [];

function valuesOf(context: object): ContextValues {
  return {
    _currentValue: Reflect.get(context, '_currentValue'),
    _currentValue2: Reflect.get(context, '_currentValue2'),
  };
}

/** A function that renders, with the default in every shared context whatever units left there. */
function withDefaults(render: (...values: unknown[]) => unknown): (...values: unknown[]) => unknown {
  return (...values) => {
    // A page may render a part of itself while it renders.
    const around = contexts.map(([context]) => [context, valuesOf(context)] as const);
    for (const [context, defaults] of contexts) Object.assign(context, defaults);
    try {
      return render(...values);
    } finally {
      for (const [context, before] of around) Object.assign(context, before);
    }
  };
}
