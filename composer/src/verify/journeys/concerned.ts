/** Which journeys touch a unit. */
import { HOST_UNIT, matchRoute } from '@chamba/kernel/composition';
import type { Release } from '@chamba/kernel/composition/release';
import { slotsOn, toComposition } from '../browser/visits.ts';
import type { Carried } from './read-journeys.ts';

/**
 * The journeys that a release can spoil: its own; those that open or arrive at a page of its unit, or at one where it
 * fills a slot; and those over pages of units that it exchanges events with. The shell is on every page.
 * @param composed the releases that are live with the release among them.
 */
export function concernedJourneys(
  release: Release,
  composed: readonly Release[],
  carried: readonly Carried[],
): Carried[] {
  if (release.name === HOST_UNIT) return [...carried];
  const composition = toComposition(composed);
  const partners = eventPartners(release, composed);
  return carried.filter(({ unit, journey }) => {
    if (unit === release.name) return true;
    return journey.steps.some((step) => {
      const address = 'open' in step ? step.open : 'arrive' in step ? step.arrive : null;
      const found = address === null ? null : matchRoute(composition, toPath(address));
      if (!found) return false;
      if (found.unit === release.name || partners.has(found.unit)) return true;
      return slotsOn(release, found.route).length > 0;
    });
  });
}

/** Units that emit what the release listens to, or listen to what it emits. */
function eventPartners(release: Release, composed: readonly Release[]): ReadonlySet<string> {
  const { emits, listens } = release.events;
  return new Set(
    composed
      .filter(({ name }) => name !== release.name && name !== HOST_UNIT)
      .filter(
        ({ events }) =>
          events.listens.some((event) => emits.includes(event)) ||
          events.emits.some((event) => listens.includes(event)),
      )
      .map(({ name }) => name),
  );
}

/** A pattern matches itself once its variables are words: `/empleo/:job` is the page of `/empleo/job`. */
const toPath = (address: string): string => (address.split(/[?#]/, 1)[0] ?? '').replace(/[:*{}]/g, '');
