import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Release } from '@chamba/kernel/composition/release';
import { click, journey, link, open } from '@chamba/kernel/journeys';
import { readLive, type Artefact } from '../../testing/corpus/index.ts';
import { findChromium } from '../browser/index.ts';
import { verifyRelease, type VerifyReport } from '../index.ts';
import { concernedJourneys } from './concerned.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const APPLIES = 'mfe-apply/somebody-applies';

describe('the journeys that a release is verified with', () => {
  let originals: Record<string, Artefact>;
  let work: string;
  let live: string;
  before(() => {
    originals = readLive(path.resolve(root, process.env['RELEASES_DIR'] || 'build/releases'));
    work = mkdtempSync(path.join(tmpdir(), 'chamba-verify-'));
    live = path.join(work, 'live');
    for (const original of Object.values(originals)) original.write(live);
  });
  after(() => rmSync(work, { recursive: true, force: true }));

  const released = (unit: string): Release => originals[unit]?.draft as Release;
  const concerned = (unit: string, pages: readonly string[]): string[] =>
    concernedJourneys(
      released(unit),
      Object.keys(originals).map(released),
      pages.map((page, index) => ({
        unit: 'mfe-somebody',
        journey: journey(String.fromCodePoint(97 + index), {
          title: page,
          as: 'visitor',
          steps: [open(page), click(link('Ver'))],
        }),
      })),
    ).map(({ journey: { title } }) => title);

  it('are those over its pages, those where it fills a slot, and those of units that it exchanges events with', () => {
    const pages = ['/login', '/empleo/oferta/7', '/curriculo', '/acerca-de'];
    assert.deepEqual(concerned('mfe-cv', pages), ['/empleo/oferta/7', '/curriculo']);
    assert.ok(concerned('mfe-search', pages).includes('/empleo/oferta/7'));
    assert.deepEqual(concerned('shell', pages), pages);
  });

  const verify = (candidate: Artefact, journeys: readonly string[]) => {
    const folder = candidate.write(mkdtempSync(path.join(work, 'candidate-')));
    return verifyRelease({ folder, against: { folder: live }, budgets: null, browser: true, journeys });
  };
  const outcome = ({ findings }: VerifyReport): string[] =>
    findings.map(({ level, rule, subject }) => `${level} ${rule} ${subject}`);

  const skip = findChromium() === null && 'no Chromium on this machine';

  it("show what another team's people cannot do any more", { skip }, async () => {
    const candidate = (originals['mfe-search'] as Artefact).copy();
    const file = 'page-offer.js';
    const given = /name:"offer\.apply",props:\{job:(\w+),/;
    assert.match(candidate.text(file), given);
    candidate.put(file, candidate.text(file).replace(given, 'name:"offer.apply",props:{job:{...$1,id:"0"},'));
    candidate.seal();
    candidate.sealDigest();
    const report = await verify(candidate, [APPLIES]);
    assert.deepEqual(outcome(report), [`breaking journey ${APPLIES}`]);
    assert.match(
      report.findings[0]?.message ?? '',
      /'somebody applies' of mfe-apply fails at step \d of 8 on a phone: /,
    );
    assert.match(
      report.findings[0]?.remedy ?? '',
      /If it is meant: --accept journey:mfe-apply\/somebody-applies$/,
    );
    assert.equal(report.ok, false);
  });

  it('warn of one that the release leaves out', { skip }, async () => {
    const candidate = (originals['mfe-apply'] as Artefact).copy();
    candidate.put('journeys.json', JSON.stringify({ journeys: [] }));
    candidate.seal();
    candidate.sealDigest();
    const report = await verify(candidate, []);
    assert.deepEqual(outcome(report).toSorted(), [
      `warning journey-removed ${APPLIES}`,
      'warning journey-removed mfe-apply/somebody-saves-a-search',
    ]);
    assert.equal(report.ok, true);
  });
});
