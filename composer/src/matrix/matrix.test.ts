import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Release } from '@chamba/kernel/composition/release';
import { readLive, type Artefact } from '../testing/corpus/index.ts';
import { findChromium } from '../verify/browser/index.ts';
import { listCombinations, type Variant } from './combinations.ts';
import { runMatrix } from './index.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('the skew matrix', () => {
  let originals: Record<string, Artefact>;
  let work: string;
  let live: string;
  before(() => {
    originals = readLive(path.resolve(root, process.env['RELEASES_DIR'] || 'build/releases'));
    work = mkdtempSync(path.join(tmpdir(), 'chamba-matrix-'));
    live = path.join(work, 'live');
    for (const original of Object.values(originals)) original.write(live);
  });
  after(() => rmSync(work, { recursive: true, force: true }));

  /** A release like the live one of a unit, with a change. */
  const variant = (unit: string, change: (artefact: Artefact) => void): Variant => {
    const artefact = (originals[unit] as Artefact).copy();
    change(artefact);
    artefact.seal();
    artefact.sealDigest();
    return { release: artefact.draft as Release, folder: artefact.write(path.join(work, 'others')) };
  };
  const sameWithNote = (artefact: Artefact): void => {
    artefact.put('container.js', `${artefact.text('container.js')}\n/* another day */`);
  };

  it('has every release alone, and every two of different units', () => {
    const [search, cv2, cv3] = ['mfe-search', 'mfe-cv', 'mfe-cv'].map((name, index) => ({
      release: { name, version: `${index}.0.0` } as Release,
      folder: '',
    })) as [Variant, Variant, Variant];
    assert.deepEqual(listCombinations([search, cv2, cv3]), [
      [search],
      [cv2],
      [cv3],
      [search, cv2],
      [search, cv3],
    ]);
  });

  const skip = findChromium() === null && 'no Chromium on this machine';
  it(
    'says which compositions fit, which a site would refuse, and on which people get stuck',
    { skip },
    async () => {
      const fits = variant('mfe-cv', sameWithNote);
      const breaks = variant('mfe-account', (artefact) => {
        const file = 'page-login.js';
        artefact.put(file, `throw new Error('not ready');${artefact.text(file)}`);
      });
      const refused = variant('mfe-cv', (artefact) => {
        for (const slot of artefact.draft.slots) slot.version = 99;
      });
      const { cells, failLive } = await runMatrix({
        variants: [fits, refused, breaks],
        against: { folder: live },
        onCell: () => undefined,
        stepMs: 3_000,
      });
      assert.deepEqual(failLive, []);
      assert.deepEqual(
        cells.map(
          ({ units, outcome }) => `${units.map((unit) => unit.split(' ', 1)[0]).join(' + ')}: ${outcome}`,
        ),
        [
          'mfe-cv: fits',
          'mfe-cv: refused',
          'mfe-account: breaks',
          'mfe-cv + mfe-account: breaks',
          'mfe-cv + mfe-account: refused',
        ],
      );
      assert.ok(cells[0]?.detail.includes('mfe-cv/somebody-adds-a-job'));
      assert.match(
        cells[2]?.detail.join() ?? '',
        /^mfe-account\/somebody-signs-up-and-logs-in fails at step \d+ of \d+ on a phone: /,
      );
      assert.match(cells[1]?.detail.join() ?? '', /^slot-version: /);
    },
  );
});
