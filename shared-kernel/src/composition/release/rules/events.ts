import type { Release } from '../schema.ts';
import { breaking, warning, type Finding } from './finding.ts';
import { shortfalls } from './satisfies.ts';
import { saying } from './words.ts';

/** Events that a unit listens for: they have to be emitted, with the payload that is needed. */
export function eventsUnfit(releases: readonly Release[], live: readonly Release[]): Finding[] {
  const emitted = new Set(releases.flatMap(({ events }) => events.emits.map(String)));
  // An older shell does not declare its events.
  const allKnown = releases.every(({ contract }) => contract !== null);
  return releases.flatMap((listener) =>
    listener.events.listens.map(String).flatMap((name): Finding[] => {
      if (emitted.has(name)) return payloadsUnfit(releases, listener, name);
      const emitter = live.find(({ events }) => events.emits.map(String).includes(name));
      if (emitter) {
        return [
          breaking(
            'event-dropped',
            emitter.name,
            name,
            `${listener.name} listens for ${name}, which ${emitter.name} emits live and no unit would any more`,
            `Keep emitting ${name} in ${emitter.name}; a new event may be emitted beside it until all listeners have moved.`,
          ),
        ];
      }
      if (!allKnown) return [];
      // In a site that lacks a unit this is no fault of the listener, only when it is new.
      const isNew =
        live.length > 0 &&
        !live.some(
          (release) => release.name === listener.name && release.events.listens.map(String).includes(name),
        );
      return [
        (isNew ? breaking : warning)(
          'event-unsaid',
          listener.name,
          name,
          `${listener.name} listens for ${name}, which no unit emits`,
          'Listen for an event that a live unit emits; the unit that emits a new one has to be live first.',
        ),
      ];
    }),
  );
}

function payloadsUnfit(releases: readonly Release[], listener: Release, name: string): Finding[] {
  const needed = listener.contract?.events.listens[name];
  if (!needed) return [];
  return releases.flatMap((emitter) => {
    const given = emitter.contract?.events.emits[name];
    if (!given) return [];
    return shortfalls(given, needed).map((shortfall) =>
      breaking(
        'event-payload',
        emitter.name,
        `${name}.${shortfall.at}`,
        saying(shortfall, `${listener.name}, which listens for ${name},`, emitter.name),
        'An event may gain fields, never lose or change them: keep the field, or emit a new event beside it.',
      ),
    );
  });
}
