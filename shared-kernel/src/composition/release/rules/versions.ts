/** As much of semantic versioning as releases need. */

/** `[major, minor, patch]`; a pre-release counts as its release. */
type Numbers = readonly [number, number, number];

/**
 * Whether a version lies in a range like `>=0.1.0 <0.3.0` or `^19.3.0`. Parts are joined by spaces and all hold.
 * An unreadable version or range contains nothing.
 */
export function inRange(version: string, range: string): boolean {
  const numbers = parse(version);
  if (!numbers) return false;
  const parts = range.trim().split(/\s+/);
  return parts.every((part) => holds(numbers, part));
}

/**
 * The range a shared module must be in for code that was built with `version`: kernel entries this minor version and
 * the next, others this minor version and later ones of the same major.
 */
export function acceptedRange(module: string, version: string): string {
  const [major, minor] = parse(version) ?? [0, 0, 0];
  return module.startsWith('@chamba/kernel/')
    ? `>=${major}.${minor}.0 <${major}.${minor + 2}.0`
    : `^${major}.${minor}.0`;
}

function holds(version: Numbers, part: string): boolean {
  if (part === '*') return true;
  const [, operator = '', text = ''] = /^(\^|>=|<=|>|<|=)?v?(.+)$/.exec(part) ?? [];
  const limit = parse(text);
  if (!limit) return false;
  const order = compare(version, limit);
  if (operator === '>=') return order >= 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  if (operator === '<') return order < 0;
  if (operator === '^') return order >= 0 && compare(version, nextBreaking(limit)) < 0;
  return order === 0;
}

/** The first version that `^` leaves out: the next in the leftmost number that is not zero. */
function nextBreaking([major, minor, patch]: Numbers): Numbers {
  if (major > 0) return [major + 1, 0, 0];
  if (minor > 0) return [0, minor + 1, 0];
  return [0, 0, patch + 1];
}

function parse(version: string): Numbers | null {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

function compare(one: Numbers, other: Numbers): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
