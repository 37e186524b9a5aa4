import { acceptedRange } from '@chamba/kernel/composition/release';
import { installedVersion, type Unit } from './unit.ts';

/** Kernel entries that hold state and therefore exist once on a page. */
export const sharedKernelEntries = [
  'remote',
  'slots',
  'store',
  'session',
  'api',
  'storage',
  'router',
] as const;

/** Every module that units share instead of bundling. */
export const sharedKeys: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  ...sharedKernelEntries.map((entry) => `@chamba/kernel/${entry}`),
];

/**
 * Modules that a unit's server bundle expects from the process that runs it. react-router-dom is among them because
 * the shell uses it directly: a second copy would not share its context with the kernel's facade.
 */
export const serverProvided: readonly string[] = [...sharedKeys, 'react-dom/server', 'react-router-dom'];

type SharedModule = {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  eager: boolean;
};

/**
 * The `shared` section of a unit's federation: one copy each, and an error for incompatible versions instead of a
 * second copy.
 */
export function sharedModules(unit: Unit): Record<string, SharedModule> {
  return Object.fromEntries(
    Object.entries(sharedVersions(unit)).map(([key, version]) => [
      key,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: acceptedRange(key, version),
        // The page cannot start without them: in the shell they are part of the first script.
        eager: unit.kind === 'shell',
      },
    ]),
  );
}

/** Versions of the shared modules a unit is built with, by key. */
export function sharedVersions(unit: Unit): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const key of sharedKeys) {
    const version = installedVersion(unit, key);
    if (version === null) throw new Error(`${unit.name}: ${key} is not installed`);
    versions[key] = version;
  }
  return versions;
}
