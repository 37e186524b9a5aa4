import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CompositionDocument } from '@chamba/kernel/composition/signing';
import type { MoveKind } from '@chamba/platform-store';
import { getPercentile } from './canary.ts';
import { followLive } from './follow-live.ts';
import { compositionBefore, releaseBefore, type DocumentedMove } from './history.ts';

const named = (version: string) => ({
  version,
  digest: 'a'.repeat(12),
  manifest: version.padEnd(64, '0').replace(/[^0-9]/g, '0'),
});

/** `'a1 b2'`: unit a at 1.0.0 and b at 2.0.0. */
function composed(text: string): CompositionDocument {
  const units = text.split(' ').map((part) => [part.slice(0, 1), named(`${part.slice(1)}.0.0`)] as const);
  return { schema: 1, units: Object.fromEntries(units) };
}

/**
 * Builds a history from the served compositions, oldest first; the result has the newest first, like the registry's.
 */
function history(...texts: string[]): DocumentedMove[] {
  return texts
    .slice(1)
    .map((to, at): DocumentedMove => {
      const from = texts[at] ?? '';
      const kind: MoveKind = 'promote';
      const rest = {
        channel: 'live',
        at: new Date(),
        who: 'x',
        key: null,
        kind,
        unit: null,
        share: null,
        why: '',
      };
      return { ...rest, id: at, from, to, fromDocument: composed(from), toDocument: composed(to) };
    })
    .reverse();
}

const before = (
  moves: DocumentedMove[],
  unit: string,
  version: string | undefined,
): string | undefined | null => {
  const found = releaseBefore(moves, unit, version === undefined ? undefined : named(version));
  return found ? found.version : found;
};

describe('previously served', () => {
  it('is the release that the present one replaced', () => {
    assert.equal(before(history('a1 b1', 'a2 b1', 'a2 b2'), 'a', '2.0.0'), '1.0.0');
    assert.equal(before(history('a1 b1', 'a2 b1', 'a2 b2'), 'b', '2.0.0'), '1.0.0');
  });

  it('goes further back each time, and not forward again', () => {
    const moves = history('a1', 'a2', 'a3', 'a2');
    assert.equal(before(moves, 'a', '2.0.0'), '1.0.0');
    assert.equal(before(history('a1', 'a2', 'a3', 'a2', 'a1'), 'a', '1.0.0'), null);
    assert.equal(
      before(history('a1', 'a2', 'a1', 'a4'), 'a', '4.0.0'),
      '1.0.0',
      'not the release that was rolled back',
    );
  });

  it('is undefined for a new unit', () => {
    assert.equal(before(history('a1', 'a1 b1'), 'b', '1.0.0'), undefined);
    assert.equal(before([], 'b', '1.0.0'), null);
  });

  it('is a usable composition, for a whole channel', () => {
    const all = (): boolean => true;
    assert.equal(compositionBefore(history('a1', 'a2', 'a3'), 'a3', all), 'a2');
    assert.equal(compositionBefore(history('a1', 'a2', 'a3', 'a2'), 'a2', all), 'a1');
    assert.equal(compositionBefore(history('a1', 'a2', 'a1'), 'a1', all), null);
    assert.equal(compositionBefore(history('a1', 'a2', 'a1', 'a3'), 'a3', all), 'a1');
    assert.equal(
      compositionBefore(history('a1', 'a2', 'a3'), 'a3', (id) => id !== 'a2'),
      'a1',
    );
    assert.equal(
      compositionBefore(history('a1', 'a2', 'a3'), 'a3', () => false),
      null,
    );
    assert.equal(compositionBefore(history('a1', 'a1', 'a2'), 'a1', all), null, 'a new share is not a move');
  });
});

describe('a canary', () => {
  it('follows live where it has no newer release of its own', () => {
    for (const [canary, from, to, expected] of [
      ['a2 b1', 'a1 b1', 'a1 b2', 'a2 b2'],
      ['a3 b1', 'a1 b1', 'a2 b1', 'a3 b1'],
      ['a3 b1', 'a1 b1', 'a3 b1', 'a3 b1'],
      ['a3 b1', 'a1 b1', 'a4 b1', 'a4 b1'],
      ['a2 b1', 'a2 b1', 'a1 b1', 'a1 b1'],
      ['a2 b1', 'a1 b1', 'a1 b1 c1', 'a2 b1 c1'],
      ['a2 b1 c1', 'a1 b1 c1', 'a1 b1', 'a2 b1'],
    ] as const)
      assert.deepEqual(
        followLive(composed(canary), composed(from), composed(to)),
        composed(expected),
        canary,
      );
  });

  it('places a visitor always at the same percentile, and visitors evenly', () => {
    const places = Array.from({ length: 2_000 }, (_, at) => getPercentile(`visitor ${at}`));
    assert.ok(places.every((place) => place >= 0 && place < 100));
    const inTen = places.filter((place) => place < 10).length;
    assert.ok(inTen > 150 && inTen < 250, String(inTen));
    assert.equal(getPercentile('visitor 7'), places[7]);
  });
});
