import { createHash } from 'node:crypto';

/** Whether bytes match an integrity value (`sha384-…`). */
export function hasIntegrity(bytes: Uint8Array, integrity: string): boolean {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s, 2);
  return createHash(algorithm).update(bytes).digest('base64') === expected;
}
