/** What was served before, read from the history of a channel. */
import type { CompositionDocument } from '@chamba/kernel/composition/signing';
import type { ChannelMove } from '@chamba/services';

/** The release of a unit as compositions name it. */
export type NamedRelease = CompositionDocument['units'][string];

/** Moves of a channel, newest first, with the documents of both ends. */
export type ToldMove = ChannelMove & {
  fromDocument: CompositionDocument | null;
  toDocument: CompositionDocument;
};

/** Whether two names are of one release. */
export function isSame(a: NamedRelease | undefined, b: NamedRelease | undefined): boolean {
  return a?.manifest === b?.manifest && a?.version === b?.version && a?.digest === b?.digest;
}

/** Moves that bring something new; a step back looks for what was there before one of them. */
const FORWARD: ReadonlySet<ChannelMove['kind']> = new Set(['promote', 'follow']);

/**
 * The release of a unit that was served before the present one came, however often it came back since.
 * @returns undefined when there was none: the unit was new; null when the history does not know.
 */
export function releaseBefore(
  moves: readonly ToldMove[],
  unit: string,
  present: NamedRelease | undefined,
): NamedRelease | undefined | null {
  const came = moves.filter(
    ({ fromDocument, toDocument }) =>
      fromDocument !== null &&
      isSame(toDocument.units[unit], present) &&
      !isSame(fromDocument.units[unit], present),
  );
  const move = came.find(({ kind }) => FORWARD.has(kind)) ?? came[0];
  return move ? move.fromDocument?.units[unit] : null;
}

/**
 * The composition that a channel pointed at before the present one came.
 * @param isUsable whether it may be pointed at again.
 * @returns null when the history knows none.
 */
export function compositionBefore(
  moves: readonly ChannelMove[],
  present: string,
  isUsable: (id: string) => boolean,
): string | null {
  const seen = new Set<string>();
  let at: string | null = present;
  while (at !== null && !seen.has(at)) {
    seen.add(at);
    const current: string = at;
    const came: ChannelMove[] = moves.filter(
      ({ from, to }) => to === current && from !== null && from !== current,
    );
    at = (came.find(({ kind }) => FORWARD.has(kind)) ?? came[0])?.from ?? null;
    if (at !== null && !seen.has(at) && isUsable(at)) return at;
  }
  return null;
}
