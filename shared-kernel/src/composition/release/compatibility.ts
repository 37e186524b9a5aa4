/** Whether releases fit together on one page: pure, so that publishing, promoting and `chamba verify` agree. */
import { HOST_UNIT } from '../types.ts';
import type { Release } from './schema.ts';
import { eventsUnfit } from './rules/events.ts';
import { breaking, type Finding } from './rules/finding.ts';
import { formsLost, routesInvalid, routesLost, routesShadowed, routesTaken } from './rules/routes.ts';
import { sharedModulesUnfit } from './rules/shared-modules.ts';
import { slicesUnfit } from './rules/slices.ts';
import { slotsEmpty, slotsLost, slotsUnfit } from './rules/slots.ts';

/**
 * Checks that releases can be one composition.
 * @param releases one release of every unit of the composition.
 * @param live the releases served until now; with them also what would get lost is found. Leave them out where
 * losing is meant, as when rolling back.
 * @returns what is wrong, breaking before warnings; empty when everything fits.
 */
export function checkComposition(releases: readonly Release[], live: readonly Release[] = []): Finding[] {
  const findings = [
    ...hostMissing(releases),
    ...routesInvalid(releases),
    ...routesTaken(releases),
    ...slotsUnfit(releases),
    ...eventsUnfit(releases, live),
    ...slicesUnfit(releases),
    ...sharedModulesUnfit(releases),
    ...(live.length > 0
      ? [
          ...routesShadowed(releases, live),
          ...routesLost(releases, live),
          ...formsLost(releases, live),
          ...slotsLost(releases, live),
          ...slotsEmpty(releases, live),
        ]
      : []),
  ];
  return findings.sort((one, other) => order(one) - order(other));
}

/**
 * Checks a change of what is served. What was incompatible before is reported as a warning: it does not block a team that did not cause
 * it, and the site serves it anyway.
 * @param before one release of every unit as served until now.
 * @param releases one release of every unit after the change.
 * @param mayLose whether routes and fillers may go, as when rolling back.
 */
export function checkChange(
  releases: readonly Release[],
  before: readonly Release[],
  mayLose = false,
): Finding[] {
  const known = new Set(checkComposition(before, before).map(toKey));
  return checkComposition(releases, mayLose ? [] : before)
    .map((finding): Finding =>
      known.has(toKey(finding))
        ? { ...finding, level: 'warning', message: `${finding.message} (so it is live)` }
        : finding,
    )
    .sort((one, other) => order(one) - order(other));
}

function toKey({ rule, unit, subject }: Finding): string {
  return `${rule}\0${unit}\0${subject}`;
}

function order({ level }: Finding): number {
  return level === 'breaking' ? 0 : 1;
}

function hostMissing(releases: readonly Release[]): Finding[] {
  if (releases.some(({ name }) => name === HOST_UNIT)) return [];
  return [
    breaking(
      'host-missing',
      HOST_UNIT,
      HOST_UNIT,
      `there is no release of the ${HOST_UNIT}`,
      `Every composition needs a ${HOST_UNIT}: publish one first.`,
    ),
  ];
}
