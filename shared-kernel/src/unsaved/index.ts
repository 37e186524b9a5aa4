/**
 * Register of unsaved input. Units bundle copies of this module, so the register lies on the page and
 * not in it: every copy sees what all of them registered.
 */
import { useEffect, useRef } from 'react';

const REGISTER = Symbol.for('chamba.unsaved');
const page = globalThis as typeof globalThis & { [REGISTER]?: Set<object> };

/**
 * Whether a form on the page holds something that a reload would lose.
 * @example if (!hasUnsavedChanges()) location.reload();
 */
export function hasUnsavedChanges(): boolean {
  return (page[REGISTER]?.size ?? 0) > 0;
}

/**
 * Says that what was typed would be lost. While it stands the page is not loaded anew by itself.
 * @returns what takes it back.
 * @example
 * const release = holdUnsavedChanges();
 * await send(text).finally(release);
 */
export function holdUnsavedChanges(): () => void {
  const register = (page[REGISTER] ??= new Set());
  const mine = {};
  register.add(mine);
  return () => void register.delete(mine);
}

/**
 * For forms: `dirty` is true as long as they hold unsaved input. Leaving the page takes it back.
 * @returns takes it back at once, until `dirty` is true anew: for a form that leads to an address with all it holds.
 * @example
 * useUnsavedChanges(text !== saved);
 */
export function useUnsavedChanges(dirty: boolean): () => void {
  const release = useRef<() => void>(undefined);
  useEffect(() => (dirty ? (release.current = holdUnsavedChanges()) : undefined), [dirty]);
  return () => release.current?.();
}
