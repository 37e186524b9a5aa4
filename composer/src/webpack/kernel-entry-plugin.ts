import path from 'node:path';
import type { Compiler } from 'webpack';
import { sharedKernelEntries } from './shared.ts';

/**
 * Kernel code that is bundled into a unit (e.g. the design system) imports shared entries by relative path.
 * Federation matches package requests only, so such a path would bundle a second copy with its own state. This plugin
 * rewrites it to the package request.
 */
export class KernelEntryPlugin {
  /** Registers the plugin with a compiler. */
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('KernelEntryPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('KernelEntryPlugin', (data) => {
        const entry = sharedEntryRequest(data.contextInfo.issuer, data.context, data.request);
        if (entry !== null) data.request = entry;
      });
    });
  }
}

/**
 * The package request of a shared kernel entry that bundled kernel code imports by a relative path.
 * @param issuer file with the import; `context` is its folder.
 * @returns null for every other import.
 */
export function sharedEntryRequest(issuer: string, context: string, request: string): string | null {
  if (!request.startsWith('.')) return null;
  const source = kernelSource(issuer);
  if (source === null || isShared(getEntry(source, issuer))) return null;
  const target = path.join(context, request);
  const entry = sharedKernelEntries.find((name) => target === path.join(source, name, 'index.ts'));
  return entry === undefined ? null : `@chamba/kernel/${entry}`;
}

/** The kernel's `src` folder if a file is inside it, in workspace or package layout. */
function kernelSource(file: string): string | null {
  const found = /^(.*[\\/](?:shared-kernel|@chamba[\\/]kernel)[\\/]src)[\\/]/.exec(file);
  return found?.[1] ?? null;
}

function getEntry(source: string, file: string): string {
  return path.relative(source, file).split(path.sep)[0] ?? '';
}

function isShared(entry: string): boolean {
  return sharedKernelEntries.some((shared) => shared === entry);
}
