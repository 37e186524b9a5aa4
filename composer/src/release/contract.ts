import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  inferShape,
  type Contract,
  type JsonSchema,
  type KernelContract,
} from '@chamba/kernel/composition/release';
import type { Remote } from '@chamba/kernel/remote';
import type { StatsCompilation } from 'webpack';
import { sharedKeys, sharedVersions, type Unit } from '../webpack/index.ts';

/**
 * The contract of the kernel installed with a unit, which may differ from the composer's.
 * @returns null if that kernel is older than contracts in releases.
 */
export async function unitKernelContract(unit: Unit): Promise<KernelContract | null> {
  const fromUnit = createRequire(path.join(unit.folder, 'package.json'));
  const kernel: unknown = await import(
    pathToFileURL(fromUnit.resolve('@chamba/kernel/composition/release')).href
  );
  return isContractSource(kernel) ? kernel.kernelContract() : null;
}

/**
 * The contract section of a release: what the unit provides, and what it requires.
 * @param declaration null for a shell without a declaration.
 * @param stats of the browser build; they list the requested shared modules.
 */
export function toContract(
  unit: Unit,
  declaration: Remote | null,
  kernel: KernelContract,
  stats: StatsCompilation,
): Contract {
  const isShell = unit.kind === 'shell';
  const versions = sharedVersions(unit);
  const ownSlices = Object.fromEntries(
    (declaration?.slices ?? [])
      .filter(({ life }) => life === 'session')
      .map(({ name, reducer }) => [name, inferShape(reducer(undefined, { type: 'kernel/described' }))]),
  );
  return {
    slots: {
      places: slotsWhere(kernel, (_name, { owner }) => owner === unit.name),
      fills: Object.fromEntries(
        Object.entries(declaration?.slots ?? {}).flatMap(([name, filler]) => {
          const props = kernel.slots[name]?.props;
          return props ? [[name, { version: filler.version, props }]] : [];
        }),
      ),
    },
    events: {
      emits: payloads(kernel, declaration?.events?.emits ?? []),
      listens: payloads(kernel, declaration?.events?.listens ?? []),
    },
    slices: {
      provides: isShell ? { ...kernel.slices, ...ownSlices } : ownSlices,
      reads: isShell ? {} : kernel.slices,
    },
    shares: isShell ? versions : {},
    needs: isShell ? {} : pick(versions, neededModules(stats)),
  };
}

function slotsWhere(
  kernel: KernelContract,
  wanted: (name: string, slot: KernelContract['slots'][string]) => boolean,
): Contract['slots']['places'] {
  return Object.fromEntries(
    Object.entries(kernel.slots)
      .filter(([name, slot]) => wanted(name, slot))
      .map(([name, { version, props }]) => [name, { version, props }]),
  );
}

function payloads(kernel: KernelContract, names: readonly string[]): Record<string, JsonSchema> {
  return Object.fromEntries(names.map((name) => [name, kernel.events[name] ?? {}]));
}

/**
 * Shared modules that the unit's code imports: each is represented in the build by a module that requests it from the
 * page.
 */
function neededModules({ modules = [] }: StatsCompilation): string[] {
  const names = new Set(
    modules
      .filter(({ moduleType }) => moduleType === 'consume-shared-module')
      // consume-shared-module|<scope>|<key>|…
      .map(({ identifier = '' }) => identifier.split('|')[2]),
  );
  return sharedKeys.filter((key) => names.has(key));
}

function pick(versions: Record<string, string>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => (versions[key] === undefined ? [] : [[key, versions[key]]])),
  );
}

function isContractSource(module: unknown): module is { kernelContract: () => KernelContract } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'kernelContract' in module &&
    typeof module.kernelContract === 'function'
  );
}
