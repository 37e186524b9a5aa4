import { slotContracts } from '../../../slots/contracts.ts';
import type { SlotContractEntry } from '../contract/schema.ts';
import type { Release } from '../schema.ts';
import { breaking, warning, type Finding } from './finding.ts';
import { shortfalls } from './satisfies.ts';
import { saying } from './words.ts';

type Place = { owner: string; version: number; props: SlotContractEntry['props'] };

/** Fillers against places: that there is one, in the same version, and that it gets what it needs. */
export function slotsUnfit(releases: readonly Release[]): Finding[] {
  const places = placesIn(releases);
  const fillers = new Map<string, string>();
  return releases.flatMap((release) =>
    release.slots.flatMap(({ name, version }): Finding[] => {
      const before = fillers.get(name);
      fillers.set(name, before ?? release.name);
      const taken: Finding[] =
        before === undefined
          ? []
          : [
              breaking(
                'slot-taken',
                release.name,
                name,
                `slot ${name} is filled by ${before} and ${release.name}`,
                `Only one unit may fill a slot: take it out of ${release.name}, or agree with ${before}.`,
              ),
            ];
      return [...taken, ...unfit(release, name, version, places.get(name))];
    }),
  );
}

function unfit(release: Release, name: string, version: number, place: Place | undefined): Finding[] {
  if (!place) {
    return [
      breaking(
        'slot-unowned',
        release.name,
        name,
        `${release.name} fills the slot ${name}, which no unit owns`,
        'Name a slot that a live page has a place for; a new place has to be live before its filler.',
      ),
    ];
  }
  if (place.version !== version) {
    return [
      breaking(
        'slot-version',
        release.name,
        name,
        `${release.name} fills the slot ${name} at version ${version}, its contract is at ${place.version}`,
        `Both sides need the same version: build ${release.name} for version ${place.version}, or let ${place.owner} keep version ${version}.`,
      ),
    ];
  }
  const fills = release.contract?.slots.fills[name];
  if (!fills) return [];
  return shortfalls(place.props, fills.props).map((shortfall) =>
    breaking(
      'slot-props',
      release.name,
      `${name}.${shortfall.at}`,
      `${saying(shortfall, `the filler of ${name} (${release.name})`, place.owner)}`,
      `Pass it in ${place.owner}, or let ${release.name} do without it; otherwise the slot needs a new version.`,
    ),
  );
}

/** Places and fillers that are live and would be gone. */
export function slotsLost(releases: readonly Release[], live: readonly Release[]): Finding[] {
  const places = placesIn(releases);
  const filled = new Set(releases.flatMap(({ slots }) => slots.map(({ name }) => String(name))));
  const livePlaces = placesIn(live);
  return live.flatMap(({ name: unit, slots }) =>
    slots.flatMap(({ name }): Finding[] => {
      // A slot whose place goes away together with its filler was removed on purpose.
      if (filled.has(name) || !places.has(name)) return [];
      return [
        breaking(
          'slot-filler-dropped',
          unit,
          name,
          `${unit} fills the slot ${name} live, and no unit would any more`,
          `Keep the filler in ${unit}, or let ${livePlaces.get(name)?.owner ?? 'its owner'} take the place out of the page first.`,
        ),
      ];
    }),
  );
}

/** Slots with a place in a page but no filler: no fault, but worth knowing. */
export function slotsEmpty(releases: readonly Release[], live: readonly Release[]): Finding[] {
  const filled = new Set(releases.flatMap(({ slots }) => slots.map(({ name }) => String(name))));
  const known = placesIn(live);
  return [...placesIn(releases)].flatMap(([name, { owner, version }]) => {
    const before = known.get(name);
    if (filled.has(name) || (before && before.version === version)) return [];
    return [
      warning(
        'slot-empty',
        owner,
        name,
        `${owner} has a new place for the slot ${name}, which no unit fills yet`,
        'Its fallback shows until a unit fills it.',
      ),
    ];
  });
}

/** Every slot with a place: by the contracts of the releases, and for older releases by the kernel's list. */
function placesIn(releases: readonly Release[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [name, { owner, version }] of Object.entries(slotContracts)) {
    const release = releases.find((candidate) => candidate.name === owner);
    if (!release?.contract) places.set(name, { owner, version, props: {} });
  }
  for (const { name: owner, contract } of releases) {
    for (const [name, { version, props }] of Object.entries(contract?.slots.places ?? {}))
      places.set(name, { owner, version, props });
  }
  return places;
}
