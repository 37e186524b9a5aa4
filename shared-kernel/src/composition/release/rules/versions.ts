import { inc, major, minor, parse, satisfies } from 'semver';

export { compare as compareVersions } from 'semver';

/**
 * Whether a version lies in a range like `>=0.1.0 <0.3.0` or `^19.3.0`; a pre-release counts as its release.
 * An unreadable version or range contains nothing.
 */
export function inRange(version: string, range: string): boolean {
  const known = parse(version);
  return known !== null && satisfies(`${known.major}.${known.minor}.${known.patch}`, range);
}

/**
 * The lowest release that comes after a version: 0.3.1 after 0.3.0.
 * @throws TypeError when it is no version.
 */
export function nextVersion(version: string): string {
  const next = inc(version, 'patch');
  if (next === null) throw new TypeError(`${version} is no version`);
  return next;
}

/**
 * Kernel versions that a unit built with `version` runs on: this minor version and the next.
 * @throws TypeError when it is no version.
 */
export function kernelRange(version: string): string {
  return `>=${major(version)}.${minor(version)}.0 <${major(version)}.${minor(version) + 2}.0`;
}

/**
 * The range a shared module must be in for code that was built with `version`: kernel entries as the kernel, others
 * this minor version and later ones of the same major.
 * @throws TypeError when it is no version.
 */
export function acceptedRange(module: string, version: string): string {
  return module.startsWith('@chamba/kernel/')
    ? kernelRange(version)
    : `^${major(version)}.${minor(version)}.0`;
}
