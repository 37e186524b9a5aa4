import { HOST_UNIT } from '../../types.ts';
import type { Release } from '../schema.ts';
import { breaking, type Finding } from './finding.ts';
import { acceptedRange, inRange } from './versions.ts';

/** What the shell brings for all against what each remote asks for. */
export function sharedModulesUnfit(releases: readonly Release[]): Finding[] {
  const host = releases.find(({ name }) => name === HOST_UNIT);
  if (!host) return [];
  const shares = host.contract?.shares ?? host.shared;
  const kernel = shares['@chamba/kernel/remote'];
  return releases
    .filter((release) => release !== host)
    .flatMap((release) => [
      ...(kernel === undefined ? [] : kernelUnfit(release, kernel)),
      ...modulesUnfit(release, shares),
    ]);
}

function kernelUnfit(release: Release, kernel: string): Finding[] {
  if (inRange(kernel, release.kernel)) return [];
  return [
    breaking(
      'kernel-range',
      release.name,
      '@chamba/kernel',
      `${release.name} runs on kernel ${release.kernel}, and the page has ${kernel}`,
      `Build ${release.name} with a kernel of the page's minor version or the one before it.`,
    ),
  ];
}

function modulesUnfit(release: Release, shares: Readonly<Record<string, string>>): Finding[] {
  const needs = release.contract?.needs ?? release.shared;
  return Object.entries(needs).flatMap(([module, version]): Finding[] => {
    const shared = shares[module];
    if (shared === undefined) {
      return [
        breaking(
          'shared-missing',
          release.name,
          module,
          `${release.name} asks for ${module}, which the shell does not bring`,
          `The shell has to bring ${module} while a live unit asks for it; a new entry has to be in the live shell before a remote asks for it.`,
        ),
      ];
    }
    // A skew of the kernel is reported once, by its range.
    if (module.startsWith('@chamba/kernel/')) return [];
    const range = acceptedRange(module, version);
    if (inRange(shared, range)) return [];
    return [
      breaking(
        'shared-version',
        release.name,
        module,
        `${release.name} was built with ${module} ${version} and runs on ${range}, and the page has ${shared}`,
        `All units share one copy of ${module}: move ${release.name} and the shell to one version; a major one in all units on the same day.`,
      ),
    ];
  });
}
