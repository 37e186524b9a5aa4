import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  createCandidate,
  corpus,
  newestReleases,
  readLive,
  type Artefact,
  type Change,
} from '../testing/corpus/index.ts';
import { toBudgets } from '../testing/corpus/budgets.ts';
import type { Budgets } from '../release/index.ts';
import { verifyRelease } from './index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const releases = path.resolve(root, process.env['RELEASES_DIR'] || 'build/releases');

describe('verify, over the corpus of changes', () => {
  let originals: Record<string, Artefact>;
  let budgets: Budgets;
  let work: string;
  let live: string;

  before(() => {
    originals = readLive(releases);
    budgets = toBudgets(originals);
    work = mkdtempSync(path.join(tmpdir(), 'chamba-verify-'));
    live = path.join(work, 'live');
    for (const original of Object.values(originals)) original.write(live);
  });
  after(() => rmSync(work, { recursive: true, force: true }));

  /** The breaking findings on a changed release. */
  async function findingsOn(change: Change): Promise<string[]> {
    const folder = createCandidate(change, originals).write(path.join(work, change.name.replace('/', '-')));
    const report = await verifyRelease({ folder, against: { folder: live }, budgets, browser: false });
    return report.findings
      .filter(({ level }) => level === 'breaking')
      .map(({ rule, unit, subject, message }) => `${rule} ${unit} ${subject}: ${message}`);
  }

  it('finds no fault in the live releases', async () => {
    for (const folder of Object.values(newestReleases(live))) {
      const report = await verifyRelease({ folder, against: { folder: live }, budgets, browser: false });
      assert.deepEqual(
        report.findings.filter(({ level }) => level === 'breaking'),
        [],
        report.unit,
      );
    }
  });

  it('blocks at least 95 % of the breaking changes and none of the harmless ones', async (context) => {
    const misses: string[] = [];
    const alarms: string[] = [];
    const seen = corpus.filter((change) => change.seen === 'statically');
    for (const change of seen) {
      const found = await findingsOn(change);
      if (change.kind === 'breaking' && found.length === 0) misses.push(`${change.name}: ${change.what}`);
      if (change.kind === 'harmless' && found.length > 0) alarms.push(`${change.name}: ${found.join('; ')}`);
      if (process.env['CORPUS_SAYS']) console.log(change.name, found);
    }
    const breaking = seen.filter(({ kind }) => kind === 'breaking').length;
    context.diagnostic(`${breaking - misses.length} of ${breaking} breaking changes blocked`);
    context.diagnostic(`${alarms.length} of ${seen.length - breaking} harmless changes blocked`);
    for (const miss of misses) context.diagnostic(`missed: ${miss}`);
    assert.deepEqual(alarms, []);
    assert.ok(misses.length <= breaking * 0.05, misses.join('\n'));
  });
});
