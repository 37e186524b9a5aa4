/** Whether releases fit together on one page: pure, so that publishing, promoting and `chamba verify` agree. */
import { HOST_UNIT } from '../types.ts';
import { slotContracts } from '../../slots/contracts.ts';
import type { Release } from './schema.ts';

/** What is wrong between releases, in words a person can act on. */
export type Finding = {
  /** `breaking` must not reach candidates; a `warning` is worth a look. */
  level: 'breaking' | 'warning';
  /** Name of the rule, e.g. `route-taken`. */
  rule: string;
  /** The unit that has to change. */
  unit: string;
  /** What it is about: a path, slot, event, slice, module or file. */
  subject: string;
  message: string;
  remedy: string;
};

/**
 * Checks that releases can be one composition.
 * @param releases one release of every unit of the composition.
 * @param live the releases served until now; with them also what would get lost is found. Leave them out where
 * losing is meant, as when rolling back.
 * @returns what is wrong, worst first; empty when everything fits.
 */
export function checkComposition(releases: readonly Release[], live: readonly Release[] = []): Finding[] {
  void live;
  return [...checkHost(releases), ...checkRoutes(releases), ...checkSlots(releases)];
}

function checkHost(releases: readonly Release[]): Finding[] {
  if (releases.some(({ name }) => name === HOST_UNIT)) return [];
  return [
    {
      level: 'breaking',
      rule: 'host-missing',
      unit: HOST_UNIT,
      subject: HOST_UNIT,
      message: `there is no release of the ${HOST_UNIT}`,
      remedy: `Publish a release of the ${HOST_UNIT} first.`,
    },
  ];
}

function checkRoutes(releases: readonly Release[]): Finding[] {
  const findings: Finding[] = [];
  const owners = new Map<string, string>();
  for (const release of releases) {
    for (const { path } of release.routes) {
      const shape = routeShape(path);
      const owner = owners.get(shape);
      if (owner === undefined) owners.set(shape, release.name);
      else
        findings.push({
          level: 'breaking',
          rule: 'route-taken',
          unit: release.name,
          subject: path,
          message: `route ${path} is claimed by ${owner} and ${release.name}`,
          remedy: `One of the two has to give the path up, or choose another.`,
        });
    }
  }
  return findings;
}

function checkSlots(releases: readonly Release[]): Finding[] {
  const findings: Finding[] = [];
  const fillers = new Map<string, string>();
  for (const release of releases) {
    for (const { name, version } of release.slots) {
      const contract = Object.hasOwn(slotContracts, name) ? slotContracts[name] : undefined;
      const base = { level: 'breaking', unit: release.name, subject: name } as const;
      if (!contract) {
        findings.push({
          ...base,
          rule: 'slot-unowned',
          message: `${release.name} fills the slot ${name}, which nobody owns`,
          remedy: `Name a slot of @chamba/kernel/slots, or ask the owner of the page to add one.`,
        });
      } else if (contract.version !== version) {
        findings.push({
          ...base,
          rule: 'slot-version',
          message: `${release.name} fills the slot ${name} at version ${version}, its contract is at ${contract.version}`,
          remedy: `Build ${release.name} against the slot's version ${contract.version}.`,
        });
      }
      const filler = fillers.get(name);
      if (filler === undefined) fillers.set(name, release.name);
      else
        findings.push({
          ...base,
          rule: 'slot-taken',
          message: `slot ${name} is filled by ${filler} and ${release.name}`,
          remedy: `Only one unit may fill a slot: take it out of one of the two.`,
        });
    }
  }
  return findings;
}

/** A path without the names of its variables: `/oferta/:a` and `/oferta/:b` are one address. */
export function routeShape(path: string): string {
  return path.replace(/([:*])\w+/g, '$1');
}
