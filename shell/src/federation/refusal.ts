import type { PageComposition, UnitEntry } from '@chamba/kernel/composition';

const INTEGRITY = /^sha(?:256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/;

/** Whether a tester put the code of a machine at work in the place of a unit: it changes while it is served. */
export function isAtWork({ custom, overrides }: PageComposition, unit: string): boolean {
  const override = custom ? overrides?.[unit] : undefined;
  return override?.kind === 'address' && !override.failure;
}

/**
 * Why a unit of a composition is refused before anything of it is fetched, or null when it may be loaded: a unit without
 * a valid integrity hash is never executed.
 * @param atWork true for code that has no hash because a developer works on it.
 */
export function findRefusal(
  unit: string,
  entry: Partial<UnitEntry> | undefined,
  { atWork = false }: { atWork?: boolean } = {},
): string | null {
  if (!entry) return `the composition has no ${unit}`;
  const { version, base, entry: file, integrity, type } = entry;
  if (typeof version !== 'string' || version === '') return `${unit} has no version`;
  if (typeof base !== 'string' || !base.endsWith('/') || !URL.canParse(base, location.href))
    return `${unit} has no folder to load from`;
  if (typeof file !== 'string' || !/^[\w-][\w.-]*$/.test(file)) return `${unit} has no entry file`;
  if (!integrity && atWork) return null;
  // A browser checks a script's hash by its tag; of a module and of what that imports nothing here does.
  if (type === 'module') return `the entry of ${unit} ${version} is a module, whose hash is not checked`;
  if (!integrity) return `the entry of ${unit} ${version} has no hash`;
  if (typeof integrity !== 'string' || !INTEGRITY.test(integrity))
    return `the hash of the entry of ${unit} ${version} is invalid`;
  return null;
}
