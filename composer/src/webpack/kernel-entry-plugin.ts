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
        if (!data.request.startsWith('.')) return;
        const source = kernelSource(data.contextInfo.issuer);
        if (source === null) return;
        const issuerEntry = getEntry(source, data.contextInfo.issuer);
        if (isShared(issuerEntry)) return;
        const target = path.join(data.context, data.request);
        for (const entry of sharedKernelEntries) {
          if (target === path.join(source, entry, 'index.ts')) data.request = `@chamba/kernel/${entry}`;
        }
      });
    });
  }
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
