/**
 * The part of the corpus that is only detectable in a browser. By default a few changes are tried; with
 * `CORPUS=full`, which takes some minutes, all of them; else those that `CORPUS` names.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startLocalGateway, type LocalGateway } from '../compose/index.ts';
import { createCandidate, corpus, readLive, type Artefact, type Change } from '../testing/corpus/index.ts';
import { findChromium } from './browser/index.ts';
import { writeSmallSample } from './browser/sample.ts';
import { verifyRelease } from './index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const releases = path.resolve(root, process.env['RELEASES_DIR'] || 'build/releases');
/** The page of the changes, and a page whose owner is the failing unit. */
const PAGE = 'mfe-account/restore-password';
const FAULTS_ON = 'mfe-account/login';
/** Changes on other pages. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'late-filler-throws': 'mfe-search/offer',
  'pressed-filler-throws': 'mfe-search/home',
};
const SAMPLE: readonly string[] = [
  'page-complains/breaking',
  'page-complains/harmless',
  'retry-does-nothing/breaking',
  'page-swallows-clicks/breaking',
  'page-empties-the-storage/harmless',
];

const asked = process.env['CORPUS'];
const wanted = asked && asked !== 'full' ? asked.split(',') : SAMPLE;
const tried = corpus.filter(
  ({ seen, name }) => seen !== 'statically' && (asked === 'full' || wanted.includes(name)),
);

function findPage({ name, seen }: Change): string {
  return ELSEWHERE[name.split('/', 1)[0] ?? ''] ?? (seen === 'faults' ? FAULTS_ON : PAGE);
}

const skip = findChromium() === null && 'no Chromium on this machine';

describe('verify, over changes that show in a browser', { skip }, () => {
  let originals: Record<string, Artefact>;
  let work: string;
  let live: string;
  let services: LocalGateway;

  before(async () => {
    originals = readLive(releases);
    work = mkdtempSync(path.join(tmpdir(), 'chamba-verify-'));
    live = path.join(work, 'live');
    for (const original of Object.values(originals)) original.write(live);
    const sample = path.join(work, 'sample');
    mkdirSync(sample);
    writeSmallSample(sample);
    // One database for all: the changes differ in their pages only.
    services = await startLocalGateway({
      services: 'embedded',
      releasesDir: live,
      dataDir: path.join(work, 'data'),
      env: { SAMPLE: sample, RATE_LIMIT_SCALE: '0', SEARCH_READ_MODEL: 'off', LOG_LEVEL: 'error' },
    });
  });
  after(async () => {
    await services.stop();
    rmSync(work, { recursive: true, force: true });
  });

  it('blocks at least 95 % of the breaking changes and none of the harmless ones', async (context) => {
    const misses: string[] = [];
    const alarms: string[] = [];
    for (const change of tried) {
      const folder = createCandidate(change, originals).write(path.join(work, change.name.replace('/', '-')));
      const { findings } = await verifyRelease({
        folder,
        against: { folder: live },
        budgets: null,
        browser: true,
        pages: [findPage(change)],
        kill: change.seen === 'faults',
        compare: change.seen === 'comparison',
        services: services.url,
      });
      const found = findings
        .filter(({ level }) => level === 'breaking')
        .map(({ rule, message }) => `${rule}: ${message}`);
      if (change.kind === 'breaking' && found.length === 0) misses.push(`${change.name}: ${change.what}`);
      if (change.kind === 'harmless' && found.length > 0) alarms.push(`${change.name}: ${found.join('; ')}`);
      if (process.env['CORPUS_SAYS']) console.log(change.name, found);
      rmSync(path.dirname(path.dirname(folder)), { recursive: true });
    }
    const breaking = tried.filter(({ kind }) => kind === 'breaking').length;
    context.diagnostic(`${breaking - misses.length} of ${breaking} breaking changes blocked`);
    context.diagnostic(`${alarms.length} of ${tried.length - breaking} harmless changes blocked`);
    for (const miss of misses) context.diagnostic(`missed: ${miss}`);
    assert.deepEqual(alarms, []);
    assert.ok(misses.length <= breaking * 0.05, misses.join('\n'));
  });
});
