/** Finds previously served releases in the history of a channel. */
import type { CompositionDocument } from '@chamba/kernel/composition/signing';
import type { ChannelMove, Registry } from '@chamba/platform-store';

/** The release of a unit as compositions name it. */
export type NamedRelease = CompositionDocument['units'][string];

/** Moves of a channel, newest first, with the documents of both ends. */
export type DocumentedMove = ChannelMove & {
  fromDocument: CompositionDocument | null;
  toDocument: CompositionDocument;
};

/**
 * The newest moves of a channel.
 * @param most how many at most.
 */
export async function readMoves(
  { channels }: Registry,
  channel: string,
  most: number,
): Promise<DocumentedMove[]> {
  const moves = await channels.history(channel, most);
  const ids = new Set(moves.flatMap(({ from, to }) => (from === null ? [to] : [from, to])));
  const stored = await channels.compositions([...ids]);
  return moves.flatMap((move) => {
    const toDocument = stored.get(move.to)?.document;
    const fromDocument = (move.from === null ? null : stored.get(move.from)?.document) ?? null;
    return toDocument ? [{ ...move, fromDocument, toDocument }] : [];
  });
}

/** Whether two names identify the same release. */
export function isSame(a: NamedRelease | undefined, b: NamedRelease | undefined): boolean {
  return a?.manifest === b?.manifest && a?.version === b?.version && a?.digest === b?.digest;
}

/**
 * The release of a unit that was served before the present one was first served, however often that came back since:
 * two rollbacks go back two releases.
 * @param moves newest first.
 * @returns undefined if the unit was new then; null if the present one was there from the start.
 */
export function releaseBefore(
  moves: readonly DocumentedMove[],
  unit: string,
  present: NamedRelease | undefined,
): NamedRelease | undefined | null {
  const oldestFirst = [...moves].reverse();
  for (const { fromDocument, toDocument } of oldestFirst) {
    if (fromDocument === null) continue;
    if (isSame(fromDocument.units[unit], present)) return null;
    if (isSame(toDocument.units[unit], present)) return fromDocument.units[unit];
  }
  return null;
}

/**
 * The composition that a channel pointed at before it first pointed at the present one.
 * @param moves newest first.
 * @param isUsable whether it may be served again; others are skipped.
 * @returns null if the present one was there from the start.
 */
export function compositionBefore(
  moves: readonly ChannelMove[],
  present: string,
  isUsable: (id: string) => boolean,
): string | null {
  const oldestFirst = [...moves].reverse();
  const passed = new Set<string>();
  let at: string | null = present;
  while (at !== null && !passed.has(at)) {
    const current: string = at;
    passed.add(current);
    const first: ChannelMove | undefined = oldestFirst.find(
      ({ from, to }) => from !== to && (from === current || to === current),
    );
    at = first?.to === current ? first.from : null;
    if (at !== null && isUsable(at)) return at;
  }
  return null;
}

/**
 * The release of a unit at a version, or in a composition, as a channel served it.
 * @param to the version, or the id of the composition.
 * @returns null if the channel never served it.
 */
export function servedAs(moves: readonly DocumentedMove[], unit: string, to: string): NamedRelease | null {
  for (const { from, to: id, fromDocument, toDocument } of moves) {
    for (const [composition, document] of [
      [id, toDocument],
      [from, fromDocument],
    ] as const) {
      const named = document?.units[unit];
      if (named && (named.version === to || composition === to)) return named;
    }
  }
  return null;
}
