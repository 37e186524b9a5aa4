import { createRequire } from 'node:module';
import { onDemand } from '../support/on-demand.ts';

/**
 * Loads a peer that only a bench needs.
 * @returns what the package exports; null when it cannot be had here, for instance without a compiler.
 */
export function peerPackage(name: string, version: string): unknown {
  const file = onDemand(name, version);
  if (file === null) return null;
  try {
    return createRequire(file)(file);
  } catch {
    console.log(`Left out: ${name} cannot be loaded on this machine.`);
    return null;
  }
}
