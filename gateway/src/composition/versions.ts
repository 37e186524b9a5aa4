/** Semver order, as far as release versions go: numbers first, a pre-release before its release. */
export function compareVersions(a: string, b: string): number {
  const [coreA = '', preA] = a.split(/-(.*)/s, 2);
  const [coreB = '', preB] = b.split(/-(.*)/s, 2);
  const numbersB = coreB.split('.').map(Number);
  for (const [index, number] of coreA.split('.').map(Number).entries()) {
    const difference = number - (numbersB[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (preA === preB) return 0;
  if (preA === undefined) return 1;
  return preB === undefined ? -1 : preA.localeCompare(preB, 'en', { numeric: true });
}
